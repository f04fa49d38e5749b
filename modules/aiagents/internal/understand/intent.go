package understand

import (
	"cmp"
	_ "embed"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
)

//go:embed tables/intents.es.tsv
var intentsES string

//go:embed tables/intents.en.tsv
var intentsEN string

//go:embed tables/intents.pt.tsv
var intentsPT string

//go:embed tables/injection.tsv
var injectionText string

//go:embed tables/refusals.tsv
var refusalsText string

var (
	// intentTable is of all three languages: people of the border mix them, and a text too short to tell its language still says what it says.
	intentTable  = phrase.Parse(intentsES, intentsEN, intentsPT, injectionText)
	refusalTable = phrase.Parse(refusalsText)
)

// paying is what tables call words of paying; whether it is now or later is told by the day.
const paying = "pays"

// putting is what they call words that are of paying beside an amount or a day alone: "I can do 50".
const putting = "puts"

// findIntents finds what they want, the surest first.
func (r *reading) findIntents() {
	best := map[Intent]Found{}
	for _, hit := range intentTable.Find(r.words) {
		if denied(hit.Tag) && r.negated(hit.From, reach) || hit.Tag == putting && len(r.m.Amounts)+len(r.m.Days) == 0 {
			continue
		}
		r.keep(best, r.paid(hit))
	}
	r.hiddenText(best)
	r.asks(best)
	r.refusals()
	r.settle(best)
	for _, found := range best {
		r.m.Intents = append(r.m.Intents, found)
	}
	slices.SortFunc(r.m.Intents, func(a, b Found) int {
		return cmp.Or(cmp.Compare(b.Sure, a.Sure), cmp.Compare(a.Span.From, b.Span.From), cmp.Compare(a.Intent, b.Intent))
	})
}

// keep keeps the surest of an intent.
func (r *reading) keep(best map[Intent]Found, hit phrase.Hit) {
	found := Found{Intent: Intent(hit.Tag), Sure: hit.Sure, Span: r.span(hit.From, hit.To), Detail: hit.Detail}
	if old, ok := best[found.Intent]; !ok || old.Sure < found.Sure {
		best[found.Intent] = found
	}
}

// denied tells whether a "no" before it makes it untrue: "no quiero hablar con una persona".
func denied(tag string) bool {
	switch Intent(tag) {
	case Abusive, Greeting, Thanks, Goodbye, Injection, Question, Stop, SelfHarm:
		return false
	default:
		return true
	}
}

// paid tells of words of paying whether they are of today.
func (r *reading) paid(hit phrase.Hit) phrase.Hit {
	if hit.Tag != paying && hit.Tag != putting {
		return hit
	}
	hit.Tag, hit.Sure = string(PayLater), 60
	for _, d := range r.m.Days {
		if hit.Sure = 80; d.On == r.today {
			hit.Tag = string(PayNow)
			return hit
		}
	}
	return hit
}
