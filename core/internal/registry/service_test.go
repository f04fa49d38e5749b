package registry_test

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// processes are module processes that are told of tenants; one of them may hang.
type processes struct {
	mutex   sync.Mutex
	tenants map[string][]string
	hanging chan struct{} // told to the one that hangs
	release chan struct{} // lets it go on
}

func (p *processes) tell(_ context.Context, id string, tenants []string) error {
	if id == "hangs" {
		select {
		case p.hanging <- struct{}{}:
		default:
		}
		<-p.release
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.tenants[id] = tenants
	return nil
}

func (p *processes) of(id string) []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return slices.Clone(p.tenants[id])
}

func TestSwitches(t *testing.T) {
	db := sdktest.Engine{Name: storage.SQLite}.DB(t, "core", registry.Migrations())
	p := &processes{tenants: map[string][]string{}, hanging: make(chan struct{}, 1), release: make(chan struct{})}
	s := registry.New(registry.Config{
		DB: db, Record: record.New(db, tracing.NewRecorder(db, nil), nil, nil), Clock: clock.System(), Log: slog.New(slog.DiscardHandler),
		Installed: []registry.Installed{{ID: "hangs"}, {ID: "notes"}},
		Tenants:   func(context.Context) ([]string, error) { return []string{"a", "b"}, nil },
		Tell:      p.tell, Changed: func(string, string) {},
	})
	stuck := make(chan error, 1)
	go func() { stuck <- s.Connect(as(t, "a"), "hangs", false) }()
	<-p.hanging

	t.Run("a module that hangs in a call keeps nobody from switching another one", func(t *testing.T) {
		done := make(chan error, 1)
		go func() { done <- s.Connect(as(t, "a"), "notes", false) }()
		select {
		case err := <-done:
			require.NoError(t, err)
		case <-time.After(20 * time.Second):
			require.Fail(t, "the switch of another module waits")
		}
		require.Equal(t, []string{"b"}, p.of("notes"))
		require.False(t, s.On("a", "notes"))
	})

	t.Run("what a module's process has not taken is in force at the host all the same, and is taken once it answers", func(t *testing.T) {
		require.False(t, s.On("a", "hangs"))
		close(p.release)
		require.NoError(t, <-stuck)
		require.NoError(t, s.Load(t.Context()))
		require.Equal(t, []string{"b"}, p.of("hangs"))
	})
}
