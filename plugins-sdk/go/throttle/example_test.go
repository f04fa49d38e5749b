package throttle_test

import (
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/throttle"
)

// Whoever asks without a sign-in is held to a pace, each place by itself.
func Example() {
	searches := throttle.New(throttle.Bound{Rate: 0.5, Burst: 1}, clock.NewFake(time.Unix(1_800_000_000, 0)))
	fmt.Println(searches.Pass(throttle.Place("192.0.2.1")) == nil, searches.Pass(throttle.Place("192.0.2.1")) == nil, searches.Pass(throttle.Place("192.0.2.2")) == nil)
	// Output: true false true
}
