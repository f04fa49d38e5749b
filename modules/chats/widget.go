package chats

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/attachment"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/office"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/widget"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// newWidget serves windows.
func newWidget(env sdk.Environment, db *storage.DB, store *widget.Store, hub *widget.Hub, inboxes *inbox.Service, persons *person.Store, conversations *conversation.Service, messages *message.Store, a *arrive.Service, book *contacts.Book, bus *events.Bus, o *office.Office, r *record.Record, c clock.Clock, f *files.Store, attachments *attachment.Service) *widget.Service {
	return widget.NewService(widget.Parts{
		DB: db, Store: store, Inboxes: inboxes, Persons: persons, Conversations: conversations, Messages: messages, Arrive: a, Book: book, Bus: bus,
		Record: r, Hub: hub, Opening: o.Hours, Environment: env, Clock: c,
		Files: f, Attachments: attachments,
	})
}

// newTellVisitor has the window of whoever a conversation is with show that somebody writes to them.
func newTellVisitor(persons *person.Store, hub *widget.Hub) conversation.TellVisitor {
	return func(ctx context.Context, c conversation.Conversation, doing conversation.Doing) {
		if c.Channel != channel.Widget || doing != conversation.Typing {
			return
		}
		if who, err := persons.Get(ctx, c.PersonID); err == nil { // it may always be missed
			hub.Typing(c.InboxID, who.SourceID)
		}
	}
}
