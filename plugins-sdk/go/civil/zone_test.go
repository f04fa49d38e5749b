package civil_test

import (
	"context"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

func TestZone(t *testing.T) {
	t.Run("an unknown zone is refused, never taken for another", func(t *testing.T) {
		for _, name := range []string{"nowhere", "America/Montevideoo", "", "Local", "../etc/passwd"} {
			zone, err := civil.Zone(name)
			require.ErrorIs(t, err, civil.ErrZone, name)
			require.Nil(t, zone, name)
			_, err = civil.DayIn(time.Now(), name)
			require.ErrorIs(t, err, civil.ErrZone, name)
		}
	})

	t.Run("who names no zone says which one is meant", func(t *testing.T) {
		zone, err := civil.ZoneOr("", time.UTC)
		require.NoError(t, err)
		require.Equal(t, time.UTC, zone)
		_, err = civil.ZoneOr("nowhere", time.UTC)
		require.ErrorIs(t, err, civil.ErrZone)
	})

	t.Run("a program that acts for no company is on UTC, a person where their company is", func(t *testing.T) {
		ctx := principal.With(context.Background(), principal.System("acme", "portfolios"))
		require.Equal(t, time.UTC, civil.CallerZone(ctx))
		ctx = principal.With(ctx, principal.Principal{Timezone: "America/Montevideo"})
		require.Equal(t, "America/Montevideo", civil.CallerZone(ctx).String())
	})
}

// alone is set in the process that sees a machine without zone files.
const alone = "CIVIL_TEST_WITHOUT_ZONE_FILES"

func TestZoneWithoutFiles(t *testing.T) {
	if os.Getenv(alone) != "" {
		require.NoDirExists(t, "/usr/share/zoneinfo/America")
		_, offset := time.Date(2026, 11, 26, 9, 8, 0, 0, time.UTC).In(must(t, "America/Montevideo")).Zone()
		require.Equal(t, -3*60*60, offset)
		return
	}
	t.Run("the zones are known on a machine without zone files", func(t *testing.T) {
		// In a mount namespace of its own nothing lies where Go looks for zone files.
		hide := `for at in /usr/share/zoneinfo /usr/share/lib/zoneinfo /usr/lib/locale/TZ /etc/zoneinfo "$(go env GOROOT)/lib/time"; do
			[ ! -d "$at" ] || mount -t tmpfs none "$at" || exit 1
		done; exec "$0" -test.run=TestZoneWithoutFiles`
		command := exec.Command("sh", "-c", hide, os.Args[0])
		command.Env = append(os.Environ(), alone+"=1")
		command.SysProcAttr = &syscall.SysProcAttr{
			Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
			UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}},
			GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}},
		}
		said, err := command.CombinedOutput()
		require.NoError(t, err, "%s", said)
	})
}

func must(t *testing.T, name string) *time.Location {
	t.Helper()
	zone, err := civil.Zone(name)
	require.NoError(t, err)
	return zone
}
