package faulttest

import (
	"database/sql"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// office is an agency at work over one host, or over two on one PostgreSQL.
type office struct {
	hosts  []*producttest.Product
	deaths []int // of the module, for each host since its start
	db     *sql.DB
}

func openOffice(t *testing.T, engine sdktest.Engine, flags ...string) *office {
	flags = append(quick(), flags...)
	url := engine.AdminURL(t)
	o := &office{hosts: []*producttest.Product{producttest.Start(t, producttest.Options{DatabaseURL: url, Flags: flags})}}
	if url != "" {
		dir := t.TempDir()
		for _, key := range []string{"identity.key", "database.key"} { // replicas share them: docs/operations.md
			copied(t, filepath.Join(o.hosts[0].Dir, key), filepath.Join(dir, key))
		}
		o.hosts = append(o.hosts, producttest.Start(t, producttest.Options{Dir: dir, DatabaseURL: url, Flags: flags, NoDemo: true}))
	}
	o.deaths = make([]int, len(o.hosts))
	o.db = o.hosts[0].Database(t, "portfolios")
	return o
}

func copied(t *testing.T, from, to string) {
	source, err := os.Open(from)
	require.NoError(t, err)
	defer source.Close()
	target, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY, 0o600)
	require.NoError(t, err)
	_, err = io.Copy(target, source)
	require.NoError(t, err)
	require.NoError(t, target.Close())
}

// quick has background work look around often: what a kill leaves is taken up within a second.
func quick() []string { return []string{"--pulse-ms", "100"} }

// program is a caller with a key and a role of its own; it asks each host in turn.
func (o *office) program(t *testing.T, role string) caller {
	first := o.hosts[0]
	command := []string{"apikey", "create", "--data", first.Dir, "--tenant", "rioplatense", "--role", role}
	if url := first.DatabaseURL(); url != "" {
		command = append(command, "--database-url", url)
	}
	c := caller{key: strings.TrimSpace(first.Command(t, command...))}
	for _, host := range o.hosts {
		c.urls = append(c.urls, host.URL)
	}
	return c
}

// most is how many deaths of a module in ten minutes the host takes before it gives the module up.
const most = 3

// fault kills or halts the module or the host, at a random moment.
func (o *office) fault(t *testing.T, dice *rand.Rand) {
	time.Sleep(time.Duration(dice.IntN(300)) * time.Millisecond)
	n := dice.IntN(len(o.hosts))
	host := o.hosts[n]
	switch what := dice.IntN(5); {
	case what < 2 && o.deaths[n] < most:
		o.deaths[n]++
		signal(syscall.SIGKILL, host.Children(t, "portfolios")...)
	case what == 2:
		halt(dice, host.Children(t, "portfolios")...)
	case what == 3:
		halt(dice, host.PID())
	default:
		host.Kill(t)
		host.Run(t)
		o.deaths[n] = 0
	}
}

// halt has processes stand still for longer than a lease lasts, and go on.
func halt(dice *rand.Rand, pids ...int) {
	signal(syscall.SIGSTOP, pids...)
	time.Sleep(time.Duration(300+dice.IntN(1200)) * time.Millisecond)
	signal(syscall.SIGCONT, pids...)
}

func signal(which syscall.Signal, pids ...int) {
	for _, pid := range pids {
		_ = syscall.Kill(pid, which)
	}
}

// count is the one number that a query of the module's database answers.
func (o *office) count(t *testing.T, query string, args ...any) (n int64) {
	require.NoError(t, o.db.QueryRowContext(t.Context(), query, args...).Scan(&n))
	return n
}

// counts are the numbers by name that a query answers.
func (o *office) counts(t *testing.T, query string) map[string]int {
	rows, err := o.db.QueryContext(t.Context(), query)
	require.NoError(t, err)
	defer rows.Close()
	all := map[string]int{}
	for rows.Next() {
		var name string
		var n int
		require.NoError(t, rows.Scan(&name, &n))
		all[name] = n
	}
	require.NoError(t, rows.Err())
	return all
}

func (o *office) exec(t *testing.T, statement string, args ...any) {
	_, err := o.db.ExecContext(t.Context(), statement, args...)
	require.NoError(t, err)
}

// people are debtors in Uruguay, each another person, whom anybody may write to at any hour.
func (o *office) people(t *testing.T) (ids []string) {
	for id := range o.counts(t, `SELECT MIN(id), 1 FROM debtors WHERE tenant_id = 'rioplatense' AND national_id <> '' AND balance > 0 AND
		portfolio_id IN (SELECT id FROM portfolios WHERE country = 'UY') GROUP BY national_id`) {
		ids = append(ids, id)
	}
	require.Greater(t, len(ids), 50)
	slices.Sort(ids)
	o.exec(t, `UPDATE debtors SET emails = '["a@example.com"]', preferences = '{}', flags = '[]', assignee_id = '', tried_at = NULL, retry_at = NULL
		WHERE id IN ('`+strings.Join(ids, "','")+`')`)
	return ids
}
