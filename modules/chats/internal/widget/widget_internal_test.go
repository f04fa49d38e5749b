package widget

import (
	"context"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/chats/internal/level"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Whatever color a company chooses, what stands on it can be read (WCAG 2.2 AA).
func TestInkOnAnyColor(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		color := fmt.Sprintf("#%06x", rapid.IntRange(0, 0xffffff).Draw(t, "color"))
		dark, light := luminance(color), luminance(inkOn(color))
		if dark > light {
			dark, light = light, dark
		}
		require.GreaterOrEqual(t, (light+0.05)/(dark+0.05), 4.5)
	})
}

// Nothing that stands among the sites of an inbox leaves its place in the policy of the window.
func TestOriginsStayInTheirPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all, err := readOrigins(rapid.StringMatching(`https://[a-z*.;:'/ ,\n"@#?0-9-]{1,20}`).Draw(t, "origins"))
		if err != nil {
			return
		}
		_, ancestors, _ := strings.Cut(policy(all), "frame-ancestors ")
		require.Equal(t, all, strings.Fields(ancestors))
		require.NotContains(t, ancestors, ";")
		require.NotContains(t, ancestors, "'")
	})
}

func TestIdentity(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	sign := func(i Identity) Identity {
		i.Hash = hex.EncodeToString(macOf("secret", i.signed()))
		return i
	}
	good := sign(Identity{UserID: "7", At: now.Unix(), Phone: "+59899123456"})
	require.NoError(t, good.Check("secret", now))
	require.NoError(t, good.Check("secret", now.Add(identityLife)))
	require.ErrorIs(t, good.Check("secret", now.Add(identityLife+time.Second)), ErrIdentityOld)
	require.ErrorIs(t, good.Check("secret", now.Add(-identityLife-time.Second)), ErrIdentityOld)
	require.ErrorIs(t, good.Check("other", now), ErrIdentity)
	for _, alter := range []func(*Identity){
		func(i *Identity) { i.UserID = "8" }, func(i *Identity) { i.At++ }, func(i *Identity) { i.Phone = "" }, func(i *Identity) { i.Hash = "" },
		func(i *Identity) { i.Hash = i.Hash[:62] },
	} {
		other := good
		alter(&other)
		require.ErrorIs(t, other.Check("secret", now), ErrIdentity)
	}
	split := sign(Identity{UserID: "7\n1", At: now.Unix()})
	require.ErrorIs(t, split.Check("secret", now), ErrIdentity, "two signed texts that would be one")
}

func TestVisit(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	v := newVisit(strangerPrefix+"x", now)
	read, ok := readVisit("secret", v.token("secret"))
	require.True(t, ok)
	require.Equal(t, v, read)
	require.True(t, read.isGood(now.Add(visitLife-time.Second)))
	require.False(t, read.isGood(now.Add(visitLife)))
	require.True(t, read.mayReturn(now.Add(visitAgain-time.Second)))
	require.False(t, read.mayReturn(now.Add(visitAgain)))
	for _, bad := range []string{"", ".", "x.y", v.token("other"), v.token("secret") + "A", strings.Repeat("x", mostToken+1)} {
		_, ok := readVisit("secret", bad)
		require.False(t, ok, bad)
	}
}

func TestOpens(t *testing.T) {
	zone, err := time.LoadLocation("America/Montevideo")
	require.NoError(t, err)
	week := level.Week{}
	week[time.Monday] = []level.Span{{From: 9 * 60, To: 18 * 60}}
	at := func(week level.Week, now time.Time) (bool, *time.Time) {
		s := NewService(Parts{Clock: clock.System(), Opening: func(context.Context) (level.Hours, error) { return level.Hours{Week: week, Zone: zone}, nil }})
		open, next, err := s.opens(t.Context(), now)
		require.NoError(t, err)
		return open, next
	}
	monday := time.Date(2026, 11, 30, 0, 0, 0, 0, zone)

	open, next := at(week, monday.Add(10*time.Hour))
	require.True(t, open)
	require.Nil(t, next)
	open, next = at(week, monday.Add(20*time.Hour))
	require.False(t, open)
	require.True(t, next.Equal(monday.AddDate(0, 0, 7).Add(9*time.Hour)), "we are back on Monday at nine: %s", next)
	open, next = at(level.Week{}, monday)
	require.False(t, open)
	require.Nil(t, next, "a company without hours promises nothing")
}
