package message

import (
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
)

// Handing is for how long a message may be on its way to its provider: letters with files take longest.
const Handing = 100 * time.Second

// settling is how long it may take to write down what the provider said.
const settling = 10 * time.Second

// unanswered is what is noted of a message whose provider was asked and did not answer.
const unanswered = "unanswered"

// Unanswered notes that the provider was asked and did not answer.
func (m *Message) Unanswered() {
	if m.Data == nil {
		m.Data = map[string]any{}
	}
	m.Data[unanswered] = true
}

// uncertain tells whether it will not be known by itself any more whether the message went out: the provider did not answer, or the program
// has died since it asked.
func (m Message) uncertain(now time.Time) bool {
	noted, _ := m.Data[unanswered].(bool)
	return m.State == channel.Unknown && (noted || now.Sub(m.UpdatedAt) > Handing+settling)
}

// ErrRetried is that a message was sent again already.
var ErrRetried = errors.New("the message was sent again already")

// Retriable fails unless the message may be sent again: with ErrRetried for one that was, with ErrNotFailed for one that has gone out or may
// still, and for the product's own words; with ErrUncertain for one that may have arrived, unless whoever asks is sure.
func (m Message) Retriable(now time.Time, sure bool) error {
	switch uncertain := m.uncertain(now); {
	case m.RetryID != "":
		return ErrRetried
	case m.Direction != Out || m.Sender == System || m.State != channel.Failed && !uncertain:
		return ErrNotFailed
	case uncertain && !sure:
		return ErrUncertain
	}
	return nil
}
