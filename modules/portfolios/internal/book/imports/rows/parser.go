package rows

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Parser turns the fields of a line into a Row, with every fault it finds. Safe for concurrent use.
type Parser struct {
	Format   tabular.Format
	Mapping  mapping.Mapping
	Header   []string // names of the columns, under which those are kept that are no field
	Country  string   // of the portfolio, ISO 3166
	Currency string   // of the portfolio, ISO 4217
	Now      time.Time
	debts    bool
}

// NewParser is a parser for one file of one portfolio.
func NewParser(format tabular.Format, m mapping.Mapping, header []string, country, currency string, now time.Time) *Parser {
	return &Parser{Format: format, Mapping: m, Header: header, Country: country, Currency: currency, Now: now, debts: m.HasDebts()}
}

// Parse understands one record. fields are those of the file's columns.
func (p *Parser) Parse(record tabular.Record, fields []string) Row {
	row := Row{Line: record.Line, Offset: record.Offset, End: record.End, Kind: debtor.Natural, HasDebt: p.debts}
	if code := broken(record.Problem); code != "" {
		row.fault(-1, "", "", code, "")
		return row
	}
	if len(fields) > len(p.Mapping) && strings.TrimSpace(strings.Join(fields[len(p.Mapping):], "")) != "" {
		row.fault(-1, "", "", Ragged, "")
		return row
	}
	w := work{p: p, row: &row}
	for column, value := range fields {
		if column < len(p.Mapping) && p.Mapping[column] != mapping.Ignored {
			w.read(column, p.Mapping[column], strings.TrimSpace(value))
		}
	}
	w.finish()
	return row
}

func broken(problem tabular.Problem) Code {
	switch problem {
	case tabular.BadEncoding:
		return Encoding
	case tabular.BadQuotes:
		return Quotes
	case tabular.TooLong:
		return TooLong
	}
	return ""
}

func (r *Row) fault(column int, field mapping.Field, value string, code Code, detail string) {
	r.Faults = append(r.Faults, Fault{column, field, clip(value), code, detail})
}

// clip keeps a value short enough to store and show.
func clip(value string) string {
	const longest = 200
	if len(value) <= longest {
		return value
	}
	return strings.ToValidUTF8(value[:longest], "") + "…"
}

// work is one row under way: what can only be judged when all its columns are known waits here.
type work struct {
	p   *Parser
	row *Row

	id, idType, currency, balance, principal      cell
	interest, fees, penalties, lastPayment, notes cell
}

type cell struct {
	column int
	text   string
}

func (w *work) read(column int, f mapping.Field, value string) {
	if value == "" {
		return
	}
	if limit := longest(f); len(value) > limit {
		w.row.fault(column, f, value, TooLong, itoa(limit))
		return
	}
	if w.readText(f, value) {
		return
	}
	at := cell{column, value}
	switch f {
	case mapping.NationalID:
		w.id = at
	case mapping.NationalIDType:
		w.idType = at
	case mapping.Currency:
		w.currency = at
	case mapping.Balance:
		w.balance = at
	case mapping.Principal:
		w.principal = at
	case mapping.Phone:
		w.phones(at)
	case mapping.Email:
		w.emails(at)
	default:
		w.readDebt(f, at)
	}
}

// readDebt reads what a debt is made of, and what stands beside it.
func (w *work) readDebt(f mapping.Field, at cell) {
	switch f {
	case mapping.Interest:
		w.interest = at
	case mapping.Fees:
		w.fees = at
	case mapping.Penalties:
		w.penalties = at
	case mapping.LastPayment:
		w.lastPayment = at
	case mapping.Notes:
		w.note(at)
	case mapping.Extra:
		w.keep(at)
	default:
		w.date(f, at)
	}
}

// note joins the columns of notes.
func (w *work) note(at cell) {
	if w.notes.text == "" {
		w.notes = at
		return
	}
	w.notes.text += "\n" + at.text
}

// keep keeps a column under its own name.
func (w *work) keep(at cell) {
	if at.column < len(w.p.Header) {
		w.row.Extra = append(w.row.Extra, extra.Pair{Name: w.p.Header[at.column], Value: at.text})
	}
}

// readText reads fields that are text of any kind.
func (w *work) readText(f mapping.Field, value string) bool {
	into := w.row.text(f)
	if into == nil {
		return false
	}
	*into = value
	return true
}

