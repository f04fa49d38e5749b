package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReadGo(t *testing.T) {
	report := []byte(`{"Action":"output","Package":"github.com/recobro/recobro/core/x","Test":"TestA/one_'two'","Output":"why\n"}
{"Action":"fail","Package":"github.com/recobro/recobro/core/x","Test":"TestA/one_'two'","Elapsed":0.1}
{"Action":"fail","Package":"github.com/recobro/recobro/core/x","Test":"TestA","Elapsed":0.1}
{"Action":"pass","Package":"github.com/recobro/recobro/core/x","Test":"TestB","Elapsed":0.1}
{"Action":"fail","Package":"github.com/recobro/recobro/core/x","Elapsed":1.5}
{"Action":"output","Package":"github.com/recobro/recobro/core/y","Output":"panic\n"}
{"Action":"fail","Package":"github.com/recobro/recobro/core/y","Elapsed":0.5}
{"Action":"build-output","ImportPath":"core/z","Output":"undefined: q\n"}
{"Action":"build-fail","ImportPath":"core/z"}
not of go test itself
`)
	tests, units, err := readGo(report)
	require.NoError(t, err)

	t.Run("a failure is told where it is, not again by what is above it", func(t *testing.T) {
		require.Equal(t, []outcome{
			{unit: "./core/x", test: "TestA/one_'two'", failed: true, output: "why\n"},
			{unit: "./core/x", test: "TestB"},
			{unit: "./core/y", failed: true, output: "panic\n"},
			{unit: "core/z", failed: true, output: "undefined: q\n"},
		}, tests)
	})
	t.Run("each package has its time", func(t *testing.T) {
		require.Equal(t, []unit{{"./core/x", 1.5}, {"./core/y", 0.5}}, units)
	})
	t.Run("the command that runs it alone takes the name as it is", func(t *testing.T) {
		require.Equal(t, "CGO_ENABLED=0 go test ./core/x -count=1 -run '^TestA$/^one_.two.$'", goAlone(tests[0]))
		require.Equal(t, `CGO_ENABLED=0 go test ./core/x -count=1 -run '^TestA$/^100%_\(of_it\)$'`, goAlone(outcome{unit: "./core/x", test: "TestA/100%_(of_it)"}))
	})
}

func TestReadBrowser(t *testing.T) {
	tests, units, err := readBrowser([]byte(`{"suites":[{"file":"a.spec.ts","suites":[{"specs":[
		{"title":"works","file":"a.spec.ts","line":3,"tests":[{"status":"expected","results":[{"duration":1500}]}]},
		{"title":"sometimes","file":"a.spec.ts","line":9,"tests":[{"status":"flaky","results":[{"duration":500,"errors":[{"message":"late"}]},{"duration":500}]}]},
		{"title":"never","file":"a.spec.ts","line":12,"tests":[{"status":"unexpected","results":[{"duration":500,"errors":[{"message":"no"}]}]}]}]}]}]}`))
	require.NoError(t, err)
	require.Equal(t, []unit{{"a.spec.ts", 3}}, units)
	require.Equal(t, []outcome{
		{unit: "a.spec.ts:3", test: "works"},
		{unit: "a.spec.ts:9", test: "sometimes", unsure: true, output: "late"},
		{unit: "a.spec.ts:12", test: "never", failed: true, output: "no"},
	}, tests)

	t.Run("a report that is cut short is no success", func(t *testing.T) {
		_, _, err := readBrowser([]byte(`{"suites":[`))
		require.Error(t, err)
	})
}

func TestReadUnits(t *testing.T) {
	tests, units, err := readUnits([]byte(`<testsuites><testsuite name="a/B.test.tsx" time="2.5">
		<testcase name="works"/><testcase name="fails"><failure>expected 1</failure></testcase></testsuite></testsuites>`))
	require.NoError(t, err)
	require.Equal(t, []unit{{"a/B.test.tsx", 2.5}}, units)
	require.Equal(t, []outcome{{unit: "a/B.test.tsx", test: "works"}, {unit: "a/B.test.tsx", test: "fails", failed: true, output: "expected 1\n"}}, tests)
}
