package jobs

import (
	"context"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivermigrate"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// riverQueue is River over a driver whose transactions are of type T.
type riverQueue[T any] struct {
	client *river.Client[T]
	under  func(native.Tx) T
}

// fetchPause is the shortest time between two looks for jobs. Each takes as many as workers are free, so that it bounds how many jobs a
// second a module does: with River's own 100 ms eighty jobs, and what somebody waits for stands behind what others are told.
const fetchPause = 20 * time.Millisecond

func newRiver[T any](c *Client, cfg Config, driver riverdriver.Driver[T], schema string, under func(native.Tx) T) (queue, error) {
	queues := map[string]river.QueueConfig{}
	for name, atOnce := range c.workers.queues {
		queues[name] = river.QueueConfig{MaxWorkers: atOnce}
	}
	client, err := river.NewClient(driver, &river.Config{
		CompletedJobRetentionPeriod: keepDone,
		FetchCooldown:               min(cfg.Poll, fetchPause),
		FetchPollInterval:           cfg.Poll,
		ID:                          c.id,
		Logger:                      riverLogger(c.log),
		PeriodicJobs:                c.workers.periodic,
		Queues:                      queues,
		ReindexerSchedule:           river.NeverSchedule(), // needs the owner's rights
		Schema:                      schema,
		Workers:                     c.workers.river,
	})
	if err != nil {
		return nil, err
	}
	return &riverQueue[T]{client: client, under: under}, nil
}

func (q *riverQueue[T]) insert(ctx context.Context, tx native.Tx, args stored, opts Opts) (int64, error) {
	done, err := q.client.InsertTx(ctx, q.under(tx), args, opts.river())
	if err != nil {
		return 0, err
	}
	return done.Job.ID, nil
}

func (q *riverQueue[T]) start(ctx context.Context) error  { return q.client.Start(ctx) }
func (q *riverQueue[T]) stop(ctx context.Context) error   { return q.client.Stop(ctx) }
func (q *riverQueue[T]) cancel(ctx context.Context) error { return q.client.StopAndCancel(ctx) }

func migrate[T any](ctx context.Context, c *Client, driver riverdriver.Driver[T], schema string) error {
	migrator, err := rivermigrate.New(driver, &rivermigrate.Config{Logger: riverLogger(c.log), Schema: schema})
	if err != nil {
		return err
	}
	_, err = migrator.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return err
}
