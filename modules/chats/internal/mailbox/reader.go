package mailbox

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/arrive"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Parts are what reading needs.
type Parts struct {
	DB      *storage.DB
	Store   *Store
	Inboxes *inbox.Service
	Arrive  *arrive.Service
	Way     *email.Way
	Files   *files.Store
	Clock   clock.Clock
	Log     *slog.Logger
}

// Reader reads mailboxes.
type Reader struct {
	Parts
	shop *apart.Shop
}

// lettersAtOnce is how many letters are read at once, of all companies: each takes a process.
const lettersAtOnce = 2

// New reads.
func New(p Parts) *Reader { return &Reader{p, apart.NewShop(lettersAtOnce)} }

// Jobs keep one reader going in each company, which has a line to each of its mailboxes.
func Jobs(w *jobs.Workers, r *Reader) { w.PerTenant("mailboxes", r.work) }

// looking is how often it is seen which mailboxes there are.
const looking = 2 * time.Second

// work reads the mailboxes that there are, until ctx ends.
func (r *Reader) work(ctx context.Context, held *jobs.Held) error {
	lines := map[string]line{}
	var all sync.WaitGroup
	defer all.Wait()
	ctx, end := context.WithCancel(ctx)
	defer end()
	tick := time.NewTicker(looking)
	defer tick.Stop()
	for {
		if err := r.look(ctx, held, lines, &all); err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// line is the reading of one mailbox, as its inbox was.
type line struct {
	version int64
	end     context.CancelFunc
}

// look begins what is to be read now, and ends what is not, or has changed.
func (r *Reader) look(ctx context.Context, held *jobs.Held, lines map[string]line, all *sync.WaitGroup) error {
	inboxes, err := r.Inboxes.All(ctx)
	if err != nil {
		return err
	}
	wanted := map[string]inbox.Inbox{}
	for _, i := range inboxes {
		if i.Channel == channel.Email && i.IsOn {
			wanted[i.ID] = i
		}
	}
	for id, l := range lines {
		if wanted[id].Version != l.version {
			l.end()
			delete(lines, id)
		}
	}
	for id, i := range wanted {
		if _, reads := lines[id]; !reads {
			ctx, end := context.WithCancel(ctx)
			lines[id] = line{i.Version, end}
			all.Go(func() { r.keep(ctx, held, i) })
		}
	}
	return nil
}
