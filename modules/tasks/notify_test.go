package tasks_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const wasAssigned = "recobro.tasks.task.assigned"

func TestNotifications(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		t.Run("whoever is given a task by somebody else is notified, without its title", func(t *testing.T) {
			o.create(o.cashier, map[string]any{"title": "La anota quien la hace", "assignee_id": "caro"})
			given, _ := o.create(o.manager, map[string]any{"title": "Llamar a Pérez", "assignee_id": "caro"})
			told := o.Broker.Await(wasAssigned)
			require.Equal(t, &events.Notify{
				Kind: "task_assigned", Users: []string{"caro"}, Params: map[string]string{"by": "mario"}, Link: "/tasks?task=" + given.ID,
			}, told.Notify)
			require.NotContains(t, text(t, told), "Pérez", "titles may hold personal data")
			require.Empty(t, told.Permission, "no page hears of it: the change has an event of its own")
		})
		t.Run("a change of hands notifies the new ones", func(t *testing.T) {
			given, tag := o.create(o.manager, map[string]any{"title": "De mano en mano", "assignee_id": "mario"})
			o.admin.PATCH(base+"/"+given.ID, map[string]any{"assignee_id": "caro"}, "If-Match", tag).OK(nil)
			require.Equal(t, []string{"caro"}, o.Broker.Await(wasAssigned).Notify.Users)
		})
		t.Run("many at once are one notification", func(t *testing.T) {
			var ids []string
			for _, title := range []string{"Una", "Dos"} {
				it, _ := o.create(o.manager, map[string]any{"title": title})
				ids = append(ids, it.ID)
			}
			o.manager.POST(base+"/bulk", map[string]any{"ids": ids, "change": map[string]any{"assignee_id": "caro"}}).OK(nil)
			told := o.Broker.Await(wasAssigned).Notify
			require.Equal(t, "tasks_assigned", told.Kind)
			require.Equal(t, map[string]string{"by": "mario", "count": "2"}, told.Params)
		})
	})
}
