package message

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/person"
)

// Shown are messages as the caller may see them: who sees addresses covered sees none in what visitors have said of themselves, and in the
// words by which a provider refuses one.
func Shown(ctx context.Context, all []Message) []Message {
	if !person.Covered(ctx) {
		return all
	}
	for n := range all {
		all[n].cover()
	}
	return all
}

// ShownOne is a message as the caller may see it.
func ShownOne(ctx context.Context, m Message) Message { return Shown(ctx, []Message{m})[0] }

// Covered is a message as anybody may see it who may see its conversation.
func Covered(m Message) Message {
	m.cover()
	return m
}

func (m *Message) cover() {
	m.Reason = person.CoverText(m.Reason)
	if m.Data["event"] == About {
		m.Text = person.CoverText(m.Text)
	}
}

// About is the event of what a visitor has said of themselves.
const About = "about"
