package review_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type kept struct {
	Key      string `json:"key"`
	Title    string `json:"title"`
	Origin   string `json:"origin"`
	OriginID string `json:"origin_id"`
	Language string `json:"language"`
	Persona  string `json:"persona"`
	File     struct {
		Given   string `json:"given"`
		Country string `json:"country"`
		Owed    int64  `json:"owed"`
	} `json:"file"`
	Turns []struct {
		To  string `json:"to"`
		Say string `json:"say"`
	} `json:"turns"`
	Expect struct {
		Did     []body `json:"did"`
		Outcome string `json:"outcome"`
	} `json:"expect"`
}

// cases are those of a suite.
func (o *office) cases(suiteID string) (all []kept) {
	o.carla.GET("/api/v1/ai-agents/suites/" + suiteID + "/cases").OK(&all)
	return all
}

// known has the neighbors know a debtor.
func (n *neighbors) known(id string) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	n.answers["/api/v1/deudores/"+id] = body{
		"id": id, "portfolio_id": "p1", "name": "Silva, Ana María", "given_name": "Ana María", "language": "es", "country": "UY", "currency": "UYU",
		"national_id": "48254321", "phone": "+59899123456", "emails": []string{"ana.silva@correo.uy"},
	}
	n.answers["/api/v1/carteras/p1"] = body{"id": "p1", "creditor_name": "Banco Sol", "country": "UY", "currency": "UYU", "timezone": "America/Montevideo"}
}

func TestACorrectionIsACase(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := newOffice(t, engine, body{"review_share": 0, "review_compliance": false})
		o.n.known("d1")
		o.n.talks("c1", "d1", "ana", "hola", "¿Hablo con Ana María?", "sí, soy Ana María Silva", "¿Los últimos cuatro dígitos de su documento?", "4321",
			"El saldo es de 9.000 pesos.", "escríbame a ana.silva@correo.uy, quiero pagar 5000 pesos el 4 de diciembre", "Anotado.")
		var r reviewed
		o.carla.POST("/api/v1/reviews", body{"analysis_id": o.analysis("c1").ID}).OK(&r)
		path := "/api/v1/reviews/" + r.ID
		o.carla.POST(path+"/case", nil).Refused(http.StatusConflict, "aiagents.review_not_done")
		o.carla.POST(path+"/take", nil).OK(nil)
		promise := body{"amount": 500000, "currency": "UYU", "day": "2026-12-04"}
		o.carla.POST(path+"/verdict", verdict("ok", body{"corrections": body{"promise": promise, "outcome": "promised"}})).OK(nil)
		o.carla.POST(path+"/case", nil).OK(&r)
		t.Run("[AI-09] it holds what was said without who said it, and what the reviewer found", func(t *testing.T) {
			all := o.cases(r.SuiteID)
			require.Len(t, all, 1)
			c := all[0]
			require.Equal(t, []string{r.CaseID, "correction", r.ID, "es", "willing"}, []string{c.Key, c.Origin, c.OriginID, c.Language, c.Persona})
			told, err := json.Marshal(c)
			require.NoError(t, err)
			for _, personal := range []string{"Silva", "María", "ana.silva", "correo.uy"} {
				require.NotContains(t, string(told), personal)
			}
			require.Contains(t, c.Turns[1].Say, c.File.Given)
			require.Equal(t, []any{"UY", int64(900000)}, []any{c.File.Country, c.File.Owed}, "the figures are those of the talk")
			require.Equal(t, "identity", c.Turns[2].To)
			require.Equal(t, []body{{"what": "promised", "amount": 500000.0, "on": "2026-12-04"}}, c.Expect.Did)
		})
		t.Run("[AI-09] a version is tried on it", func(t *testing.T) {
			var agent, version, run struct {
				ID      string `json:"id"`
				Verdict string `json:"verdict"`
				Total   int    `json:"total"`
			}
			o.As("a", "admin", "olga").POST("/api/v1/ai-agents", body{"name": "Sol"}).OK(&agent)
			o.carla.POST("/api/v1/ai-agents/"+agent.ID+"/versions/1/submit", nil, "If-Match", "*").OK(&version)
			o.carla.POST("/api/v1/ai-agents/runs", body{"version_id": version.ID, "suites": []string{r.SuiteID}}).OK(&run)
			o.Broker.Await("recobro.aiagents.agent.run_ended")
			o.carla.GET("/api/v1/ai-agents/runs/" + run.ID).OK(&run)
			require.Equal(t, []any{"passed", 1}, []any{run.Verdict, run.Total})
		})
		t.Run("[AI-09] one that was removed is made anew; of a debtor who is removed none stays", func(t *testing.T) {
			var suite struct {
				Version int64 `json:"version"`
			}
			o.carla.GET("/api/v1/ai-agents/suites/" + r.SuiteID).OK(&suite)
			o.carla.DELETE("/api/v1/ai-agents/suites/"+r.SuiteID, "If-Match", storage.ETag(suite.Version)).OK(nil)
			was := r.SuiteID
			o.carla.POST(path+"/case", nil).OK(&r)
			require.NotEqual(t, was, r.SuiteID)
			require.Len(t, o.cases(r.SuiteID), 1)
			o.Broker.Tell(events.Envelope{SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/portfolios", Type: "recobro.portfolios.debtor.deleted", Subject: "d1", TenantID: "a", Time: at})
			o.Broker.Await("recobro.aiagents.review.deleted")
			require.Empty(t, o.cases(r.SuiteID))
		})
	})
}
