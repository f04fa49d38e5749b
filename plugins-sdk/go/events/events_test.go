package events_test

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

const (
	paid = "recobro.shop.bill.paid"
)

// startStream starts an event server with the product's stream.
func startStream(t *testing.T) string {
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, NoSigs: true, NoLog: true, JetStream: true, StoreDir: t.TempDir()})
	require.NoError(t, err)
	s.Start()
	require.True(t, s.ReadyForConnections(sdktest.Patience))
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	stream, err := jetstream.New(dial(t, s.ClientURL()))
	require.NoError(t, err)
	_, err = stream.CreateStream(context.Background(), jetstream.StreamConfig{Name: broker.Stream, Subjects: []string{broker.StoredPrefix + ".>"}})
	require.NoError(t, err)
	return s.ClientURL()
}

func dial(t *testing.T, url string) *nats.Conn {
	conn, err := broker.Connect("shop", broker.Access{URL: url}, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	t.Cleanup(conn.Close)
	return conn
}

// shop is a module that tells and hears.
type shop struct {
	t    *testing.T
	db   *storage.DB
	bus  *events.Bus
	conn *nats.Conn
}

func openShop(t *testing.T, engine sdktest.Engine, url string) *shop {
	s := &shop{t: t, db: engine.DB(t, "shop", nil), conn: dial(t, url)}
	log := slog.New(slog.DiscardHandler)
	workers := jobs.NewWorkers("shop")
	queue, err := jobs.Open(context.Background(), jobs.Config{DB: s.db, Workers: workers, Poll: 100 * time.Millisecond, Log: log})
	require.NoError(t, err)
	s.bus, err = events.NewBus(events.BusConfig{ModuleID: "shop", Conn: s.conn, Workers: workers, Queue: queue, Clock: clock.System()})
	require.NoError(t, err)
	require.NoError(t, queue.Start(context.Background()))
	t.Cleanup(func() { require.NoError(t, queue.Stop(context.Background())) })
	return s
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana"})
}

func (s *shop) publish(tenant string, e events.Event) error {
	return s.db.Tx(as(tenant), func(ctx context.Context, tx *gorm.DB) error { return s.bus.Publish(ctx, tx, e) })
}

func (s *shop) listen(tenants func() []string, handlers map[string]events.Handler) {
	consumers := events.NewConsumers(events.ConsumersConfig{
		ModuleID: "shop", Conn: s.conn, DB: s.db, Tenants: tenants, Log: slog.New(slog.DiscardHandler),
	})
	for name, handle := range handlers {
		consumers.On(paid, name, handle)
	}
	require.NoError(s.t, consumers.Start(context.Background()))
	s.t.Cleanup(func() { require.NoError(s.t, consumers.Stop(context.Background())) })
}

func TestEvents(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("an event is heard once its transaction has committed, as the system in its tenant", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			heard := make(chan events.Envelope, 10)
			s.listen(nil, map[string]events.Handler{"ledger": func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
				require.Equal(t, e.TenantID, principal.Must(ctx).TenantID)
				heard <- e
				return nil
			}})
			undone := s.db.Tx(as("a"), func(ctx context.Context, tx *gorm.DB) error {
				require.NoError(t, s.bus.Publish(ctx, tx, events.Event{Type: paid, Subject: "never"}))
				return errors.New("undo")
			})
			require.Error(t, undone)
			require.NoError(t, s.publish("a", events.Event{Type: paid, Subject: "7", Payload: map[string]int{"amount": 5}, Keys: [][]string{{"bills"}}}))
			got := sdktest.Next(t, heard)
			require.Equal(t, "7", got.Subject)
			require.Equal(t, "a", got.TenantID)
			require.JSONEq(t, `{"amount":5}`, string(got.Data))
			require.Equal(t, "1.0", got.SpecVersion)
			require.Equal(t, [][]string{{"bills"}}, got.Keys)
		})

		t.Run("a handler that fails or panics undoes its work and hears the event again; the other one does not", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			tries, steady := make(chan int, 10), make(chan string, 10)
			n := 0
			s.listen(nil, map[string]events.Handler{
				"shaky": func(context.Context, *gorm.DB, events.Envelope) error {
					n++
					tries <- n
					switch n {
					case 1:
						return errors.New("not now")
					case 2:
						panic("nor now")
					}
					return nil
				},
				"steady": func(_ context.Context, _ *gorm.DB, e events.Envelope) error { steady <- e.Subject; return nil },
			})
			require.NoError(t, s.publish("a", events.Event{Type: paid, Subject: "7"}))
			for i := range 3 {
				require.Equal(t, i+1, sdktest.Next(t, tries))
			}
			require.NoError(t, s.publish("a", events.Event{Type: paid, Subject: "8"}))
			require.Equal(t, []string{"7", "8"}, []string{sdktest.Next(t, steady), sdktest.Next(t, steady)})
			require.Equal(t, 4, sdktest.Next(t, tries))
		})

		t.Run("the same event delivered twice is handled once", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			heard := make(chan string, 10)
			s.listen(nil, map[string]events.Handler{"ledger": func(_ context.Context, _ *gorm.DB, e events.Envelope) error { heard <- e.ID; return nil }})
			subject, err := broker.SubjectOf(broker.StoredPrefix, paid, "a")
			require.NoError(t, err)
			for _, body := range []string{`rubbish`, `{"id":"1","tenantid":"a"}`, `{"id":"1","tenantid":"a"}`, `{"id":"2","tenantid":"a"}`} {
				require.NoError(t, s.conn.Publish(subject, []byte(body)))
			}
			require.Equal(t, []string{"1", "2"}, []string{sdktest.Next(t, heard), sdktest.Next(t, heard)})
			require.Empty(t, heard)
		})

		t.Run("a handler hears the events that it wants alone, with whom to notify", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			heard := make(chan *events.Notify, 10)
			consumers := events.NewConsumers(events.ConsumersConfig{ModuleID: "shop", Conn: s.conn, DB: s.db, Log: slog.New(slog.DiscardHandler)})
			notifies := func(e events.Envelope) bool { return e.Notify != nil }
			consumers.OnlyIf(paid, "bell", notifies, func(_ context.Context, _ *gorm.DB, e events.Envelope) error { heard <- e.Notify; return nil })
			require.NoError(t, consumers.Start(t.Context()))
			defer func() { require.NoError(t, consumers.Stop(context.Background())) }()
			told := events.Notify{Kind: "bill_paid", Users: []string{"ana"}, Params: map[string]string{"count": "2"}, Link: "/bills"}
			require.NoError(t, s.publish("a", events.Event{Type: paid}))
			require.NoError(t, s.publish("a", events.Event{Type: paid, Notify: &told}))
			require.Equal(t, &told, sdktest.Next(t, heard))
			require.Empty(t, heard)
		})

		t.Run("events of tenants without the module are passed over", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			heard := make(chan string, 10)
			s.listen(func() []string { return []string{"on"} }, map[string]events.Handler{
				"ledger": func(_ context.Context, _ *gorm.DB, e events.Envelope) error { heard <- e.TenantID; return nil },
			})
			require.NoError(t, s.publish("off", events.Event{Type: paid}))
			require.NoError(t, s.publish("on", events.Event{Type: paid}))
			require.Equal(t, "on", sdktest.Next(t, heard))
			require.Empty(t, heard)
		})

		t.Run("a live event passes by at once and is not kept", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			heard := make(chan *nats.Msg, 10)
			_, err := s.conn.ChanSubscribe(broker.LivePrefix+".>", heard)
			require.NoError(t, err)
			require.NoError(t, s.bus.Live(as("a"), events.Event{Type: "recobro.shop.import.progress", Payload: 5}))
			require.Equal(t, "live.shop.a.import.progress", sdktest.Next(t, heard).Subject)
		})

		t.Run("a module tells its own types alone, in its own tenant alone", func(t *testing.T) {
			s := openShop(t, engine, startStream(t))
			require.ErrorIs(t, s.publish("a", events.Event{Type: "recobro.bank.bill.paid"}), events.ErrForeignType)
			require.ErrorIs(t, s.publish("a", events.Event{Type: paid, TenantID: "b"}), storage.ErrNoTenant)
			require.Error(t, s.publish("a.>", events.Event{Type: paid}))
		})
	})
}
