package judge

import (
	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// lines holds each turn against what holds of every talk.
func lines(c scenario.Case, p scenario.Played) (all []Fail) {
	r, known := reader{c}, sayable(c)
	for _, line := range p.Lines {
		heard := r.read(line.Heard)
		for _, a := range heard.Amounts {
			known.Amounts = append(known.Amounts, a.Minor)
		}
		for _, d := range heard.Days {
			known.Days = append(known.Days, d.On)
		}
		known.Verified, known.Others = after(line, known.Verified, known.Others)
		for _, f := range line.Faults {
			all = append(all, Fail{What: HeldBack, Turn: line.N, Wanted: string(f.Rule), Got: f.Span})
		}
		for _, f := range guard.Check(line.Said, act.Quoted(known, line.Passages), r) {
			if what, counts := of[f.Rule]; counts {
				all = append(all, Fail{What: what(known), Turn: line.N, Wanted: string(f.Rule), Got: short(line.Said)})
			}
		}
	}
	return all
}

// sayable is what tools tell of a file.
func sayable(c scenario.Case) guard.Known {
	k := guard.Known{Amounts: amounts(c.File), Days: []civil.Day{civil.On(c.At, c.File.Zone())}}
	for _, o := range c.File.Offers {
		k.Days = append(k.Days, o.FirstOn)
	}
	return k
}

// after tells who was known and who was there when a turn was answered.
func after(line scenario.Line, verified, others bool) (bool, bool) {
	for _, done := range line.Acts {
		switch {
		case done.Tool == word.VerifyIdentity && done.Result.Code == word.Done:
			verified, others = true, false
		case done.Tool == word.WrongPerson && done.Result.Code == word.Done:
			verified, others = false, true
		}
	}
	return verified, others
}

// of are the rules on words that hold of every talk, and the expectation that each is. What the rules say of days is not held against an
// agent: they are read from our own sentences, and the file is judged by what was agreed to.
var of = map[guard.Rule]func(guard.Known) What{
	guard.Early: always(Early), guard.Other: always(Early), guard.Threat: always(Words), guard.Judicial: always(Words), guard.Human: always(Words),
	guard.Instruction: always(Words), guard.Promised: always(Words), guard.Personal: always(Words), guard.Link: always(Words),
	guard.Amount: func(k guard.Known) What {
		if !k.Verified || k.Others {
			return Early
		}
		return Figure
	},
}

func always(w What) func(guard.Known) What { return func(guard.Known) What { return w } }

// amounts are those of a file that may be told.
func amounts(f scenario.File) []int64 {
	all := []int64{f.Owed}
	for _, o := range f.Offers {
		all = append(all, o.Total, o.Discount, o.First, o.Each)
	}
	return all
}

// reader reads texts by the rules that read theirs.
type reader struct{ c scenario.Case }

func (r reader) read(text string) understand.Meaning {
	return understand.Text(text, understand.Context{Language: r.c.Language, Now: r.c.At, Zone: r.c.File.Zone(), Currency: r.c.File.Currency()})
}

func (r reader) Amounts(text string) (all []int64) {
	for _, a := range r.read(text).Amounts {
		all = append(all, a.Minor)
	}
	return all
}

func (r reader) Days(string) []civil.Day { return nil }
