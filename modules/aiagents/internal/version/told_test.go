package version

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestWhatOnePersonSavesWithinTenMinutesIsOneLineOfTheRecord(t *testing.T) {
	v, noon := &Version{}, time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	for _, save := range []struct {
		user  string
		after time.Duration
		line  bool
	}{
		{"mario", 0, true}, {"mario", time.Minute, false}, {"mario", 9 * time.Minute, false}, {"mario", 10 * time.Minute, true},
		{"ana", 11 * time.Minute, true}, {"mario", 12 * time.Minute, true}, {"mario", 13 * time.Minute, false},
	} {
		require.Equal(t, save.line, v.tells(by{save.user, noon.Add(save.after)}), "%s after %s", save.user, save.after)
	}
}
