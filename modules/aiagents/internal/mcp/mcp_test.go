package mcp_test

import (
	"context"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/mcpdouble"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// outside is a client that leaves the test by the network.
func outside(t *testing.T) *outbound.Client {
	transport := &http.Transport{}
	t.Cleanup(transport.CloseIdleConnections)
	return outbound.Fixed(transport)
}

func TestAToolOfAServerIsUsedByItsNameAlone(t *testing.T) { // [AI-11]
	d := mcpdouble.New(t)
	s := mcp.Server{Name: "offices", URL: d.URL, Header: "X-Key", Secret: mcpdouble.Key}
	c := mcp.New(outside(t))
	all, err := c.Tools(t.Context(), s)
	require.NoError(t, err)
	require.Len(t, all, 3)

	use := func(grants []string, tool, args string) (mcp.Answer, error) {
		return c.Call(t.Context(), s, grants, tool, json.RawMessage(args))
	}
	granted := []string{"offices/hours", "offices/long"}
	answer, err := use(granted, "hours", `{"city":"Rivera"}`)
	require.NoError(t, err)
	require.Equal(t, mcp.Answer{Text: "9 a 18 en Rivera"}, answer)

	for _, grants := range [][]string{nil, {"*"}, {"offices/*"}, {"offices"}, {"other/hours"}} {
		_, err = use(grants, "hours", `{"city":"Rivera"}`)
		require.ErrorIs(t, err, mcp.ErrUnknown, "%v", grants)
	}
	for _, args := range []string{`{}`, `{"city":5}`, `{"city":"Rivera","amount":1}`, `[]`, `no`} {
		_, err = use(granted, "hours", args)
		require.ErrorIs(t, err, mcp.ErrArguments, args)
	}
	require.Equal(t, []string{"Rivera"}, d.Used, "what was refused has not been sent")

	answer, err = use(granted, "long", `{"city":"Rivera"}`)
	require.NoError(t, err)
	require.True(t, answer.Cut)
	require.LessOrEqual(t, len(answer.Text), 4<<10)

	s.Secret = "wrong"
	_, err = c.Tools(t.Context(), s)
	require.ErrorIs(t, err, mcp.ErrUnreachable)
}

func TestAServerThatDoesNotAnswerIsNotWaitedFor(t *testing.T) {
	d := mcpdouble.New(t)
	s := mcp.Server{Name: "offices", URL: d.URL, Header: "X-Key", Secret: mcpdouble.Key}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	_, err := mcp.New(outside(t)).Call(ctx, s, []string{"offices/slow"}, "slow", json.RawMessage(`{"city":"Rivera"}`))
	require.ErrorIs(t, err, mcp.ErrUnreachable)
}
