package jobs

import (
	"context"
	"database/sql"

	"github.com/riverqueue/river/riverdriver/riversqlite"

	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

// prepareSQLite lets River use the one connection that writes: it waits its turn there, and nothing is ever locked.
func prepareSQLite(ctx context.Context, c *Client, cfg Config) error {
	conns := cfg.DB.Conns(native.Ask())
	driver := riversqlite.New(conns.Writer)
	c.life = &fileLife{db: conns.Writer, path: conns.Path}
	c.open = func(c *Client) (queue, error) {
		return newRiver(c, cfg, driver, "", func(tx native.Tx) *sql.Tx { return tx.SQL })
	}
	return migrate(ctx, c, driver, "")
}
