package host_test

import (
	"bufio"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
)

// asks asks three things of the host at once, and tells how each began to be answered.
func (f *fakeModule) asks(w http.ResponseWriter, r *http.Request) {
	var statuses []int
	for range 3 {
		connection, err := dataplane.Ask(r.Context(), f.asked, f.key)
		if err != nil {
			return
		}
		defer connection.Close()
		_, _ = connection.Write([]byte("GET /api/v1/other HTTP/1.1\r\nHost: host\r\n\r\n"))
		answer, err := http.ReadResponse(bufio.NewReader(connection), nil) //nolint:bodyclose // it ends with its connection
		if err != nil {
			return
		}
		statuses = append(statuses, answer.StatusCode)
	}
	_ = json.NewEncoder(w).Encode(statuses)
}

func TestAsked(t *testing.T) {
	env := environment(t)
	env.Proxy.MaxAsked = 2
	h, m := start(t, env, "good")
	awaitState(t, m, host.Ready)
	server := serve(t, m)
	asking := func() (statuses []int) {
		response, err := http.Get(server.URL + "/api/v1/fake/asks")
		require.NoError(t, err)
		defer response.Body.Close()
		require.NoError(t, json.NewDecoder(response.Body).Decode(&statuses))
		return statuses
	}
	require.Equal(t, []int{503, 503, 503}, asking(), "before somebody answers")
	modules := make(chan string, 100)
	h.Answers(func(w http.ResponseWriter, r *http.Request, module string) {
		modules <- module
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})

	t.Run("a module's process opens as many sockets as it may at once, and no more", func(t *testing.T) {
		require.Equal(t, []int{200, 200, 503}, asking())
		require.Equal(t, "fake", <-modules, "the host knows who asks")
	})

	t.Run("places are free again once they have ended", func(t *testing.T) {
		require.Eventually(t, func() bool { return asking()[1] == http.StatusOK }, 10*time.Second, 10*time.Millisecond)
	})
}
