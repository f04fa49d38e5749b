package chats

import (
	"github.com/recobro/recobro/modules/chats/internal/agent"
	"github.com/recobro/recobro/modules/chats/internal/assign"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/handoff"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/office"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/modules/chats/internal/presence"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// newAgents has programs answer.
func newAgents(db *storage.DB, inboxes *inbox.Store, persons *person.Store, people *presence.Store, hours *office.Office, conversations *conversation.Service, o *outgoing.Service, h *handoff.Service, a *assign.Service, phrases *phrase.Book, host *ask.Host, c clock.Clock) *agent.Service {
	return agent.NewService(agent.Parts{
		DB: db, Inboxes: inboxes, Persons: persons, People: people, Office: hours, Conversations: conversations, Outgoing: o, Handoff: h,
		Assign: a, Phrases: phrases, Host: host, Clock: c,
	})
}
