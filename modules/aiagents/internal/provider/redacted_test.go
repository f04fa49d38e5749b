package provider_test

import (
	"encoding/json"
	"net/http"
	"net/http/httputil"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// wire keeps every byte that leaves.
type wire struct {
	mutex sync.Mutex
	bytes strings.Builder
}

func (w *wire) RoundTrip(r *http.Request) (*http.Response, error) {
	raw, err := httputil.DumpRequestOut(r, true)
	if err != nil {
		return nil, err
	}
	w.mutex.Lock()
	_, _ = w.bytes.Write(raw)
	w.mutex.Unlock()
	return http.DefaultTransport.RoundTrip(r)
}

// What a debtor says of themself stays here: the model works with its placeholder, and the tool gets what stood there.
func TestNothingLeaves(t *testing.T) {
	t.Parallel()
	facts := redact.Facts{Country: "UY", Documents: []string{"12345672"}, Phones: []string{"+59899123456"}, Emails: []string{"ana@correo.com.uy"}}
	each(t, func(t *testing.T, h house) {
		t.Run("[AI-10] not a byte of what is known of a debtor leaves", func(t *testing.T) {
			model := h.double(t, func(a provider.Ask) script.Answer {
				last := a.Messages[len(a.Messages)-1].Text
				at := strings.Index(last, "[DOCUMENTO")
				arguments, _ := json.Marshal(map[string]string{"answer": last[at : at+strings.Index(last[at:], "]")+1]})
				return script.Answer{Calls: []provider.Call{{ID: "c1", Name: "verify_identity", Arguments: arguments}}}
			})
			left, talk := &wire{}, redact.New(facts)
			said := "Mi cédula es 1.234.567-2, mi correo ana@correo.com.uy, mi celular 099 123 456."
			reply, err := h.make(outbound.Fixed(left), model.Account()).Complete(t.Context(), provider.Ask{
				Messages: []provider.Message{{Role: provider.System, Text: talk.Out("Habla con quien tiene el teléfono +59899123456.")}, {Role: provider.User, Text: talk.Out(said)}},
				Tools:    []provider.Tool{{Name: "verify_identity", Description: "x", Parameters: json.RawMessage(`{"type":"object","properties":{}}`)}},
			})
			require.NoError(t, err)
			require.JSONEq(t, `{"answer":"1.234.567-2"}`, talk.Back(string(reply.Calls[0].Arguments)))
			require.Contains(t, left.bytes.String(), "[DOCUMENTO_1]")
			require.NotContains(t, left.bytes.String(), "Linux", "nor anything of the machine that asks")
			for _, never := range []string{"1.234.567", "12345672", "99123", "123 456", "ana@", "correo.com"} {
				require.NotContains(t, left.bytes.String(), never)
			}
		})
	})
}
