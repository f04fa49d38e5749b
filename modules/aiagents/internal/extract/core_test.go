package extract_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/extract"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

var thursday = understand.Context{
	Language: word.ES, Now: time.Date(2026, 11, 26, 15, 0, 0, 0, time.UTC), Zone: sdktest.Zone("America/Montevideo"), Currency: "UYU", Owed: 540000,
}

// said are lines by turns: a: the agent, p: a person of ours, d: the debtor, s: the product.
func said(lines ...string) []extract.Line {
	speakers := map[byte]extract.Speaker{'a': extract.Agent, 'p': extract.Person, 'd': extract.Debtor, 's': extract.System}
	out := make([]extract.Line, 0, len(lines))
	for i, l := range lines {
		out = append(out, extract.Line{Speaker: speakers[l[0]], Text: l[3:], ID: "line-" + strconv.Itoa(i)})
	}
	return out
}

const opening = "a: Hola, soy el asistente automático de Créditos del Sur. ¿Hablo con Marta?"

func TestPromiseOfOurQuestion(t *testing.T) {
	c := extract.Of(said(opening, "d: sí", "a: ¿Le sirve pagar 1.500 el viernes 4 de diciembre?", "d: sí, dale"), thursday)
	require.Equal(t, &extract.Promise{
		Amount: 150000, Currency: "UYU", Day: "2026-12-04", Confidence: 95, Place: extract.Place{LineID: "line-3", Quote: "sí, dale", Length: 8},
		Support: []extract.Place{{LineID: "line-2", Quote: "¿Le sirve pagar 1.500 el viernes 4 de diciembre?", Length: 48}},
	}, c.Promise, "[AI-08] what they agreed to is in our question, and it is cited")
	require.Equal(t, word.Promised, c.Outcome)
	require.Equal(t, extract.Right, c.RightParty)
	require.Equal(t, "Hubo una promesa de pago. Promete 1500.00 UYU para el 2026-12-04: «sí, dale».", c.Summary[word.ES])
	require.Equal(t, "A payment was promised. They promise 1500.00 UYU for 2026-12-04: “sí, dale”.", c.Summary[word.EN])
}

func TestPromiseTakenBack(t *testing.T) {
	c := extract.Of(said(opening, "d: sí", "a: ¿Cuánto puede pagar?", "d: 1000 el viernes", "a: Anotado.", "d: no, olvidate, no voy a poder"), thursday)
	require.Nil(t, c.Promise)
	require.Equal(t, word.Informed, c.Outcome)
}

func TestOfferTaken(t *testing.T) {
	c := extract.Of(said(opening, "d: sí", "a: Tengo dos ofertas: 1) 4.800 de contado. 2) tres cuotas de 1.700. ¿Cuál prefiere?", "d: la segunda"), thursday)
	require.Equal(t, word.Agreed, c.Outcome)
	require.Equal(t, "la segunda", c.Chosen.Quote)
}

func TestClaims(t *testing.T) {
	for name, one := range map[string]struct {
		lines   []extract.Line
		outcome word.Outcome
		quote   func(extract.Core) *extract.Claim
		want    string
	}{
		"dispute":     {said(opening, "d: mire, no reconozco esa deuda"), word.Disputed, func(c extract.Core) *extract.Claim { return c.Dispute }, "no reconozco"},
		"hardship":    {said(opening, "d: me quedé sin trabajo"), word.InNeed, func(c extract.Core) *extract.Claim { return c.Hardship }, "me quedé sin trabajo"},
		"stop":        {said(opening, "d: no me llamen más"), word.Stopped, func(c extract.Core) *extract.Claim { return c.Stop }, "no me llamen"},
		"third party": {said(opening, "d: no, soy la esposa"), word.NotThem, func(c extract.Core) *extract.Claim { return c.ThirdParty }, "soy la esposa"},
		"complaint":   {said(opening, "d: los voy a denunciar"), word.Informed, func(c extract.Core) *extract.Claim { return c.Complaint }, "denunciar"},
		"callback":    {said(opening, "d: llamame mañana a las 3"), word.CallLater, func(c extract.Core) *extract.Claim { return &c.Callback.Claim }, "llamame mañana"},
	} {
		c := extract.Of(one.lines, thursday)
		require.Equal(t, one.want, one.quote(c).Quote, "[AI-08] %s", name)
		require.Equal(t, "line-1", one.quote(c).LineID)
		require.Equal(t, one.outcome, c.Outcome, name)
	}
	require.Equal(t, word.NoAnswer, extract.Of(said(opening), thursday).Outcome)
	at := extract.Of(said(opening, "d: llamame mañana a las 3"), thursday).Callback.At
	require.Equal(t, "2026-11-27T15:00:00-03:00", at.Format(time.RFC3339))
}

