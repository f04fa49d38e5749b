package events

import (
	"context"
	"encoding/json"
	"log/slog"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

const (
	billPaid = "recobro.shop.bill.paid"
	billLost = "recobro.shop.bill.lost"
)

// twoModules are an event server with a shop that tells and a bank that may hear of paid bills alone.
func twoModules(t *testing.T) (shop, bank *nats.Conn, refused chan error) {
	server, err := Start(t.Context(), Config{DataDir: t.TempDir(), Modules: []Rights{
		{ModuleID: "shop"}, {ModuleID: "bank", Consumes: []string{billPaid}},
	}}, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	t.Cleanup(server.Close)
	refused = make(chan error, 100)
	connect := func(id string) *nats.Conn {
		c := server.Credentials(id)
		conn, err := broker.Connect(id, broker.Access{URL: c.URL, User: c.User, Password: c.Password}, slog.New(slog.DiscardHandler))
		require.NoError(t, err)
		t.Cleanup(conn.Close)
		conn.SetErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { refused <- err })
		return conn
	}
	return connect("shop"), connect("bank"), refused
}

func TestModulesByTheirOwnRights(t *testing.T) {
	t.Run("a module tells, and another hears what its manifest lists", func(t *testing.T) {
		shop, bank, refused := twoModules(t)
		heard := make(chan sdkevents.Envelope, 10)
		consumers := sdkevents.NewConsumers(sdkevents.ConsumersConfig{
			ModuleID: "bank", Conn: bank, DB: sdktest.Engine{Name: storage.SQLite}.DB(t, "bank", nil), Log: slog.New(slog.DiscardHandler),
		})
		consumers.On(billPaid, "ledger", func(_ context.Context, _ *gorm.DB, e sdkevents.Envelope) error { heard <- e; return nil })
		require.NoError(t, consumers.Start(t.Context()))
		defer func() { require.NoError(t, consumers.Stop(context.Background())) }()

		db := sdktest.Engine{Name: storage.SQLite}.DB(t, "shop", nil)
		workers := jobs.NewWorkers("shop")
		queue, err := jobs.Open(t.Context(), jobs.Config{DB: db, Workers: workers, Log: slog.New(slog.DiscardHandler)})
		require.NoError(t, err)
		bus, err := sdkevents.NewBus(sdkevents.BusConfig{ModuleID: "shop", Conn: shop, Workers: workers, Queue: queue, Clock: clock.System()})
		require.NoError(t, err)
		require.NoError(t, queue.Start(t.Context()))
		defer func() { require.NoError(t, queue.Stop(context.Background())) }()

		ctx := principal.With(t.Context(), principal.Principal{TenantID: "andina"})
		for _, subject := range []string{"1", "2"} {
			require.NoError(t, db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
				return bus.Publish(ctx, tx, sdkevents.Event{Type: billPaid, Subject: subject})
			}))
			select {
			case e := <-heard:
				require.Equal(t, subject, e.Subject)
			case err := <-refused:
				t.Fatalf("the event server refused: %v", err)
			case <-time.After(20 * time.Second):
				t.Fatal("the event was not heard")
			}
		}
	})

	t.Run("a module tells nothing in another's name", func(t *testing.T) {
		_, bank, refused := twoModules(t)
		for _, subject := range []string{"events.shop.andina.bill.paid", "live.shop.andina.bill.paid", "events.core.andina.x", "_INBOX_shop.x", "$JS.API.STREAM.DELETE.EVENTS", "$JS.API.STREAM.MSG.GET.EVENTS"} {
			require.NoError(t, bank.Publish(subject, []byte("{}")))
			require.NoError(t, bank.Flush())
			require.ErrorIs(t, sdktest.Next(t, refused), nats.ErrPermissionViolation, subject)
		}
	})

	t.Run("a module overhears nothing", func(t *testing.T) {
		_, bank, refused := twoModules(t)
		for _, subject := range []string{"events.>", "live.>", ">", "_INBOX.>", "_INBOX_shop.>", "events.shop.andina.bill.paid"} {
			_, err := bank.SubscribeSync(subject)
			require.NoError(t, err)
			require.NoError(t, bank.Flush())
			require.ErrorIs(t, sdktest.Next(t, refused), nats.ErrPermissionViolation, subject)
		}
	})

	t.Run("a module makes no consumer of what its manifest does not list, nor under another's name", func(t *testing.T) {
		_, bank, _ := twoModules(t)
		stream, err := jetstream.New(bank)
		require.NoError(t, err)
		paid, _ := broker.FilterOf(billPaid)
		lost, _ := broker.FilterOf(billLost)
		for _, cfg := range []jetstream.ConsumerConfig{
			{Durable: broker.DurableOf("bank", billLost), FilterSubject: lost},
			{Durable: broker.DurableOf("bank", billPaid), FilterSubject: lost},
			{Durable: broker.DurableOf("bank", billPaid)},
			{Durable: broker.DurableOf("shop", billPaid), FilterSubject: paid},
			{Durable: broker.DurableOf("bank", billPaid), FilterSubjects: []string{paid, lost}},
		} {
			ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
			_, err := stream.CreateOrUpdateConsumer(ctx, broker.Stream, cfg)
			cancel()
			require.Error(t, err, cfg.Durable)
		}
	})

	t.Run("another process of the same user, which has no credentials of this start, is not let in", func(t *testing.T) {
		shop, _, _ := twoModules(t)
		for _, who := range []nats.Option{
			nats.Name("nobody"), nats.UserInfo("host", ""), nats.UserInfo("host", "guess"), nats.UserInfo("module-shop", "guess"),
		} {
			conn, err := nats.Connect(shop.ConnectedUrl(), who, nats.NoReconnect())
			if err == nil {
				conn.Close()
			}
			require.ErrorIs(t, err, nats.ErrAuthorization)
		}
	})

	t.Run("a request whose subject and body disagree is refused", func(t *testing.T) {
		_, bank, _ := twoModules(t)
		paid, _ := broker.FilterOf(billPaid)
		lost, _ := broker.FilterOf(billLost)
		durable := broker.DurableOf("bank", billPaid)
		body, err := json.Marshal(map[string]any{"stream_name": broker.Stream, "config": map[string]any{
			"durable_name": durable, "name": durable, "filter_subject": lost, "ack_policy": "explicit",
		}})
		require.NoError(t, err)
		answer, err := bank.Request("$JS.API.CONSUMER.CREATE."+broker.Stream+"."+durable+"."+paid, body, 5*time.Second)
		require.NoError(t, err)
		require.Contains(t, string(answer.Data), `"error"`)
	})
}
