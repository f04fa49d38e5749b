package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/session"
)

var (
	now   = time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)
	usual = session.Session{MaxTries: 3, RetryMinutes: 120}
)

// tried is a target after a try that came to this.
func tried(t *session.Target, s session.Session, c call.Call) (after time.Duration) {
	t.Tries++
	t.State = session.Taken
	t.After(c, s, now)
	return t.NextAt.Sub(now)
}

func TestRetries(t *testing.T) {
	busy, unheard := call.Call{Status: call.Busy}, call.Call{Status: call.NoAnswer}
	machine := call.Call{Status: call.Completed, AnsweredBy: call.Voicemail}
	t.Run("where nothing is said of it each try waits as long, up to the most", func(t *testing.T) {
		for _, c := range []call.Call{busy, unheard, machine, {Status: call.Failed}, {Status: call.Abandoned}} {
			var target session.Target
			require.Equal(t, 2*time.Hour, tried(&target, usual, c))
			require.Equal(t, 2*time.Hour, tried(&target, usual, c))
			tried(&target, usual, c)
			require.Equal(t, session.Spent, target.State)
		}
	})
	t.Run("each outcome waits as the session says of it, and is tried as often", func(t *testing.T) {
		s := usual
		s.MaxTries = 20
		s.Retries = session.Retries{Busy: &session.Retry{Minutes: 5, Times: 2}, Voicemail: &session.Retry{Minutes: 600, Times: 0}}
		var target session.Target
		require.Equal(t, 5*time.Minute, tried(&target, s, busy))
		require.Equal(t, 2*time.Hour, tried(&target, s, unheard), "of which nothing is said")
		require.Equal(t, 5*time.Minute, tried(&target, s, busy))
		tried(&target, s, busy)
		require.Equal(t, session.Spent, target.State, "busy for the third time")
		var other session.Target
		tried(&other, s, machine)
		require.Equal(t, session.Spent, other.State, "never again after a voicemail")
	})
	t.Run("the most tries of the session bound them all", func(t *testing.T) {
		s := usual
		s.Retries = session.Retries{Busy: &session.Retry{Minutes: 5, Times: 20}}
		var target session.Target
		for range s.MaxTries {
			require.NotEqual(t, session.Spent, target.State)
			tried(&target, s, busy)
		}
		require.Equal(t, session.Spent, target.State)
	})
	t.Run("who was spoken with is not called again, and what the rules refused is no try", func(t *testing.T) {
		s := usual
		s.Retries = session.Retries{NoAnswer: &session.Retry{Minutes: 5, Times: 0}}
		var target session.Target
		tried(&target, s, call.Call{Status: call.Blocked, RuleID: "uy.hours"})
		require.Equal(t, session.Waiting, target.State)
		require.Zero(t, target.Tries)
		tried(&target, s, call.Call{Status: call.WrapUp, JoinedAt: &now})
		require.Equal(t, session.Reached, target.State)
	})
}
