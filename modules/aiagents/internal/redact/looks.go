package redact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

var (
	emailLook = regexp.MustCompile(`(?i)[\p{L}\p{N}._%+-]+` + at + `[\p{L}\p{N}-]+(?:(?:\.|\s+(?:punto|dot|ponto)\s+)[\p{L}\p{N}-]+)+`)
	ibanLook  = regexp.MustCompile(`\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?\b`)
	rutLook   = regexp.MustCompile(`\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b`)
	tight     = regexp.MustCompile(`^[\s.()_/\-\x{2010}-\x{2015}\x{200b}\x{00a0}]{0,3}$`)
	amount    = regexp.MustCompile(`^[1-9]\d{0,2}([.,]\d{3})*([.,]\d{1,2})?$`)
	day       = regexp.MustCompile(`^(\d{1,2}[/.\- ]\d{1,2}[/.\- ](\d{2}|\d{4})|\d{4}[/.\-]\d{1,2}[/.\-]\d{1,2})$`)
	sum       = regexp.MustCompile(`(?i)(?:\$|€|\b(?:uyu|usd|ars|brl|clp|pyg|eur))\s*\d[\d.,]*|\d[\d.,]*\s*(?:\$|€|` + coins + `)`)
	coin      = regexp.MustCompile(`(?i)^\s*(?:` + coins + `)`)
	ofPapers  = regexp.MustCompile(`(?i)\b(dni|c\.?\s?i|c[eé]dula|documento|document|cpf|cnpj|rg|rut|run|ruc|nit|cuit|cuil|curp|rfc|pasaporte|passaporte|passport|identidad|identidade|id)\b[^\d\n]{0,20}$`)
	ofAccount = regexp.MustCompile(`(?i)\b(cuenta|conta|account|cbu|cvu|clabe|pix|iban|agencia|agência)\b[^\d\n]{0,20}$`)
)

const coins = `pesos|reais|real\b|d[oó]lares|dollars|guaran|uyu|usd|ars|brl|clp|mil\b`

// page is a text, and the sums of money in it.
type page struct {
	text string
	sums [][]int
}

func looksLikeEmail(text string) (all []span) {
	for _, at := range emailLook.FindAllStringIndex(text, -1) {
		all = append(all, span{from: at[0], to: at[1], kind: email, value: strings.ToLower(text[at[0]:at[1]])})
	}
	return all
}

// likeCodes are numbers with letters that their look tells.
func likeCodes(text string) (all []span) {
	for _, at := range ibanLook.FindAllStringIndex(text, -1) {
		all = append(all, span{from: at[0], to: at[1], kind: account, value: strings.Map(alnum, text[at[0]:at[1]])})
	}
	for _, at := range rutLook.FindAllStringIndex(text, -1) {
		all = append(all, span{from: at[0], to: at[1], kind: document, value: strings.Map(alnum, strings.ToUpper(text[at[0]:at[1]]))})
	}
	return all
}

// looks are the numbers of a run that their look tells.
func (k known) looks(p page, r run) (all []span) {
	for len(r) > 0 {
		n := 1
		for n < len(r) && r[n].spoken == r[0].spoken && tight.MatchString(strings.ReplaceAll(p.text[r[n-1].to:r[n].from], ",", "")) {
			n++
		}
		if of := k.look(p, r[:n]); of != "" {
			all = append(all, span{from: r[0].from, to: r[n-1].to, kind: of, value: r[:n].digits()})
		}
		r = r[n:]
	}
	return all
}

const (
	shortest = 5 // digits of a paper that is named as one
	longRun  = 9 // digits that no amount is written with, without its points
)

// look is what a number is by its look; nothing for an amount, a day and whatever else a talk is about.
func (k known) look(p page, r run) kind {
	written, digits := p.text[r[0].from:r[len(r)-1].to], r.digits()
	before := r.before(p.text)
	switch {
	case len(digits) >= 13 && len(digits) <= 19 && luhn(digits):
		return card
	case len(digits) >= shortest && ofPapers.MatchString(before):
		return document
	case len(digits) >= shortest && ofAccount.MatchString(before):
		return account
	case r.isMoney(p), amount.MatchString(written) && len(digits) != len(written), day.MatchString(written):
		return ""
	case k.paper(digits):
		return document
	case k.calls(before, digits):
		return phone
	case len(digits) >= longRun:
		return account
	}
	return ""
}

const nearby = 30 // bytes before a number that tell what it is

func (r run) before(text string) string { return text[max(0, r[0].from-nearby):r[0].from] }

// isMoney tells whether a number is, or is of, what is said to be a sum.
func (r run) isMoney(p page) bool {
	from, to := r[0].from, r[len(r)-1].to
	within := func(at []int) bool { return at[0] <= from && to <= at[1] }
	return coin.MatchString(p.text[to:]) || slices.ContainsFunc(p.sums, within)
}

// paper tells a number of identity by its check digit.
func (k known) paper(digits string) bool {
	for _, kind := range []nationalid.Kind{nationalid.BRCPF, nationalid.BRCNPJ, nationalid.ARCUIT, nationalid.UYRUT} {
		if number, err := nationalid.Parse(kind, digits); err == nil && number == digits {
			return true
		}
	}
	if k.country != "UY" || len(digits) < 7 {
		return false
	}
	_, err := nationalid.Parse(nationalid.UYCI, digits)
	return err == nil
}

func (k known) calls(before, digits string) bool {
	const fewest = 8
	if len(digits) < fewest {
		return false
	}
	if strings.HasSuffix(before, "+") {
		digits = "+" + digits
	}
	_, err := phonenumber.Parse(digits, k.country)
	return err == nil
}

// luhn is the check of cards.
func luhn(digits string) bool {
	total := 0
	for i := range len(digits) {
		d := int(digits[len(digits)-1-i] - '0')
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		total += d
	}
	return total%10 == 0
}
