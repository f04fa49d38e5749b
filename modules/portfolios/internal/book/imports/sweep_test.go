package imports_test

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSweep(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := newDesk(t, engine)
		put := func(parts ...string) string {
			path := filepath.Join(append([]string{d.dir, "imports", "rioplatense"}, parts...)...)
			require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
			require.NoError(t, os.WriteFile(path, []byte(ci(1)+";Ana"), 0o600))
			return path
		}
		kept := d.imported(t, header+ci(1)+";Ana;;A;1,00;;\n", 10)
		broken, half := put("0192-broken", "upload"), put(kept.ID, "unroll-123")
		arriving, held, err := d.service.Receive(manager(), strings.NewReader(header))
		require.NoError(t, err)
		t.Cleanup(held.Let) // held to the end: collected as garbage before, it would have arrived
		require.NoError(t, imports.NewSweeper(d.files, d.store, slog.New(slog.DiscardHandler)).Sweep(context.Background()))
		t.Run("what a crash left of an upload, or half unrolled, is removed at the start", func(t *testing.T) {
			assert.NoFileExists(t, broken)
			assert.NoDirExists(t, filepath.Dir(broken))
			assert.NoFileExists(t, half)
		})
		t.Run("what is an import's, or still arrives, stays", func(t *testing.T) {
			assert.FileExists(t, d.files.Upload("rioplatense", kept.ID))
			assert.FileExists(t, d.files.Upload("rioplatense", arriving))
		})
	})
}
