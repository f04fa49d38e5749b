package tasks_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestBrokenPromises(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		t.Run("[MO-07] a broken promise makes one task for whose it was, about the debtor, however often it is told", func(t *testing.T) {
			o.Speak("a", "caro", "pt")
			for range 2 {
				o.Broker.Tell(events.Envelope{
					SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/portfolios", Type: "recobro.portfolios.promise.broken", Subject: "p-1",
					Time: time.Now(), TenantID: "a", Data: json.RawMessage(`{"debtor_id":"d-1","owner_id":"caro"}`),
				})
			}
			o.Broker.Await("recobro.tasks.task.created")
			var made []struct {
				Origin, Status, Title string
				AssigneeID            string     `json:"assignee_id"`
				DueAt                 *time.Time `json:"due_at"`
				Link                  struct{ Module, Type, ID, Title string }
			}
			o.manager.GET(base + "?assignee=caro&pageSize=100").OK(&made)
			n := 0
			for _, task := range made {
				if task.Origin == "broken_promise" && task.Link.ID == "d-1" {
					n++
					require.Equal(t, "todo", task.Status)
					require.NotNil(t, task.DueAt)
					require.Equal(t, "Promessa não cumprida: falar com o devedor", task.Title, "in the owner's language")
					require.Equal(t, "Devedor", task.Link.Title)
				}
			}
			require.Equal(t, 1, n)
		})
	})
}
