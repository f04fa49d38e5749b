package reports_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestService(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		usual := reports.DefaultLimits()
		t.Run("a schedule is planned, changed on the version it was read at, paused and removed", func(t *testing.T) { life(t, open(t, engine, "", usual)) })
		t.Run("what cannot be carried out is refused at its field", func(t *testing.T) { refusals(t, open(t, engine, "", usual)) })
		t.Run("a run has its owner's rights and language, and its filters as parameters", func(t *testing.T) { asOwner(t, open(t, engine, "", usual)) })
		t.Run("what falls due is made once, and a time that was missed is not made up for", func(t *testing.T) { due(t, open(t, engine, "", usual)) })
		t.Run("schedules and runs are of their owner's, and never of another tenant's", func(t *testing.T) { walls(t, open(t, engine, "", usual)) })
		t.Run("a run can be canceled while it is made, and its file is gone", func(t *testing.T) { cancel(t, open(t, engine, "", usual)) })
		t.Run("a run whose process died is taken up again, and given up at the third time", func(t *testing.T) { silent(t, open(t, engine, "", usual)) })
		t.Run("a file expires, and its run is forgotten later", func(t *testing.T) { expiry(t, open(t, engine, "", usual)) })
		t.Run("rows, bytes, time and schedules are bounded", func(t *testing.T) { bounds(t, engine) })
		t.Run("a failure says why, to its owner too", func(t *testing.T) { failures(t, open(t, engine, "", usual)) })
	})
}

func life(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	one, err := d.Create(ctx, daily())
	require.NoError(t, err)
	require.Equal(t, "2026-11-23T16:00:00Z", one.NextRunAt.Format(time.RFC3339))
	wanted := daily()
	wanted.Cadence = reports.Cadence{Every: reports.Weekly, Weekdays: []int{5, 2}, At: "08:00"}
	changed, err := d.Replace(ctx, one.ID, one.Version, wanted)
	require.NoError(t, err)
	require.Equal(t, "2026-11-24T11:00:00Z", changed.NextRunAt.Format(time.RFC3339))
	_, err = d.Replace(ctx, one.ID, one.Version, wanted)
	require.ErrorIs(t, err, storage.ErrStale)
	paused, err := d.Pause(ctx, one.ID, changed.Version, true)
	require.NoError(t, err)
	require.Nil(t, paused.NextRunAt)
	kept, err := d.Replace(ctx, one.ID, paused.Version, wanted)
	require.NoError(t, err)
	require.True(t, kept.Paused, "a change does not let it go on")
	require.ErrorIs(t, d.Delete(ctx, one.ID, 1), storage.ErrStale)
	require.NoError(t, d.Delete(ctx, one.ID, kept.Version))
	require.ErrorIs(t, d.Delete(ctx, one.ID, kept.Version), reports.ErrScheduleNotFound)
}

func refusals(t *testing.T, d *desk) {
	for fact, c := range map[string]struct {
		change func(*reports.Schedule)
		want   error
	}{
		"a report that there is not": {func(s *reports.Schedule) { s.Report = "notes.none" }, reports.ErrUnknown},
		"a week without days":        {func(s *reports.Schedule) { s.Cadence.Every = reports.Weekly }, reports.ErrCadence},
		"a filter that there is not": {func(s *reports.Schedule) { s.Filters = reports.Filters{"color": {"red"}} }, reports.ErrFilter},
		"a value that there is not":  {func(s *reports.Schedule) { s.Filters = reports.Filters{"status": {"lost"}} }, reports.ErrFilter},
		"two values where one fits":  {func(s *reports.Schedule) { s.Filters = reports.Filters{"q": {"a", "b"}} }, reports.ErrFilter},
		"mail without a mail server": {func(s *reports.Schedule) { s.Delivery, s.Recipients = reports.ByMail, []string{"manager-1"} }, reports.ErrNoMail},
	} {
		wanted := daily()
		c.change(&wanted)
		_, err := d.Create(as(t, "andina", "manager-1"), wanted)
		require.ErrorIs(t, err, c.want, fact)
		var refusal *errs.Error
		require.ErrorAs(t, err, &refusal)
		require.NotEmpty(t, refusal.Fields, fact)
	}
	_, err := d.Create(as(t, "andina", "cashier-1"), daily())
	require.ErrorIs(t, err, reports.ErrForbidden)
	_, err = d.Create(as(t, "off", "manager-1"), daily())
	require.ErrorIs(t, err, reports.ErrUnknown, "its module is off")
	_, err = d.Create(as(t, "andina", "apikey:7"), daily())
	require.ErrorIs(t, err, reports.ErrOwner)
}

