// Command bench measures what Recobro promises, each figure beside its limit in one run, and writes the table into
// bench/README.md.
//
// Run from the repository's root after `make build`: go run ./bench [--only host,served] [--rows 1000000] [--peer PATH] [--peer-pocketbase PATH]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// program is one group of measurements: a command whose lines starting with "|" are rows of the table.
type program struct {
	name    string
	title   string
	command []string
}

func programs(rows, peer, pocketBase string) []program {
	return []program{
		{"host", "A request through the host, start, memory, recovery", []string{"go", "run", "./bench/host"}},
		{"authz", "An authorisation decision", []string{"go", "run", "./bench/authz"}},
		{"imports", "Import of " + rows + " rows", []string{"go", "run", "./bench/imports", "--rows", rows}},
		{"served", "What a user meets: " + rows + " rows over HTTP, signed in, through host and module",
			[]string{"go", "run", "./bench/served", "--rows", rows, "--peer-pocketbase", pocketBase}},
		{"lists", "In process: debtor list and search on " + rows + " debtors", []string{"go", "run", "./bench/lists", "--rows", rows}},
		{"money", "Money: payments, ageing, promises, bank files, offers, on " + rows + " rows", []string{"go", "run", "./bench/money", "--rows", rows}},
		{"inbox", "The inbox: lists, filters and searches over " + rows + " conversations of ten messages each", []string{"go", "run", "./bench/inbox", "--rows", rows}},
		{"contact", "Contacts: decisions, reservations, takes of the queue, events due, previews, numbers by belief", []string{"go", "run", "./bench/contact", "--rows", rows}},
		{"exchange", "Calls: what they cost the program that carries them", []string{"go", "run", "./modules/calls/internal/exchange"}},
		{"dialer", "Calls: pacing of sessions, in simulation", []string{"go", "run", "./bench/dialer"}},
		{"answers", "Calls: who has answered, on a held-out set", []string{"go", "run", "./bench/answers"}},
		{"agents-voice", "AI agents: what the engine adds on calls", []string{"go", "run", "./bench/voice"}},
		{"inbound", "Chats: messages through a signed webhook to disk", []string{"go", "run", "./bench/inbound"}},
		{"desk", "Chats: screens of people who sit before the inbox", webCommand("chats.ts")},
		{"web", "The interface in a browser, beside satnaing/shadcn-admin", webCommand("main.ts", "--peer", peer)},
		{"telephone", "The telephone in a browser, with a real one at the other end", webCommand("calls.ts", "--parts", "telephone")},
		{"agents-turns", "AI agents", []string{"go", "run", "./bench/agents"}},
		{"articles", "Help center: search over 50,000 articles", []string{"go", "run", "./bench/articles"}},
		{"portal", "The help center's public pages", webCommand("portal.ts")},
		{"board", "The live board beside 200 people and 100 calls", webCommand("calls.ts", "--parts", "board")},
	}
}

// webCommand runs the browser's part by the Node that the repository pins, whose sources it reads as they are.
func webCommand(script string, more ...string) []string {
	node := "node"
	if pinned, _ := filepath.Glob("node_modules/node-*/bin/node"); len(pinned) > 0 {
		node = pinned[0]
	}
	return append([]string{node, "--experimental-transform-types", "--no-warnings", "bench/web/" + script}, more...)
}

func main() {
	only := flag.String("only", "", "run these groups alone, separated by commas")
	rows := flag.String("rows", "1000000", "rows of the import and of the debtor list")
	peer := flag.String("peer", "", "a checkout of satnaing/shadcn-admin to measure beside; its column is skipped without")
	pocketBase := flag.String("peer-pocketbase", "", "a built PocketBase to measure lists, searches and creates beside; its column is skipped without")
	flag.Parse()
	if err := run(*only, programs(*rows, *peer, *pocketBase)); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(only string, all []program) error {
	var sections []string
	for _, p := range all {
		if only != "" && !strings.Contains(","+only+",", ","+p.name+",") {
			continue
		}
		table, err := p.measure()
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		sections = append(sections, "### "+p.title+"\n\n"+table)
	}
	if only != "" {
		return nil // a part of the figures does not replace the whole
	}
	return publish(readme, strings.Join(sections, "\n"))
}

// measure runs the program, shows its output and keeps the rows of its table.
func (p program) measure() (string, error) {
	fmt.Println("==", p.title)
	command := exec.Command(p.command[0], p.command[1:]...)
	command.Stderr = os.Stderr
	output, err := command.Output()
	fmt.Print(string(output))
	if err != nil {
		return "", err
	}
	var table strings.Builder
	for line := range strings.Lines(string(output)) {
		if strings.HasPrefix(line, "|") || line == "\n" && strings.HasSuffix(table.String(), "|\n") { // tables stand apart
			table.WriteString(line)
		}
	}
	return table.String(), nil
}
