package jobs_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestNextOfCron(t *testing.T) {
	for what, c := range map[string]struct{ spec, zone, now, want string }{
		"by the wall":                   {"30 7 * * *", "America/Montevideo", "2026-03-02T10:29:59Z", "2026-03-02T10:30:00Z"},
		"not before it was":             {"30 7 * * *", "America/Montevideo", "2026-03-02T10:30:00Z", "2026-03-03T10:30:00Z"},
		"on work days":                  {"0 9 * * 1-5", "America/Bogota", "2026-03-06T14:00:00Z", "2026-03-09T14:00:00Z"},
		"in an hour that is skipped":    {"30 0 * * *", "America/Santiago", "2026-09-05T12:00:00Z", "2026-09-06T04:30:00Z"},
		"once in one that comes twice":  {"30 23 * * *", "America/Santiago", "2026-04-04T12:00:00Z", "2026-04-05T02:30:00Z"},
		"and not again an hour later":   {"30 23 * * *", "America/Santiago", "2026-04-05T02:30:00Z", "2026-04-06T03:30:00Z"},
		"where the day has begun ahead": {"0 0 * * *", "Asia/Tokyo", "2026-03-02T14:59:00Z", "2026-03-02T15:00:00Z"},
	} {
		t.Run(what, func(t *testing.T) {
			now, err := time.Parse(time.RFC3339, c.now)
			require.NoError(t, err)
			require.Equal(t, c.want, jobs.NextOfCron(t, c.spec, now, c.zone).UTC().Format(time.RFC3339))
		})
	}
}

func TestCron(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		now := clock.NewFake(time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)) // 7:00 in Montevideo, 5:00 in Bogotá
		db := engine.DB(t, "jobs", nil, func(c *storage.Config) { c.Clock = now })
		zones := map[string]string{"uy": "America/Montevideo", "co": "America/Bogota"}
		done := make(chan string, 10)
		host := func() *jobs.Client {
			workers := jobs.NewWorkers("jobs")
			workers.Only(func() []string { return []string{"uy", "co"} })
			jobs.Add(workers, 0, func(ctx context.Context, _ jobs.Job[greet]) error {
				done <- principal.Must(ctx).TenantID
				return nil
			})
			workers.Cron("30 7 * * *", greet{})
			client, err := jobs.Open(t.Context(), jobs.Config{
				DB: db, Workers: workers, Poll: 20 * time.Millisecond,
				Zones: func(context.Context, []string) (map[string]*time.Location, error) {
					all := map[string]*time.Location{}
					for tenant, name := range zones {
						all[tenant], _ = time.LoadLocation(name)
					}
					return all, nil
				},
			})
			require.NoError(t, err)
			return client
		}
		first, second := host(), host()
		require.NoError(t, first.Start(t.Context()))
		t.Cleanup(func() { require.NoError(t, first.Stop(context.Background())) })
		look := func(at time.Duration, want ...string) {
			t.Helper()
			now.Set(time.Date(2026, 3, 2, 0, 0, 0, 0, time.UTC).Add(at))
			require.NoError(t, first.LookAtClocks(t.Context()))
			require.NoError(t, second.LookAtClocks(t.Context()))
			var got []string
			for range want {
				select {
				case tenant := <-done:
					got = append(got, tenant)
				case <-time.After(patience):
				}
			}
			require.ElementsMatch(t, want, got)
			require.Empty(t, done)
		}
		look(10 * time.Hour)
		look(10*time.Hour+30*time.Minute, "uy")
		look(12*time.Hour + 29*time.Minute)
		look(12*time.Hour+31*time.Minute, "co")
		look(4*24*time.Hour+13*time.Hour, "uy", "co") // what fell due while nobody looked is done once
		zones["co"] = "America/Montevideo"
		look(4*24*time.Hour + 14*time.Hour)
		look(5*24*time.Hour+10*time.Hour+30*time.Minute, "uy", "co")
	})
}
