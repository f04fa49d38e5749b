package chats_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type approved struct {
	Name     string `json:"name"`
	Language string `json:"language"`
	Status   string `json:"status"`
	Reason   string `json:"reason"`
	Gaps     int    `json:"gaps"`
}

func (x *office) templates(t *testing.T, conversation string) {
	at := "/api/v1/inboxes/" + x.inbox + "/templates"
	var all []approved
	x.admin.POST(at+"/refresh", body{}).OK(&all)
	require.Equal(t, []approved{{"aviso", "es", "rejected", "", 0}, {"recordatorio", "es", "approved", "", 2}, {"recordatorio", "pt_BR", "pending", "", 2}}, all)
	x.ana.POST(at+"/refresh", body{}).Refused(http.StatusForbidden, "forbidden")

	write := func(name, language string, values ...string) *sdktest.Answer {
		return x.ana.POST("/api/v1/conversations/"+conversation+"/messages", body{"template": body{"name": name, "language": language, "values": values}})
	}
	write("otra", "es", "Ana").Refused(http.StatusUnprocessableEntity, "chats.template_unknown")
	write("recordatorio", "pt_BR", "Ana", "$ 100").Refused(http.StatusConflict, "chats.template_not_approved")
	write("recordatorio", "es", "Ana").Refused(http.StatusUnprocessableEntity, "chats.template_values")
	var m row
	write("recordatorio", "es", "Ana", "$ 1.200,50").OK(&m)
	require.Equal(t, "Hola Ana, su saldo es $ 1.200,50. Responda BAJA para no recibir más.", m.Text, "the thread shows what they read")
	require.Equal(t, "template", x.whatsapp.Took().Type)

	paused := whatsappdouble.Event("message_template_status_update", body{"event": "PAUSED", "message_template_name": "recordatorio", "message_template_language": "es", "reason": "NONE"})
	require.Less(t, x.whatsapp.Tell(paused, whatsappdouble.AppSecret), 300)
	write("recordatorio", "es", "Ana", "$ 1").Refused(http.StatusConflict, "chats.template_not_approved")

	flagged := whatsappdouble.Event("phone_number_quality_update", body{"event": "FLAGGED", "display_phone_number": "59829001234", "current_limit": "TIER_1K"})
	require.Less(t, x.whatsapp.Tell(flagged, whatsappdouble.AppSecret), 300)
	var told struct {
		Quality string `json:"quality"`
		Problem string `json:"problem"`
	}
	x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&told)
	require.Equal(t, "yellow", told.Quality)

	x.whatsapp.Fail(http.StatusUnauthorized, 190, "Error validating access token")
	x.ana.POST("/api/v1/conversations/"+conversation+"/messages", body{"text": "¿Le sirve?"}).OK(&m)
	require.Eventually(t, func() bool {
		x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&told)
		return told.Problem == "190: Error validating access token"
	}, sdktest.Patience, look, "that nothing goes out any more stands at the inbox")
}
