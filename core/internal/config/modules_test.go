package config_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const callsSettings = `{"type": "object", "additionalProperties": false, "required": ["trunk"], "properties": {
	"trunk": {"type": "string", "default": "sip.example.org"},
	"lines": {"type": "integer", "minimum": 1, "maximum": 500, "default": 10},
	"token": {"type": "string", "minLength": 8, "writeOnly": true},
	"accounts": {"type": "array", "items": {"type": "object", "additionalProperties": false, "required": ["name"],
		"properties": {"name": {"type": "string"}, "secret": {"type": "string", "minLength": 8}}}}}}`

// secretFile is a file with a secret, as an orchestrator mounts it.
func secretFile(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "secret")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	return name
}

func TestModuleSettings(t *testing.T) {
	t.Run("a variable wins over the file, the file over the manifest's default, and each may name a file with the secret", func(t *testing.T) {
		c, err := load(t, "modules:\n  calls:\n    lines: 20\n    trunk: sip.of.file\n    token: of-the-yaml-itself\n    accounts:\n      - name: a\n        secret_file: "+
			secretFile(t, "deep-secret\n")+"\n  tasks:\n", []string{"RECOBRO_CALLS_LINES=30", "RECOBRO_CALLS_TOKEN_FILE=" + secretFile(t, "token-of-file\r\n")})
		require.NoError(t, err)
		require.JSONEq(t, `{"lines": 30, "trunk": "sip.of.file", "token": "token-of-file", "accounts": [{"name": "a", "secret": "deep-secret"}]}`, string(c.Modules["calls"]))
		require.JSONEq(t, `{}`, string(c.Modules["tasks"]))
	})

	t.Run("without any of it a module gets the defaults", func(t *testing.T) {
		c, err := load(t, "", nil)
		require.NoError(t, err)
		require.JSONEq(t, `{"lines": 10, "trunk": "sip.example.org"}`, string(c.Modules["calls"]))
	})

	t.Run("a variable, or a file that it names, holds a list as JSON", func(t *testing.T) {
		const accounts = `[{"name": "b", "secret": "12345678"}]`
		for _, environ := range []string{"RECOBRO_CALLS_ACCOUNTS=" + accounts, "RECOBRO_CALLS_ACCOUNTS_FILE=" + secretFile(t, accounts)} {
			c, err := load(t, "", []string{environ})
			require.NoError(t, err)
			require.Contains(t, string(c.Modules["calls"]), `"accounts":[{"name":"b","secret":"12345678"}]`)
		}
	})

	refused := map[string]struct {
		yaml    string
		environ string
		told    []string
	}{
		"a setting out of bounds":            {environ: "RECOBRO_CALLS_LINES=501", told: []string{"module calls: lines (RECOBRO_CALLS_LINES)", "500 or less"}},
		"a number that is none":              {yaml: "calls: {lines: hunter2}", told: []string{"module calls: lines (", "recobro.yaml)", "wrong type"}},
		"a secret that is too short":         {yaml: "calls: {token: hunter2}", told: []string{"module calls: token (", "recobro.yaml)", "at least 8"}},
		"one too short from a file":          {environ: "RECOBRO_CALLS_TOKEN_FILE=" + secretFile(t, "hunter2"), told: []string{"token (RECOBRO_CALLS_TOKEN_FILE)", "at least 8"}},
		"a secret deep within":               {yaml: "calls: {accounts: [{name: a}, {name: b, secret: hunter2}]}", told: []string{"accounts/1/secret"}},
		"a name that is missing deep within": {yaml: "calls: {accounts: [{secret: hunter2hunter2}]}", told: []string{"accounts/0/name", "required"}},
		"a setting that does not exist":      {yaml: "calls: {tokn: hunter2}", told: []string{"module calls: tokn"}},
		"a variable that does not exist":     {environ: "RECOBRO_CALLS_TOKN=hunter2", told: []string{"RECOBRO_CALLS_TOKN"}},
		"a module that does not exist":       {yaml: "cals: {token: hunter2}", told: []string{`"cals" is none of calls, tasks`}},
		"a setting of a module without any":  {yaml: "tasks: {token: hunter2}", told: []string{"module tasks: token"}},
		"a section that is none":             {yaml: "calls: hunter2", told: []string{"module calls"}},
		"a file that is not there":           {environ: "RECOBRO_CALLS_TOKEN_FILE=/nowhere/token", told: []string{"module calls", "token_file", "/nowhere/token"}},
		"a file that is too large":           {environ: "RECOBRO_CALLS_TOKEN_FILE=" + secretFile(t, strings.Repeat("hunter2", 10_000)), told: []string{"larger than 65536 bytes"}},
		"a secret and a file for it":         {yaml: "calls: {token: hunter2hunter2, token_file: /x}", told: []string{"token: given twice"}},
		"a list that is none":                {environ: "RECOBRO_CALLS_ACCOUNTS=[hunter2", told: []string{"RECOBRO_CALLS_ACCOUNTS: cannot be read as array"}},
		"a path that is none":                {yaml: "calls: {token_file: 7}", told: []string{"token_file: want the path of a file"}},
	}
	for fact, c := range refused {
		t.Run(fact+" is refused by name, never by value", func(t *testing.T) {
			yaml, environ := "", []string(nil)
			if c.yaml != "" {
				yaml = "modules: {" + c.yaml + "}"
			}
			if c.environ != "" {
				environ = []string{c.environ}
			}
			_, err := load(t, yaml, environ)
			for _, told := range c.told {
				require.ErrorContains(t, err, told)
			}
			require.NotContains(t, err.Error(), "hunter2")
		})
	}

	t.Run("printed, logged or encoded they show nothing", func(t *testing.T) {
		c, err := load(t, "", []string{"RECOBRO_CALLS_TOKEN=hunter2hunter2"})
		require.NoError(t, err)
		encoded, err := json.Marshal(c)
		require.NoError(t, err)
		for _, shown := range []string{fmt.Sprintf("%v %+v %#v %s", c, c, c, c.Modules), string(encoded)} {
			require.NotContains(t, shown, "hunter2")
			require.Contains(t, shown, "[settings]")
		}
	})
}
