package civil

import (
	"context"
	"time"
	_ "time/tzdata" // every program has the zones, whatever the machine has

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrZone refuses what is no time zone.
var ErrZone = errs.New(errs.Invalid, "field.timezone")

// Zone is the named IANA zone. An unknown name is refused with ErrZone, as is an empty one and the machine's own, "Local": whoever
// goes by no zone says time.UTC.
func Zone(name string) (*time.Location, error) {
	if name == "" || name == "Local" {
		return nil, ErrZone.WithParam("zone", name)
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return nil, ErrZone.WithParam("zone", name).Wrap(err)
	}
	return zone, nil
}

// ZoneOr is the named zone, or another one where none is named. It fails with ErrZone.
func ZoneOr(name string, unnamed *time.Location) (*time.Location, error) {
	if name == "" {
		return unnamed, nil
	}
	return Zone(name)
}

// DayIn is the day that it is at an instant in the named zone. It fails with ErrZone.
func DayIn(at time.Time, zone string) (Day, error) {
	place, err := Zone(zone)
	if err != nil {
		return "", err
	}
	return On(at, place), nil
}

// CallerZone is where the caller's company is, UTC for a program that acts for none. The principal was checked where it came in: it
// panics for a zone that nobody knows.
func CallerZone(ctx context.Context) *time.Location {
	name := principal.Must(ctx).Timezone
	if name == "" {
		return time.UTC
	}
	zone, err := Zone(name)
	if err != nil {
		panic("civil: principal of the unknown time zone " + name)
	}
	return zone
}
