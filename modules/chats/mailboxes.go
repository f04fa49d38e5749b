package chats

import (
	"log/slog"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/mailbox"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func newMailboxes(db *storage.DB, store *mailbox.Store, inboxes *inbox.Service, a *arrive.Service, way *email.Way, f *files.Store, c clock.Clock, log *slog.Logger) *mailbox.Reader {
	return mailbox.New(mailbox.Parts{DB: db, Store: store, Inboxes: inboxes, Arrive: a, Way: way, Files: f, Clock: c, Log: log})
}
