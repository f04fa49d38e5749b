package jobs

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/robfig/cron/v3"
	"github.com/stretchr/testify/require"
)

// quiet has the client look for dead ones only when it is told to.
func (c *Client) quiet() {
	c.unwatch()
	<-c.watched
}

// Die has the client lose its lock while it is at work, as the kernel does when its process is killed.
func (c *Client) Die(t *testing.T) {
	c.quiet()
	c.life.letGo()
	if life, ok := c.life.(*sessionLife); ok {
		life.awaitFree(t) // the server ends a session a moment after its client
	}
}

func (l *sessionLife) awaitFree(t *testing.T) {
	require.NoError(t, pgx.BeginFunc(t.Context(), l.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `SELECT pg_advisory_xact_lock(`+clientKey+`)`, l.client)
		return err
	}))
}

// LoseSession ends the connection that holds the client's lock on PostgreSQL, as a restart of the server does.
func (c *Client) LoseSession(t *testing.T) {
	life, ok := c.life.(*sessionLife)
	if !ok {
		t.Skip("a lock of SQLite is a file's")
	}
	c.quiet()
	require.NoError(t, life.own.Conn().Close(context.Background()))
}

// LeavesBusy has the client take over from those that died, and counts the others that are at work.
func (c *Client) LeavesBusy(t *testing.T) (others int) {
	c.quiet()
	require.NoError(t, c.buryDead(context.Background()))
	busy, err := c.life.busy(context.Background())
	require.NoError(t, err)
	for _, client := range busy {
		if client != c.id {
			others++
		}
	}
	return others
}

// LookAtClocks adds what is due, as the job of it does every minute.
func (c *Client) LookAtClocks(ctx context.Context) error { return c.lookAtClocks(ctx) }

// NextOfCron is when a spec is next due after now in a zone.
func NextOfCron(t *testing.T, spec string, now time.Time, zone string) time.Time {
	place, err := time.LoadLocation(zone)
	require.NoError(t, err)
	schedule, err := cron.ParseStandard(spec)
	require.NoError(t, err)
	return plan{schedule: schedule}.next(now, place)
}
