package aiagents_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// forged are ids that nobody was given, as somebody writes who looks for a way in.
var forged = []string{"%2e%2e%2fproviders", "%00", "' OR 1=1 --", "{{id}}", "all", strings.Repeat("9", 5000), "-1", "💣"}

func TestForgedRequests(t *testing.T) {
	o := whole(t, sdktest.Engine{})
	t.Run("[AI-15] ids that are forged lead nowhere, at no door, whoever asks", func(t *testing.T) {
		for _, op := range o.Operations {
			for _, id := range forged {
				path := regexp.MustCompile(`\{[a-z_]+\}`).ReplaceAllString(op.Path, strings.ReplaceAll(id, " ", "%20"))
				if op.Open || path == op.Path {
					continue
				}
				for _, by := range []*sdktest.Person{o.superadmin, o.manager} {
					got := by.Do(op.Method, path, map[string]any{}, "If-Match", "*")
					require.Less(t, got.Status, http.StatusInternalServerError, "%s %s", op.Method, path)
				}
			}
		}
	})
	t.Run("[AI-15] what is too long is refused, and what is said again once a talk is over, too", func(t *testing.T) {
		var c struct {
			ID     string `json:"id"`
			Status string `json:"status"`
		}
		o.manager.POST(base+"/tests", map[string]any{"version_id": o.try("Sol").ID, "persona": "angry", "language": "es", "noise": "none"}).OK(&c)
		say := func(text string) *sdktest.Answer {
			return o.manager.POST(base+"/tests/"+c.ID+"/turns", map[string]any{"text": text})
		}
		for _, size := range []int{10_000, 5 << 20} {
			require.Contains(t, []int{http.StatusUnprocessableEntity, http.StatusRequestEntityTooLarge}, say(strings.Repeat("sí ", size)).Status)
		}
		for range 60 {
			if say("no me llamen más").Status != http.StatusOK {
				break
			}
		}
		say("sí, acepto").Refused(http.StatusConflict, "aiagents.talk_over")
	})
}
