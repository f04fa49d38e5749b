// Package price says what a turn has cost, by a table of prices with their days. What no row has a price for costs an unknown sum, never
// nothing: a budget must not take it for free.
package price

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// listed are the list prices of the known models.
//
//go:embed listed.json
var listed []byte

// Table is one version of the prices. It is not changed once it is there.
type Table struct {
	Version string `json:"version"`
	Rows    []Row  `json:"rows"`
}

// Row is what a model costs since a day. A price that is not there is not known.
type Row struct {
	Provider  string    `json:"provider" doc:"openai, anthropic, google; empty for a model of whoever's" maxLength:"40"`
	Model     string    `json:"model" minLength:"1" maxLength:"120"`
	From      civil.Day `json:"from" doc:"The first day that it holds for"`
	AsOf      civil.Day `json:"as_of" doc:"When it was looked up"`
	Source    string    `json:"source" maxLength:"300"`
	In        *USD      `json:"in,omitempty" doc:"For a million tokens of text read"`
	InCached  *USD      `json:"in_cached,omitempty" doc:"For a million that were read before; the price of those read afresh where there is none"`
	Out       *USD      `json:"out,omitempty" doc:"For a million tokens of text written"`
	InAudio   *USD      `json:"in_audio,omitempty" doc:"For a million tokens of sound heard"`
	OutAudio  *USD      `json:"out_audio,omitempty" doc:"For a million tokens of sound spoken"`
	Minute    *USD      `json:"minute,omitempty" doc:"For a minute of sound that is listened to"`
	Character *USD      `json:"character,omitempty" doc:"For a million characters of text that is spoken"`
}

// Cost is what something has cost.
type Cost struct {
	Micros  *int64 // millionths of a US dollar; nil where it is not known
	Version string // of the table
	Row     *Row   // that it was reckoned by; nil where there is none
}

var errTwice = errors.New("price: two rows for one model and day")

// Listed are the list prices that the product knows.
func Listed() (Table, error) {
	var t Table
	if err := json.Unmarshal(listed, &t); err != nil {
		return Table{}, fmt.Errorf("price: %w", err)
	}
	return t, t.check()
}

// check refuses two rows of which nobody could say which one holds.
func (t Table) check() error {
	seen := map[string]bool{}
	for _, r := range t.Rows {
		key := fmt.Sprint(r.Provider, "\x00", r.Model, "\x00", r.From)
		if seen[key] {
			return fmt.Errorf("%w: %s %s", errTwice, r.Model, r.From)
		}
		seen[key] = true
	}
	return nil
}

// Over is t with what a company has agreed on itself, which goes before all that t says of the same models.
func (t Table) Over(version string, own []Row) (Table, error) {
	all := Table{Version: version, Rows: append([]Row{}, own...)}
	for _, r := range t.Rows {
		if all.find(r.Provider, r.Model, nil) == nil {
			all.Rows = append(all.Rows, r)
		}
	}
	return all, all.check()
}

// snapshot is the day that providers put behind the name of a model.
var snapshot = regexp.MustCompile(`(-\d{4}-\d{2}-\d{2}|-\d{8}|-latest|-\d{3})$`)

// Cost reckons what was used of a provider's model on a day.
func (t Table) Cost(of, model string, u provider.Usage, on civil.Day) Cost {
	row := t.find(of, model, &on)
	if row == nil {
		row = t.find(of, snapshot.ReplaceAllString(model, ""), &on)
	}
	if row == nil {
		return Cost{Version: t.Version}
	}
	return Cost{row.cost(u), t.Version, row}
}

// find is the row that holds for a model on a day, or on any for nil: the youngest, one of the provider's before one of whoever's.
func (t Table) find(of, model string, on *civil.Day) (best *Row) {
	for i := range t.Rows {
		r := &t.Rows[i]
		if r.Model != model || r.Provider != "" && r.Provider != of || on != nil && on.Before(r.From) {
			continue
		}
		if best == nil || best.Provider == "" && r.Provider != "" || best.Provider == r.Provider && best.From.Before(r.From) {
			best = r
		}
	}
	return best
}

const (
	million = 1_000_000
	common  = 3 * million // a multiple of all that prices are per
)

func (r *Row) cost(u provider.Usage) *int64 {
	cached := r.InCached
	if cached == nil {
		cached = r.In
	}
	sum := int64(0) // times common, so that nothing is rounded but the sum
	for _, one := range []struct {
		amount int64
		price  *USD
		per    int64
	}{
		{u.In, r.In, million}, {u.InCached, cached, million}, {u.Out, r.Out, million}, {u.InAudio, r.InAudio, million}, {u.OutAudio, r.OutAudio, million},
		{u.Characters, r.Character, million}, {u.Audio.Milliseconds(), r.Minute, time.Minute.Milliseconds()},
	} {
		if one.amount == 0 {
			continue
		}
		if one.price == nil {
			return nil
		}
		sum += one.amount * int64(*one.price) * (common / one.per)
	}
	micros := (sum + common - 1) / common // what is begun is paid
	return &micros
}
