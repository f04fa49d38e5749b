package arrive

import (
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/stop"
)

// asksToStop tells whether a message asks that nobody writes to its sender any more: a letter has a subject, a signature and quotations.
func asksToStop(i inbox.Inbox, m message.Message) bool {
	if i.Channel == channel.Email {
		return stop.AskedByLetter(m.Subject, m.Text)
	}
	return stop.Asked(m.Text)
}

func takesStopBack(i inbox.Inbox, m message.Message) bool {
	if i.Channel == channel.Email {
		return stop.ResumedByLetter(m.Subject, m.Text)
	}
	return stop.Resumed(m.Text)
}