func asOwner(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	wanted := daily()
	wanted.Filters = reports.Filters{"status": {"new", "old"}, "when": {"last_month"}}
	one, run := d.made(t, ctx, wanted)
	require.Equal(t, []any{reports.Done, int64(2), "all-2026-11-23.csv"}, []any{run.Status, run.Rows, run.FileName})
	require.Equal(t, "\ufeffid,name\n1,Ana\n2,'=1+1\n", d.file(t, ctx, run), "in the owner's language, harmless")
	require.EqualValues(t, len(d.file(t, ctx, run)), run.Bytes)
	require.Equal(t, []string{"andina manager-1 manager /api/v1/notes/export?from=2026-10-01T03%3A00%3A00Z&status=new%2Cold&to=2026-11-01T03%3A00%3A00Z"}, d.asked)
	require.Equal(t, "report_done", d.noted[0].Kind)
	require.Equal(t, []string{"manager-1"}, d.noted[0].Users)
	_, err := d.Replace(as(t, "andina", "admin-1"), one.ID, one.Version, wanted)
	require.NoError(t, err)
	run, err = d.RunNow(as(t, "andina", "admin-1"), one.ID)
	require.NoError(t, err)
	require.Equal(t, "manager-1", d.over(t, ctx, run.ID).OwnerID, "whoever asks")
}

func due(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	one, err := d.Create(ctx, daily())
	require.NoError(t, err)
	require.NoError(t, d.Tick(t.Context()))
	runs := func() []reports.Run {
		found, _, err := d.Runs(ctx, one.ID, page.Params{})
		require.NoError(t, err)
		return found
	}
	require.Empty(t, runs())
	d.clock.Advance(3 * 24 * time.Hour)
	require.NoError(t, d.Tick(t.Context()))
	require.NoError(t, d.Tick(t.Context()))
	require.Len(t, runs(), 1)
	require.Equal(t, reports.Done, d.over(t, ctx, runs()[0].ID).Status)
	d.clock.Advance(time.Hour)
	require.NoError(t, d.Tick(t.Context()))
	require.Len(t, runs(), 2, "the next day's")
	_, err = d.Replace(ctx, one.ID, one.Version, daily())
	require.NoError(t, err, "a run in between keeps nobody from saving")
}

func walls(t *testing.T, d *desk) {
	one, run := d.made(t, as(t, "andina", "manager-1"), daily())
	for _, stranger := range []string{"andina manager-2", "rioplatense admin-1", "rioplatense manager-1"} {
		tenant, user, _ := strings.Cut(stranger, " ")
		ctx := as(t, tenant, user)
		_, err := d.Run(ctx, run.ID)
		require.ErrorIs(t, err, reports.ErrRunNotFound, stranger)
		_, err = d.Downloadable(ctx, run.ID)
		require.ErrorIs(t, err, reports.ErrRunNotFound, stranger)
		_, err = d.RunNow(ctx, one.ID)
		require.ErrorIs(t, err, reports.ErrScheduleNotFound, stranger)
		_, err = d.Cancel(ctx, run.ID)
		require.ErrorIs(t, err, reports.ErrRunNotFound, stranger)
		found, _, err := d.Runs(ctx, "", page.Params{})
		require.NoError(t, err)
		require.Empty(t, found)
	}
	_, err := d.Downloadable(as(t, "andina", "admin-1"), run.ID)
	require.NoError(t, err)
	require.Empty(t, d.file(t, as(t, "rioplatense", "admin-1"), run), "not even by its id")
}

