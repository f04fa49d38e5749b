package communication_test

import (
	"database/sql"
	"os"
	"regexp"
	"strings"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/communication"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// TestMove runs what docs/operations.md says of an installation whose core has kept senders.
func TestMove(t *testing.T) {
	text, err := os.ReadFile("../../docs/operations.md")
	require.NoError(t, err)
	statements := regexp.MustCompile("(?s)```sql\n(INSERT INTO contact_hours.*?)```").FindSubmatch(text)
	require.NotNil(t, statements)
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		before, now, operator := installation(t, engine)
		old, err := storage.Open(t.Context(), before)
		require.NoError(t, err)
		require.NoError(t, old.Migrate(t.Context(), communication.Module().Migrations), "the tables are the same")
		require.NoError(t, old.Close())
		h := sdktest.Start(t, communication.Module(), sdktest.Options{Engine: engine, Change: func(r *control.StartRequest) {
			r.DatabaseURL, r.OwnerDatabaseURL = now.URL, now.OwnerURL
		}})

		_, err = operator.Exec(`INSERT INTO recobro_core.sender_identities VALUES ('a', 's1', 1, '2026-11-20', '2026-11-20', '', '', 'sms', 'Andina', '+59829001234', true)`)
		require.NoError(t, err)
		for range 2 {
			_, err = operator.Exec(string(statements[1]))
			require.NoError(t, err)
		}
		var senders []row
		h.As("a", "admin", "ana").GET(base + "/senders").OK(&senders)
		require.Equal(t, []row{{ID: "s1", Version: 1, Address: "+59829001234", IsDefault: true}}, senders)
		h.As("b", "admin", "beto").GET(base + "/senders").OK(&senders)
		require.Empty(t, senders)
	})
}

// installation is the core's database and the module's, and the operator at both of them.
func installation(t *testing.T, engine sdktest.Engine) (core, module storage.Config, operator *sql.DB) {
	if engine.Name == storage.SQLite {
		core, module = engine.Config(t, "core"), engine.Config(t, "communication")
		module.URL = "sqlite:" + module.Path
		return core, module, connect(t, "sqlite", module.Path, "ATTACH '"+core.Path+"' AS recobro_core")
	}
	admin := engine.AdminURL(t)
	provision := func(schema string) storage.Config {
		app, owner, err := storage.Provision(t.Context(), admin, schema, []byte(strings.Repeat("s", 32)))
		require.NoError(t, err)
		return storage.Config{Engine: engine.Name, Schema: schema, URL: app, OwnerURL: owner}
	}
	core, module = provision("core"), provision("communication")
	return core, module, connect(t, "pgx", admin, "SET search_path TO recobro_communication")
}

func connect(t *testing.T, driver, address, first string) *sql.DB {
	db, err := sql.Open(driver, address)
	require.NoError(t, err)
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1) // what is said first holds for one connection
	_, err = db.Exec(first)
	require.NoError(t, err)
	return db
}
