// Command devrun serves the product to whoever works on it: the program is built and started anew on each change of what it is
// built from, and the interface comes from its development server in front. It looks at the files instead of being told of
// them, which is the same on every system.
package main

import (
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:8080", "address of the program; the interface is one port above")
	data := flag.String("data", ".recobro", "its data directory")
	node := flag.String("node", "node", "the Node that builds the interface")
	flag.Parse()
	front, err := above(*addr)
	if err != nil {
		fmt.Fprintln(os.Stderr, "devrun:", err)
		os.Exit(2)
	}
	ctx, forget := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer forget()
	l := loop{
		build: command{words: []string{"make", "--no-print-directory", "bin"}},
		serve: command{words: []string{"bin/recobro", "serve", "--demo", "--addr", *addr, "--data", *data, "--public-url", "http://" + front}},
		beside: command{
			words: []string{*node, "node_modules/@rspack/cli/bin/rspack.js", "dev", "--config", "rspack.config.ts"},
			env:   []string{"NODE_ENV=development", "RECOBRO_URL=http://" + *addr, "PORT=" + portOf(front)},
		},
		look: look{"core", "modules", "plugins-sdk/go", "policies", "go.mod", "go.sum"}.mark, every: 500 * time.Millisecond, out: os.Stderr,
	}
	l.run(ctx)
}

// above is the address with the next port.
func above(addr string) (string, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", err
	}
	number, err := strconv.Atoi(port)
	if err != nil {
		return "", err
	}
	return net.JoinHostPort(host, strconv.Itoa(number+1)), nil
}

func portOf(addr string) string {
	_, port, _ := net.SplitHostPort(addr)
	return port
}
