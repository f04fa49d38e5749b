package jobs

import (
	"context"
	"errors"
	"time"
)

// life tells which clients of a queue live. Each holds a lock that ends with its process, however that ends, so that the
// jobs of one that was killed need not wait for the hour after which River takes them for lost.
type life interface {
	// hold takes the client's own lock.
	hold(ctx context.Context, client string) error
	// busy are the clients that are doing jobs, as far as the queue knows.
	busy(ctx context.Context) ([]string, error)
	// bury has the jobs that a client was doing done by another, or given up after their last try; not while it lives.
	bury(ctx context.Context, client string) error
	// letGo ends what hold took.
	letGo()
}

// looksEvery is how many polls lie between two looks for clients that died.
const looksEvery = 15

// watch buries clients that die, from now until ctx ends.
func (c *Client) watch(ctx context.Context) {
	defer close(c.watched)
	ticker := time.NewTicker(looksEvery * c.workers.poll)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			c.look(ctx)
		}
	}
}

func (c *Client) look(ctx context.Context) {
	if err := c.buryDead(ctx); err != nil && ctx.Err() == nil {
		c.log.WarnContext(ctx, "jobs of clients that died may wait for an hour", "error", err)
	}
}

func (c *Client) buryDead(ctx context.Context) error {
	busy, err := c.life.busy(ctx)
	for _, client := range busy {
		if client != c.id {
			err = errors.Join(err, c.life.bury(ctx, client))
		}
	}
	return err
}
