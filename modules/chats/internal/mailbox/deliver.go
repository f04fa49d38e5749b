package mailbox

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/email/letter"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// taken is a letter that was read.
type taken struct {
	letter.Letter
	at       time.Time
	attached *os.File
}

// deliver takes what a letter brings, and that it was taken, in one transaction, unless another reader has the mailbox by now.
func (r *Reader) deliver(ctx context.Context, held *jobs.Held, i inbox.Inbox, m Mailbox, l taken) error {
	received, refused, err := r.receive(ctx, l)
	if err != nil {
		return err
	}
	defer func() {
		for _, one := range received {
			r.Files.Discard(ctx, one.Received) // unless a message has it by then
		}
	}()
	return r.DB.Within(ctx, func(ctx context.Context) error {
		if err := held.Keep(ctx); err != nil {
			return err
		}
		if err := r.bring(ctx, i, l, received, refused); err != nil {
			return err
		}
		return r.Store.Save(ctx, m)
	})
}

// bring takes what servers tell of letters of ours, or else a message. What we wrote ourselves, and a rule brought back, is none.
func (r *Reader) bring(ctx context.Context, i inbox.Inbox, l taken, received []part, refused []channel.Reference) error {
	told := receipts(l)
	for _, one := range told {
		if err := r.Arrive.Receipt(ctx, i, one); err != nil {
			return err
		}
	}
	if len(told) > 0 || strings.EqualFold(l.From.Mailbox, i.Address) {
		return nil
	}
	in, err := incoming(l)
	if err != nil {
		return err
	}
	if len(received)+len(refused) > 0 {
		in.Attach = func(ctx context.Context, conversationID string) ([]channel.Reference, error) {
			return r.attach(ctx, conversationID, received, refused)
		}
	}
	return r.Arrive.Take(ctx, i, in)
}

// Shown is a letter as it is kept: what a screen draws.
type Shown struct {
	Nodes  any `json:"nodes"`
	Quoted any `json:"quoted,omitempty"`
}

func incoming(l taken) (channel.Incoming, error) {
	shown, err := json.Marshal(Shown{l.Nodes, l.Quoted})
	in := channel.Incoming{
		ProviderID: l.MessageID, From: l.From.Mailbox, Name: l.From.Name, Address: l.From.Mailbox, At: l.at, Text: l.Text, HTML: string(shown),
		Subject: l.Subject, ReplyTo: l.Answers, Thread: append(l.References, l.MessageID), Automatic: l.Automatic, Forged: l.Forged, Cut: l.Cut, Unparsed: l.Unparsed,
	}
	if l.Forged || l.From.Mailbox == nobody { // nobody's debtor is known by it
		in.Address = ""
	}
	return in, err
}

var states = map[string]channel.State{"failed": channel.Failed, "delivered": channel.Delivered, "displayed": channel.Read}

// receipts are what servers tell of letters of ours; that one is late changes nothing.
func receipts(l taken) (all []channel.Receipt) {
	for _, t := range l.Told {
		if state, known := states[t.Action]; known && t.MessageID != "" {
			all = append(all, channel.Receipt{ProviderID: t.MessageID, State: state, At: l.at, Code: t.Status, Text: t.Words, Temporary: strings.HasPrefix(t.Status, "4.")})
		}
	}
	return all
}

// part is an attached file that came in.
type part struct {
	*files.Received
	id string // by which the letter's text shows it
}

// receive takes what is attached into the file store; what it does not accept is told by its name.
func (r *Reader) receive(ctx context.Context, l taken) (received []part, refused []channel.Reference, err error) {
	for _, p := range l.Parts {
		got, err := r.Files.Receive(ctx, p.Name, io.NewSectionReader(l.attached, p.Offset, p.Size), channel.Accepted())
		switch {
		case err == nil:
			received = append(received, part{got, p.ContentID})
		case errors.Is(err, files.ErrType), errors.Is(err, files.ErrTooLarge), errors.Is(err, files.ErrQuota):
			refused = append(refused, channel.Reference{Name: p.Name, Type: p.Type, Size: p.Size, State: channel.Refused})
		default:
			return received, refused, err
		}
	}
	return received, refused, nil
}

// attach gives the files to the conversation.
func (r *Reader) attach(ctx context.Context, conversationID string, received []part, refused []channel.Reference) ([]channel.Reference, error) {
	all := []channel.Reference{}
	for _, one := range received {
		f, err := r.Files.Add(ctx, one.Received, files.Record{Type: "conversation", ID: conversationID}, time.Time{})
		if err != nil {
			return nil, err
		}
		all = append(all, channel.Reference{ID: one.id, FileID: f.ID, Name: f.Name, Type: f.MediaType, Size: f.Size, State: channel.Here})
	}
	return append(all, refused...), nil
}
