// Package consent keeps to what debtors want: whoever asks that nobody writes to them is heard at once, on every channel of theirs, and only
// their own word takes that back.
package consent

import (
	"context"
	"fmt"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Keeper keeps to it.
type Keeper struct {
	db            *storage.DB
	persons       *person.Store
	conversations *conversation.Service
	outgoing      *outgoing.Service
	phrases       *phrase.Book
	jobs          *jobs.Client
	record        *record.Record
	clock         clock.Clock
}

// NewKeeper keeps to it.
func NewKeeper(db *storage.DB, persons *person.Store, conversations *conversation.Service, o *outgoing.Service, phrases *phrase.Book, j *jobs.Client, r *record.Record, c clock.Clock) *Keeper {
	return &Keeper{db, persons, conversations, o, phrases, j, r, c}
}

// Stop has nobody write any more to whoever asked for it by a message: on no channel of the debtor, and nothing that waits goes out. All is
// done in the transaction of ctx; portfolios is told after it.
func (k *Keeper) Stop(ctx context.Context, c conversation.Conversation, who person.Person, m message.Message) error {
	if err := k.conversations.Overhear(ctx, c, m, func(c *conversation.Conversation) { c.Unread, c.WaitingSince, c.AgentDue = c.Unread+1, nil, nil }); err != nil {
		return err
	}
	ids, first, err := k.stop(ctx, who, m.At)
	if err != nil {
		return err
	}
	if err := k.outgoing.Cancel(ctx, ids, conversation.ErrStopped.Code); err != nil {
		return err
	}
	if first && k.phrases.Chosen(ctx).ConfirmsStop {
		words := outgoing.Words{Text: k.phrases.Say(ctx, who.Language, phrase.Stopped), About: outgoing.AboutStop}
		if _, err := k.outgoing.Tell(ctx, c.ID, words); err != nil {
			return err
		}
	}
	return k.wrote(ctx, c, who, m, "stopped", stopped{who.DebtorID, who.Address, shown(c, m, "asked not to be contacted")})
}

// stop marks all by whom they write, in whatever inbox; first is false for somebody who had asked before.
func (k *Keeper) stop(ctx context.Context, who person.Person, at time.Time) (ids []string, first bool, err error) {
	all, err := k.persons.Same(ctx, who)
	if err != nil {
		return nil, false, err
	}
	if len(all) == 0 {
		all = []person.Person{who}
	}
	for _, p := range all {
		ids = append(ids, p.ID)
	}
	_, err = storage.Set[person.Person](ctx, k.db, map[string]any{"stopped_at": at, "stop_told": true, "consented_at": nil}, storage.Where("id IN ? AND stopped_at IS NULL", ids))
	return ids, who.StoppedAt == nil, err
}

// Resume takes back what somebody asked for, by their own word: wherever their asking holds.
func (k *Keeper) Resume(ctx context.Context, c conversation.Conversation, who person.Person, m message.Message) error {
	err := k.conversations.Overhear(ctx, c, m, func(c *conversation.Conversation) { c.Unread++ })
	if err != nil {
		return err
	}
	if err := k.resume(ctx, who); err != nil {
		return err
	}
	if _, err := storage.Set[person.Person](ctx, k.db, map[string]any{"stopped_at": nil, "consented_at": m.At}, storage.ByID(who.ID)); err != nil {
		return err
	}
	if _, err := k.outgoing.Tell(ctx, c.ID, outgoing.Words{Text: k.phrases.Say(ctx, who.Language, phrase.Resumed), About: "resumed"}); err != nil {
		return err
	}
	return k.wrote(ctx, c, who, m, "resumed", given(c, who, m, "asked to be written to again"))
}

// resume has all by whom they write be written to again, and portfolios be told.
func (k *Keeper) resume(ctx context.Context, who person.Person) error {
	all, err := k.persons.Same(ctx, who)
	if err != nil {
		return err
	}
	for _, p := range append(all, who) {
		if p.StoppedAt == nil {
			continue
		}
		if _, err := storage.Set[person.Person](ctx, k.db, map[string]any{"stopped_at": nil, "stop_told": false}, storage.ByID(p.ID)); err != nil {
			return err
		}
		if err := k.later(ctx, resumed{p.Address, p.DebtorID}); err != nil {
			return err
		}
	}
	return nil
}

// Wrote notes, once, that a debtor wrote to us first: they may be answered by the same channel.
func (k *Keeper) Wrote(ctx context.Context, c conversation.Conversation, who person.Person, m message.Message) error {
	if who.DebtorID == "" || who.ConsentedAt != nil || who.StoppedAt != nil {
		return nil
	}
	if _, err := storage.Set[person.Person](ctx, k.db, map[string]any{"consented_at": m.At}, storage.ByID(who.ID)); err != nil {
		return err
	}
	return k.later(ctx, given(c, who, m, "wrote first"))
}

// wrote records what somebody asked for, with its proof, and has portfolios be told.
func (k *Keeper) wrote(ctx context.Context, c conversation.Conversation, who person.Person, m message.Message, what string, job jobs.Args) error {
	if err := k.outgoing.Happened(ctx, c, what, map[string]any{"message_id": m.ID}); err != nil {
		return err
	}
	told := map[string]any{"message_id": m.ID, "channel": c.Channel, "debtor_id": who.DebtorID}
	act := record.Act{Name: "conversation." + what, ID: c.ID, Payload: told, Owners: []string{c.AssigneeID}}
	if err := k.record.Write(ctx, act); err != nil || who.DebtorID == "" && !contacts.Leads(who.Address) {
		return err
	}
	return k.later(ctx, job)
}

func (k *Keeper) later(ctx context.Context, job jobs.Args) error {
	return k.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := k.jobs.InsertTx(ctx, tx, job, nil)
		return err
	})
}

