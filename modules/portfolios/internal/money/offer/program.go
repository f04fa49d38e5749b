package offer

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
)

// program is the role of a module that asks in its own name.
const program = "system"

// narrowest is what a program agrees to by itself: what every person could, whoever they are.
func (r Rule) narrowest(p portfolio.Portfolio, currency string, balance int64) Own {
	own := r.line("cashier", p, currency, balance)
	for _, role := range []string{"manager", "admin"} {
		other := r.line(role, p, currency, balance)
		own.Discount, own.Amount = min(own.Discount, other.Discount), min(own.Amount, other.Amount)
		own.Instalments, own.DownPayment = min(own.Instalments, other.Instalments), max(own.DownPayment, other.DownPayment)
	}
	return own
}
