// Package widget is the window that a creditor's page opens, by which debtors write to us without any provider.
package widget

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/channel"
)

// Way is the way: what is sent lies here until their window has it.
type Way struct {
	store *Store
	hub   *Hub
}

// New is the way.
func New(store *Store, hub *Hub) *Way { return &Way{store, hub} }

// Prove implements channel.Way: there is nobody to ask. It fails with ErrOrigin and ErrLook.
func (*Way) Prove(_ context.Context, a channel.Account) (string, error) {
	look, err := ReadLook(a.Settings)
	return strings.Join(look.Origins, " "), err
}

// Open implements channel.Opener: the window gets its key and its secrets.
func (w *Way) Open(ctx context.Context, inboxID string) error { return w.store.open(ctx, inboxID) }

// Close implements channel.Opener.
func (w *Way) Close(ctx context.Context, inboxID string) error { return w.store.close(ctx, inboxID) }

// Send implements channel.Way: the window reads it from here. What is under way it shows, since it cannot be refused any more.
func (w *Way) Send(_ context.Context, a channel.Account, m channel.Outgoing) (string, error) {
	w.hub.Changed(a.InboxID, m.To)
	return m.ID, nil
}
