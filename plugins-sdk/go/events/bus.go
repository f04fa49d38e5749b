package events

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"go.opentelemetry.io/otel/propagation"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

// Bus tells a module's events. Safe for concurrent use.
type Bus struct {
	module string
	conn   *nats.Conn          // nil: nobody can be told, as in a module's own tests
	stream jetstream.JetStream // nil with conn
	queue  *jobs.Client
	clock  clock.Clock
}

// BusConfig is what a Bus needs.
//
//sdk:host
type BusConfig struct {
	ModuleID string        // the only module whose types it tells; "core" for the core
	Conn     *nats.Conn    // nil = events are taken and told to nobody
	Workers  *jobs.Workers // gets the job that hands events over; its client must not have started
	Queue    *jobs.Client
	Clock    clock.Clock
}

// NewBus is a module's bus.
//
//sdk:host
func NewBus(cfg BusConfig) (*Bus, error) {
	b := &Bus{module: cfg.ModuleID, conn: cfg.Conn, queue: cfg.Queue, clock: cfg.Clock}
	if cfg.Conn != nil {
		var err error
		if b.stream, err = jetstream.New(cfg.Conn); err != nil {
			return nil, fmt.Errorf("events: %w", err)
		}
	}
	jobs.Add(cfg.Workers, handOverTime, b.handOver)
	return b, nil
}

// handOverTime is how long one try to hand an event over may take.
const handOverTime = 10 * time.Second

// ErrForeignType refuses an event whose type is another module's.
var ErrForeignType = errors.New("events: a module tells its own types alone: recobro.<module>.<what>")

// Publish tells e once the open transaction tx has committed, and surely: it is stored beside the change and handed
// over from there, again and again until the event server has it on disk. Order is not kept.
func (b *Bus) Publish(ctx context.Context, tx *gorm.DB, e Event) error {
	envelope, err := b.envelope(ctx, e)
	if err != nil {
		return err
	}
	_, err = b.queue.InsertTx(ctx, tx, handOver{envelope}, &jobs.Opts{MaxAttempts: handOverTries})
	return err
}

// handOverTries outlasts an event server that is away for days: the pause between tries grows with the fourth power.
const handOverTries = 30

// Live tells e now, to whoever listens now, and forgets it: progress of something under way. It never waits; inside a
// transaction that rolls back, it has been told all the same. The error is for those who want to know: a live event may
// always be missed.
func (b *Bus) Live(ctx context.Context, e Event) error {
	if b.conn == nil {
		return nil
	}
	if err := b.pass(ctx, e); err != nil {
		return fmt.Errorf("live event %s: %w", e.Type, err)
	}
	return nil
}

func (b *Bus) pass(ctx context.Context, e Event) error {
	envelope, err := b.envelope(ctx, e)
	if err != nil {
		return err
	}
	subject, err := broker.SubjectOf(broker.LivePrefix, envelope.Type, envelope.TenantID)
	if err != nil {
		return err
	}
	data, err := json.Marshal(envelope)
	if err != nil {
		return err
	}
	return b.conn.Publish(subject, data)
}

// envelope dresses e for the wire, as of the principal's tenant.
func (b *Bus) envelope(ctx context.Context, e Event) (Envelope, error) {
	if !strings.HasPrefix(e.Type, "recobro."+b.module+".") {
		return Envelope{}, fmt.Errorf("%w: %q", ErrForeignType, e.Type)
	}
	who, _ := principal.From(ctx)
	if e.TenantID == "" {
		e.TenantID = who.TenantID
	}
	if e.TenantID == "" || (who.TenantID != "" && e.TenantID != who.TenantID) {
		return Envelope{}, storage.ErrNoTenant
	}
	if _, err := broker.SubjectOf(broker.StoredPrefix, e.Type, e.TenantID); err != nil {
		return Envelope{}, err
	}
	data, err := json.Marshal(e.Payload)
	if err != nil {
		return Envelope{}, fmt.Errorf("payload of %s: %w", e.Type, err)
	}
	return Envelope{
		SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/" + b.module, Type: e.Type, Subject: e.Subject,
		Time: b.clock.Now().UTC(), DataContentType: "application/json", Data: data, TenantID: e.TenantID,
		Keys: e.Keys, Permission: e.Permission, Owners: owners(e.Owners), Everyone: e.Everyone, Notify: e.Notify, TraceParent: traceParent(ctx),
	}, nil
}

func traceParent(ctx context.Context) string {
	carrier := propagation.MapCarrier{}
	propagation.TraceContext{}.Inject(ctx, carrier)
	return carrier["traceparent"]
}

// handOver is the job of handing one stored event over.
type handOver struct {
	Envelope Envelope `json:"envelope"`
}

// Kind names the job.
func (handOver) Kind() string { return "recobro.event" }

func (b *Bus) handOver(ctx context.Context, job jobs.Job[handOver]) error {
	if b.stream == nil {
		return nil
	}
	envelope := job.Args.Envelope
	subject, err := broker.SubjectOf(broker.StoredPrefix, envelope.Type, envelope.TenantID)
	if err != nil {
		return jobs.Cancel(err)
	}
	data, err := json.Marshal(envelope)
	if err != nil {
		return jobs.Cancel(err)
	}
	_, err = b.stream.Publish(ctx, subject, data, jetstream.WithMsgID(envelope.ID))
	return err
}
