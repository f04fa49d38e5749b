package demo

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestOffice(t *testing.T) {
	t.Run("on whatever day the demo is planted, its acts keep their order and none is on a Sunday", func(t *testing.T) {
		for weekday := range 7 {
			o := &office{now: time.Date(2026, 11, 22+weekday, 0, 1, 0, 0, time.UTC), zone: time.UTC}
			before := time.Time{}
			for n := range 29 * 20 { // the last of a day's acts is at 19:30
				at := o.at(30-n/20, n%20, 30)
				require.NotEqual(t, time.Sunday, at.Weekday())
				require.Truef(t, at.After(before), "%s after %s", at, before)
				before = at
			}
			require.False(t, o.at(0, 0, 20).After(o.now))
		}
	})
}
