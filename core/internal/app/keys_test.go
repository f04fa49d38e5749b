package app_test

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/producttest"
)

// noKeyShows looks for the modules' keys where others might read: in environments, command lines, the log, a crash report.
func noKeyShows(t *testing.T, product *producttest.Product) {
	ring, err := keyring.Load(product.Dir)
	require.NoError(t, err)
	var shown strings.Builder
	for _, pid := range append(product.Children(t), product.PID()) {
		for _, of := range []string{"environ", "cmdline"} {
			text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/" + of)
			require.NoError(t, err)
			shown.Write(text)
		}
	}
	require.NoError(t, syscall.Kill(product.Child(t, "tasks"), syscall.SIGQUIT))
	require.Equal(t, http.StatusOK, product.SignIn(t, "rioplatense", "admin").Get(t, "/api/v1/tasks").Status)
	require.Contains(t, product.Output(), "SIGQUIT", "the module has told how it ended")
	shown.WriteString(product.Output())
	for _, module := range []string{"tasks", "portfolios", "identityprovider"} {
		keys, err := ring.ModuleKeys(module)
		require.NoError(t, err)
		for _, key := range keys {
			listed := strings.Trim(fmt.Sprintf("%d", key), "[]")
			for _, form := range []string{string(key), hex.EncodeToString(key), base64.StdEncoding.EncodeToString(key)[:40], listed} {
				require.NotContains(t, shown.String(), form)
			}
		}
	}
}
