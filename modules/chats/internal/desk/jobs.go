// Package desk does by itself what a desk needs done: it finds whose those are who write, gives conversations to people, and wakes what was
// put off.
package desk

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/assign"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/link"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/presence"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Desk does it.
type Desk struct {
	db            *storage.DB
	links         *link.Service
	assign        *assign.Service
	conversations *conversation.Service
	clock         clock.Clock
}

// New is the desk.
func New(db *storage.DB, links *link.Service, a *assign.Service, conversations *conversation.Service, c clock.Clock) *Desk {
	return &Desk{db, links, a, conversations, c}
}

// heard is the job that follows a message of theirs.
type heard struct {
	PersonID       string `json:"person_id"`
	ConversationID string `json:"conversation_id"`
}

// Kind names the job.
func (heard) Kind() string { return "chats.heard" }

// Queue has what follows a message of theirs be done once it is there: providers do not wait for it.
type Queue struct{ jobs *jobs.Client }

// NewQueue adds jobs.
func NewQueue(j *jobs.Client) *Queue { return &Queue{j} }

// Enqueue adds the job where there is something to do: to find whose they are when they turn to us anew, or who answers them.
func (q *Queue) Enqueue(ctx context.Context, tx *gorm.DB, i inbox.Inbox, p person.Person, c conversation.Conversation) error {
	seeks := link.Seeks(p) && c.WaitingSince == nil
	if !seeks && (c.AssigneeID != "" || !i.Assigns) {
		return nil
	}
	_, err := q.jobs.InsertTx(ctx, tx, heard{p.ID, c.ID}, &jobs.Opts{}) // one that runs may have looked already
	return err
}

func (d *Desk) tend(ctx context.Context, h heard) error {
	found := d.links.Find(ctx, h.PersonID) // whoever writes is answered, whether it is known whose they are or not
	return errors.Join(found, d.assign.Give(ctx, h.ConversationID))
}

// sweep is the job of looking after the desk.
type sweep struct{}

// Kind names the job.
func (sweep) Kind() string { return "chats.sweep" }

// The pulse of the desk, and how many conversations are woken at once.
const (
	pulse  = 20 * time.Second
	atOnce = 500
)

// Jobs are those of the desk.
func Jobs(w *jobs.Workers, d *Desk) {
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[heard]) error { return d.tend(ctx, j.Args) })
	jobs.Add(w, 0, func(ctx context.Context, _ jobs.Job[presence.Back]) error { return d.Sweep(ctx) })
	jobs.EachTenant(w, sweep{}, pulse, 0, d.Sweep)
}

// Sweep wakes what was put off, takes what is open from those who have left, and gives what nobody answers.
func (d *Desk) Sweep(ctx context.Context) error {
	err := d.db.Within(ctx, func(ctx context.Context) error {
		_, err := d.conversations.Awake(ctx, d.clock.Now(), atOnce)
		return err
	})
	if err != nil {
		return err
	}
	if err := d.assign.Leave(ctx); err != nil {
		return err
	}
	return d.assign.Sweep(ctx)
}
