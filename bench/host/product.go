package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/recobro/recobro/bench/product"
)

const (
	program   = "bin/recobro"
	kills     = 100
	starts    = 5
	idleAfter = 10 * time.Second // the product has settled
)

func wholeProduct() error {
	data, err := os.MkdirTemp("", "recobro-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	p, err := product.New(data, program, "")
	if err != nil {
		return err
	}
	defer func() { p.Stop() }()
	for _, measure := range []func(*product.Product) error{measureToday, measureMemory, measureKills} {
		if err := measure(p); err != nil {
			return err
		}
	}
	return nil
}

func measureToday(p *product.Product) error {
	if err := measureStart(p, "every module"); err != nil {
		return err
	}
	return p.SignIn()
}

// measureStart starts the product on a fresh directory, then on the same again and again.
func measureStart(p *product.Product, what string) error {
	var times []time.Duration
	for range starts + 1 {
		p.Stop()
		began := time.Now()
		if err := p.Run(); err != nil {
			return err
		}
		times = append(times, time.Since(began))
	}
	first, later := times[0], times[1:]
	slices.Sort(later)
	fmt.Printf("| exec to %s ready, first start with migrations and demo data | %s | – | |\n", what, milliseconds(first))
	row(fmt.Sprintf("exec to %s ready, median of %d starts", what, starts), milliseconds(later[len(later)/2]), "≤ 1,000 ms", later[len(later)/2] <= time.Second)
	return nil
}

// measureMemory adds up what the processes take of the machine.
func measureMemory(p *product.Product) error {
	time.Sleep(idleAfter)
	parts, err := p.Memory()
	if err != nil {
		return err
	}
	total, each := int64(0), make([]string, 0, len(parts))
	for _, bytes := range parts {
		total += bytes
		each = append(each, strconv.FormatInt(bytes>>20, 10))
	}
	row(fmt.Sprintf("idle memory (PSS) of host and %d modules (%s MB)", len(parts)-1, strings.Join(each, " + ")),
		fmt.Sprintf("%d MB", total>>20), "≤ 120 MB", total>>20 <= 120)
	return nil
}

// measureKills kills the module under four readers and asks at once; none of them may see an error.
func measureKills(p *product.Product) error {
	if err := p.Keep(); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var readers sync.WaitGroup
	var answers, failures atomic.Int64
	for range 4 {
		readers.Go(func() {
			for ctx.Err() == nil {
				answers.Add(1)
				if ask(p) != nil && ctx.Err() == nil {
					failures.Add(1)
				}
				time.Sleep(5 * time.Millisecond) // four people, not a load test
			}
		})
	}
	times := make([]time.Duration, 0, kills)
	for range kills {
		took, err := killOnce(p)
		if err != nil {
			return err
		}
		times = append(times, took)
	}
	stop()
	readers.Wait()
	slices.Sort(times)
	p99 := times[kills*99/100-1]
	row(fmt.Sprintf("module killed with -9 %d times: answering again, p99 (p50 %s)", kills, milliseconds(times[kills/2])),
		milliseconds(p99), "≤ 500 ms", p99 <= 500*time.Millisecond)
	row(fmt.Sprintf("errors among %d reads in flight meanwhile", answers.Load()), strconv.FormatInt(failures.Load(), 10), "0", failures.Load() == 0)
	return nil
}

// killOnce kills the process and takes the time until a new one has answered.
func killOnce(p *product.Product) (time.Duration, error) {
	old := p.Process("portfolios")
	if old == 0 {
		return 0, errors.New("no process of portfolios")
	}
	began := time.Now()
	if err := syscall.Kill(old, syscall.SIGKILL); err != nil {
		return 0, err
	}
	if err := ask(p); err != nil {
		return 0, err
	}
	took := time.Since(began)
	for deadline := time.Now().Add(10 * time.Second); ; {
		if now := p.Process("portfolios"); now != old && now != 0 {
			return took, nil
		}
		if time.Now().After(deadline) {
			return 0, errors.New("the killed process was not replaced")
		}
	}
}

func ask(p *product.Product) error { return p.Read("/api/v1/carteras?pageSize=10") }

func row(work, measured, limit string, met bool) {
	verdict := "met"
	if !met {
		verdict = "**missed**"
	}
	fmt.Printf("| %s | %s | %s | %s |\n", work, measured, limit, verdict)
}

func milliseconds(d time.Duration) string {
	return fmt.Sprintf("%.0f ms", float64(d.Microseconds())/1000)
}
