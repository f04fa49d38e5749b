// Package demo fills the demo tenants with tasks that a collection agency would have.
package demo

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/modules/tasks/internal/trail"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Seed gives each demo tenant its tasks, once: a tenant that has a task is left alone.
func Seed(seed sdk.DemoSeed, s *task.Service, trail *trail.Trail, clock clock.Clock) error {
	for _, tenant := range seed.Tenants {
		sow := sower{service: s, now: clock.Now(), tenant: tenant}
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "tasks"))
		if err := trail.Within(ctx, sow.tasks); err != nil {
			return fmt.Errorf("demo tasks of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

// sower writes the tasks of one tenant.
type sower struct {
	service *task.Service
	now     time.Time
	tenant  sdk.DemoTenant
}

func (s sower) tasks(ctx context.Context) error {
	there, _, err := s.service.List(ctx, task.Criteria{}, task.ByRank(), page.Params{PageSize: 1})
	if err != nil || len(there) > 0 {
		return err
	}
	for i, seed := range slices.Backward(seeds()) {
		t := seed.task(s.now)
		t.AssigneeID = s.user(seed.worker)
		if err := s.service.Create(s.by(ctx, i), &t); err != nil {
			return err
		}
	}
	return nil
}

// by lets managers and admins take turns in having written the tasks down.
func (s sower) by(ctx context.Context, i int) context.Context {
	role := []string{"manager", "admin"}[i%2]
	who := principal.Must(ctx)
	for _, user := range s.tenant.Users {
		if user.Role == role {
			who.UserID, who.Username, who.Role, who.Kind = user.ID, user.Username, role, principal.KindUser
		}
	}
	return principal.With(ctx, who)
}

// user is the id of the tenant's user of a role, "" for nobody.
func (s sower) user(role string) string {
	for _, user := range s.tenant.Users {
		if user.Role == role {
			return user.ID
		}
	}
	return ""
}
