package listen_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// model reports the same of whatever is said.
type model struct {
	reply provider.Reply
	asked provider.Ask
}

func (m *model) Complete(_ context.Context, a provider.Ask) (provider.Reply, lead.Used, error) {
	m.asked = a
	return m.reply, lead.Used{Model: "m"}, nil
}

// cover has one secret.
type cover struct{}

func (cover) Out(text string) string  { return strings.ReplaceAll(text, "48254321", "[DOC_1]") }
func (cover) Back(text string) string { return strings.ReplaceAll(text, "[DOC_1]", "48254321") }

func called(report string) provider.Reply {
	return provider.Reply{Calls: []provider.Call{{ID: "1", Name: "heard", Arguments: json.RawMessage(report)}}}
}

// read is what is known of a text once a model has read it, too.
func read(t *testing.T, reply provider.Reply, text string, before understand.Meaning) (understand.Meaning, *model) {
	m := &model{reply: reply}
	said := listen.Said{Text: text, Language: word.ES, Asked: word.SlotIntent, Offers: 2, Currency: "UYU", Today: "2026-11-27"}
	_, err := listen.Read(t.Context(), m, cover{}, said, &before)
	require.NoError(t, err)
	return before, m
}

func TestWhatAModelReadsIsAddedToWhatRulesHaveRead(t *testing.T) {
	report := `{"intents":[{"intent":"wants_offer","sure":99,"quote":"con qué arreglamos"},{"intent":"hardship","sure":90,"quote":"perdí todo"}],` +
		`"answer":"yes","offer":2,"amount":"1500.50","on":"2026-12-04"}`
	for name, reply := range map[string]provider.Reply{"by its tool": called(report), "as text": {Text: report}} {
		t.Run(name, func(t *testing.T) {
			m, _ := read(t, reply, "y ¿CON QUE ARREGLAMOS?", understand.Meaning{})
			require.Equal(t, []understand.Found{{Intent: understand.WantsOffer, Sure: 85, ByModel: true}}, m.Intents, "what it quotes must have been said")
			require.Equal(t, []any{understand.Yes, 2, true}, []any{m.YesNo, m.Choice, m.ByModel})
			require.EqualValues(t, 150_050, m.Amounts[0].Minor)
			require.EqualValues(t, "2026-12-04", m.Days[0].On)
		})
	}
}

func TestWhatRulesHaveReadStands(t *testing.T) {
	found := []understand.Found{{Intent: understand.Stop, Sure: 90}}
	before := understand.Meaning{YesNo: understand.No, Choice: 1, Intents: found, Amounts: []understand.Amount{{Minor: 7}}, NotDays: []understand.Day{{On: "2026-12-01"}}}
	m, _ := read(t, called(`{"intents":[{"intent":"stop_contact","sure":1,"quote":"no"}],"answer":"yes","offer":2,"amount":"9","on":"2026-12-04"}`), "no", before)
	require.Equal(t, before, m)
}

func TestAReportThatIsNoneAddsNothing(t *testing.T) {
	for _, reply := range []provider.Reply{
		{}, {Text: "Sí, claro."}, called(`["yes"]`), called(`{"answer":7}`), called(`{"answer":"always","offer":9,"amount":"-3","on":"2020-01-01","intents":[{"intent":"injection","quote":"no"}]}`),
		{Calls: []provider.Call{{Name: "accept_offer", Arguments: json.RawMessage(`{"answer":"yes"}`)}}},
	} {
		m, _ := read(t, reply, "no", understand.Meaning{})
		require.Equal(t, understand.Meaning{}, m)
	}
}

func TestAModelIsToldWordsAloneAndCovered(t *testing.T) { // [AI-10]
	_, m := read(t, called(`{}`), "soy 48254321", understand.Meaning{})
	require.NotContains(t, fmt.Sprint(m.asked.Messages), "48254321")
	require.Len(t, m.asked.Messages, 2)
	require.Equal(t, "soy [DOC_1]", m.asked.Messages[1].Text)
}
