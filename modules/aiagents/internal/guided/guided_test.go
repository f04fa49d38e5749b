package guided_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/guided"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

var now = time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC)

func clock() time.Time { return now }

// talk is one talk along the flow that every agent begins with.
type talk struct {
	t      *testing.T
	book   *madeup.Book
	runner guided.Runner
	state  act.State
	at     lead.Place
	over   bool
	shelf  *shelf
}

func newTalk(t *testing.T, l word.Language) *talk {
	file := madeup.File{
		Debtor:  book.Debtor{ID: "d1", Creditor: "Banco Sol", Given: "Ana", Language: l, Zone: time.UTC, Currency: "UYU"},
		Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		Debt:    book.Debt{Owed: 1_000_000, Currency: "UYU", Days: 45, Count: 1},
		Offers: []book.Offer{
			{ID: "o1", Total: 900_000, Discount: 100_000, First: 900_000, FirstOn: "2026-12-04", Instalments: 1, Currency: "UYU", Expires: now.Add(time.Hour)},
			{ID: "o2", Total: 1_000_000, First: 250_000, Each: 250_000, FirstOn: "2026-12-04", Instalments: 4, Currency: "UYU", Expires: now.Add(time.Hour)},
		},
	}
	k := &talk{t: t, book: madeup.New(file, clock), at: lead.Place{Language: l}}
	kit := act.Kit{Book: k.book, Grants: spec.Guided().Grants, Now: clock}
	k.runner = guided.Runner{Spec: spec.Guided(), Do: kit.Do, Facts: k.book.Facts, Now: clock}
	k.state = act.State{TalkID: "t1", Debtor: file.Debtor}
	return k
}

// says is what the agent answers to what somebody says.
func (k *talk) says(text string) string {
	require.False(k.t, k.over, "the talk is over before %q", text)
	k.state.TurnID += "x"
	var asked word.Slot
	for _, step := range k.runner.Spec.Flow.Steps {
		if step.ID == k.at.Step {
			asked = step.Ask
		}
	}
	in := understand.Context{Language: k.at.Language, Now: now, Zone: time.UTC, Currency: "UYU", Offers: len(k.state.Offers), Asked: asked}
	k.state.Hear(text, understand.Text(text, in))
	out, err := k.runner.Turn(context.Background(), &k.state, k.at, lead.Input{Text: text})
	require.NoError(k.t, err)
	k.at, k.over = out.Place, out.Ended
	k.t.Logf("%s > %s\n     < %s", k.at.Language, text, strings.Join(out.Parts, " | "))
	return strings.Join(out.Parts, "\n")
}

// all has somebody say several things.
func (k *talk) all(texts ...string) (last string) {
	for _, text := range texts {
		last = k.says(text)
	}
	return last
}

func TestTalks(t *testing.T) {
	for name, c := range map[string]struct {
		language word.Language
		said     []string
		did      string
		outcome  word.Outcome
	}{
		"a promise in Spanish":         {word.ES, []string{"hola", "sí, soy yo", "4321", "puedo pagar 5.000 el viernes", "sí"}, "promised", word.Promised},
		"a promise in English":         {word.EN, []string{"hello", "yes", "it's 4321", "I can pay 5,000 next Friday", "yes that's right"}, "promised", word.Promised},
		"a promise in Portuguese":      {word.PT, []string{"oi", "sim", "4321", "posso pagar 5.000 na sexta", "isso"}, "promised", word.Promised},
		"an offer in Spanish":          {word.ES, []string{"buenas", "si", "4321", "qué facilidades hay?", "la segunda", "dale, sí"}, "accepted", word.Agreed},
		"an offer in Portuguese":       {word.PT, []string{"bom dia", "sou eu", "4321", "quero ver as opções", "2", "sim, pode ser"}, "accepted", word.Agreed},
		"a dispute":                    {word.ES, []string{"hola", "yo no debo nada, esa deuda no es mía"}, "flagged", word.Disputed},
		"stop at once":                 {word.EN, []string{"stop contacting me"}, "flagged", word.Stopped},
		"a wrong person":               {word.PT, []string{"oi", "não, número errado", "não"}, "", word.NotThem},
		"a wrong person says so twice": {word.ES, []string{"hola", "no", "no, número equivocado"}, "", word.NotThem},
		"somebody else's wife":         {word.ES, []string{"hola", "soy la esposa de él"}, "", word.NotThem},
		"not heard is not wrong":       {word.ES, []string{"hola", "no le escucho", "no le escucho"}, "", word.Handed},
		"another tongue is not wrong":  {word.PT, []string{"oi", "não falo espanhol", "não falo espanhol"}, "", word.Handed},
		"a callback":                   {word.ES, []string{"hola", "ahora no puedo, llámeme mañana a las 10"}, "callback", word.CallLater},
		"a person at once":             {word.EN, []string{"hi", "I want to speak to a human"}, "", word.Handed},
		"identity locked after three":  {word.ES, []string{"hola", "sí", "1111", "2222", "3333"}, "", word.Handed},
	} {
		t.Run(name, func(t *testing.T) {
			k := newTalk(t, c.language)
			k.all(c.said...)
			require.True(t, k.over)
			require.Equal(t, c.outcome, k.state.Ended)
			if did := k.book.Did(); c.did == "" {
				require.Empty(t, did)
			} else {
				require.Equal(t, c.did, did[len(did)-1].What)
			}
		})
	}
}
