package site

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// tally counts who reads what without knowing who: an address counts once in a while, and is written nowhere. What a crash loses was
// some seconds of counts.
type tally struct {
	mutex sync.Mutex
	views map[string]article.Views // by company
	once  *throttle.Meter
}

func newTally(c clock.Clock) *tally {
	return &tally{views: map[string]article.Views{}, once: throttle.New(throttle.Bound{Rate: 1.0 / 1800, Burst: 1}, c)}
}

// read counts that somebody reads an article. Programs that say so, and pages fetched ahead, are nobody.
func (t *tally) read(ctx context.Context, id string, r *http.Request) {
	agent := strings.ToLower(r.UserAgent())
	if id == "" || r.Method != http.MethodGet || r.Header.Get("Sec-Purpose") != "" || strings.Contains(agent, "bot") || strings.Contains(agent, "crawl") {
		return
	}
	if t.once.Pass(id+" "+reader(ctx)) != nil {
		return
	}
	t.giveBack(principal.Must(ctx).TenantID, article.Views{id: 1})
}

// giveBack adds to what is to be written.
func (t *tally) giveBack(tenant string, views article.Views) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.views[tenant] == nil {
		t.views[tenant] = article.Views{}
	}
	for id, n := range views {
		t.views[tenant][id] += n
	}
}

func (t *tally) take() map[string]article.Views {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	taken := t.views
	t.views = map[string]article.Views{}
	return taken
}

// between is how many pulses of background work pass between two writings of counts.
const between = 10

// Count writes what was read, again and again until ctx ends, and then once more.
func (s *Service) Count(ctx context.Context) {
	ticker := time.NewTicker(between * s.env.Pulse)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			s.write(ctx)
		case <-ctx.Done():
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), within)
			defer cancel()
			s.write(last)
			return
		}
	}
}

func (s *Service) write(ctx context.Context) {
	for tenant, views := range s.views.take() {
		err := s.articles.Count(principal.With(ctx, principal.System(tenant, s.env.ModuleID)), views)
		if err != nil {
			s.views.giveBack(tenant, views)
			s.log.WarnContext(ctx, "views that are not counted yet", "tenant", tenant, "error", err)
		}
	}
}
