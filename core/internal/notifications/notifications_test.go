package notifications_test

import (
	"context"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

const assigned = "tasks.task_assigned"

// told is one message to a user's browsers.
type told struct {
	user    string
	arrived []notifications.View
}

// office is the service with its database, its clock and what it told.
type office struct {
	*notifications.Service
	db    *storage.DB
	clock *clock.Fake
	told  []told
}

func open(t *testing.T, engine sdktest.Engine, smtp string) *office {
	t.Helper()
	o := &office{db: engine.DB(t, "core", notifications.Migrations), clock: clock.NewFake(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC))}
	sender, err := mail.New(smtp, "Recobro <no-reply@recobro.example>", "")
	require.NoError(t, err)
	o.Service = notifications.NewService(notifications.Config{
		DB: o.db, Mail: sender, PublicURL: "https://recobro.example", Clock: o.clock, Log: slog.New(slog.DiscardHandler), People: known,
		Kinds: notifications.NewKinds([]manifest.Manifest{{ID: "tasks", Notifications: []manifest.NotificationKind{{
			Kind: "task_assigned", Title: manifest.Text{ES: "Tarea asignada", EN: "Task assigned", PT: "Tarefa atribuída"},
			Body: manifest.Text{ES: "«{{title}}»", EN: "“{{title}}”", PT: "“{{title}}”"},
		}}}}),
		Enabled: func(tenant, _ string) bool { return tenant == "andina" },
		Tell:    func(_, user string, arrived []notifications.View) { o.told = append(o.told, told{user, arrived}) },
	})
	return o
}

// known are caro, who reads English, and mario.
func known(_ context.Context, ids []string) (people []notifications.Person, _ error) {
	for _, id := range []string{"caro", "mario"} {
		if slices.Contains(ids, id) {
			people = append(people, notifications.Person{ID: id, Name: map[string]string{"caro": "Carolina", "mario": "Mario"}[id], Email: id + "@andina.example", Language: "en"})
		}
	}
	return people, nil
}

func as(t *testing.T, tenant, user string) context.Context {
	return principal.With(t.Context(), principal.Principal{TenantID: tenant, UserID: user, Kind: principal.KindUser})
}

// arise has an event of the tasks module notify people of andina.
func (o *office) arise(t *testing.T, eventID, link string, users ...string) error {
	ctx := principal.With(t.Context(), principal.System("andina", "core"))
	return o.db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		return o.Arise(ctx, "tasks", events.Envelope{ID: eventID, TenantID: "andina", Notify: &events.Notify{
			Kind: "task_assigned", Users: users, Params: map[string]string{"title": "Llamar"}, Link: link,
		}})
	})
}

func (o *office) list(t *testing.T, ctx context.Context) ([]notifications.View, int) {
	t.Helper()
	views, _, unread, err := o.List(ctx, page.Params{})
	require.NoError(t, err)
	return views, unread
}

func TestNotifications(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("an event notifies those it names, each of their own alone", func(t *testing.T) { checkArise(t, open(t, engine, "")) })
		t.Run("read ones are no longer counted", func(t *testing.T) { checkRead(t, open(t, engine, "")) })
		t.Run("a list goes on from its cursor", func(t *testing.T) { checkPages(t, open(t, engine, "")) })
		t.Run("a user chooses the ways of each kind", func(t *testing.T) { checkChoices(t, open(t, engine, "")) })
		t.Run("what is older than 90 days is removed", func(t *testing.T) { checkSweep(t, open(t, engine, "")) })
	})
}

func checkArise(t *testing.T, o *office) {
	require.NoError(t, o.arise(t, "e1", "/tasks?task=1", "caro", "caro", "nobody"))
	views, unread := o.list(t, as(t, "andina", "caro"))
	require.Len(t, views, 1)
	require.Equal(t, []any{1, assigned, "Tarea asignada", "“Llamar”", "/tasks?task=1"},
		[]any{unread, views[0].Kind, views[0].Title.ES, views[0].Body.EN, views[0].Link})
	require.Equal(t, []told{{user: "caro"}}, o.told)
	for _, other := range []context.Context{as(t, "andina", "mario"), as(t, "rioplatense", "caro"), as(t, "andina", "nobody")} {
		views, unread = o.list(t, other)
		require.Empty(t, views)
		require.Zero(t, unread)
	}
	require.ErrorIs(t, o.arise(t, "e1", "", "caro"), storage.ErrDuplicate, "an event notifies a user once")
	require.NoError(t, o.arise(t, "e2", "https://elsewhere.example", "caro"))
	views, _ = o.list(t, as(t, "andina", "caro"))
	require.Empty(t, views[0].Link, "a link leads to a page of the product or nowhere")
}

