package task_test

import (
	"log/slog"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestTellDue(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "tasks", os.DirFS("../.."))
		workers := jobs.NewWorkers("tasks")
		queue, err := jobs.Open(t.Context(), jobs.Config{DB: db, Workers: workers, Log: slog.New(slog.DiscardHandler)})
		require.NoError(t, err)
		now := clock.NewFake(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)) // nine in the morning in Montevideo
		bus, err := events.NewBus(events.BusConfig{ModuleID: "tasks", Workers: workers, Queue: queue, Clock: now})
		require.NoError(t, err)
		recorder := tracing.NewRecorder(db, nil)
		store := task.NewStore(db)
		service := task.NewService(store, record.New(db, recorder, nil, bus), now, settings.Fixed(task.Settings{}), ask.Fixed(ask.Member{ID: "caro"}))
		who := principal.Must(everything())
		who.Timezone = "America/Montevideo"
		ctx := principal.With(everything(), who)
		due := func(title, assignee, at string, status task.Status) task.Task {
			moment, err := time.Parse(time.RFC3339, at)
			require.NoError(t, err)
			it := task.Task{Title: title, AssigneeID: assignee, Status: status, Priority: task.Medium, DueAt: &moment}
			require.NoError(t, service.Create(ctx, &it))
			return it
		}
		today := due("Hoy", "caro", "2026-11-21T02:00:00Z", task.Todo) // 23:00 of the 20th in Montevideo
		others := []task.Task{
			due("Mañana", "caro", "2026-11-21T03:00:00Z", task.Todo),
			due("Hecha", "caro", "2026-11-20T20:00:00Z", task.Done),
			due("De nadie", "", "2026-11-20T20:00:00Z", task.Todo),
		}
		untold := func(it task.Task) bool {
			first, err := store.MarkNotified(ctx, it, now.Now())
			require.NoError(t, err)
			return first
		}

		now.Set(time.Date(2026, 11, 20, 9, 59, 0, 0, time.UTC))
		require.NoError(t, service.NotifyDue(ctx), "before seven nobody is told")
		now.Set(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC))
		require.NoError(t, service.NotifyDue(ctx))
		require.NoError(t, service.NotifyDue(ctx))
		require.False(t, untold(today), "told on the day on which it is due where its due moment was set")
		for _, it := range others {
			require.True(t, untold(it), it.Title)
		}
		today.AssigneeID = "eva"
		require.True(t, untold(today), "another assignee has not been told")
		now.Advance(31 * 24 * time.Hour)
		require.NoError(t, service.NotifyDue(ctx))
		today.AssigneeID = "caro"
		require.True(t, untold(today), "what was told is forgotten after a month")
	})
}
