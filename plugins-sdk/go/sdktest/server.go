package sdktest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/recobro/recobro/plugins-sdk/host/postgres"
)

// ServerEnvironment names a PostgreSQL server to test on instead of a temporary one: a URL whose role may create
// databases and roles. `make test` starts one for the whole run.
const ServerEnvironment = "RECOBRO_TEST_DATABASE_URL"

// server is the PostgreSQL server of this test process.
type server struct {
	address string           // URL of its administrator, on the database postgres
	own     *postgres.Server // kept for as long as the process runs; nil = the environment names another
	count   atomic.Int64
}

// theServer is the one that the environment names, or one of this process's own, started when first asked for.
var theServer = sync.OnceValues(func() (*server, error) {
	if address := os.Getenv(ServerEnvironment); address != "" {
		return &server{address: address}, nil
	}
	own, err := postgres.Start("/tmp")
	if err != nil {
		return nil, fmt.Errorf("%w (or name a server in %s)", err, ServerEnvironment)
	}
	return &server{address: own.URL, own: own}, nil
})

// database copies a database for a test and drops it with the test; the template is "" for an empty one.
func (s *server) database(t testing.TB, template string) (string, error) {
	name := fmt.Sprintf("recobro_test_%d_%d", os.Getpid(), s.count.Add(1))
	statement := "CREATE DATABASE " + name
	if template != "" {
		statement += " TEMPLATE " + template + " STRATEGY FILE_COPY" // the log takes twice as long and more for some 800 small files
	}
	if err := s.administer(statement); err != nil {
		return "", err
	}
	t.Cleanup(func() {
		if err := s.administer("DROP DATABASE " + name + " WITH (FORCE)"); err != nil {
			t.Errorf("drop the test's database: %v", err)
		}
	})
	return s.urlOf(name)
}

// urlOf is the address of a database as the administrator.
func (s *server) urlOf(database string) (string, error) {
	u, err := url.Parse(s.address)
	if err != nil {
		return "", err
	}
	u.Path = "/" + database
	return u.String(), nil
}

func (s *server) administer(statements ...string) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, s.address)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(ctx) }()
	for _, statement := range statements {
		if _, err := conn.Exec(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}
