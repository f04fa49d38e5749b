package sdktest

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hashicorp/go-hclog"
	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Broker is an event server of the test's own, with the product's stream.
type Broker struct {
	URL   string
	t     testing.TB
	conn  *nats.Conn
	heard chan events.Envelope

	mutex      sync.Mutex
	manifest   manifest.Manifest
	undeclared map[string]bool // types that the module has told and its manifest does not list
}

// expect has the test fail for each event that the module tells and its manifest does not list.
func (b *Broker) expect(m manifest.Manifest) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.manifest, b.undeclared = m, map[string]bool{}
	b.t.Cleanup(func() {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		for name := range b.undeclared {
			b.t.Errorf("%s is told: add it to events.publishes in module.json", name)
		}
	})
}

func (b *Broker) note(e events.Envelope) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	own := "recobro." + b.manifest.ID + "."
	if strings.HasPrefix(e.Type, own) && e.Type != own+"tracing.recorded" && !slices.Contains(b.manifest.Events.Publishes, e.Type) {
		b.undeclared[e.Type] = true
	}
}

// patience is how long a test waits for what must happen.
const patience = 20 * time.Second

func startBroker(t testing.TB) *Broker {
	s, err := natsserver.NewServer(&natsserver.Options{
		Host: "127.0.0.1", Port: natsserver.RANDOM_PORT, NoSigs: true, NoLog: true, JetStream: true, StoreDir: t.TempDir(),
	})
	require.NoError(t, err)
	s.Start()
	require.True(t, s.ReadyForConnections(patience), "the event server did not start")
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	b := &Broker{URL: s.ClientURL(), t: t, heard: make(chan events.Envelope, 10_000)}
	b.conn, err = nats.Connect(b.URL)
	require.NoError(t, err)
	t.Cleanup(b.conn.Close)
	stream, err := jetstream.New(b.conn)
	require.NoError(t, err)
	_, err = stream.CreateStream(context.Background(), jetstream.StreamConfig{
		Name: broker.Stream, Subjects: []string{broker.StoredPrefix + ".>"},
	})
	require.NoError(t, err)
	b.listen()
	return b
}

func (b *Broker) listen() {
	for _, prefix := range []string{broker.StoredPrefix, broker.LivePrefix} {
		_, err := b.conn.Subscribe(prefix+".>", func(m *nats.Msg) {
			var e events.Envelope
			if json.Unmarshal(m.Data, &e) == nil {
				b.note(e)
				b.heard <- e
			}
		})
		require.NoError(b.t, err)
	}
	require.NoError(b.t, b.conn.Flush())
}

// Await is the next event of a type that the module tells, stored or live; other events before it are passed over.
func (b *Broker) Await(eventType string) events.Envelope {
	b.t.Helper()
	late := time.After(patience)
	for {
		select {
		case e := <-b.heard:
			if e.Type == eventType {
				return e
			}
		case <-late:
			b.t.Fatalf("no event %s was told", eventType)
		}
	}
}

// listener hears every event from now on; calling it ends that, once the module has handed over what it stored so far.
func (b *Broker) listener() func(h *Host) []events.Envelope {
	var mutex sync.Mutex
	var heard []events.Envelope
	var subscriptions []*nats.Subscription
	for _, prefix := range []string{broker.StoredPrefix, broker.LivePrefix} {
		s, err := b.conn.Subscribe(prefix+".>", func(m *nats.Msg) {
			var e events.Envelope
			if json.Unmarshal(m.Data, &e) == nil {
				mutex.Lock()
				defer mutex.Unlock()
				heard = append(heard, e)
			}
		})
		require.NoError(b.t, err)
		subscriptions = append(subscriptions, s)
	}
	require.NoError(b.t, b.conn.Flush())
	return func(h *Host) []events.Envelope {
		h.settle()
		require.NoError(b.t, b.conn.Flush())
		for _, s := range subscriptions {
			require.NoError(b.t, s.Unsubscribe())
		}
		mutex.Lock()
		defer mutex.Unlock()
		return heard
	}
}

// Tell tells the module an event as another module would.
func (b *Broker) Tell(e events.Envelope) {
	b.t.Helper()
	subject, err := broker.SubjectOf(broker.StoredPrefix, e.Type, e.TenantID)
	require.NoError(b.t, err)
	data, err := json.Marshal(e)
	require.NoError(b.t, err)
	stream, err := jetstream.New(b.conn)
	require.NoError(b.t, err)
	_, err = stream.Publish(context.Background(), subject, data)
	require.NoError(b.t, err)
}

func quiet() hclog.Logger { return hclog.NewNullLogger() }
