package email

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Way is the way. Safe for concurrent use.
type Way struct{ outside *outbound.Client }

// New speaks with mail servers.
func New(outside *outbound.Client) *Way { return &Way{outside} }

// proving is how long both servers may take to show that a mailbox is ours.
const proving = 40 * time.Second

// Prove implements channel.Way: it logs in to both servers.
func (w *Way) Prove(ctx context.Context, a channel.Account) (string, error) {
	b, err := boxOf(a)
	if err != nil {
		return "", err
	}
	ctx, done := context.WithTimeout(ctx, proving)
	defer done()
	session, err := w.open(ctx, b)
	if err != nil {
		return "", err
	}
	session.Close()
	client, err := w.smtp(ctx, b)
	if err != nil {
		return "", err
	}
	_ = client.Close() // it has let us in
	return b.from.Address, nil
}

// told says which server it is about, and what of it: it was not reached, could not show who it is, did not let us in. What is not allowed
// at all is told as it is.
func told(err error, unreachable, tls error) error {
	switch {
	case errors.Is(err, outbound.ErrPrivate), errors.Is(err, outbound.ErrNotListed), errors.Is(err, outbound.ErrBudget), errors.Is(err, context.Canceled):
		return err
	case errors.Is(err, outbound.ErrCertificate):
		return tls
	}
	return unreachable
}
