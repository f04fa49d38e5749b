package statement

import (
	"cmp"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Field is what a column of a bank file is.
type Field string

// The fields. Reference may stand for several columns: their texts are joined.
const (
	Ignored   Field = ""
	Day       Field = "day"
	Amount    Field = "amount"
	Reference Field = "reference"
	Payer     Field = "payer"
	Document  Field = "document"
	DebtRef   Field = "debt_ref"
	Currency  Field = "currency"
)

// Enum are all of them.
func (Field) Enum() []Field {
	return []Field{Ignored, Day, Amount, Reference, Payer, Document, DebtRef, Currency}
}

// Known reports whether it is one of them.
func (f Field) Known() bool { return slices.Contains(f.Enum(), f) }

// Many reports whether several columns may be it.
func (f Field) Many() bool { return f == Reference }

// words are what banks call a field, in three languages, the surest first.
func (f Field) words() []string {
	switch f {
	case Day:
		return []string{"fecha", "data", "date", "dia", "fecha valor", "fecha movimiento", "fecha pago", "value date", "data pagamento", "data movimento"}
	case Amount:
		return []string{"importe", "monto", "credito", "creditos", "valor", "amount", "credit", "haber", "deposito", "abono", "entrada"}
	case Reference:
		return []string{"referencia", "nro operacion", "numero operacion", "operacion", "comprobante", "reference", "transaction", "documento banco",
			"id operacion", "concepto", "descripcion", "detalle", "historico", "descricao", "description", "txid", "nsu"}
	case Payer:
		return []string{"ordenante", "pagador", "nombre", "nome", "payer", "name", "depositante", "remitente", "titular", "origen", "sender", "cliente"}
	case Document:
		return []string{"documento", "cedula", "ci", "rut", "cpf", "cnpj", "cpf cnpj", "dni", "cuit", "documento pagador", "document", "tax id"}
	case DebtRef:
		return []string{"deuda", "nro deuda", "contrato", "cuenta", "nro cuenta", "prestamo", "factura", "divida", "conta", "debt", "account", "contract", "invoice", "loan"}
	case Currency:
		return []string{"moneda", "moeda", "currency", "divisa"}
	default:
		return nil
	}
}

// Proposed is what a column is taken for.
type Proposed struct {
	Column    int     `json:"column"`
	Name      string  `json:"name"`
	Field     Field   `json:"field"`
	Certainty float64 `json:"certainty" doc:"0 to 1"`
}

// The certainty of what a name, or the values alone, say.
const (
	sameName = 0.95
	partName = 0.7
	byValue  = 0.5
)

// Propose gives every column its likeliest field, by the words of its header and by its values; a field goes to the surest column.
func Propose(d tabular.Detection) []Proposed {
	all := make([]Proposed, len(d.Header))
	var sure []Proposed
	for at, name := range d.Header {
		all[at] = Proposed{Column: at, Name: name}
		for _, f := range Field("").Enum()[1:] {
			if c := certainty(f, mapping.Key(name), d.Sample, at); c > 0 {
				sure = append(sure, Proposed{at, name, f, c})
			}
		}
	}
	slices.SortStableFunc(sure, func(a, b Proposed) int { return cmp.Compare(b.Certainty, a.Certainty) })
	taken := map[Field]bool{}
	for _, p := range sure {
		if all[p.Column].Field == Ignored && (!taken[p.Field] || p.Field.Many() && p.Certainty > byValue) {
			all[p.Column], taken[p.Field] = p, true
		}
	}
	return all
}

func certainty(f Field, key string, rows [][]string, at int) float64 {
	name, fits := 0.0, share(f, rows, at)
	for i, word := range f.words() {
		switch {
		case key == word:
			name = max(name, sameName-float64(i)/1000)
		case strings.Contains(" "+key+" ", " "+word+" "):
			name = max(name, partName-float64(i)/1000)
		}
	}
	switch {
	case fits < 0:
		return name
	case fits < 0.5:
		return name * 0.3
	case name == 0 && (f == Day || f == Amount || f == Payer) && fits > 0.9:
		return byValue - 0.01*float64(at) // of columns that look alike the first
	case name == 0:
		return 0
	}
	return min(0.99, name+0.04)
}

// share is how many of the values can be the field, below zero for one that any text can be.
func share(f Field, rows [][]string, at int) float64 {
	fits := map[Field]func(string) bool{Day: isDay, Amount: isAmount, Payer: isName, Currency: func(v string) bool { return len(v) == 3 || strings.Contains(v, "$") }}[f]
	if fits == nil {
		return -1
	}
	good, filled := 0, 0
	for _, row := range rows {
		if at < len(row) && strings.TrimSpace(row[at]) != "" {
			if filled++; fits(strings.TrimSpace(row[at])) {
				good++
			}
		}
	}
	if filled == 0 {
		return -1
	}
	return float64(good) / float64(filled)
}

func isName(v string) bool {
	digits := strings.Count(strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, v), "0")
	return digits == 0 && strings.Contains(v, " ")
}

// Digits is how many digits every amount of a table of fixed width has that is filled up with zeros, 0 where they differ: a line that
// is cut off there has fewer.
func Digits(columns []Field, d tabular.Detection) (digits int) {
	if !Padded(columns, d) {
		return 0
	}
	at := slices.Index(columns, Amount)
	for _, row := range d.Sample {
		if at >= len(row) || digits > 0 && len(row[at]) != digits {
			return 0
		}
		digits = len(row[at])
	}
	return digits
}

// Padded reports whether amounts are written without a decimal sign: amounts of a table of fixed width are filled up with zeros and have no decimal sign.
func Padded(columns []Field, d tabular.Detection) bool {
	at := slices.Index(columns, Amount)
	if d.Format.Kind != tabular.Fixed || at < 0 || len(d.Sample) == 0 {
		return false
	}
	for _, row := range d.Sample {
		if at < len(row) && strings.ContainsAny(row[at], ".,") {
			return false
		}
	}
	return true
}
