package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// TestHook: a provider calls a module through the running product.
func TestHook(t *testing.T) {
	t.Parallel()
	p := product(t)
	admin, provider := p.SignIn(t, "rioplatense", "admin"), p.Anonymous()
	var opened struct{ URL string }
	admin.Do(t, http.MethodPost, "/api/v1/tasks/addresses", map[string]string{"secret": "s3cret"}, nil).Into(t, &opened)
	require.True(t, strings.HasPrefix(opened.URL, p.URL+"/api/v1/tasks/hooks/provider/rioplatense."))
	call := func(body string) producttest.Answer {
		mac := hmac.New(sha256.New, []byte("s3cret"))
		mac.Write([]byte(body))
		return provider.Ask(t, http.MethodPost, opened.URL, body, http.Header{
			"X-Signature": {hex.EncodeToString(mac.Sum(nil))}, "X-Forwarded-For": {"203.0.113.9"}, "X-Real-Ip": {"203.0.113.9"},
			"Recobro-Principal": {"forged"}, "Cookie": {"recobro_session=x"},
		})
	}

	t.Run("what it says stands on the record by its name and its true address", func(t *testing.T) {
		require.Equal(t, http.StatusNoContent, call("first").Status)
		require.Equal(t, http.StatusNoContent, call("first").Status)
		type line struct {
			ActorKind string `json:"actor_kind"`
			ActorName string `json:"actor_name"`
			SubjectID string `json:"subject_id"`
			Payload   struct{ From string }
		}
		var lines []line
		require.Eventually(t, func() bool {
			admin.Get(t, "/api/v1/tracing-events?name=tasks.called").Into(t, &lines)
			return len(lines) > 0
		}, 10*time.Second, 10*time.Millisecond)
		require.Equal(t, []line{{"hook", "provider", "first", struct{ From string }{"127.0.0.1"}}}, lines)
	})

	t.Run("is not heard while the company has the module off", func(t *testing.T) {
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": false}, nil).OK(t)
		require.Equal(t, http.StatusNotFound, call("second").Status)
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": true}, nil).OK(t)
		require.Equal(t, http.StatusNoContent, call("second").Status)
	})

	t.Run("how it is called stands in the one document", func(t *testing.T) {
		document := string(admin.Get(t, "/api/v1/openapi.json").Body)
		require.Contains(t, document, `"tasks-provider":{"description":"HMAC-SHA256 of the body"`)
		require.Contains(t, document, `"security":[{"tasks-provider":[]}]`)
	})

	t.Run("no log tells the address", func(t *testing.T) {
		require.Zero(t, p.Stop(t))
		require.Contains(t, p.Output(), "/api/v1/tasks/hooks/provider/")
		require.NotContains(t, p.Output(), opened.URL[strings.LastIndex(opened.URL, ".")+1:])
	})
}
