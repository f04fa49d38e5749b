package rows

import (
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// phones reads every number of a cell: creditors write several into one, divided by slash, semicolon or bar.
func (w *work) phones(at cell) {
	for rest := at.text; rest != ""; {
		part := rest
		if i := strings.IndexAny(rest, "/;|"); i >= 0 {
			part, rest = rest[:i], rest[i+1:]
		} else {
			rest = ""
		}
		if part = strings.TrimSpace(part); part != "" {
			w.phone(at.column, part)
		}
	}
}

func (w *work) phone(column int, text string) {
	number, err := phonenumber.Parse(text, w.p.Country)
	if err != nil {
		w.row.fault(column, mapping.Phone, text, PhoneForm, w.p.Country)
		return
	}
	for _, known := range w.row.Phones {
		if known.E164 == number.E164 {
			return
		}
	}
	w.row.Phones = append(w.row.Phones, Dialled{number, text})
}
