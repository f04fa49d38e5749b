package conversation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/level"
)

// office promises an answer within half an hour and an end within four, from nine to seven.
func office() conversation.Promise {
	return conversation.Promise{First: 30 * time.Minute, Solve: 4 * time.Hour, Hours: level.Hours{Week: level.Read(level.Usual()), Zone: time.UTC}}
}

// on is a moment of a Tuesday.
func on(hour, minute int) time.Time { return time.Date(2026, 3, 3, hour, minute, 0, 0, time.UTC) }

// talk is a conversation that is reckoned with whatever happens.
type talk struct {
	conversation.Conversation
	promise conversation.Promise
}

func (c *talk) heard(at time.Time) {
	c.Received(at, "hola")
	c.Reckon(c.promise, at)
}

func (c *talk) said(at time.Time) {
	c.Said(at, "dígame")
	c.Reckon(c.promise, at)
}

func (c *talk) moved(t require.TestingT, to conversation.Status, at time.Time) {
	until := at.Add(time.Hour)
	require.NoError(t, c.Move(to, &until, at))
	c.Reckon(c.promise, at)
}

func begun() *talk {
	return &talk{conversation.Conversation{Status: conversation.Open, Channel: channel.Widget, Round: 1}, office()}
}

func TestPromise(t *testing.T) {
	c := begun()
	c.heard(on(18, 50))
	require.Equal(t, on(18, 50).Add(14*time.Hour+30*time.Minute), *c.FirstDue, "[CH-07] twenty minutes of it are tomorrow's")
	c.heard(on(18, 55))
	require.Equal(t, on(9, 20).AddDate(0, 0, 1), *c.FirstDue, "another word of theirs promises nothing more")
	tomorrow := func(hour, minute int) time.Time { return on(hour, minute).AddDate(0, 0, 1) }
	c.said(tomorrow(9, 10))
	require.Equal(t, conversation.Kept, c.FirstLevel)
	require.Equal(t, conversation.Paused, c.SolveLevel, "[CH-07] it is for them to write")
	require.Nil(t, c.SolveDue)
	c.heard(tomorrow(12, 0))
	require.Equal(t, tomorrow(15, 40), *c.SolveDue, "twenty minutes of the four hours were spent before")
	c.moved(t, conversation.Snoozed, tomorrow(13, 0))
	require.Nil(t, c.SolveDue, "[CH-07] paused while it is put off")
	c.moved(t, conversation.Open, tomorrow(17, 0))
	require.Equal(t, tomorrow(9, 40).AddDate(0, 0, 1), *c.SolveDue)
	c.moved(t, conversation.Resolved, tomorrow(18, 0))
	require.Equal(t, conversation.Kept, c.SolveLevel)
	c.heard(tomorrow(18, 30).AddDate(0, 0, 1))
	require.Equal(t, 2, c.Round)
	require.Equal(t, conversation.Due, c.FirstLevel, "[CH-07] whoever writes again is promised anew")
	require.Equal(t, tomorrow(19, 0).AddDate(0, 0, 1), *c.FirstDue)
}

func TestPromiseBroken(t *testing.T) {
	c := begun()
	c.heard(on(10, 0))
	c.said(on(10, 31))
	require.Equal(t, conversation.Broken, c.FirstLevel)
	c = begun()
	c.heard(on(10, 0))
	c.moved(t, conversation.Resolved, on(15, 0))
	require.Equal(t, []conversation.Level{conversation.Broken, conversation.Broken}, []conversation.Level{c.FirstLevel, c.SolveLevel}, "resolved without a word, too late")
	c = begun()
	c.Said(on(9, 0), "le escribimos por su cuenta")
	c.heard(on(10, 0))
	require.Equal(t, on(10, 30), *c.FirstDue, "what we wrote of ourselves has answered nothing")
}

// Whatever happens, the time that runs is the one that is for us, and never more than was promised is left.
func TestPromiseRuns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, at := begun(), on(9, 0)
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			at = at.Add(time.Duration(rapid.IntRange(1, 300).Draw(t, "minutes")) * time.Minute)
			switch rapid.IntRange(0, 4).Draw(t, "what") {
			case 0, 1:
				c.heard(at)
			case 2:
				c.said(at)
			case 3:
				if c.Status == conversation.Open {
					c.moved(t, conversation.Resolved, at)
				}
			case 4:
				if c.Status == conversation.Open {
					c.moved(t, conversation.Snoozed, at)
				}
			}
			ours := c.Status == conversation.Open && c.WaitingSince != nil
			require.Equal(t, ours, c.SolveSince != nil)
			require.Equal(t, ours && c.SolveLevel == conversation.Due, c.SolveDue != nil)
			if c.SolveDue != nil {
				require.LessOrEqual(t, c.promise.Hours.Between(at, *c.SolveDue), c.promise.Solve)
			}
			require.Equal(t, c.FirstLevel == conversation.Due, c.WaitingSince != nil && c.FirstReplyAt == nil)
		}
	})
}