func checkRead(t *testing.T, o *office) {
	caro, mario := as(t, "andina", "caro"), as(t, "andina", "mario")
	for _, event := range []string{"e1", "e2", "e3"} {
		require.NoError(t, o.arise(t, event, "", "caro", "mario"))
	}
	views, _ := o.list(t, caro)
	require.NoError(t, o.MarkRead(mario, []string{views[0].ID}), "another's are passed over")
	_, unread := o.list(t, caro)
	require.Equal(t, 3, unread)
	o.told = nil
	require.NoError(t, o.MarkRead(caro, []string{views[0].ID}))
	views, unread = o.list(t, caro)
	require.Equal(t, 2, unread)
	require.NotNil(t, views[0].ReadAt)
	require.Equal(t, []told{{user: "caro"}}, o.told)
	require.NoError(t, o.MarkRead(caro, nil))
	_, unread = o.list(t, caro)
	require.Zero(t, unread)
	_, unread = o.list(t, mario)
	require.Equal(t, 3, unread)
}

func checkPages(t *testing.T, o *office) {
	for _, event := range []string{"e1", "e2", "e3"} {
		require.NoError(t, o.arise(t, event, "/"+event, "caro"))
	}
	caro := as(t, "andina", "caro")
	first, meta, _, err := o.List(caro, page.Params{PageSize: 2})
	require.NoError(t, err)
	require.Equal(t, []string{"/e3", "/e2"}, []string{first[0].Link, first[1].Link})
	rest, _, _, err := o.List(caro, page.Params{PageSize: 2, Cursor: meta.Next})
	require.NoError(t, err)
	require.Len(t, rest, 1)
	require.Equal(t, "/e1", rest[0].Link)
}

func checkChoices(t *testing.T, o *office) {
	caro := as(t, "andina", "caro")
	found, err := o.Preferences(caro)
	require.NoError(t, err)
	require.False(t, found.MailAvailable)
	require.Equal(t, notifications.Ways{InApp: true}, found.Kinds[0].Ways)
	elsewhere, err := o.Preferences(as(t, "rioplatense", "caro"))
	require.NoError(t, err)
	require.Empty(t, elsewhere.Kinds, "a module that is off has no kinds")

	_, err = o.Choose(caro, []notifications.Choice{{Kind: "tasks.unheard"}})
	require.ErrorIs(t, err, notifications.ErrKind)
	for _, ways := range []notifications.Ways{{}, {Push: true}} {
		chosen, err := o.Choose(caro, []notifications.Choice{{Kind: assigned, Ways: ways}})
		require.NoError(t, err)
		require.Equal(t, ways, chosen.Kinds[0].Ways)
	}
	require.NoError(t, o.arise(t, "e1", "/x", "caro", "mario"))
	views, unread := o.list(t, caro)
	require.Empty(t, views, "by push alone: nothing under the bell")
	require.Zero(t, unread)
	require.Equal(t, "caro", o.told[0].user)
	require.Equal(t, "/x", o.told[0].arrived[0].Link)
	require.Empty(t, o.told[1].arrived, "mario chose no push")

	_, err = o.Choose(caro, []notifications.Choice{{Kind: assigned}})
	require.NoError(t, err)
	o.told = nil
	require.NoError(t, o.arise(t, "e2", "", "caro"))
	require.Empty(t, o.told, "who wants to hear in no way is not told")
}

func checkSweep(t *testing.T, o *office) {
	require.NoError(t, o.arise(t, "e1", "", "caro"))
	require.NoError(t, o.Sweep(t.Context()))
	views, _ := o.list(t, as(t, "andina", "caro"))
	require.Len(t, views, 1)
	o.clock.Set(views[0].CreatedAt.Add(notifications.Kept + time.Hour))
	require.NoError(t, o.Sweep(t.Context()))
	views, _ = o.list(t, as(t, "andina", "caro"))
	require.Empty(t, views)
}
