// Command money measures what moves money beside bare statements on the same engines: payments of many cashiers at once, the ageing
// of a tenant's debts, lists of promises, files of a bank.
//
// Run from the repository's root: go run ./bench/money [--rows 1000000] [--only Payments]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/postgres"
)

// benchmarks are the names of what is measured; each stands beside what it measures, which is internal to its module.
const benchmarks = "^Benchmark(Payments|Ageing|Timeline|BankFile|Promises|Sign|Verify)$"

func main() {
	rows := flag.String("rows", "1000000", "debts, promises and debtors of the big tenant")
	only := flag.String("only", benchmarks, "run these benchmarks alone")
	flag.Parse()
	if err := run(*rows, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench/money:", err)
		os.Exit(1)
	}
}

func run(rows, only string) error {
	server, err := postgres.StartDurable("/tmp") // the tests' own server does not wait for the disk
	if err != nil {
		return err
	}
	defer func() { _ = server.Stop() }()
	fmt.Println("| work | measured | limit |")
	fmt.Println("|---|---:|---:|")
	measure := exec.Command("go", "test", "-run", "^$", "-bench", only, "-benchtime", "1x", "-timeout", "0", "-p", "1", "./modules/portfolios/...")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_BENCH_ROWS="+rows, sdktest.ServerEnvironment+"="+server.URL)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	return measure.Run()
}