func cancel(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	d.hangs()
	one, err := d.Create(ctx, daily())
	require.NoError(t, err)
	run, err := d.RunNow(ctx, one.ID)
	require.NoError(t, err)
	_, err = d.RunNow(ctx, one.ID)
	require.ErrorIs(t, err, reports.ErrUnderWay)
	require.Eventually(t, func() bool {
		found, err := d.Run(ctx, run.ID)
		require.NoError(t, err)
		return found.Rows == 1
	}, 20*time.Second, 20*time.Millisecond, "how far it is, is told while it is made")
	canceled, err := d.Cancel(ctx, run.ID)
	require.NoError(t, err)
	require.Equal(t, reports.Canceled, canceled.Status)
	_, err = d.Cancel(ctx, run.ID)
	require.ErrorIs(t, err, reports.ErrOver)
	_, err = d.Downloadable(ctx, run.ID)
	require.ErrorIs(t, err, reports.ErrNoFile)
	d.answers("id\n1\n")
	again, err := d.RunNow(ctx, one.ID)
	require.NoError(t, err)
	require.Equal(t, reports.Done, d.over(t, ctx, again.ID).Status)
}

func silent(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	d.hangs()
	one, err := d.Create(ctx, daily())
	require.NoError(t, err)
	run, err := d.RunNow(ctx, one.ID)
	require.NoError(t, err)
	tried := func() int { d.mu.Lock(); defer d.mu.Unlock(); return len(d.asked) }
	for attempt := 1; attempt <= 3; attempt++ {
		require.Eventually(t, func() bool { return tried() == attempt }, 20*time.Second, 20*time.Millisecond)
		d.abandon(t, run.ID)
		require.NoError(t, d.Tick(t.Context()))
	}
	last := d.over(t, ctx, run.ID)
	require.Equal(t, []any{reports.Failed, "core.report_interrupted"}, []any{last.Status, last.Cause})
}

func expiry(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	_, run := d.made(t, ctx, daily())
	d.clock.Advance(29 * 24 * time.Hour)
	require.NoError(t, d.Sweep(t.Context()))
	_, err := d.Downloadable(ctx, run.ID)
	require.NoError(t, err)
	d.clock.Advance(25 * time.Hour)
	require.NoError(t, d.Sweep(t.Context()))
	found, err := d.Run(ctx, run.ID)
	require.NoError(t, err)
	require.Equal(t, reports.Expired, found.Status)
	require.Empty(t, d.file(t, ctx, run))
	_, err = d.Downloadable(ctx, run.ID)
	require.ErrorIs(t, err, reports.ErrNoFile)
	d.clock.Advance(61 * 24 * time.Hour)
	require.NoError(t, d.Sweep(t.Context()))
	_, err = d.Run(ctx, run.ID)
	require.ErrorIs(t, err, reports.ErrRunNotFound)
}

func bounds(t *testing.T, engine sdktest.Engine) {
	limits := reports.DefaultLimits()
	limits.Schedules, limits.Rows, limits.Bytes, limits.Deadline = 1, 3, 200, 2*time.Second
	d := open(t, engine, "", limits)
	ctx := as(t, "andina", "manager-1")
	d.answers("id\n1\n2\n3\n4\n")
	one, run := d.made(t, ctx, daily())
	require.Equal(t, "core.report_too_many_rows", run.Cause)
	require.Empty(t, d.file(t, ctx, run))
	_, err := d.Create(ctx, daily())
	require.ErrorIs(t, err, reports.ErrTooMany)
	again := func() string {
		run, err := d.RunNow(ctx, one.ID)
		require.NoError(t, err)
		return d.over(t, ctx, run.ID).Cause
	}
	d.answers("id\n" + strings.Repeat("x", 300) + "\n")
	require.Equal(t, "core.report_too_large", again())
	d.hangs()
	require.Equal(t, "core.report_too_long", again())
}

func failures(t *testing.T, d *desk) {
	ctx := as(t, "andina", "manager-1")
	one, _ := d.made(t, ctx, daily())
	again := func() reports.Run {
		run, err := d.RunNow(as(t, "andina", "admin-1"), one.ID)
		require.NoError(t, err)
		return d.over(t, ctx, run.ID)
	}
	d.refuses(errs.New(errs.NotFound, "core.app_off"))
	require.Equal(t, "core.app_off", again().Cause)
	require.Equal(t, "report_failed", d.noted[1].Kind)
	d.answers("id,name\n1,\"never closed\n")
	require.Equal(t, "core.report_broken", again().Cause)
	d.answers("")
	require.Equal(t, "core.report_broken", again().Cause)
	d.mu.Lock()
	d.gone["manager-1"] = true
	d.mu.Unlock()
	require.Equal(t, "core.report_owner_inactive", again().Cause)
}
