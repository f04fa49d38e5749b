package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"slices"
	"time"

	"github.com/recobro/recobro/bench/product"
)

// rounds is how many reservations are asked for.
const rounds = 500

// reserve asks the running product for reservations, through host and module, as another program does, and prints the 95th percentile.
func reserve(address string) error {
	dir, err := os.MkdirTemp("", "bench-contact-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p, err := product.Start(dir, "bin/recobro", address)
	if err != nil {
		return err
	}
	defer p.Stop()
	people, err := reachable(p)
	if err != nil {
		return err
	}
	took := make([]time.Duration, rounds)
	for n := range took {
		if took[n], err = once(p, people[n%len(people)]); err != nil {
			return err
		}
	}
	slices.Sort(took)
	result, p95 := "met", took[rounds*95/100]
	if p95 > 5*time.Millisecond {
		result = "**missed**"
	}
	fmt.Printf("| %s: a reservation asked through the host, p95 (p50 %.1f ms) | %.1f ms | ≤ 5 ms | %s |\n", name(address), ms(took[rounds/2]), ms(p95), result)
	return nil
}

func name(address string) string {
	if address == "" {
		return "sqlite"
	}
	return "postgres"
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// reachable are the ids of debtors of the demo's.
func reachable(p *product.Product) (ids []string, err error) {
	var all []struct{ ID string }
	err = p.Ask(http.MethodGet, "/api/v1/deudores?currency=UYU&pageSize=100", "", http.NoBody, "", &all)
	for _, one := range all {
		ids = append(ids, one.ID)
	}
	return ids, err
}

// once asks for one, and gives it back outside of the time.
func once(p *product.Product, debtorID string) (time.Duration, error) {
	body, err := json.Marshal(map[string]any{"debtor_id": debtorID, "channel": "letter"})
	if err != nil {
		return 0, err
	}
	var made struct{ ID, Status string }
	if err := p.Keep(); err != nil {
		return 0, err
	}
	began := time.Now()
	if err := p.Ask(http.MethodPost, "/api/v1/contacts/reservations", "application/json", bytes.NewReader(body), "", &made); err != nil {
		return 0, err
	}
	took := time.Since(began)
	if made.Status != "reserved" {
		return took, nil // it was decided on as well
	}
	return took, p.Ask(http.MethodPost, "/api/v1/contacts/"+made.ID+"/release", "application/json", http.NoBody, "", nil)
}
