package app_test

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// commandsOf are the lines that docs/operations.md gives under a name.
func commandsOf(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/operations.md")
	require.NoError(t, err)
	_, block, found := strings.Cut(string(text), "<!-- commands: "+name+" -->\n```sh\n")
	require.True(t, found, "the document has no commands named %s", name)
	block, _, _ = strings.Cut(block, "\n```")
	return strings.Split(block, "\n")
}

// follow does what the document says, with the folders of the test in place of the document's. The host is started by who
// calls: its line is given back.
func follow(t *testing.T, name string, folders map[string]string, env ...string) (serve string) {
	t.Helper()
	for _, line := range commandsOf(t, name) {
		for theirs, ours := range folders {
			line = strings.ReplaceAll(line, theirs, ours)
		}
		if strings.HasPrefix(line, "recobro serve") {
			serve = line
			continue
		}
		command := exec.Command("sh", "-c", line)
		command.Env = append(append(os.Environ(), "PATH="+filepath.Dir(producttest.Binary(t))+":"+os.Getenv("PATH")), env...)
		said, err := command.CombinedOutput()
		require.NoError(t, err, "%s\n%s", line, said)
	}
	return serve
}

func TestBackup(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		before, after, suffix := "", "", ""
		if engine.Name == storage.Postgres {
			before, after, suffix = engine.AdminURL(t), engine.AdminURL(t), "-postgres"
		}
		product := producttest.Start(t, producttest.Options{DatabaseURL: before})
		admin := product.SignIn(t, "rioplatense", "admin")
		made := admin.Do(t, http.MethodPost, "/api/v1/carteras", `{"code":"KEPT-1","name":"Kept safe","creditor_name":"Banco","country":"UY","currency":"UYU","timezone":"America/Montevideo"}`, nil)
		require.Less(t, made.Status, 300, string(made.Body))
		key := product.Command(t, append([]string{"apikey", "create", "--tenant", "rioplatense", "--role", "admin"}, of(product.Dir, before)...)...)

		recording := filepath.Join("modules", "portfolios", "files", "rioplatense", "0199e6f0-0000-7000-8000-000000000001")
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(product.Dir, recording)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(product.Dir, recording), []byte("sealed"), 0o600))

		folders := map[string]string{
			"/var/lib/recobro": product.Dir, "/var/backups/recobro": filepath.Join(t.TempDir(), "backup"), "/srv/recobro": filepath.Join(t.TempDir(), "restored"),
		}
		environment := []string{"NEW_DATABASE_URL=" + after}
		if before != "" {
			environment = append(environment, "RECOBRO_DATABASE_URL="+before)
		}
		follow(t, "save"+suffix, folders, environment...)
		product.Kill(t)
		require.NoError(t, os.RemoveAll(product.Dir), "the machine is lost")
		serve := follow(t, "restore"+suffix, folders, environment...)
		require.Contains(t, serve, folders["/srv/recobro"])

		t.Run("what was saved by the document's words is restored by them, and people sign in", func(t *testing.T) {
			restored := producttest.Start(t, producttest.Options{Dir: folders["/srv/recobro"], DatabaseURL: after, NoDemo: true})
			again := restored.SignIn(t, "rioplatense", "admin")
			require.Contains(t, string(again.Get(t, "/api/v1/carteras?pageSize=100").Body), "Kept safe")
			request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, restored.URL+"/api/v1/carteras", nil)
			require.NoError(t, err)
			request.Header.Set("Authorization", "Bearer "+strings.TrimSpace(key))
			response, err := http.DefaultClient.Do(request)
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			require.Equal(t, http.StatusOK, response.StatusCode, "a key for scripts works as before")
			require.NotContains(t, restored.Command(t, append([]string{"audit", "verify"}, of(restored.Dir, after)...)...), "BROKEN")
			require.Equal(t, 0, restored.Stop(t))
		})

		t.Run("the files of modules are in the backup", func(t *testing.T) {
			require.FileExists(t, filepath.Join(folders["/var/backups/recobro"], recording))
		})

		t.Run("the backup is for its owner's eyes alone", func(t *testing.T) {
			require.NoError(t, filepath.WalkDir(folders["/var/backups/recobro"], func(path string, entry os.DirEntry, err error) error {
				if err != nil || entry.Name() == "roles.sql" || entry.Name() == "database.dump" { // others made these, in a folder of 0700
					return err
				}
				info, err := entry.Info()
				require.NoError(t, err)
				require.Zero(t, info.Mode().Perm()&0o077, path)
				return nil
			}))
		})

		keys := []string{"identity.key"}
		if before != "" {
			keys = append(keys, "database.key")
		}
		for _, name := range keys {
			file := filepath.Join(folders["/srv/recobro"], name)
			kept, err := os.ReadFile(file)
			require.NoError(t, err)
			for what, spoil := range map[string]func() error{
				"is missing":   func() error { return os.Remove(file) },
				"is another's": func() error { return os.WriteFile(file, another(name), 0o600) },
				"is damaged":   func() error { return os.WriteFile(file, []byte("?\n"), 0o600) },
			} {
				t.Run("a host whose "+name+" "+what+" does not start and says what to restore", func(t *testing.T) {
					require.NoError(t, spoil())
					said := startRefused(t, folders["/srv/recobro"], after)
					require.Contains(t, said, file)
					require.Contains(t, said, "Restore")
					if what == "is missing" {
						require.NoFileExists(t, file, "nothing takes its place")
					}
					require.NoError(t, os.WriteFile(file, kept, 0o600))
				})
			}
		}
	})
}

// another is a key of another installation.
func another(name string) []byte {
	if name == "identity.key" {
		return []byte("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n")
	}
	return []byte(strings.Repeat("ab", 32) + "\n")
}

// startRefused starts the host, which must end by itself, and gives what it told the operator.
func startRefused(t *testing.T, data, databaseURL string) string {
	t.Helper()
	arguments := append([]string{"serve", "--addr", "127.0.0.1:0"}, of(data, databaseURL)...)
	said, err := exec.CommandContext(t.Context(), producttest.Binary(t), arguments...).CombinedOutput()
	require.Error(t, err, "%s", said)
	return string(said)
}

// of are the flags that name an installation.
func of(data, databaseURL string) []string {
	if databaseURL == "" {
		return []string{"--data", data}
	}
	return []string{"--data", data, "--database-url", databaseURL}
}