func (r *Row) text(f mapping.Field) *string {
	switch f {
	case mapping.ExternalRef:
		return &r.ExternalRef
	case mapping.Name:
		return &r.Name
	case mapping.GivenName:
		return &r.GivenName
	case mapping.FamilyName:
		return &r.FamilyName
	case mapping.Segment:
		return &r.Segment
	case mapping.AddressLine:
		return &r.Address.Line
	case mapping.City:
		return &r.Address.City
	case mapping.Region:
		return &r.Address.Region
	case mapping.PostalCode:
		return &r.Address.PostalCode
	case mapping.DebtRef:
		return &r.Ref
	case mapping.AccountRef:
		return &r.AccountRef
	case mapping.ProductCode:
		return &r.ProductCode
	case mapping.ProductName:
		return &r.ProductName
	case mapping.Brand:
		return &r.Brand
	}
	return nil
}

// longest is how many bytes a value of the field may have.
func longest(f mapping.Field) int {
	switch f {
	case mapping.Name, mapping.AddressLine, mapping.Email:
		return 240
	case mapping.Phone:
		return 160
	case mapping.Notes:
		return 2000
	case mapping.Extra:
		return extra.MaxValue
	}
	return 120
}

func (w *work) finish() {
	w.nationalID()
	w.name()
	r := w.row
	if r.NationalID == "" && r.ExternalRef == "" && w.id.text == "" {
		w.missing(mapping.NationalID, mapping.ExternalRef)
	}
	r.Key = debtor.DedupeKey(r.IDType, r.NationalID, r.ExternalRef, "")
	if r.HasDebt {
		w.debt()
	}
	w.beside()
}

// beside settles notes and extra columns: a table of debtors alone has no debt for its notes.
func (w *work) beside() {
	r := w.row
	switch {
	case w.notes.text == "":
	case r.HasDebt:
		r.Notes = w.notes.text
	default:
		w.keep(w.notes)
	}
	if r.Extra.Bytes() > extra.MaxBytes {
		r.fault(-1, mapping.Extra, "", TooLong, itoa(extra.MaxBytes))
	}
}

// missing names the first of the fields that the file has a column for, unless one of them was there and is at fault.
func (w *work) missing(choice ...mapping.Field) {
	for _, fault := range w.row.Faults {
		if slices.Contains(choice, fault.Field) {
			return
		}
	}
	for _, f := range choice {
		if column := w.p.Mapping.Column(f); column >= 0 {
			w.row.fault(column, f, "", Required, "")
			return
		}
	}
	w.row.fault(-1, choice[0], "", Required, "")
}

func (w *work) nationalID() {
	if w.id.text == "" {
		return
	}
	kind, number, err := w.readID()
	if err != nil {
		code := NationalIDForm
		if errors.Is(err, nationalid.ErrCheckDigit) {
			code = CheckDigit
		}
		w.row.fault(w.id.column, mapping.NationalID, w.id.text, code, string(kind))
		return
	}
	w.row.IDType, w.row.NationalID = kind, number
	if kind.Legal() || (kind == nationalid.ARCUIT && number[0] == '3') {
		w.row.Kind = debtor.Legal
	}
}

func (w *work) readID() (nationalid.Kind, string, error) {
	if kind := statedKind(w.idType.text, w.p.Country); kind != "" {
		number, err := nationalid.Parse(kind, w.id.text)
		return kind, number, err
	}
	return nationalid.Infer(w.p.Country, w.id.text)
}

// statedKind is the kind that a column of kinds names; "" leaves it to the number.
func statedKind(text, country string) nationalid.Kind {
	switch name := strings.ToUpper(strings.Trim(text, ". ")); name {
	case "":
		return ""
	case "PAS", "PASAPORTE", "PASSPORT", "PASSAPORTE", "PP":
		return nationalid.Passport
	default:
		kind := nationalid.Kind(strings.ToLower(country) + "_" + strings.ToLower(name))
		if kind.Known() {
			return kind
		}
		return ""
	}
}

func (w *work) name() {
	r := w.row
	if r.Name == "" {
		r.Name = strings.TrimSpace(r.GivenName + " " + r.FamilyName)
	}
	if r.Name == "" {
		w.missing(mapping.Name, mapping.GivenName, mapping.FamilyName)
	}
}

// emails reads every address of a cell.
func (w *work) emails(at cell) {
	for _, text := range strings.FieldsFunc(at.text, func(r rune) bool { return strings.ContainsRune(" ,;/|", r) }) {
		name, host, ok := strings.Cut(text, "@")
		if !ok || name == "" || !strings.Contains(host, ".") || strings.ContainsAny(text, "<>\"") {
			w.row.fault(at.column, mapping.Email, at.text, EmailForm, "")
			return
		}
		if address := strings.ToLower(text); !slices.Contains(w.row.Emails, address) {
			w.row.Emails = append(w.row.Emails, address)
		}
	}
}
