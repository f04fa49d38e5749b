package jobs

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// riverConns is how many connections River may use beside those of the transactions; one of them listens, and one holds
// the lock of the client.
const riverConns = 5

// toldPolls is how much more seldom there is a look where the server tells of new jobs: only a quick retry waits for it.
const toldPolls = 5

// preparePostgres gives River a small pool of its own, as the application's role; its tables are the owner's.
func preparePostgres(ctx context.Context, c *Client, cfg Config) error {
	conns := cfg.DB.Conns(native.Ask())
	if err := migratePostgres(ctx, c, cfg, conns); err != nil {
		return err
	}
	pool, err := riverPool(ctx, conns.URL, conns.Schema, riverConns)
	if err != nil {
		return err
	}
	c.close, c.life = pool.Close, &sessionLife{pool: pool}
	cfg.Poll *= toldPolls
	c.open = func(c *Client) (queue, error) {
		return newRiver(c, cfg, riverpgxv5.New(pool), conns.Schema, func(tx native.Tx) pgx.Tx { return tx.PGX })
	}
	return nil
}

func migratePostgres(ctx context.Context, c *Client, cfg Config, conns native.Conns) error {
	if conns.OwnerURL == "" {
		return nil
	}
	pool, err := riverPool(ctx, conns.OwnerURL, conns.Schema, 1)
	if err != nil {
		return err
	}
	defer pool.Close()
	if err := alone(ctx, pool, func() error { return migrate(ctx, c, riverpgxv5.New(pool), conns.Schema) }); err != nil {
		return err
	}
	return cfg.DB.Secure(ctx)
}

func riverPool(ctx context.Context, address, schema string, most int32) (*pgxpool.Pool, error) {
	cfg, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("database address: %w", err)
	}
	cfg.MaxConns = max(most, 2)
	cfg.ConnConfig.RuntimeParams["search_path"] = schema
	cfg.ConnConfig.RuntimeParams["timezone"] = "UTC"
	return pgxpool.NewWithConfig(ctx, cfg)
}

// alone runs f while no other process migrates the same schema's queue.
func alone(ctx context.Context, pool *pgxpool.Pool, f func() error) error {
	return pool.AcquireFunc(ctx, func(conn *pgxpool.Conn) error {
		const key = "hashtext('recobro.jobs.' || current_schema())"
		if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock("+key+")"); err != nil {
			return err
		}
		defer func() { _, _ = conn.Exec(context.WithoutCancel(ctx), "SELECT pg_advisory_unlock("+key+")") }()
		return f()
	})
}
