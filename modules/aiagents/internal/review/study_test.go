package review_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// read is what tests look at of an analysis that a model has read, too.
type read struct {
	Method string `json:"method"`
	Core   struct {
		Summary   map[string]string `json:"summary"`
		SummaryBy string            `json:"summary_by"`
		Outcome   string            `json:"outcome"`
	} `json:"analysis"`
}

func sentence(text string, line int, quote string) body {
	return body{"es": text, "en": text, "pt": text, "line": line, "quote": quote}
}

func TestAModelReadsTheTalk(t *testing.T) {
	says, told := []body{}, ""
	double := openaidouble.New(t, func(a provider.Ask) script.Answer {
		told = a.Messages[1].Text
		text, _ := json.Marshal(body{"summary": says, "answers": []body{}})
		return script.Answer{Parts: []string{string(text)}, Usage: provider.Usage{In: 500, Out: 50}}
	})
	o := &office{n: newNeighbors()}
	o.Host = sdktest.Start(t, aiagents.Module(), sdktest.Options{
		Others: o.n, Settings: body{"openai_api": double.URL + "/v1"}, Chosen: map[string]any{"a": body{"review_share": 0, "analysis_by_model": true}},
		Change: func(r *control.StartRequest) { r.Outbound.Private = []string{double.Place()} },
	})
	o.carla = o.As("a", "manager", "carla")
	o.n.known("d1")
	o.n.talks("c1", "d1", "ana", "Soy Ana, documento 48254321. Puedo pagar 1500 pesos el 4 de diciembre", "Anotado, gracias.")
	analysed := func() (a read) {
		o.carla.POST("/api/v1/analyses", body{"conversation_id": "c1"}).OK(&a)
		return a
	}
	connect := body{"name": "Principal", "kind": "openai_compatible", "model": openaidouble.Model, "key": openaidouble.Key, "countries": []string{"BR"}, "is_on": true}
	says = []body{sentence("Va a pagar 1500.", 1, "Puedo pagar 1500 pesos"), sentence("Va a pagar 9999.", 1, "Puedo pagar"), sentence("Amenazó.", 2, "lo voy a demandar")}
	t.Run("[AI-08] without a model, or one that may not read words from there, rules read alone and it says so", func(t *testing.T) {
		require.Equal(t, []string{"rules", "rules"}, []string{analysed().Method, analysed().Core.SummaryBy})
		o.As("a", "admin", "olga").POST("/api/v1/ai-agents/providers", connect).OK(nil)
		require.Equal(t, "rules", analysed().Method)
		require.Empty(t, double.Log.All())
	})
	t.Run("[AI-08] a model writes the summary; a sentence whose words do not stand, or whose figure nobody named, is dropped", func(t *testing.T) {
		connect["name"], connect["countries"] = "Segundo", []string{"UY"}
		o.As("a", "admin", "olga").POST("/api/v1/ai-agents/providers", connect).OK(nil)
		a := analysed()
		require.Equal(t, []string{"model", "model", "Va a pagar 1500.", "promised"}, []string{a.Method, a.Core.SummaryBy, a.Core.Summary["es"], a.Core.Outcome})
	})
	t.Run("[AI-10] what is personal does not reach it, and what it costs is counted", func(t *testing.T) {
		require.Contains(t, told, "1500 pesos")
		for _, asked := range double.Log.All() {
			require.False(t, strings.Contains(string(asked), "48254321"))
		}
		var spending struct {
			Today struct {
				Micros int64 `json:"micros"`
			} `json:"today"`
		}
		o.As("a", "admin", "olga").GET("/api/v1/ai-agents/settings/spending").OK(&spending)
		require.Positive(t, spending.Today.Micros)
	})
	t.Run("[AI-08] where it fails rules read alone", func(t *testing.T) {
		double.Says(script.Fails(script.Content))
		require.Equal(t, "rules", analysed().Method)
	})
}
