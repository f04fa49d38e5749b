package arrive_test

import (
	"math/rand"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
)

// A message of ours, whatever the order in which a provider tells how far it came, and however often.
func TestReceiptsInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := make([]channel.Receipt, rapid.IntRange(1, 6).Draw(t, "receipts"))
		for n := range all {
			all[n] = channel.Receipt{
				State: rapid.SampledFrom([]channel.State{channel.Sent, channel.Delivered, channel.Read, channel.Failed}).Draw(t, "state"),
				At:    time.Unix(int64(rapid.IntRange(1, 9).Draw(t, "at")), 0).UTC(), Code: "131026",
			}
		}
		told := func(order []channel.Receipt) (m message.Message) {
			m.State = channel.Queued
			for _, r := range order {
				m.Told(r)
			}
			return m
		}
		other := append(append([]channel.Receipt{}, all...), all...)
		rand.New(rand.NewSource(rapid.Int64().Draw(t, "seed"))).Shuffle(len(other), func(i, j int) { other[i], other[j] = other[j], other[i] })
		one, two := told(all), told(other)
		require.Equal(t, one.State, two.State)
		require.Equal(t, []*time.Time{one.SentAt, one.DeliveredAt, one.ReadAt}, []*time.Time{two.SentAt, two.DeliveredAt, two.ReadAt})
	})
}

// A conversation, whatever the order in which their messages come.
func TestMessagesInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		type said struct {
			at   time.Time
			text string
		}
		all := make([]said, rapid.IntRange(1, 6).Draw(t, "messages"))
		for n := range all { // each at a time of its own
			all[n] = said{time.Unix(int64(n*10+rapid.IntRange(0, 9).Draw(t, "at")), 0).UTC(), rapid.StringMatching("[a-z]{1,5}").Draw(t, "text")}
		}
		heard := func(order []said) conversation.Conversation {
			c := conversation.Conversation{Status: conversation.Open, Channel: channel.WhatsApp}
			for _, m := range order {
				c.Received(m.at, m.text)
			}
			return c
		}
		other := append([]said{}, all...)
		rand.New(rand.NewSource(rapid.Int64().Draw(t, "seed"))).Shuffle(len(other), func(i, j int) { other[i], other[j] = other[j], other[i] })
		require.Equal(t, heard(all), heard(other))
	})
}
