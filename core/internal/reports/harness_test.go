package reports_test

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/reports"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// monday is a Monday at noon in Montevideo.
func monday() time.Time { return time.Date(2026, 11, 23, 15, 0, 0, 0, time.UTC) }

// desk is the service with everything around it.
type desk struct {
	*reports.Service
	db    *storage.DB
	clock *clock.Fake
	mu    sync.Mutex
	asked []string                                         // who asked for what
	reply func(ctx context.Context) (io.ReadCloser, error) // what an operation answers
	noted []events.Notify
	gone  map[string]bool // people who may no longer come in
}

// open is a desk whose jobs run.
func open(t *testing.T, engine sdktest.Engine, smtp string, limits reports.Limits) *desk {
	t.Helper()
	d := &desk{db: engine.DB(t, "core", reports.Migrations), clock: clock.NewFake(monday()), gone: map[string]bool{}}
	d.answers("id;name\n1;Ana\n2;=1+1\n")
	workers := jobs.NewWorkers("core")
	log := slog.New(slog.DiscardHandler)
	queue, err := jobs.Open(t.Context(), jobs.Config{DB: d.db, Workers: workers, Poll: 50 * time.Millisecond, Log: log})
	require.NoError(t, err)
	sender, err := mail.New(smtp, "recobro@recobro.example")
	require.NoError(t, err)
	d.Service = reports.NewService(reports.Config{
		DB: d.db, Trace: tracing.NewRecorder(d.db, tracing.NewSequencer(d.db, log)), Queue: queue, Catalog: catalog(t), Directory: d,
		Decider: grants{}, Ask: d.ask, Enabled: func(tenant, _ string) bool { return tenant != "off" }, Notify: d.notify,
		Changed: func(string, []string) {}, Mail: sender, PublicURL: "https://recobro.example", Keep: 30 * 24 * time.Hour, Limits: limits,
		Clock: d.clock, Log: log,
	})
	d.Work(workers)
	require.NoError(t, queue.Start(t.Context()))
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		require.NoError(t, queue.Stop(ctx))
	})
	return d
}

func catalog(t *testing.T) *reports.Catalog {
	t.Helper()
	var manifest sdk.Manifest
	require.NoError(t, json.Unmarshal([]byte(`{"id":"notes","reports":[{"id":"all","title":{"es":"Notas","en":"Notes","pt":"Notas"},
		"permission":"notes.notes:export","path":"/api/v1/notes/export","filters":[
			{"name":"status","kind":"choice","multiple":true,"options":[{"value":"new"},{"value":"old"}]},
			{"name":"when","kind":"period","from":"from","to":"to"},{"name":"q","kind":"text"}]}]}`), &manifest))
	return reports.NewCatalog([]sdk.Manifest{manifest})
}

// grants let managers and admins export, collectors nothing, and clerks their own rows.
type grants struct{}

// Decide implements reports.Decider.
func (grants) Decide(_, role, permission string) (principal.Scope, bool) {
	switch {
	case role == "cashier":
		return "", false
	case role == "clerk" && permission == "notes.notes:export":
		return principal.ScopeOwn, true
	}
	return principal.ScopeAll, true
}

// Person implements reports.Directory: everybody is named by the id, which begins with the role.
func (d *desk) Person(_ context.Context, id string) (reports.Person, bool, error) {
	role, _, known := strings.Cut(id, "-")
	d.mu.Lock()
	defer d.mu.Unlock()
	return reports.Person{ID: id, Username: id, Name: id, Email: id + "@x.example", Language: "en", Role: role, Active: !d.gone[id]}, known, nil
}

// Zone implements reports.Directory.
func (*desk) Zone(context.Context) (*time.Location, error) {
	return time.LoadLocation("America/Montevideo")
}

func (d *desk) ask(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error) {
	d.mu.Lock()
	d.asked = append(d.asked, who.TenantID+" "+who.UserID+" "+who.Role+" "+address)
	reply := d.reply
	d.mu.Unlock()
	return reply(ctx)
}

func (d *desk) notify(_ context.Context, _ string, n events.Notify) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.noted = append(d.noted, n)
	return nil
}

// answers has operations answer a text.
func (d *desk) answers(text string) {
	d.set(func(context.Context) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil })
}

// refuses has operations refuse.
func (d *desk) refuses(err *errs.Error) {
	d.set(func(context.Context) (io.ReadCloser, error) { return nil, err })
}

// hangs has operations answer a header and then nothing more.
func (d *desk) hangs() {
	d.set(func(ctx context.Context) (io.ReadCloser, error) {
		from, to := io.Pipe()
		go func() {
			_, _ = io.WriteString(to, "id;name\n1;Ana\n")
			<-ctx.Done()
			_ = to.CloseWithError(ctx.Err())
		}()
		return from, nil
	})
}

func (d *desk) set(reply func(context.Context) (io.ReadCloser, error)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.reply = reply
}

// as is somebody of a tenant; managers see their own schedules alone.
func as(t *testing.T, tenant, user string) context.Context {
	role, _, _ := strings.Cut(user, "-")
	scope := principal.ScopeAll
	if role != "admin" {
		scope = principal.ScopeOwn
	}
	return principal.With(t.Context(), principal.Principal{TenantID: tenant, UserID: user, Role: role, Scope: scope, Language: "en", Kind: principal.KindUser})
}

func daily() reports.Schedule {
	return reports.Schedule{
		Order:   reports.Order{Name: "Notes", Report: "notes.all", Format: "csv", Delivery: reports.ByDownload, Filters: reports.Filters{}},
		Cadence: reports.Cadence{Every: reports.Daily, At: "13:00"},
	}
}

// over waits until a run is.
func (d *desk) over(t *testing.T, ctx context.Context, id string) (run reports.Run) {
	t.Helper()
	require.Eventually(t, func() bool {
		var err error
		run, err = d.Run(ctx, id)
		require.NoError(t, err)
		return run.Status != reports.Queued && run.Status != reports.Running
	}, 20*time.Second, 20*time.Millisecond)
	return run
}

// made is a schedule and its run, when that is over.
func (d *desk) made(t *testing.T, ctx context.Context, wanted reports.Schedule) (reports.Schedule, reports.Run) {
	t.Helper()
	one, err := d.Create(ctx, wanted)
	require.NoError(t, err)
	run, err := d.RunNow(ctx, one.ID)
	require.NoError(t, err)
	return one, d.over(t, ctx, run.ID)
}

func (d *desk) file(t *testing.T, ctx context.Context, run reports.Run) string {
	t.Helper()
	var text strings.Builder
	require.NoError(t, d.CopyFile(ctx, run, &text))
	return text.String()
}

// abandon has a run look as if its process had died: nobody has been at it for long.
func (d *desk) abandon(t *testing.T, id string) {
	t.Helper()
	require.NoError(t, d.db.Platform(t.Context(), func(_ context.Context, tx *gorm.DB) error {
		// Its next beat finds another attempt, and ends.
		return tx.Model(&reports.Run{}).Where("id = ?", id).UpdateColumns(map[string]any{"heartbeat_at": monday().Add(-time.Hour)}).Error
	}))
}
