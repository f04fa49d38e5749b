package lasting

import (
	"context"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const (
	// lookAgain is how often all are looked at, for what nobody tells: a session or key that has run out.
	lookAgain = time.Minute
	// lookers is how many are looked at side by side.
	lookers = 8
)

var errForbidden = errs.New(errs.Forbidden, "forbidden")

// Review looks at what goes on for a user of a tenant, at home or on a visit, whose rights or ways in have changed; without a
// user, for everybody of the tenant.
func (a *Answers) Review(tenantID, userID string) {
	a.review(func(one *answer) bool {
		return (one.who.TenantID == tenantID || one.who.Home() == tenantID) && (userID == "" || one.who.UserID == userID)
	})
}

// Keep ends what goes on of a module for tenants that do not have it on. Downloads finish.
func (a *Answers) Keep(module string, tenants []string) {
	for _, one := range a.those(func(one *answer) bool {
		return one.kind == Live && one.of(module) && !slices.Contains(tenants, one.who.TenantID)
	}) {
		one.end(Access)
	}
}

// of tells whether an answer is a module's, or goes to it.
func (one *answer) of(module string) bool {
	return one.module == module || slices.Contains(strings.Fields(one.who.Through), module)
}

// Run looks at all of them now and then, until ctx ends.
func (a *Answers) Run(ctx context.Context) {
	tick := time.NewTicker(lookAgain)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			a.review(func(*answer) bool { return true })
		}
	}
}

// Stop ends all that is live, lets no more begin, and waits until none goes on, or ctx ends.
func (a *Answers) Stop(ctx context.Context) {
	a.mutex.Lock()
	a.stopping = true
	a.mutex.Unlock()
	for _, one := range a.those(func(one *answer) bool { return one.kind == Live }) {
		one.end(Stopping)
	}
	idle := make(chan struct{})
	go func() {
		a.running.Wait()
		close(idle)
	}()
	select {
	case <-idle:
	case <-ctx.Done():
	}
}

func (a *Answers) review(match func(*answer) bool) {
	var looking errgroup.Group
	looking.SetLimit(lookers)
	for _, one := range a.those(match) {
		looking.Go(func() error {
			ctx, cancel := context.WithTimeout(one.ctx, a.Within)
			defer cancel()
			if a.holds(ctx, one) != nil {
				one.end(why(ctx))
			}
			return nil
		})
	}
	_ = looking.Wait() // none fails
}

// why is what ends an answer that was found not to hold while ctx lasted.
func why(ctx context.Context) *End {
	if ctx.Err() != nil {
		return Unjudged
	}
	return Access
}

// holds says whether what let an answer in still does.
func (a *Answers) holds(ctx context.Context, one *answer) error {
	if one.who.Kind == principal.KindModule {
		return nil // it asks by its manifest, for as long as it is on
	}
	now, err := a.Identity.Again(ctx, one.who)
	if err != nil {
		return err
	}
	if now.TenantID != one.who.TenantID {
		return errForbidden
	}
	if one.kind == File {
		return nil
	}
	scope, granted := a.Decider.Decide(now.TenantID, now.Role, one.who.Permission)
	if !granted || scope != one.who.Scope || now.Role != one.who.Role || now.NeedsFactor {
		return errForbidden.WithParam("permission", one.who.Permission)
	}
	return nil
}
