// Package chats is the module of written conversations: inboxes of many ways of writing, who writes, and what is answered.
package chats

import (
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"log/slog"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/chats/internal/agent"
	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/assign"
	"github.com/recobro/recobro/modules/chats/internal/attachment"
	"github.com/recobro/recobro/modules/chats/internal/begin"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/consent"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/demo"
	"github.com/recobro/recobro/modules/chats/internal/desk"
	"github.com/recobro/recobro/modules/chats/internal/door"
	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/find"
	"github.com/recobro/recobro/modules/chats/internal/handoff"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/label"
	"github.com/recobro/recobro/modules/chats/internal/later"
	"github.com/recobro/recobro/modules/chats/internal/link"
	"github.com/recobro/recobro/modules/chats/internal/macro"
	"github.com/recobro/recobro/modules/chats/internal/mailbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/office"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/modules/chats/internal/presence"
	"github.com/recobro/recobro/modules/chats/internal/rating"
	"github.com/recobro/recobro/modules/chats/internal/reply"
	"github.com/recobro/recobro/modules/chats/internal/report"
	"github.com/recobro/recobro/modules/chats/internal/retention"
	"github.com/recobro/recobro/modules/chats/internal/sms"
	"github.com/recobro/recobro/modules/chats/internal/telegram"
	"github.com/recobro/recobro/modules/chats/internal/template"
	"github.com/recobro/recobro/modules/chats/internal/whatsapp"
	"github.com/recobro/recobro/modules/chats/internal/widget"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

//go:embed help
var help embed.FS

// Module is the one list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Help:       help,
		Provide: []any{
			newOperator, newWays, settings.For[sms.Settings],
			email.New, picture.NewMaker, attachment.NewService, mailbox.NewStore, newMailboxes,
			label.NewService, reply.NewService, macro.NewService, link.NewService, find.NewService,
			begin.NewService, later.NewService, presence.NewStore, presence.NewService, newLoads, newAssign, desk.New, newDeskQueue, newOffice,
			widget.NewHub, widget.NewStore, newWidget, newTellVisitor,
			inbox.NewStore, inbox.NewService, person.NewStore, message.NewStore,
			template.NewStore, template.NewService,
			settings.For[phrase.Settings], phrase.New, consent.NewKeeper, rating.NewService, handoff.NewService, newAgents, newRetention,
			office.New, newChanged, report.NewStore, report.NewService,
			conversation.NewStore, conversation.NewService, newArrive, door.New, contacts.New, newOutgoing,
		},
		Routes: []any{
			label.Routes, reply.Routes, macro.Routes, link.Routes, find.Routes,
			begin.Routes, later.Routes, presence.Routes,
			inbox.Routes, template.Routes,
			report.Routes, handoff.Routes, agent.Routes, retention.Routes,
			widget.Routes, widget.FileRoutes, widget.PageRoutes, widget.InboxRoutes,
			attachment.Routes, mailbox.Routes,
			door.Routes, conversation.Routes, outgoing.Routes,
		},
		Jobs: []any{
			office.Jobs, conversation.Jobs, consent.Jobs, rating.AskOnceResolved, retention.Jobs,
			desk.Jobs, link.Jobs, agent.Jobs,
			template.Jobs,
			attachment.Jobs, mailbox.Jobs,
			outgoing.CloseOnLeave, outgoing.Jobs,
		},
		Apart:  apartWorks(),
		Events: []any{office.Hear, link.Hear, retention.Hear},
		Demo:   []any{demo.Plant},
	}
}

// operator is what whoever runs the installation has set.
type operator struct {
	WhatsAppAPI string `json:"whatsapp_api"`
	TelegramAPI string `json:"telegram_api"`
}

func newOperator(env sdk.Environment) (o operator, err error) {
	if err = json.Unmarshal(env.Settings, &o); err != nil {
		err = fmt.Errorf("settings of the operator: %w", err)
	}
	return o, err
}

// newWays are the ways of writing that there are.
func newWays(o operator, outside *outbound.Client, gateways *settings.Values[sms.Settings], windows *widget.Store, hub *widget.Hub, letters *email.Way) map[channel.Kind]channel.Way {
	return map[channel.Kind]channel.Way{
		channel.WhatsApp: whatsapp.New(outside, o.WhatsAppAPI),
		channel.Telegram: telegram.New(outside, o.TelegramAPI),
		channel.SMS:      sms.New(outside, gateways),
		channel.Email:    letters,
		channel.Widget:   widget.New(windows, hub),
	}
}

// newLoads counts for people's presences what they have open.
func newLoads(s *conversation.Store) presence.Loads { return s.Loads }

// newChanged has promised times follow other hours.
func newChanged(s *conversation.Service) office.Changed { return s.HoursChanged }

func newAssign(db *storage.DB, inboxes *inbox.Store, persons *person.Store, people *presence.Store, conversations *conversation.Service, book *contacts.Book, host *ask.Host, c clock.Clock) *assign.Service {
	return assign.NewService(assign.Parts{DB: db, Inboxes: inboxes, Persons: persons, People: people, Conversations: conversations, Book: book, Host: host, Clock: c})
}

// newOffice is the office of the demo, which tells its conversations as soon as portfolios tells its debtors.
func newOffice(lc fx.Lifecycle, seed sdk.DemoSeed, db *storage.DB, inboxes *inbox.Service, a *arrive.Service, persons *person.Store, conversations *conversation.Service, messages *message.Store, labels *label.Service, replies *reply.Service, macros *macro.Service, book *contacts.Book, c clock.Clock, log *slog.Logger) *demo.Office {
	o := demo.New(demo.Parts{DB: db, Inboxes: inboxes, Arrive: a, Persons: persons, Conversations: conversations, Messages: messages, Labels: labels, Replies: replies, Macros: macros, Book: book, Clock: c, Log: log})
	lc.Append(background.Hook(func(ctx context.Context) { o.Follow(ctx, seed) }))
	return o
}

func newArrive(db *storage.DB, persons *person.Store, conversations *conversation.Service, messages *message.Store, q arrive.DeskQueue, c clock.Clock, k *consent.Keeper, agents *agent.Service, ratings *rating.Service, j *jobs.Client) *arrive.Service {
	return arrive.NewService(arrive.Parts{DB: db, Persons: persons, Conversations: conversations, Messages: messages, Queue: q, Clock: c, Keeper: k, Agents: agents, Ratings: ratings, Jobs: j})
}

func newRetention(db *storage.DB, conversations *conversation.Service, messages *message.Store, persons *person.Store, links *link.Service, book *contacts.Book, o *outgoing.Service, f *files.Store, phrases *phrase.Book, c clock.Clock) *retention.Service {
	return retention.NewService(retention.Parts{DB: db, Conversations: conversations, Messages: messages, Persons: persons, Links: links, Book: book, Outgoing: o, Files: f, Phrases: phrases, Clock: c})
}

func newDeskQueue(j *jobs.Client) arrive.DeskQueue { return desk.NewQueue(j) }

func newOutgoing(db *storage.DB, inboxes *inbox.Service, persons *person.Store, conversations *conversation.Service, messages *message.Store, templates *template.Store, book *contacts.Book, j *jobs.Client, ways map[channel.Kind]channel.Way, attachments *attachment.Service, c clock.Clock, r *record.Record) *outgoing.Service {
	return outgoing.NewService(outgoing.Parts{DB: db, Inboxes: inboxes, Persons: persons, Conversations: conversations, Messages: messages, Templates: templates, Book: book, Jobs: j, Ways: ways, Attachments: attachments, Clock: c, Record: r})
}
