package app

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

const smtpPassword = "hunter2-of-the-operator"

// equipped is an installation with the built-in modules, none of which runs.
func equipped(t *testing.T) (*equipment, []host.Spec) {
	t.Helper()
	c := config.Config{Data: t.TempDir(), SMTPURL: "smtp://mailer:" + smtpPassword + "@mail.example:587", SMTPFrom: "no-reply@example.com"}
	require.NoError(t, os.Chmod(c.Data, privateDir))
	files, err := filepath.Glob("../../../modules/*/module.json")
	require.NoError(t, err)
	var builtins []Builtin
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		builtins = append(builtins, Builtin{ID: filepath.Base(filepath.Dir(file)), Manifest: text})
	}
	specs, err := installed(c, builtins)
	require.NoError(t, err)
	dirs, err := OpenDirs(c.Data)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, dirs.Close()) })
	server, err := newEvents(t.Context(), c, dirs, specs, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	t.Cleanup(server.Close)
	ring, err := keyring.Open(c.Data)
	require.NoError(t, err)
	return &equipment{config: c, dirs: dirs, provisioner: newProvisioner(c), events: server, ring: ring}, specs
}

// told are all texts and bytes in a value, however deep they lie, by where.
func told(at string, v reflect.Value, tell func(at, text string)) {
	switch {
	case v.Kind() == reflect.String:
		tell(at, v.String())
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8:
		tell(at, string(v.Bytes()))
	case v.Kind() == reflect.Slice:
		for i := range v.Len() {
			told(fmt.Sprintf("%s[%d]", at, i), v.Index(i), tell)
		}
	case v.Kind() == reflect.Map:
		for _, key := range v.MapKeys() {
			told(at+"."+key.String(), v.MapIndex(key), tell)
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			told(at+"."+v.Type().Field(i).Name, v.Field(i), tell)
		}
	}
}

func TestEquipment(t *testing.T) {
	e, specs := equipped(t)
	founding, err := os.ReadFile(filepath.Join(e.config.Data, keyring.FileName))
	require.NoError(t, err)
	given := map[string]control.StartRequest{}
	for _, spec := range specs {
		given[spec.Manifest.ID], err = e.provide(t.Context(), spec.Manifest)
		require.NoError(t, err)
	}

	t.Run("no module gets the installation's secret, the operator's mail server or another module's keys", func(t *testing.T) {
		whose := map[string]string{}
		for _, spec := range specs {
			id := spec.Manifest.ID
			all := map[string]string{}
			told(id, reflect.ValueOf(given[id]), func(at, text string) { all[at] = text })
			for i, variable := range append(spec.Env, spec.Args...) {
				all[fmt.Sprintf("%s.environment[%d]", id, i)] = variable
			}
			for at, text := range all {
				require.NotContains(t, text, smtpPassword, at)
				require.NotContains(t, text, "mail.example", at)
				require.NotContains(t, text, strings.TrimSpace(string(founding)), at)
				if id != bundledProvider {
					require.NotContains(t, text, string(e.ring.Invitation()), at)
				}
				if strings.Contains(at, "Key") && text != "" && len(text) >= 32 {
					require.NotContains(t, whose, text, "%s has a key of %s", at, whose[text])
					whose[text] = at
				}
			}
		}
		require.GreaterOrEqual(t, len(whose), 2*len(specs), "each has a secret, and a key to seal with")
	})

	t.Run("the bundled identity provider alone has the key by which it knows the core's orders", func(t *testing.T) {
		require.Equal(t, e.ring.Invitation(), []byte(given[bundledProvider].InvitationKey))
		require.NotEqual(t, given[bundledProvider].InvitationKey, given[bundledProvider].ModuleKey)
	})

	t.Run("the host sends mail for who says so, and a module's keys outlive a restart", func(t *testing.T) {
		require.True(t, given["portfolios"].Mail)
		require.False(t, given["tasks"].Mail)
		again, err := keyring.Open(e.config.Data)
		require.NoError(t, err)
		secret, err := again.ModuleSecret("portfolios")
		require.NoError(t, err)
		require.Equal(t, secret, []byte(given["portfolios"].ModuleKey))
	})

	t.Run("what is printed of a start shows no key", func(t *testing.T) {
		start := given[bundledProvider]
		text, err := json.Marshal(start)
		require.NoError(t, err)
		shown := fmt.Sprintf("%v %+v %s", start, start, text)
		require.NotContains(t, shown, string(start.ModuleKey))
		require.NotContains(t, shown, strings.Trim(fmt.Sprintf("%d", []byte(start.InvitationKey)), "[]"))
	})
}
