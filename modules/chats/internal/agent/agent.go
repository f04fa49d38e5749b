// Package agent has programs answer: where they do, what they are asked, what they say, and that people go on where one is silent.
package agent

import (
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

// module has the programs.
const module = "aiagents"

// Service has them answer.
type Service struct {
	Parts
}

// Parts are what that needs.
type Parts struct {
	DB            *storage.DB
	Inboxes       *inbox.Store
	Persons       *person.Store
	People        *presence.Store
	Office        *office.Office
	Conversations *conversation.Service
	Outgoing      *outgoing.Service
	Handoff       *handoff.Service
	Assign        *assign.Service
	Phrases       *phrase.Book
	Host          *ask.Host
	Clock         clock.Clock
}

// NewService has them answer.
func NewService(p Parts) *Service { return &Service{p} }

// At is the service by another clock.
func (s *Service) At(c clock.Clock) *Service {
	other := *s
	other.Clock = c
	return &other
}
