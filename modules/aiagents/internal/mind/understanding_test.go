package mind_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestAModelUnderstandsWhatRulesDoNot(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("what they want, so that the flow goes there", func(t *testing.T) {
			w := open(t, engine, heard(fields{"intents": []fields{{"intent": "wants_offer", "sure": 90, "quote": "con qué arreglamos"}}, "answer": "none"}))
			w.modelled()
			one := w.known("c1")
			taken := w.hears(one, "m1", "dale, ¿y con qué arreglamos?")
			require.Contains(t, taken.Said, "9.000", "the offers, in the words of the flow")
			require.NotEmpty(t, taken.Model)
		})
		t.Run("[AI-03] an amount and a day, which count once they themselves have said yes to them", func(t *testing.T) {
			w := open(t, engine, script.InTurn(
				heard(fields{"intents": []fields{{"intent": "pay_later", "sure": 90, "quote": "le tiro"}}, "answer": "none", "amount": "5000", "on": "2026-12-11"}),
				heard(fields{"answer": "yes"}),
			))
			w.modelled()
			one := w.known("c1")
			taken := w.hears(one, "m1", "le tiro cinco luquitas cuando cobre el aguinaldo")
			for n := 2; !strings.Contains(taken.Said, "11 de diciembre") && n < 5; n++ { // the flow may ask for what it has in its own order
				taken = w.hears(one, fmt.Sprint("m", n), "eso")
			}
			require.Contains(t, taken.Said, "5.000")
			asked := len(w.double.Log.All())
			require.Empty(t, w.promised())
			w.hears(one, "y0", "mmm, déjeme pensarlo un poco")
			require.Len(t, w.double.Log.All(), asked, "no model reads a yes to terms")
			require.Empty(t, w.promised())
			w.hears(one, "y1", "sí, de acuerdo")
			require.Len(t, w.promised(), 1)
		})
		t.Run("where it fails rules go on", func(t *testing.T) {
			w := open(t, engine, script.Fails(script.Unwell))
			w.modelled()
			taken := w.hears(w.known("c1"), "m1", "quiero ver las opciones")
			require.Contains(t, taken.Said, "9.000")
			require.Empty(t, taken.Model)
		})
	})
}

// promised are the promises that were taken.
func (w *world) promised() (all []madeup.Did) {
	for _, did := range w.file.Did() {
		if did.What == "promised" {
			all = append(all, did)
		}
	}
	return all
}
