package sdktest

import (
	"testing"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// BenchEngines runs body on SQLite and on a real PostgreSQL, as sub-benchmarks. The temporary server does not flush to
// disk: its figures compare statements, not commits.
func BenchEngines(b *testing.B, body func(b *testing.B, engine Engine)) {
	b.Helper()
	b.Run(string(storage.SQLite), func(b *testing.B) { body(b, Engine{Name: storage.SQLite}) })
	b.Run(string(storage.Postgres), func(b *testing.B) {
		s, err := theServer()
		if err != nil {
			b.Fatalf("PostgreSQL for benchmarks: %v", err)
		}
		body(b, Engine{Name: storage.Postgres, server: s})
	})
}
