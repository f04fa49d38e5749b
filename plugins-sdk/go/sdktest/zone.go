package sdktest

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Zone is a named time zone of a test. It panics for one that is not known.
func Zone(name string) *time.Location {
	zone, err := civil.Zone(name)
	if err != nil {
		panic(err)
	}
	return zone
}
