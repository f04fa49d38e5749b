package chats_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestHandoff(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		x.Choose("a", body{"handoff_text_es": "Lo atiende Carla en un momento."})
		c := x.hears(t, "59899000003", "Quiero hablar con alguien")
		hand := func(b body) *sdktest.Answer {
			return x.admin.POST("/api/v1/conversations/"+c.ID+"/handoff", b, "If-Match", "*")
		}
		t.Run("[CH-08] a hand-off says why", func(t *testing.T) {
			hand(body{"to": "agent", "reason": "", "agent_id": "bot"}).Refused(http.StatusUnprocessableEntity, "chats.handoff_reason")
			hand(body{"to": "agent", "reason": "bored", "agent_id": "bot"}).Refused(http.StatusUnprocessableEntity, "invalid")
			hand(body{"to": "agent", "reason": "customer_request"}).Refused(http.StatusUnprocessableEntity, "chats.handoff_agent")
		})
		t.Run("[CH-08] the debtor is told who answers, and whoever goes on reads why", func(t *testing.T) {
			var got promised
			hand(body{"to": "agent", "reason": "pending_clarification", "agent_id": "bot"}).OK(&got)
			require.Equal(t, []string{"pending", "pending_clarification"}, []string{got.Status, got.Handoff})
			require.Contains(t, x.whatsapp.Took().Text, "asistente")
			hand(body{"to": "people", "reason": "customer_request", "summary": "Pide una quita."}).OK(&got)
			require.Equal(t, []string{"open", "customer_request"}, []string{got.Status, got.Handoff})
			require.Equal(t, "Lo atiende Carla en un momento.", x.whatsapp.Took().Text, "in the company's own words")
			var thread []struct {
				Kind string         `json:"kind"`
				Data map[string]any `json:"data"`
			}
			x.ana.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&thread)
			require.Equal(t, "activity", thread[0].Kind)
			require.Equal(t, []any{"handoff", "people", "customer_request", "Pide una quita.", true}, []any{thread[0].Data["activity"], thread[0].Data["to"], thread[0].Data["reason"], thread[0].Data["summary"], thread[0].Data["told"]})
			hand(body{"to": "people", "reason": "customer_request"}).Refused(http.StatusConflict, "chats.handoff_done")
		})
	})
}
