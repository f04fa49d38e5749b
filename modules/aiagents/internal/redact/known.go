package redact

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// known are the facts, ready to be looked for.
type known struct {
	country   string
	numbers   []fact // of digits alone
	codes     []fact // with letters among them
	emails    []pattern
	addresses [][]string
	names     [][]string
}

// fact is a value in one of the ways to write it.
type fact struct {
	kind  kind
	value string // the same for all ways
	form  string
}

type pattern struct {
	*regexp.Regexp
	value string
}

const least = 4 // characters that tell something of a fact

func (f Facts) known() known {
	k := known{country: f.Country}
	for kind, values := range map[kind][]string{document: f.Documents, phone: f.Phones, account: f.Accounts, other: f.Others} {
		for _, value := range values {
			k.add(kind, value)
		}
	}
	for _, value := range f.Emails {
		if value = strings.TrimSpace(value); value != "" {
			k.emails = append(k.emails, pattern{emailPattern(value), strings.ToLower(value)})
		}
	}
	for _, value := range f.Addresses {
		k.addresses = append(k.addresses, telling(value))
	}
	for _, value := range f.Names {
		if f.HideNames {
			k.names = append(k.names, strings.Fields(namekey.Of(value)))
		}
	}
	return k
}

// add takes a number in the ways that it is written.
func (k *known) add(of kind, value string) {
	plain := strings.Map(alnum, strings.ToUpper(value))
	if strings.ContainsFunc(plain, unicode.IsLetter) {
		k.codes = append(k.codes, fact{of, plain, plain})
		return
	}
	for _, form := range forms(of, plain) {
		if len(form) >= least {
			k.numbers = append(k.numbers, fact{of, plain, form})
		}
	}
}

func alnum(r rune) rune {
	if r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' {
		return r
	}
	return -1
}

// forms are the longest first: zeros in front are left out, so is the country of a telephone, and days are written in other orders.
func forms(of kind, plain string) []string {
	all := []string{plain, strings.TrimLeft(plain, "0")}
	if of == phone && len(plain) > 8 {
		all = append(all, plain[len(plain)-8:], plain[len(plain)-7:])
	}
	if of == other && len(plain) == 8 && (strings.HasPrefix(plain, "19") || strings.HasPrefix(plain, "20")) {
		year, month, day := plain[:4], plain[4:6], plain[6:]
		all = append(all, day+month+year, month+day+year, day+month+year[2:], strings.TrimLeft(day, "0")+strings.TrimLeft(month, "0")+year)
	}
	return all
}

// emailPattern finds an address in whatever way its signs are written or spoken.
func emailPattern(value string) *regexp.Regexp {
	var b strings.Builder
	b.WriteString(`(?i)`)
	for i, r := range value {
		if i == 0 { // what stands before it is not of it
			b.WriteString(regexp.QuoteMeta(string(r)))
			continue
		}
		switch r {
		case '@':
			b.WriteString(at)
		case '.':
			b.WriteString(dot)
		case '_':
			b.WriteString(`\s*(?:_|gui[oó]n bajo|underscore|underline)\s*`)
		case '-':
			b.WriteString(`\s*(?:-|gui[oó]n|dash|h[ií]fen|tra[cç]o)\s*`)
		default:
			b.WriteString(`\s*` + regexp.QuoteMeta(string(r)))
		}
	}
	return regexp.MustCompile(b.String()) // of parts that are quoted
}

const (
	at  = `\s*(?:@|[(\[{]\s*(?:at|arroba)\s*[)\]}]|\barroba\b|\bat\b)\s*`
	dot = `\s*(?:\.|[(\[{]\s*(?:dot|punto|ponto)\s*[)\]}]|\bpunto\b|\bdot\b|\bponto\b)\s*`
)

// telling are the words of an address that tell it from others.
func telling(value string) (words []string) {
	for _, word := range strings.Fields(namekey.Of(value)) {
		if !plainWords[word] {
			words = append(words, word)
		}
	}
	return words
}

var plainWords = set("calle av avda avenida bvar bulevar boulevard rua r av al alameda street st road rd avenue ave ruta camino apto apartamento depto dpto " +
	"esquina esq casi entre numero nro no n numero km piso bis de del la las los el da do das dos the and y e of")
