package producttest

import (
	"bufio"
	"context"
	"strings"
	"testing"
)

// LiveEvent is one event of the live stream, its payload as it came.
type LiveEvent struct{ Kind, Payload string }

// Live opens the live stream and gives each event as it comes, from now on; the channel is closed when the stream ends.
func (p *Person) Live(t testing.TB) <-chan LiveEvent {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	response := p.Stream(ctx, t, "/api/v1/live") //nolint:bodyclose // it is closed where the stream ends
	live, ready := make(chan LiveEvent, 64), make(chan struct{})
	go func() {
		defer response.Body.Close()
		defer close(live)
		event := LiveEvent{}
		lines := bufio.NewScanner(response.Body)
		for lines.Scan() {
			if strings.HasPrefix(lines.Text(), ": connected") {
				close(ready)
			}
			if kind, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
				event.Kind = kind
			}
			if payload, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				event.Payload = payload
				live <- event
			}
		}
	}()
	<-ready
	return live
}
