package study

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
)

func TestAnswers(t *testing.T) { // [AI-08]
	th := thread.Thread{Lines: []claim.Line{{ID: "m1", Speaker: claim.Debtor, Text: "¿Y si llamo al 099 123 456? Cobré el aguinaldo ayer, tengo dos hijos"}}}
	fields := []spec.Field{
		{Name: "paid", Kind: "boolean", Question: "¿Cobró?"}, {Name: "children", Kind: "number", Question: "¿Cuántos hijos?"},
		{Name: "job", Kind: "choice", Choices: []string{"yes", "no"}, Question: "¿Trabaja?"}, {Name: "phone", Kind: "text", Question: "¿Otro número?"},
	}
	cover := redact.New(redact.Facts{Country: "UY", Phones: []string{"099123456"}})
	require.Contains(t, written(th.Lines), "099 123 456")
	covered := cover.Out(th.Lines[0].Text)
	require.NotContains(t, covered, "123 456")
	said := report{Answers: []answer{
		{"paid", "true", cited{1, "Cobré el aguinaldo"}},
		{"children", "two", cited{1, "dos hijos"}},       // no number
		{"children", "2", cited{1, "dos hijos"}},         // the same, as the question takes it
		{"job", "maybe", cited{1, "aguinaldo"}},          // no choice of the question
		{"job", "yes", cited{1, "trabajo en el puerto"}}, // nobody has said so
		{"phone", "otro", cited{1, "llamo al [TELEFONO_1]?"}},
		{"mood", "sad", cited{1, "ayer"}}, // nobody asks
	}}
	got := said.answers(th, fields, cover)
	require.Len(t, got, 3)
	require.Equal(t, []string{"paid", "true", "model"}, []string{got[0].Name, got[0].Value, got[0].By})
	require.Equal(t, []string{"children", "2"}, []string{got[1].Name, got[1].Value})
	for _, one := range got {
		require.True(t, one.Place.At(th.Lines), "it stands at its place: %s", one.Place.Quote)
	}
	require.Equal(t, "llamo al 099 123 456?", got[2].Place.Quote, "of what was covered the words that stand there")
}
