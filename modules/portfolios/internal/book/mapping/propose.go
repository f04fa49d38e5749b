package mapping

import (
	"cmp"
	"slices"
	"strings"
)

// Proposal is the field proposed for one column, and how certain it is, from 0 to 1.
type Proposal struct {
	Column     int     `json:"column"`
	Name       string  `json:"name"`
	Field      Field   `json:"field"`
	Certainty  float64 `json:"certainty"`
	Remembered bool    `json:"remembered"`
}

// The certainty of what a name says alone.
const (
	sameName   = 0.95
	partOfName = 0.65
	doubtful   = 0.35 // below it nothing is proposed
)

// ownColumns begins the names of the columns that a report of rejected rows adds: when the mended file comes back, they
// have nothing to import.
const ownColumns = "recobro "

// Table is what a proposal is made from: names of the columns, some rows, the country (ISO 3166 alpha-2) of the
// portfolio, and what the creditor's earlier files were mapped to, by Key of the column's name.
type Table struct {
	Header     []string
	Rows       [][]string
	Country    string
	Remembered map[string]Field
}

// Propose gives every column its likeliest field. A field goes to the column that is surest of it; what has something and
// is nothing that we know is kept under its own name.
func Propose(t Table) []Proposal {
	proposals := make([]Proposal, len(t.Header))
	for i, name := range t.Header {
		proposals[i] = Proposal{Column: i, Name: name}
	}
	taken := map[Field]int{}
	for _, c := range t.candidates() {
		p := &proposals[c.Column]
		if p.Field != Ignored || p.Remembered || (c.Field != Ignored && taken[c.Field] >= c.Field.Columns()) {
			continue
		}
		taken[c.Field]++
		*p = c
	}
	for i := range proposals {
		p := &proposals[i]
		if p.Field == Ignored && !p.Remembered && taken[Extra] < Extra.Columns() && t.worthKeeping(i) {
			p.Field = Extra
			taken[Extra]++
		}
	}
	return proposals
}

// worthKeeping: the column has a name, and something stands in it.
func (t Table) worthKeeping(i int) bool {
	return !strings.HasPrefix(Key(t.Header[i]), ownColumns) && Key(t.Header[i]) != "" && len(t.column(i).values) > 0
}

func (t Table) candidates() []Proposal {
	var all []Proposal
	for i, name := range t.Header {
		if field, ok := t.Remembered[Key(name)]; ok && Key(name) != "" {
			all = append(all, Proposal{i, name, field, 1, true})
			continue
		}
		if strings.HasPrefix(Key(name), ownColumns) {
			continue
		}
		column := t.column(i)
		for _, f := range Fields() {
			if f == Extra {
				continue
			}
			if certainty := column.weigh(f, byName(Key(name), f)); certainty >= doubtful {
				all = append(all, Proposal{i, name, f, certainty, false})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Proposal) int { return cmp.Compare(b.Certainty, a.Certainty) })
	return all
}

func byName(key string, f Field) float64 {
	best := 0.0
	for i, word := range words(f) {
		switch {
		case key == word:
			return sameName - float64(i)/1000
		case strings.Contains(" "+key+" ", " "+word+" "):
			// The more of the name the word explains, the surer.
			best = max(best, partOfName*(0.6+0.4*float64(len(word))/float64(len(key))))
		}
	}
	return best
}

func (t Table) column(i int) column {
	c := column{country: t.Country}
	for _, row := range t.Rows {
		if i < len(row) && strings.TrimSpace(row[i]) != "" {
			c.values = append(c.values, strings.TrimSpace(row[i]))
		}
	}
	return c
}
