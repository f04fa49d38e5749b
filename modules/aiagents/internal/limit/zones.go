package limit

import (
	"context"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// zones are where companies are, asked of the host once in a while. Safe for concurrent use.
type zones struct {
	host  *ask.Host
	clock clock.Clock
	mutex sync.Mutex
	known map[string]known
}

type known struct {
	zone *time.Location
	at   time.Time
}

const zoneHolds = 10 * time.Minute

func newZones(host *ask.Host, c clock.Clock) *zones {
	return &zones{host: host, clock: c, known: map[string]known{}}
}

// now is the company's clock.
func (z *zones) now(ctx context.Context) (time.Time, error) {
	at := z.clock.Now()
	tenant := principal.Must(ctx).TenantID
	z.mutex.Lock()
	last, found := z.known[tenant]
	z.mutex.Unlock()
	if found && at.Sub(last.at) < zoneHolds {
		return at.In(last.zone), nil
	}
	asked, err := z.host.Zones(ctx, []string{tenant})
	if err != nil {
		return at, err
	}
	zone := asked[tenant]
	if zone == nil {
		zone = time.UTC
	}
	z.mutex.Lock()
	z.known[tenant] = known{zone, at}
	z.mutex.Unlock()
	return at.In(zone), nil
}
