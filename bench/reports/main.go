// Command reports measures how long each report takes over a tenant with many debts and contacts, and how long what they are read from
// takes to be summed up.
//
// Run from the repository's root: go run ./bench/reports [--debts 1000000] [--contacts 10000000]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/postgres"
)

func main() {
	debts := flag.String("debts", "1000000", "debts of the tenant, each of a debtor of its own")
	contacts := flag.String("contacts", "10000000", "contacts of the year before")
	flag.Parse()
	if err := run(*debts, *contacts); err != nil {
		fmt.Fprintln(os.Stderr, "bench/reports:", err)
		os.Exit(1)
	}
}

func run(debts, contacts string) error {
	server, err := postgres.StartDurable("/tmp") // the tests' own server does not wait for the disk
	if err != nil {
		return err
	}
	defer func() { _ = server.Stop() }()
	fmt.Println("| work | measured | limit |")
	fmt.Println("|---|---:|---:|")
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkReports$", "-benchtime", "1x", "-timeout", "0", "./modules/portfolios/internal/contact/report/")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_BENCH_ROWS="+debts, "RECOBRO_BENCH_CONTACTS="+contacts, sdktest.ServerEnvironment+"="+server.URL)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	return measure.Run()
}
