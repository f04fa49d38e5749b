package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func ranTests(failed bool, tests ...outcome) run {
	return run{{job: job{name: "go", alone: goAlone}, failed: failed, tests: tests, units: []unit{{"./x", 1}}}}
}

func TestConclude(t *testing.T) {
	t.Run("a red run ends with what failed and how to run it alone, in no more than ten lines", func(t *testing.T) {
		var all []outcome
		for n := range 40 {
			all = append(all, outcome{unit: "./x", test: fmt.Sprintf("Test%d", n), failed: true, output: "why\nand\nhow\n"})
		}
		var out bytes.Buffer
		require.Equal(t, 1, conclude(&out, []run{ranTests(true, all...)}, true))
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		last := lines[len(lines)-8:] // make adds two of its own
		require.Equal(t, "FAIL ./x Test0: CGO_ENABLED=0 go test ./x -count=1 -run '^Test0$'", last[0])
		require.Contains(t, last[6], "34 more")
		require.Contains(t, last[7], "over the budget")
	})
	t.Run("a green run says so", func(t *testing.T) {
		var out bytes.Buffer
		require.Zero(t, conclude(&out, []run{ranTests(false, outcome{unit: "./x", test: "TestA"})}, false))
		require.Contains(t, out.String(), "all passed")
	})
	t.Run("a job that failed without a test that did is no success", func(t *testing.T) {
		r := result{job: job{name: "lint/go", alone: func(outcome) string { return "make lint/go" }}, failed: true, output: []byte("broken")}
		r.understand()
		var out bytes.Buffer
		require.Equal(t, 1, conclude(&out, []run{{r}}, false))
		require.Contains(t, out.String(), "FAIL lint/go : make lint/go")
	})
}

func TestBlamed(t *testing.T) {
	r := result{tests: []outcome{{unit: "a.spec.ts:3", test: "sometimes", unsure: true, output: "expected 1\ngot 2"}, {unit: "./x", test: "TestA"}}}
	require.Equal(t, "\n  UNSURE a.spec.ts:3 sometimes: expected 1 got 2", r.blamed())
	require.Empty(t, new(result).blamed())
}

func TestUnsteady(t *testing.T) {
	good, bad := outcome{unit: "./x", test: "TestA"}, outcome{unit: "./x", test: "TestA", failed: true}
	always := outcome{unit: "./x", test: "TestB", failed: true}
	unsure := outcome{unit: "a.spec.ts:3", test: "sometimes", unsure: true}
	require.Equal(t, []string{
		"CHANGED ITS MIND: ./x TestA (passed 2 times, failed 1)",
		"CHANGED ITS MIND: a.spec.ts:3 sometimes (passed 1 times, failed 1)",
		"FAIL every time: ./x TestB",
	}, unsteady([]run{ranTests(true, good, always), ranTests(true, bad, always), ranTests(true, good, always, unsure)}))
}

func TestBudget(t *testing.T) {
	ran := func(minutes int) stopwatch {
		return stopwatch{tests: time.Now().Add(-time.Duration(minutes) * time.Minute), slow: 1}
	}
	require.False(t, ran(37).over(), "within a quarter above the budget")
	require.True(t, ran(38).over())
	cold, slow := ran(43), ran(48)
	cold.cold, slow.slow = true, 1.3
	require.False(t, cold.over())
	require.False(t, slow.over(), "a slow machine may take its time")
}

func TestReached(t *testing.T) {
	p := func(name string) string { return modulePath + "/" + name }
	all := map[string]goPackage{
		p("modules/a/internal/x"): {ImportPath: p("modules/a/internal/x")},
		p("modules/a"):            {ImportPath: p("modules/a"), Deps: []string{p("modules/a/internal/x")}},
		p("modules/b"):            {ImportPath: p("modules/b"), XTestImports: []string{p("modules/a")}},
		p("modules/c"):            {ImportPath: p("modules/c")},
	}
	require.Equal(t, []string{p("core/internal/acceptance"), p("modules/a"), p("modules/a/internal/x"), p("modules/b")},
		affected([]string{"modules/a/internal/x/service.go"}, all))
	require.Equal(t, []string{p("core/internal/acceptance"), p("modules/a"), p("modules/b")},
		affected([]string{"modules/a/locales/es.json"}, all), "what a package embeds is the package's")
	require.Empty(t, affected([]string{"docs/testing.md", "remotes/a/src/Page.tsx"}, all))
	require.Equal(t, []string{"e2e/portfolios", "e2e/users"}, specsOf([]string{"modules/portfolios/internal/book/debtor/store.go", "remotes/portfolios/src/x.ts", "shell/src/users/UsersPage.tsx", "shell/src/apps/AppPage.test.tsx"}))
}

func TestSweep(t *testing.T) {
	parent := t.TempDir()
	left, used, foreign := filepath.Join(parent, "rt1"), filepath.Join(parent, "rt2"), filepath.Join(parent, "rt3")
	require.NoError(t, errors.Join(os.Mkdir(left, 0o755), os.Mkdir(used, 0o755), os.Mkdir(foreign, 0o755)))
	require.NoError(t, os.WriteFile(filepath.Join(left, claimName), nil, 0o600))
	claim, free := claimed(used)
	require.True(t, free)
	defer func() { _ = claim.Close() }()
	sweep(parent)
	require.NoDirExists(t, left, "what a killed run left")
	require.DirExists(t, used, "what a run has")
	require.DirExists(t, foreign, "what is no run's")
}
