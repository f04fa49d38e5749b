package sdktest

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// bed is a database, with the module's folder, in which a start has planted its demo: what other starts copy.
type bed struct {
	file     []byte // of SQLite
	database string // on PostgreSQL, which keeps it
	folder   fstest.MapFS
}

// beds are those of this process, by what was planted.
type beds struct {
	mu    sync.Mutex
	known map[string]*bed
}

var planted = beds{known: map[string]*bed{}}

// of is the bed for a start, which the first that asks for it plants.
func (b *beds) of(t testing.TB, module sdk.Module, o Options) *bed {
	t.Helper()
	require.Nil(t, o.Change, "what is changed of a start does not show in a copy")
	b.mu.Lock()
	defer b.mu.Unlock()
	kind := fmt.Sprint(o.Engine.Name, sha256.Sum256(module.Manifest), string(encode(t, []any{o.Demo, o.Tenants, o.Settings, o.Chosen})))
	if b.known[kind] == nil {
		b.known[kind] = plant(t, module, o)
	}
	return b.known[kind]
}

// plant starts a module with a demo, ends it, and keeps what it leaves.
func plant(t testing.TB, module sdk.Module, o Options) *bed {
	t.Helper()
	made, gardener := &bed{folder: fstest.MapFS{}}, &until{TB: t}
	o.Planted = false
	o.left = func(cfg storage.Config, dir string) {
		made.keep(t, dir)
		if o.Engine.server == nil {
			var err error
			made.file, err = os.ReadFile(cfg.Path)
			require.NoError(t, err)
			return
		}
		made.database = fmt.Sprintf("recobro_bed_%d_%d", os.Getpid(), o.Engine.server.count.Add(1))
		left, err := pgx.ParseConfig(cfg.URL)
		require.NoError(t, err)
		require.NoError(t, o.Engine.server.administer("CREATE DATABASE "+made.database+" TEMPLATE "+left.Database))
	}
	Start(gardener, module, o)
	gardener.end()
	return made
}

func (b *bed) keep(t testing.TB, dir string) {
	root := os.DirFS(dir)
	require.NoError(t, fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		content, err := fs.ReadFile(root, path)
		b.folder[path] = &fstest.MapFile{Data: content, Mode: 0o600}
		return err
	}))
}

// until is a test as far as some of its work goes, which ends before it.
type until struct {
	testing.TB
	ends []func()
}

// Cleanup has f done at the end of that work.
func (u *until) Cleanup(f func()) { u.ends = append(u.ends, f) }

func (u *until) end() {
	for _, f := range slices.Backward(u.ends) {
		f()
	}
}
