package main

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// pageSize is how many rows every question asks for.
const pageSize = 100

// question is one row of the table: what a user asks, how often, and what it may take at p95.
type question struct {
	name  string
	times int
	// path is the n-th way to ask it; no two of "asked once" are the same.
	path func(n int) string
	// filter is the same question to PocketBase; none where it has no such list.
	filter func(n int) string
	limit  time.Duration
}

func questions(rows int) []question {
	debtors := max(1, rows*5/6)
	dice := rand.New(rand.NewPCG(8, 8)) // the same pages for all who are compared
	pages := dice.Perm(max(2, debtors/pageSize))
	page := func(n int) int { return 1 + pages[n%len(pages)] }
	who := func(n int) int { return (n*7919 + 17) % debtors }
	search := func(text func(int) string) func(int) string {
		return func(n int) string { return list("q", text(n)) }
	}
	return []question{
		{"first page with its total", 100, func(int) string { return list() },
			func(int) string { return "sort=name_key" }, 15 * time.Millisecond},
		{"any page, each asked once", 100, func(n int) string { return list("page", fmt.Sprint(page(n))) },
			func(n int) string { return "sort=name_key&page=" + fmt.Sprint(page(n)) }, 30 * time.Millisecond},
		{"a whole document", 100, search(func(n int) string { return sdktest.NationalID(who(n)) }),
			func(n int) string { return whole("national_id", sdktest.NationalID(who(n))) }, 5 * time.Millisecond},
		{"the end of a phone", 100, search(func(n int) string { return phone(who(n))[3:] }),
			func(n int) string { return like("phone", "%"+phone(who(n))[3:]) }, 10 * time.Millisecond},
		{"two words, one a number", 40, search(func(n int) string { return fmt.Sprintf("%s %d", plain(n), 11+n*2) }),
			func(n int) string { return like("name_key", plain(n), fmt.Sprint(11+n*2)) }, 0},
		{"parts of a name", 40, search(func(n int) string { return fmt.Sprintf("%s %s", folded(given(n))[:3], plain(n)[1:4]) }),
			func(n int) string { return like("name_key", folded(given(n))[:3], plain(n)[1:4]) }, 0},
	}
}

func list(parameters ...string) string {
	query := url.Values{"pageSize": {fmt.Sprint(pageSize)}, "sort": {"name"}}
	for i := 0; i+1 < len(parameters); i += 2 {
		query.Set(parameters[i], parameters[i+1])
	}
	return "/api/v1/deudores?" + query.Encode()
}

// spread is what a question took, over all the times it was asked.
type spread []time.Duration

func (s spread) at(share float64) time.Duration {
	if len(s) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(s))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

func timed(times int, ask func(n int) error) (spread, error) {
	var all spread
	for n := range times {
		began := time.Now()
		if err := ask(n); err != nil {
			return all, err
		}
		all = append(all, time.Since(began))
	}
	return all, nil
}
