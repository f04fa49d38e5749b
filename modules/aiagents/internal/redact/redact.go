// Package redact covers what must neither leave for a provider nor be stored: numbers of identity, cards, telephones, accounts, e-mails and
// addresses; names where a company says so. What is covered gets a placeholder that stays the same through a talk, so that a model may speak
// of it and hand it to a tool, and is put back in what comes from there.
package redact

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Facts are what is known of a debtor. They are covered in whatever way somebody writes them; other things only where their look tells them.
type Facts struct {
	Country   string // ISO 3166, whose numbers are told by their look
	Documents []string
	Phones    []string
	Emails    []string
	Accounts  []string
	Addresses []string
	Others    []string // numbers that only they know: a reference, a day of birth
	Names     []string // covered with HideNames
	HideNames bool
}

// kind is what something is, as its placeholder says.
type kind string

const (
	document kind = "DOCUMENTO"
	card     kind = "TARJETA"
	phone    kind = "TELEFONO"
	email    kind = "CORREO"
	account  kind = "CUENTA"
	address  kind = "DIRECCION"
	other    kind = "DATO"
	person   kind = "NOMBRE"
)

// Map knows which placeholder stands for what, through one talk. It is not for several at once.
type Map struct {
	known known
	names map[string]string // kind and value → placeholder
	back  map[string]string // placeholder → what stood there
	count map[kind]int
}

// New is the map of a talk.
func New(facts Facts) *Map {
	return &Map{known: facts.known(), names: map[string]string{}, back: map[string]string{}, count: map[kind]int{}}
}

// Out covers one text.
func Out(text string, facts Facts) (string, *Map) {
	m := New(facts)
	return m.Out(text), m
}

// span is a part of a text that is covered.
type span struct {
	from, to int
	kind     kind
	value    string // alike for all ways to write it
	rank     int    // the lower, the more is known of it
}

// Out is a text as it may leave. What looks like a placeholder and is none of ours is defused: nobody can ask for what stands behind one.
func (m *Map) Out(text string) string {
	text = placeholder.ReplaceAllString(text, "($1 $2)")
	var b strings.Builder
	at := 0
	for _, s := range m.known.find(text) {
		b.WriteString(text[at:s.from])
		b.WriteString(m.name(s, text[s.from:s.to]))
		at = s.to
	}
	b.WriteString(text[at:])
	return b.String()
}

// name is the placeholder of a value, the same each time.
func (m *Map) name(s span, text string) string {
	key := string(s.kind) + "\x00" + s.value
	if known, ok := m.names[key]; ok {
		return known
	}
	m.count[s.kind]++
	name := fmt.Sprintf("[%s_%d]", s.kind, m.count[s.kind])
	m.names[key], m.back[name] = name, text
	return name
}

// placeholder is one, as models write them too.
var placeholder = regexp.MustCompile(`(?i)\[\s*(DOCUMENTO|TARJETA|TELEFONO|CORREO|CUENTA|DIRECCION|DATO|NOMBRE)[ _]?(\d+)\s*\]`)

// Back is a text with what stood there. Only what has been covered in this talk comes back: a fact that nobody has said is told to nobody.
func (m *Map) Back(text string) string {
	return placeholder.ReplaceAllStringFunc(text, func(found string) string {
		parts := placeholder.FindStringSubmatch(found)
		return cmp.Or(m.back[fmt.Sprintf("[%s_%s]", strings.ToUpper(parts[1]), parts[2])], found)
	})
}

// apart are spans in their order, none over another. Those that touch become one: nothing of either may show. It is what the first of the
// list is.
func apart(text string, all []span) (kept []span) {
	for i := range all {
		all[i].rank = i
	}
	slices.SortStableFunc(all, func(a, b span) int { return a.from - b.from })
	for _, s := range all {
		if len(kept) == 0 || s.from >= kept[len(kept)-1].to {
			kept = append(kept, s)
			continue
		}
		last := &kept[len(kept)-1]
		*last = last.with(s, text)
	}
	return kept
}

// with is a span and one that begins within it, as one.
func (s span) with(o span, text string) span {
	first := s
	if o.rank < s.rank {
		first = o
	}
	from, to := s.from, max(s.to, o.to)
	if from < first.from || to > first.to {
		first.value += "\x00" + text[from:to] // more than the value alone
	}
	first.from, first.to = from, to
	return first
}
