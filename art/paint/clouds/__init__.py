"""The painter of cloud pieces and of the skies behind them."""
