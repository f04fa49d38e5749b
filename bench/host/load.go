package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"sync"
	"time"
)

// result is what one run of the load generator saw.
type result struct {
	Rate float64 // answers per second
	P50  float64 // milliseconds
}

// load asks as fast as answers come on each connection.
func load(address, path string, conns int, took time.Duration) (result, error) {
	var running sync.WaitGroup
	times := make([][]time.Duration, conns)
	failures := make([]error, conns)
	stop := time.Now().Add(took)
	for i := range conns {
		running.Go(func() { times[i], failures[i] = askUntil(address, path, stop) })
	}
	running.Wait()
	if err := errors.Join(failures...); err != nil {
		return result{}, err
	}
	all := slices.Concat(times...)
	slices.Sort(all)
	return result{
		Rate: float64(len(all)) / took.Seconds(), P50: float64(all[len(all)/2].Nanoseconds()) / 1e6,
	}, nil
}

// askUntil speaks HTTP/1.1 by hand: a client library would cost as much as what is measured.
func askUntil(address, path string, stop time.Time) ([]time.Duration, error) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	question := []byte("GET " + path + " HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer bench\r\nAccept: application/json\r\n\r\n")
	answers := bufio.NewReaderSize(conn, 128<<10)
	var times []time.Duration
	for time.Now().Before(stop) {
		began := time.Now()
		if _, err := conn.Write(question); err != nil {
			return nil, err
		}
		if err := skipAnswer(answers); err != nil {
			return nil, err
		}
		times = append(times, time.Since(began))
	}
	return times, nil
}

// skipAnswer reads one answer with a Content-Length and refuses any other than 200.
func skipAnswer(r *bufio.Reader) error {
	status, err := r.ReadSlice('\n')
	if err != nil {
		return err
	}
	if !bytes.Contains(status, []byte(" 200 ")) {
		return fmt.Errorf("answer %q", status)
	}
	length := -1
	for {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		if len(line) <= 2 {
			break
		}
		if name, value, ok := bytes.Cut(line, []byte(": ")); ok && bytes.EqualFold(name, []byte("Content-Length")) {
			length, _ = strconv.Atoi(string(bytes.TrimSpace(value)))
		}
	}
	if length < 0 {
		return errors.New("an answer without a length")
	}
	_, err = io.CopyN(io.Discard, r, int64(length))
	return err
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}
