package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// Client adds a module's jobs and, once started, does them. Safe for concurrent use.
type Client struct {
	db      *storage.DB
	leases  *Leases
	zones   Zones
	workers *Workers
	log     *slog.Logger
	open    func(*Client) (queue, error)
	once    sync.Once
	queue   queue
	failed  error
	close   func()
	id      string // no other client is ever called the same
	life    life
	unwatch context.CancelFunc
	watched chan struct{} // closed when the watch for dead clients has ended
	unelect func()        // ends the tenants' workers
}

// queue is River on one engine.
type queue interface {
	insert(ctx context.Context, tx native.Tx, args stored, opts Opts) (int64, error)
	start(ctx context.Context) error
	stop(ctx context.Context) error
	cancel(ctx context.Context) error
}

// Config is what a Client needs.
//
//sdk:host
type Config struct {
	DB      *storage.DB
	Workers *Workers
	Log     *slog.Logger  // nil = slog.Default()
	Leases  *Leases       // nil = no workers per tenant
	Zones   Zones         // nil = UTC
	Poll    time.Duration // how often to look for due jobs, and those of a tenant that is off; 0 = 1 s. Jobs added by this process are found at once
}

const (
	defaultPoll = time.Second
	keepDone    = time.Hour // a finished job is of no more use than its traces in the log
)

// Open brings the queue's tables up to date in the module's own database. Workers may be added until Start.
//
//sdk:host
func Open(ctx context.Context, cfg Config) (*Client, error) {
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	if cfg.Poll <= 0 {
		cfg.Poll = defaultPoll
	}
	cfg.Workers.poll = cfg.Poll
	c := &Client{db: cfg.DB, leases: cfg.Leases, zones: cfg.Zones, workers: cfg.Workers, log: cfg.Log, close: func() {}, id: storage.NewID()}
	if c.zones == nil {
		c.zones = func(context.Context, []string) (map[string]*time.Location, error) { return nil, nil }
	}
	Add(cfg.Workers, 0, func(ctx context.Context, _ Job[sweep]) error { return cfg.DB.Sweep(ctx) })
	cfg.Workers.Every(sweepEvery, sweep{})
	Add(cfg.Workers, 0, func(ctx context.Context, _ Job[cronLook]) error { return c.lookAtClocks(ctx) })
	prepare := prepareSQLite
	if cfg.DB.Engine() == storage.Postgres {
		prepare = preparePostgres
	}
	if err := prepare(ctx, c, cfg); err != nil {
		return nil, fmt.Errorf("jobs: open %s: %w", cfg.DB.Schema(), err)
	}
	return c, nil
}

// InsertTx adds a job for the tenant of ctx's principal in the open transaction tx: it is there if tx commits.
// It gives the job's id, or that of the one that was there already if opts ask for a unique one.
func (c *Client) InsertTx(ctx context.Context, tx *gorm.DB, args Args, opts *Opts) (int64, error) {
	under, ok := native.Of(tx)
	if !ok {
		return 0, errors.New("jobs: InsertTx needs the transaction of storage.Tx")
	}
	q, err := c.ready()
	if err != nil {
		return 0, err
	}
	if opts == nil {
		opts = &Opts{}
	}
	who, _ := principal.From(ctx)
	ctx = context.WithoutCancel(ctx) // broken off halfway it would undo what others have done in a shared transaction
	return q.insert(ctx, under, stored{kind: args.Kind(), TenantID: who.TenantID, Args: args}, *opts)
}

// Start begins to do jobs, and takes over those that a client which died was doing.
//
//sdk:host
func (c *Client) Start(ctx context.Context) error {
	q, err := c.ready()
	if err != nil {
		return err
	}
	if err := c.life.hold(ctx, c.id); err != nil {
		return err
	}
	c.look(ctx)                      // first: a periodic job that died at work would be in the way of the one that is due
	ctx = context.WithoutCancel(ctx) // the start's own deadline must not end the work
	watching, unwatch := context.WithCancel(ctx)
	c.unwatch, c.watched = unwatch, make(chan struct{})
	go c.watch(watching)
	c.unelect = c.elect(watching)
	return q.start(ctx)
}

// Stop takes no new jobs and waits for those under way; when ctx ends first, it cancels them and waits on.
//
//sdk:host
func (c *Client) Stop(ctx context.Context) error {
	defer c.close()
	if c.queue == nil {
		return nil
	}
	defer c.unwatched()
	if c.unelect != nil {
		c.unelect()
	}
	if err := c.queue.stop(ctx); err == nil {
		return nil
	}
	last, done := context.WithTimeout(context.WithoutCancel(ctx), cancelTime)
	defer done()
	return c.queue.cancel(last)
}

// unwatched ends the watch, then the lock: what is still running is left to others.
func (c *Client) unwatched() {
	if c.unwatch == nil {
		return
	}
	c.unwatch()
	<-c.watched
	c.life.letGo()
}

// cancelTime is how long cancelled jobs may take to end.
const cancelTime = 5 * time.Second

// ready is the queue, opened when first needed, so that every queue and periodic job has been declared by then.
func (c *Client) ready() (queue, error) {
	c.once.Do(func() {
		if len(c.workers.crons) > 0 {
			c.workers.Every(cronPulses*c.workers.poll, cronLook{})
		}
		c.queue, c.failed = c.open(c)
	})
	return c.queue, c.failed
}

// sweep is the job of forgetting what the SDK's tables need no longer remember.
type sweep struct{}

// Kind names the job.
func (sweep) Kind() string { return sdkKind + "sweep" }

const sweepEvery = time.Hour
