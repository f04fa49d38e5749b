// Package extra keeps what a creditor sent and no field of ours is for: columns by the creditor's own names.
package extra

import (
	"database/sql/driver"
	"encoding/json"
	"slices"
	"strings"
)

// The bounds of extra data.
const (
	MaxColumns = 200     // of one file
	MaxValue   = 1000    // bytes of one value
	MaxBytes   = 8 << 10 // of one row
)

// Pair is one column's name and what stood in it.
type Pair struct {
	Name  string `json:"name" doc:"Name of the creditor's column" example:"Sucursal"`
	Value string `json:"value" example:"Centro"`
}

// Pairs are in the order of the file.
type Pairs []Pair

// With brings what a later file says onto p: new values for its columns, new columns behind them, and nothing erased. It
// reports whether anything changed.
func (p Pairs) With(sent Pairs) (Pairs, bool) {
	all, changed := p, false
	for _, pair := range sent {
		at := slices.IndexFunc(all, func(one Pair) bool { return one.Name == pair.Name })
		if at >= 0 && all[at].Value == pair.Value {
			continue
		}
		if !changed {
			all, changed = slices.Clone(p), true
		}
		if at >= 0 {
			all[at].Value = pair.Value
		} else if len(all) < MaxColumns {
			all = append(all, pair)
		}
	}
	return all, changed
}

// Text is the pairs as they are stored; none cost nothing.
func (p Pairs) Text() string {
	if len(p) == 0 {
		return "[]"
	}
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // strings always have a JSON form
	}
	return string(text)
}

// Value implements driver.Valuer.
func (p Pairs) Value() (driver.Value, error) { return p.Text(), nil }

// Scan implements sql.Scanner.
func (p *Pairs) Scan(value any) error {
	switch text := value.(type) {
	case string:
		return json.Unmarshal([]byte(text), p)
	case []byte:
		return json.Unmarshal(text, p)
	}
	*p = nil
	return nil
}

// Bytes is how long all names and values are.
func (p Pairs) Bytes() int {
	n := 0
	for _, pair := range p {
		n += len(pair.Name) + len(pair.Value)
	}
	return n
}

// Covered are the pairs for whoever sees numbers covered: what may be a document, a phone or an address to write to shows
// its last characters alone.
func (p Pairs) Covered() Pairs {
	covered := make(Pairs, len(p))
	for i, pair := range p {
		covered[i] = Pair{pair.Name, cover(pair.Value)}
	}
	return covered
}

func cover(value string) string {
	const shown, telling = 2, 6
	digits := 0
	for _, r := range value {
		if r >= '0' && r <= '9' {
			digits++
		}
	}
	if digits < telling && !strings.ContainsRune(value, '@') {
		return value
	}
	runes := []rune(value)
	for i := range max(0, len(runes)-shown) {
		if runes[i] != ' ' {
			runes[i] = '*'
		}
	}
	return string(runes)
}
