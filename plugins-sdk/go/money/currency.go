package money

// Currency is an ISO 4217 currency (or a local unit of account) and how many digits its minor unit has.
type Currency struct {
	Code   string
	Digits int // decimal digits of the minor unit: 2 for UYU, 0 for CLP
}

// Lookup is the currency of code, and whether it is known. Codes are upper case.
func Lookup(code string) (Currency, bool) {
	digits, ok := digitsOf(code)
	return Currency{Code: code, Digits: digits}, ok
}

func digitsOf(code string) (int, bool) {
	switch code {
	case "CLP", "PYG", "UYI":
		return 0, true
	case "ARS", "BOB", "BRL", "CAD", "COP", "CRC", "DOP", "EUR", "GBP", "GTQ", "HNL", "MXN", "NIO", "PAB", "PEN",
		"USD", "UYU", "VES":
		return 2, true
	case "CLF", "UYW":
		return 4, true
	default:
		return 0, false
	}
}
