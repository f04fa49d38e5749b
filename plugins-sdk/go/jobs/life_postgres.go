package jobs

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// sessionLife holds an advisory lock for each client in a session of its own.
type sessionLife struct {
	pool   *pgxpool.Pool
	client string
	own    *pgxpool.Conn
}

const (
	clientKey     = `hashtextextended('recobro.jobs.client.' || $1, 0)`
	postgresOwner = `attempted_by[array_upper(attempted_by, 1)]`
)

func (l *sessionLife) hold(ctx context.Context, client string) error {
	own, err := l.pool.Acquire(ctx)
	if err != nil {
		return fmt.Errorf("jobs: lock of the client: %w", err)
	}
	l.own, l.client = own, client
	_, err = own.Exec(ctx, `SELECT pg_advisory_lock(`+clientKey+`)`, client)
	return err
}

func (l *sessionLife) busy(ctx context.Context) ([]string, error) {
	if err := l.keep(ctx); err != nil {
		return nil, err
	}
	rows, err := l.pool.Query(ctx, `SELECT DISTINCT coalesce(`+postgresOwner+`, '') FROM river_job WHERE state = 'running'`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

func (l *sessionLife) bury(ctx context.Context, client string) error {
	return pgx.BeginFunc(ctx, l.pool, func(tx pgx.Tx) error {
		var free bool
		if err := tx.QueryRow(ctx, `SELECT pg_try_advisory_xact_lock(`+clientKey+`)`, client).Scan(&free); err != nil || !free {
			return err
		}
		_, err := tx.Exec(ctx, `UPDATE river_job SET
			state = CASE WHEN attempt < max_attempts THEN 'available'::river_job_state ELSE 'discarded' END,
			finalized_at = CASE WHEN attempt < max_attempts THEN NULL ELSE now() END
			WHERE state = 'running' AND `+postgresOwner+` = $1`, client)
		return err
	})
}

// keep takes the own lock again if the server ended the session that held it.
func (l *sessionLife) keep(ctx context.Context) error {
	if l.own == nil || l.own.Ping(ctx) == nil {
		return nil
	}
	l.letGo()
	return l.hold(ctx, l.client)
}

// letGo closes the session: a lock must not go back into the pool with it.
func (l *sessionLife) letGo() {
	if l.own != nil {
		_ = l.own.Hijack().Close(context.Background()) // the server ends the lock in any case
		l.own = nil
	}
}