func TestMoods(t *testing.T) {
	for text, want := range map[string]extract.Mood{
		"bueno, el viernes": extract.Calm, "andate a la mierda": extract.Angry, "estoy desesperada, no duermo": extract.Anxious, "estoy harto de esto": extract.Upset,
	} {
		require.Equal(t, want, extract.Of(said(opening, "d: "+text), thursday).Mood, text)
	}
}

func TestCompliance(t *testing.T) {
	broken := func(lines ...string) []extract.Rule {
		var out []extract.Rule
		for _, item := range extract.Of(said(lines...), thursday).Compliance {
			if !item.Pass {
				require.NotEmpty(t, item.LineID, "a rule that was broken names its line")
				out = append(out, item.Rule)
			}
		}
		return out
	}
	good := []string{opening, "d: sí, soy yo", "a: Su deuda es de 5.400 pesos. ¿Cuánto puede pagar?", "d: 1000 el viernes", "a: Anotado, gracias."}
	require.Empty(t, broken(good...), "[AI-08] a talk by the rules")
	require.Equal(t, []extract.Rule{extract.DisclosureFirst, extract.AutomatedSaid, extract.IdentityFirst}, broken("a: Usted debe 5.400 pesos.", "d: ¿quién es?"))
	require.Equal(t, []extract.Rule{extract.NoThreat, extract.NoJudicialLook}, broken(append(good, "p: Si no paga le embargamos el sueldo, vamos a juicio.")...))
	require.Equal(t, []extract.Rule{extract.NoThirdParty}, broken(opening, "d: no, soy la hija", "a: Dígale que tiene una deuda."))
	require.Equal(t, []extract.Rule{extract.StopHonoured}, broken(opening, "d: no me llamen más", "a: ¿Y si paga la mitad?"))
	require.Empty(t, broken(opening, "d: no me llamen más", "a: Entendido. No lo contactaremos más."))
	require.Equal(t, []extract.Rule{extract.NoPressure}, broken(append(good, "p: Es su última oportunidad.")...))
}

// TestPlaces: whatever is claimed is quoted from where it says.
func TestPlaces(t *testing.T) {
	phrases := []string{"sí", "no", "1500 el viernes", "no puedo", "¿1.000 el lunes?", "te pago mañana", "ya pagué", "no me llamen", "👍 dale", "soy la esposa", "me quedé sin trabajo", "¿Cuánto puede pagar?", "Usted debe 5.400", "llamame a las 5", "não, dia 10", "I'll pay 200 on the 5th", "voy a denunciarlos", "embargo"}
	rapid.Check(t, func(t *rapid.T) {
		var lines []extract.Line
		for i, text := range rapid.SliceOfN(rapid.SampledFrom(phrases), 0, 10).Draw(t, "lines") {
			lines = append(lines, extract.Line{Speaker: rapid.SampledFrom(extract.Speaker("").Enum()).Draw(t, "speaker"), Text: text, ID: strconv.Itoa(i)})
		}
		c := extract.Of(lines, thursday)
		for _, place := range places(c) {
			n, err := strconv.Atoi(place.LineID)
			require.NoError(t, err)
			require.Equal(t, place.Quote, string([]rune(lines[n].Text)[place.Offset:place.Offset+place.Length]))
		}
		require.Len(t, c.Summary, 3)
	})
}

func places(c extract.Core) []extract.Place {
	var out []extract.Place
	for _, claim := range []*extract.Claim{c.Dispute, c.Hardship, c.Stop, c.ThirdParty, c.Complaint} {
		if claim != nil {
			out = append(out, claim.Place)
		}
	}
	if c.Callback != nil {
		out = append(out, c.Callback.Place)
	}
	if c.Promise != nil {
		out = append(append(out, c.Promise.Place), c.Promise.Support...)
	}
	for _, item := range c.Compliance {
		if item.LineID != "" {
			out = append(out, item.Place)
		}
	}
	return out
}