// stopped is the job that tells portfolios of an opt-out: of the debtor, where one is known, and of the number or mailbox. Their consents are
// taken back.
type stopped struct {
	DebtorID string `json:"debtor_id"`
	Address  string `json:"address"`
	Source   string `json:"source"`
}

// Kind names the job.
func (stopped) Kind() string { return "chats.stopped" }

// resumed is the job that takes an opt-out back.
type resumed struct {
	Address  string `json:"address"`
	DebtorID string `json:"debtor_id"`
}

// Kind names the job.
func (resumed) Kind() string { return "chats.resumed" }

// untold is the job that tells portfolios of opt-outs that it does not know: of before it kept them, and of who was found to be somebody who had
// asked elsewhere.
type untold struct{}

// Kind names the job.
func (untold) Kind() string { return "chats.untold" }

const (
	catchUp  = time.Minute
	mostTold = 200 // at once
)

func tellAll(ctx context.Context, persons *person.Store, book *contacts.Book) error {
	all, err := persons.Untold(ctx, mostTold)
	if err != nil {
		return err
	}
	for _, p := range all {
		if err := book.OptOut(ctx, p.DebtorID, p.Address, "asked in a conversation not to be contacted"); err != nil {
			return err
		}
		if err := persons.Told(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// agreed is the job that notes a consent of a debtor.
type agreed struct {
	DebtorID string       `json:"debtor_id"`
	Channel  channel.Kind `json:"channel"`
	Source   string       `json:"source"`
	At       time.Time    `json:"at"`
}

// Kind names the job.
func (agreed) Kind() string { return "chats.agreed" }

// given is a consent, and where it can be shown.
func given(c conversation.Conversation, who person.Person, m message.Message, how string) agreed {
	return agreed{who.DebtorID, c.Channel, shown(c, m, how), m.At}
}

// shown is where it can be shown what somebody asked for.
func shown(c conversation.Conversation, m message.Message, how string) string {
	return fmt.Sprintf("%s: conversation #%d, message %s", how, c.Number, m.ID)
}

// Jobs tell portfolios what debtors want.
func Jobs(w *jobs.Workers, book *contacts.Book, persons *person.Store) {
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[stopped]) error {
		if err := book.OptOut(ctx, j.Args.DebtorID, j.Args.Address, j.Args.Source); err != nil || j.Args.DebtorID == "" {
			return err
		}
		return book.StopAll(ctx, j.Args.DebtorID)
	})
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[resumed]) error {
		return book.OptIn(ctx, j.Args.Address, j.Args.DebtorID)
	})
	jobs.EachTenant(w, untold{}, catchUp, 0, func(ctx context.Context) error { return tellAll(ctx, persons, book) })
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[agreed]) error {
		if j.Args.DebtorID == "" {
			return nil
		}
		return book.Consent(ctx, j.Args.DebtorID, j.Args.Channel, j.Args.Source, j.Args.At)
	})
}
