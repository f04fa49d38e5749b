package statement

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// longest are how many bytes of a text are kept.
const longest = 300

// parser makes lines of rows.
type parser struct {
	Layout
	now time.Time
}

// parse reads one row. One that cannot be read has the first fault found.
func (p parser) parse(number int64, problem tabular.Problem, cells []string) Entry {
	l := Entry{Line: number, Currency: p.Currency}
	if problem != "" || len(cells) > len(p.Columns) && strings.TrimSpace(strings.Join(cells[len(p.Columns):], "")) != "" {
		l.wrong(BadRow)
		return l
	}
	at := func(f Field) string {
		i := slices.Index(p.Columns, f)
		if i < 0 || i >= len(cells) {
			return ""
		}
		return clip(cells[i])
	}
	l.Reference, l.Payer, l.Document, l.DebtRef = p.reference(cells), at(Payer), at(Document), at(DebtRef)
	l.currency(at(Currency))
	l.amount(at(Amount), p.Layout)
	l.day(at(Day), p.Format, p.now)
	return l
}

func (p parser) reference(cells []string) string {
	var texts []string
	for i, f := range p.Columns {
		if f == Reference && i < len(cells) && strings.TrimSpace(cells[i]) != "" {
			texts = append(texts, strings.TrimSpace(cells[i]))
		}
	}
	return clip(strings.Join(texts, " · "))
}

func clip(text string) string {
	text = strings.TrimSpace(strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\x00", ""))
	if len(text) > longest {
		return strings.ToValidUTF8(text[:longest], "")
	}
	return text
}

func (e *Entry) wrong(f Fault) { e.Fault = cmp.Or(e.Fault, f) }

// signs are how statements write the currencies of the region.
func signs() map[string]string {
	return map[string]string{"U$S": "USD", "US$": "USD", "R$": "BRL", "$U": "UYU", "UI": "UYI", "DOL": "USD", "PESOS": "UYU", "REAIS": "BRL"}
}

func (e *Entry) currency(text string) {
	if text = strings.ToUpper(text); text == "" {
		return
	}
	text = cmp.Or(signs()[text], text)
	if _, known := money.Lookup(text); !known {
		e.wrong(BadCurrency)
		return
	}
	e.Currency = text
}

func (e *Entry) amount(text string, f Layout) {
	c, _ := money.Lookup(e.Currency)
	if f.MinorUnits {
		c.Digits = 0
	}
	amount, err := tabular.ParseAmount(text, f.Format.Decimal, c.Digits)
	switch {
	case f.MinorUnits && f.Digits > 0 && len(text) < f.Digits:
		e.wrong(BadRow)
	case err != nil || amount > money.Most:
		e.wrong(BadAmount)
	case amount <= 0:
		e.wrong(Outgoing)
	default:
		e.Amount = amount
	}
}

func (e *Entry) day(text string, format tabular.Format, now time.Time) {
	day, err := parseDay(text, format.Date, now)
	if err != nil || day.Year() < 1990 || day.After(now.AddDate(0, 0, 2)) {
		e.wrong(BadDay)
		return
	}
	e.Day = civil.On(day, time.UTC)
}

// parseDay reads a day, also one of eight digits without a sign between.
func parseDay(text string, order tabular.DateOrder, now time.Time) (time.Time, error) {
	text = strings.TrimSpace(text)
	if _, err := strconv.Atoi(text); err != nil || len(text) != 8 {
		return tabular.ParseDate(text, order, true, now)
	}
	if day, err := time.Parse("20060102", text); err == nil && day.Year() > 1990 && day.Year() < 2100 {
		return day, nil
	}
	if order == tabular.MDY {
		return time.Parse("01022006", text)
	}
	return time.Parse("02012006", text)
}

func isDay(v string) bool {
	_, err := parseDay(v, tabular.DMY, time.Now())
	if err != nil {
		_, err = parseDay(v, tabular.MDY, time.Now())
	}
	return err == nil && (len(v) == 8 || strings.ContainsAny(v, "-/."))
}

func isAmount(v string) bool {
	_, err := tabular.ParseAmount(v, tabular.Comma, 4)
	return err == nil && !isDay(v)
}
