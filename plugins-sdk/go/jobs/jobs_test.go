package jobs_test

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type greet struct {
	Name string `json:"name"`
}

// Kind names the job.
func (greet) Kind() string { return "test.greet" }

type tick struct{}

// Kind names the job.
func (tick) Kind() string { return "test.tick" }

const patience = 20 * time.Second

// bench is a database with a client whose jobs are told on a channel.
type bench struct {
	db     *storage.DB
	client *jobs.Client
	done   chan jobs.Job[greet]
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana"})
}

func newBench(t *testing.T, engine sdktest.Engine, work func(context.Context, jobs.Job[greet]) error, more ...func(*jobs.Workers)) *bench {
	b := &bench{db: engine.DB(t, "jobs", nil), done: make(chan jobs.Job[greet], 100)}
	workers := jobs.NewWorkers("jobs")
	jobs.Add(workers, 0, func(ctx context.Context, job jobs.Job[greet]) error {
		if err := work(ctx, job); err != nil {
			return err
		}
		b.done <- job
		return nil
	})
	for _, f := range more {
		f(workers)
	}
	var err error
	b.client, err = jobs.Open(context.Background(), jobs.Config{
		DB: b.db, Workers: workers, Poll: 100 * time.Millisecond, Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	require.NoError(t, b.client.Start(context.Background()))
	t.Cleanup(func() { require.NoError(t, b.client.Stop(context.Background())) })
	return b
}

func (b *bench) insert(t *testing.T, tenant, name string, opts *jobs.Opts) (id int64) {
	t.Helper()
	require.NoError(t, b.db.Tx(as(tenant), func(ctx context.Context, tx *gorm.DB) (err error) {
		id, err = b.client.InsertTx(ctx, tx, greet{Name: name}, opts)
		return err
	}))
	return id
}

// heirOf is another client of the same queue; it tells what it does.
func heirOf(t *testing.T, db *storage.DB) (*jobs.Client, <-chan string) {
	t.Helper()
	done := make(chan string, 10)
	workers := jobs.NewWorkers("jobs")
	jobs.Add(workers, 0, func(_ context.Context, job jobs.Job[greet]) error { done <- job.Args.Name; return nil })
	client, err := jobs.Open(context.Background(), jobs.Config{
		DB: db, Workers: workers, Poll: 20 * time.Millisecond,
		Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	require.NoError(t, client.Start(context.Background()))
	t.Cleanup(func() { require.NoError(t, client.Stop(context.Background())) })
	return client, done
}

func (b *bench) next(t *testing.T) jobs.Job[greet] {
	t.Helper()
	select {
	case job := <-b.done:
		return job
	case <-time.After(patience):
		t.Fatal("no job was done")
		return jobs.Job[greet]{}
	}
}

func TestJobs(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("a job runs once its transaction has committed, as the system in the tenant that asked", func(t *testing.T) {
			b := newBench(t, engine, func(ctx context.Context, job jobs.Job[greet]) error {
				who := principal.Must(ctx)
				require.Equal(t, principal.KindSystem, who.Kind)
				require.Equal(t, job.TenantID, who.TenantID)
				return nil
			})
			b.insert(t, "a", "Ana", nil)
			job := b.next(t)
			require.Equal(t, "a", job.TenantID)
			require.Equal(t, "Ana", job.Args.Name)
		})

		t.Run("a rolled back transaction takes its job with it", func(t *testing.T) {
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error { return nil })
			err := b.db.Tx(as("a"), func(ctx context.Context, tx *gorm.DB) error {
				_, err := b.client.InsertTx(ctx, tx, greet{Name: "never"}, nil)
				require.NoError(t, err)
				return errors.New("undo")
			})
			require.Error(t, err)
			b.insert(t, "a", "after", nil)
			require.Equal(t, "after", b.next(t).Args.Name)
		})

		t.Run("a job that fails or panics is tried again; one that is cancelled is not", func(t *testing.T) {
			tried := make(chan int, 10)
			b := newBench(t, engine, func(_ context.Context, job jobs.Job[greet]) error {
				tried <- job.Attempt
				switch {
				case job.Args.Name == "hopeless":
					return jobs.Cancel(errors.New("no such debtor"))
				case job.Attempt == 1:
					panic("first time unlucky")
				}
				return nil
			})
			b.insert(t, "a", "hopeless", nil)
			require.Equal(t, 1, <-tried)
			b.insert(t, "a", "again", nil)
			require.Equal(t, 2, b.next(t).Attempt)
			require.Len(t, tried, 2)
		})

		t.Run("a unique job is there once per tenant", func(t *testing.T) {
			release := make(chan struct{})
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error { <-release; return nil })
			first := b.insert(t, "a", "x", &jobs.Opts{Unique: true})
			require.Equal(t, first, b.insert(t, "a", "x", &jobs.Opts{Unique: true}))
			require.NotEqual(t, first, b.insert(t, "b", "x", &jobs.Opts{Unique: true}))
			require.NotEqual(t, first, b.insert(t, "a", "y", &jobs.Opts{Unique: true}))
			close(release)
			for range 3 {
				b.next(t)
			}
		})

		t.Run("what a client was doing when it died is done by another at once; what a living one does is left to it", func(t *testing.T) {
			begun, release := make(chan struct{}, 1), make(chan struct{})
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error {
				begun <- struct{}{}
				<-release
				return nil
			})
			defer close(release)
			b.insert(t, "a", "half done", nil)
			<-begun
			heir, done := heirOf(t, b.db)
			require.Equal(t, 1, heir.LeavesBusy(t), "the job of the one that lives")
			b.client.Die(t)
			heir.LeavesBusy(t)
			select {
			case name := <-done:
				require.Equal(t, "half done", name)
			case <-begun: // the test's dead client is quicker than a real one
			case <-time.After(patience):
				t.Fatal("nobody did it")
			}
		})

		t.Run("a client whose session the server ended is taken for dead no longer than until its next look", func(t *testing.T) {
			begun, release := make(chan struct{}, 1), make(chan struct{})
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error {
				begun <- struct{}{}
				<-release
				return nil
			})
			defer close(release)
			b.insert(t, "a", "half done", nil)
			<-begun
			b.client.LoseSession(t)
			require.Zero(t, b.client.LeavesBusy(t), "the own job is left alone, and the lock taken again")
			heir, _ := heirOf(t, b.db)
			require.Equal(t, 1, heir.LeavesBusy(t))
		})

		t.Run("stopping waits for the job under way", func(t *testing.T) {
			begun, release := make(chan struct{}), make(chan struct{})
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error {
				close(begun)
				<-release
				return nil
			})
			b.insert(t, "a", "slow", nil)
			<-begun
			stopped := make(chan error, 1)
			go func() { stopped <- b.client.Stop(context.Background()) }()
			select {
			case <-stopped:
				t.Fatal("stopped with a job under way")
			case <-time.After(200 * time.Millisecond):
			}
			close(release)
			require.NoError(t, <-stopped)
			require.Equal(t, "slow", b.next(t).Args.Name)
		})

		t.Run("a stop whose time is over cancels the job under way", func(t *testing.T) {
			begun := make(chan struct{})
			b := newBench(t, engine, func(ctx context.Context, _ jobs.Job[greet]) error {
				close(begun)
				<-ctx.Done()
				return ctx.Err()
			})
			b.insert(t, "a", "endless", nil)
			<-begun
			ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
			defer cancel()
			require.NoError(t, b.client.Stop(ctx))
		})

		t.Run("jobs of a tenant that switched the module off wait until it is on again", func(t *testing.T) {
			var on atomic.Value
			on.Store([]string{"b"})
			b := newBench(t, engine, func(context.Context, jobs.Job[greet]) error { return nil }, func(w *jobs.Workers) {
				w.Only(func() []string { return on.Load().([]string) })
			})
			b.insert(t, "a", "off", nil)
			b.insert(t, "b", "on", nil)
			require.Equal(t, "b", b.next(t).TenantID)
			on.Store([]string{"a", "b"})
			require.Equal(t, "a", b.next(t).TenantID)
		})

		t.Run("a periodic job runs at start, of no tenant", func(t *testing.T) {
			ticks := make(chan string, 10)
			newBench(t, engine, func(context.Context, jobs.Job[greet]) error { return nil }, func(w *jobs.Workers) {
				jobs.Add(w, 0, func(_ context.Context, job jobs.Job[tick]) error { ticks <- "tenant:" + job.TenantID; return nil })
				w.Every(time.Hour, tick{})
			})
			select {
			case got := <-ticks:
				require.Equal(t, "tenant:", got)
			case <-time.After(patience):
				t.Fatal("the periodic job did not run")
			}
		})
	})
}
