package events

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

// Handler does what an event calls for, in a transaction of the module's own database as the system in the event's
// tenant. What it writes and that it has seen the event commit together, so it sees each event once; an error is tried
// again.
type Handler func(ctx context.Context, tx *gorm.DB, e Envelope) error

// Consumers listen for stored events of this and other modules. Add handlers before Start.
type Consumers struct {
	module   string
	types    []string
	conn     *nats.Conn // nil: nothing is ever heard
	db       *storage.DB
	tenants  func() []string // nil = all
	log      *slog.Logger
	ackWait  time.Duration // without a sign of life, an event is delivered again
	handlers map[string][]named
	started  []jetstream.ConsumeContext
}

type named struct {
	name   string
	wants  func(Envelope) bool // nil = every event of the type
	handle Handler
}

// ConsumersConfig is what Consumers need.
//
//sdk:host
type ConsumersConfig struct {
	ModuleID string
	Types    []string   // that the manifest lists under events.consumes; nil = all
	Conn     *nats.Conn // nil = nothing is ever heard
	DB       *storage.DB
	Tenants  func() []string // tenants that have the module on: events of others are passed over; nil = all
	Log      *slog.Logger
	Pulse    time.Duration // after 15 of it an event that was at work in a crash is delivered again; 0 = 1 s
}

// NewConsumers is a module's set of consumers, empty.
//
//sdk:host
func NewConsumers(cfg ConsumersConfig) *Consumers {
	return &Consumers{
		module: cfg.ModuleID, types: cfg.Types, conn: cfg.Conn, db: cfg.DB, tenants: cfg.Tenants, log: cfg.Log, handlers: map[string][]named{},
		ackWait: 15 * cmp.Or(cfg.Pulse, time.Second),
	}
}

// On has handle do what events of a type call for. The manifest must list the type under events.consumes; it may end in
// ".>". durable names the handler for good: under another name it starts anew with the events that are still stored.
func (c *Consumers) On(eventType, durable string, handle Handler) {
	c.OnlyIf(eventType, durable, nil, handle)
}

// OnlyIf is On for the events that wants says yes to; the others cost no transaction.
func (c *Consumers) OnlyIf(eventType, durable string, wants func(Envelope) bool, handle Handler) {
	c.handlers[eventType] = append(c.handlers[eventType], named{name: durable, wants: wants, handle: handle})
}

// The pace of delivery.
const (
	atOnce     = 64              // events on their way to one consumer
	handleTime = time.Minute     // that the handlers of one event may take
	firstPause = time.Second     // before an event that failed is delivered again; doubles each time
	longest    = 5 * time.Minute // pause
	mostTries  = 50              // then it is given up and logged
)

// Start begins to listen. It fails on a type that the manifest does not list.
//
//sdk:host
func (c *Consumers) Start(ctx context.Context) error {
	for eventType := range c.handlers {
		if c.types != nil && !slices.Contains(c.types, eventType) {
			return fmt.Errorf("events: %q is listened to: add it to events.consumes in module.json", eventType)
		}
	}
	if c.conn == nil {
		return nil
	}
	stream, err := jetstream.New(c.conn)
	if err != nil {
		return err
	}
	for eventType := range c.handlers {
		if err := c.listen(ctx, stream, eventType); err != nil {
			return fmt.Errorf("events: listen for %s: %w", eventType, err)
		}
	}
	return nil
}

// Stop lets the events under way finish and listens no more.
//
//sdk:host
func (c *Consumers) Stop(ctx context.Context) error {
	for _, consumer := range c.started {
		consumer.Drain()
		select {
		case <-consumer.Closed():
		case <-ctx.Done():
			consumer.Stop()
			return ctx.Err()
		}
	}
	return nil
}

func (c *Consumers) listen(ctx context.Context, stream jetstream.JetStream, eventType string) error {
	filter, err := broker.FilterOf(eventType)
	if err != nil {
		return err
	}
	consumer, err := stream.CreateOrUpdateConsumer(ctx, broker.Stream, jetstream.ConsumerConfig{
		Durable: broker.DurableOf(c.module, eventType), FilterSubject: filter,
		AckPolicy: jetstream.AckExplicitPolicy, AckWait: c.ackWait, MaxAckPending: atOnce,
	})
	if err != nil {
		return err
	}
	consuming, err := consumer.Consume(func(m jetstream.Msg) { c.receive(m, eventType) }, jetstream.PullMaxMessages(atOnce))
	if err != nil {
		return err
	}
	c.started = append(c.started, consuming)
	return nil
}

func (c *Consumers) receive(m jetstream.Msg, eventType string) {
	ctx, cancel := context.WithTimeout(context.Background(), handleTime)
	defer cancel()
	defer c.keep(m)()
	var e Envelope
	if err := json.Unmarshal(m.Data(), &e); err != nil || e.TenantID == "" || e.ID == "" {
		c.log.Error("an event that is none was passed over", "type", eventType, "subject", m.Subject(), "error", err)
		_ = m.Term() // unreadable today is unreadable tomorrow
		return
	}
	if c.tenants != nil && !slices.Contains(c.tenants(), e.TenantID) {
		_ = m.Ack() // lost acks mean another delivery, which ends here again
		return
	}
	c.settle(ctx, m, e, c.handle(ctx, eventType, e))
}

// keep shows the server that the event is at work, until the function it gives is called.
func (c *Consumers) keep(m jetstream.Msg) (stop func()) {
	ticker, done := time.NewTicker(c.ackWait/3), make(chan struct{})
	go func() {
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				_ = m.InProgress() // a lost one means another delivery, which sees that it was done
			case <-done:
				return
			}
		}
	}()
	return func() { close(done) }
}

func (c *Consumers) settle(ctx context.Context, m jetstream.Msg, e Envelope, failed error) {
	if failed == nil {
		_ = m.Ack() // a lost ack means another delivery, which sees that it was done
		return
	}
	tries := uint64(1)
	if meta, err := m.Metadata(); err == nil {
		tries = meta.NumDelivered
	}
	log := c.log.With("type", e.Type, "id", e.ID, "tenant", e.TenantID, "tries", tries, "error", failed)
	if tries >= mostTries {
		log.ErrorContext(ctx, "an event was given up")
		_ = m.Term()
		return
	}
	log.WarnContext(ctx, "an event will be tried again")
	_ = m.NakWithDelay(pause(tries))
}

func pause(tries uint64) time.Duration {
	return min(firstPause<<min(tries-1, 20), longest)
}

func (c *Consumers) handle(ctx context.Context, eventType string, e Envelope) (err error) {
	ctx = principal.With(ctx, principal.System(e.TenantID, c.module))
	for _, h := range c.handlers[eventType] {
		if h.wants != nil && !h.wants(e) {
			continue
		}
		err = errors.Join(err, c.once(ctx, h, e))
	}
	return err
}

// once runs one handler unless it has seen the event.
func (c *Consumers) once(ctx context.Context, h named, e Envelope) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%s: panic: %v", h.name, cause)
		}
	}()
	return c.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		seen := &consumed{Consumer: h.name, EventID: e.ID, ConsumedAt: c.db.Clock().Now()}
		done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(seen)
		if done.Error != nil || done.RowsAffected == 0 {
			return done.Error
		}
		return h.handle(ctx, tx, e)
	})
}

// consumed is an event that a handler has seen.
type consumed struct {
	TenantID   string `gorm:"primaryKey"`
	Consumer   string `gorm:"primaryKey"`
	EventID    string `gorm:"primaryKey"`
	ConsumedAt time.Time
}

// TableName is the table of the SDK's migrations.
func (consumed) TableName() string { return "sdk_consumed" }
