package jobs_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestEachTenantHasItsWorkThoughAnotherFails(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		done := make(chan principal.Principal, 2)
		workers := jobs.NewWorkers("jobs")
		workers.Only(func() []string { return []string{"broken", "acme"} })
		jobs.EachTenant(workers, greet{}, time.Hour, 0, func(ctx context.Context) error {
			who := principal.Must(ctx)
			done <- who
			if who.TenantID == "broken" {
				return errors.New("it cannot")
			}
			return nil
		})
		client, err := jobs.Open(t.Context(), jobs.Config{DB: engine.DB(t, "jobs", nil), Workers: workers, Poll: 20 * time.Millisecond})
		require.NoError(t, err)
		require.NoError(t, client.Start(t.Context()))
		t.Cleanup(func() { require.NoError(t, client.Stop(context.Background())) })
		for _, tenant := range []string{"broken", "acme"} {
			select {
			case who := <-done:
				require.Equal(t, principal.System(tenant, "jobs"), who)
			case <-time.After(patience):
				t.Fatal("nothing was done in ", tenant)
			}
		}
	})
}
