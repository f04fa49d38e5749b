package producttest

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// PlantedEnvironment names a folder in which the demo is planted once for a whole run, on each database; without it every product
// plants its own, which is most of its start.
const PlantedEnvironment = "RECOBRO_TEST_PLANTED"

// transplant gives a product that has not run yet the demo as the first of the run has planted it.
func (p *Product) transplant(t testing.TB) {
	t.Helper()
	folder := os.Getenv(PlantedEnvironment)
	if folder == "" {
		return
	}
	bed := plot{folder: filepath.Join(folder, "sqlite")}
	if p.options.DatabaseURL != "" {
		bed = plot{folder: filepath.Join(folder, "postgres"), database: "recobro_planted"}
	}
	bed.plant(t, p)
	output, err := exec.Command("cp", "-a", bed.folder+"/.", p.Dir).CombinedOutput()
	require.NoError(t, err, string(output))
	if bed.database != "" {
		name := nameOf(t, p.options.DatabaseURL)
		administer(t, p.options.DatabaseURL, `DROP DATABASE "`+name+`"`, `CREATE DATABASE "`+name+`" TEMPLATE `+bed.database)
	}
}

// plot is where the demo is planted: the data directory, and the database where it is not in that.
type plot struct{ folder, database string }

// plant has one process plant the demo; the others wait for it.
func (b plot) plant(t testing.TB, like *Product) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(b.folder), 0o700))
	lock, err := os.OpenFile(b.folder+".lock", os.O_CREATE|os.O_RDWR, 0o600)
	require.NoError(t, err)
	defer func() { _ = lock.Close() }()
	require.NoError(t, syscall.Flock(int(lock.Fd()), syscall.LOCK_EX))
	if _, err := os.Stat(b.folder); !errors.Is(err, os.ErrNotExist) {
		require.NoError(t, err)
		return
	}
	growing := b.folder + ".growing"
	require.NoError(t, os.RemoveAll(growing))
	require.NoError(t, os.Mkdir(growing, 0o700))
	first := &Product{URL: "http://" + freeAddress(t), Dir: growing, options: Options{Dir: growing}}
	if b.database != "" {
		first.options.DatabaseURL = named(t, like.options.DatabaseURL, b.database)
		administer(t, like.options.DatabaseURL, "DROP DATABASE IF EXISTS "+b.database, "CREATE DATABASE "+b.database)
	}
	first.Run(t)
	require.Zero(t, first.Stop(t))
	require.NoError(t, os.Rename(growing, b.folder))
}

// administer runs statements on a server beside a database of it.
func administer(t testing.TB, database string, statements ...string) {
	t.Helper()
	db, err := sql.Open("pgx", named(t, database, "postgres"))
	require.NoError(t, err)
	defer func() { _ = db.Close() }()
	for _, statement := range statements {
		_, err := db.ExecContext(context.WithoutCancel(t.Context()), statement)
		require.NoError(t, err, statement)
	}
}

// named is the address of another database of the same server.
func named(t testing.TB, address, name string) string {
	t.Helper()
	u, err := url.Parse(address)
	require.NoError(t, err)
	u.Path = "/" + name
	return u.String()
}

func nameOf(t testing.TB, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	require.NoError(t, err)
	return strings.TrimPrefix(u.Path, "/")
}
