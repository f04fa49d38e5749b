package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

const (
	program   = "bin/recobro"
	kills     = 100
	starts    = 5
	idleAfter = 10 * time.Second // the product has settled
)

// installation is the built product on a data directory of its own.
type installation struct {
	data    string
	address string
	command *exec.Cmd
	key     string
}

func wholeProduct() error {
	data, err := os.MkdirTemp("", "recobro-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(data)
	i := &installation{data: data}
	defer i.stop()
	for _, measure := range []func() error{i.measureStart, i.measureMemory, i.measureKills} {
		if err := measure(); err != nil {
			return err
		}
	}
	return nil
}

// measureStart starts the product on a fresh directory, then on the same again and again.
func (i *installation) measureStart() error {
	var times []time.Duration
	for range starts + 1 {
		i.stop()
		took, err := i.start()
		if err != nil {
			return err
		}
		times = append(times, took)
	}
	first, later := times[0], times[1:]
	slices.Sort(later)
	fmt.Printf("| exec to every module ready, first start with migrations and demo data | %s | – | |\n", milliseconds(first))
	row(fmt.Sprintf("exec to every module ready, median of %d starts", starts), milliseconds(later[len(later)/2]), "≤ 1,000 ms", later[len(later)/2] <= time.Second)
	out, err := exec.Command(program, "apikey", "create", "--data", i.data, "--tenant", "rioplatense", "--role", "admin").Output()
	i.key = strings.TrimSpace(string(out))
	return err
}

func (i *installation) start() (time.Duration, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	i.address = listener.Addr().String()
	if err := listener.Close(); err != nil {
		return 0, err
	}
	i.command = exec.Command(program, "serve", "--addr", i.address, "--data", i.data, "--demo", "--log-level", "warn",
		"--user-rate", "0", "--tenant-rate", "0", "--address-rate", "0")
	began := time.Now()
	if err := i.command.Start(); err != nil {
		return 0, err
	}
	for time.Since(began) < time.Minute {
		if i.isReady() {
			return time.Since(began), nil
		}
		time.Sleep(2 * time.Millisecond)
	}
	return 0, errors.New("the product did not become ready within a minute")
}

func (i *installation) isReady() bool {
	response, err := http.Get("http://" + i.address + "/api/v1/health")
	if err != nil {
		return false
	}
	defer func() { _ = response.Body.Close() }()
	body, err := io.ReadAll(response.Body)
	return err == nil && strings.Contains(string(body), `"status":"ok"`)
}

func (i *installation) stop() {
	if i.command == nil {
		return
	}
	_ = i.command.Process.Signal(syscall.SIGTERM)
	_ = i.command.Wait()
	i.command = nil
}

// measureMemory adds up what the processes take of the machine, each shared page counted once.
func (i *installation) measureMemory() error {
	time.Sleep(idleAfter)
	total, parts := 0, []string{}
	for _, pid := range append([]int{i.command.Process.Pid}, i.modules()...) {
		kilobytes, err := pss(pid)
		if err != nil {
			return err
		}
		total += kilobytes
		parts = append(parts, strconv.Itoa(kilobytes>>10))
	}
	row(fmt.Sprintf("idle memory (PSS) of host and %d modules (%s MB)", len(parts)-1, strings.Join(parts, " + ")),
		fmt.Sprintf("%d MB", total>>10), "≤ 120 MB", total>>10 <= 120)
	return nil
}

func pss(pid int) (int, error) {
	file, err := os.Open(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if value, ok := strings.CutPrefix(lines.Text(), "Pss:"); ok {
			return strconv.Atoi(strings.Fields(value)[0])
		}
	}
	return 0, fmt.Errorf("no PSS of process %d", pid)
}

func (i *installation) modules() []int {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	var found []int
	for _, stat := range stats {
		raw, err := os.ReadFile(stat)
		if err != nil {
			continue // ended meanwhile
		}
		_, after, _ := strings.Cut(string(raw), ") ")
		if fields := strings.Fields(after); len(fields) > 1 && fields[0] != "Z" && fields[1] == strconv.Itoa(i.command.Process.Pid) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(stat)))
			found = append(found, pid)
		}
	}
	return found
}

// portfolios is the process that is killed; 0 while there is none.
func (i *installation) portfolios() int {
	for _, pid := range i.modules() {
		command, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		if strings.Contains(string(command), "\x00portfolios\x00") {
			return pid
		}
	}
	return 0
}

// measureKills kills the module under four readers and asks at once; none of them may see an error.
func (i *installation) measureKills() error {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var readers sync.WaitGroup
	var answers, failures atomic.Int64
	for range 4 {
		readers.Go(func() {
			for ctx.Err() == nil {
				answers.Add(1)
				if i.ask() != nil && ctx.Err() == nil {
					failures.Add(1)
				}
				time.Sleep(5 * time.Millisecond) // four people, not a load test
			}
		})
	}
	times := make([]time.Duration, 0, kills)
	for range kills {
		took, err := i.killOnce()
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
func (i *installation) killOnce() (time.Duration, error) {
	old := i.portfolios()
	if old == 0 {
		return 0, errors.New("no process of portfolios")
	}
	began := time.Now()
	if err := syscall.Kill(old, syscall.SIGKILL); err != nil {
		return 0, err
	}
	if err := i.ask(); err != nil {
		return 0, err
	}
	took := time.Since(began)
	for deadline := time.Now().Add(10 * time.Second); i.portfolios() == old || i.portfolios() == 0; {
		if time.Now().After(deadline) {
			return 0, errors.New("the killed process was not replaced")
		}
	}
	return took, nil
}

func (i *installation) ask() error {
	request, err := http.NewRequest(http.MethodGet, "http://"+i.address+"/api/v1/carteras?pageSize=10", nil)
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+i.key)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if _, err := io.Copy(io.Discard, response.Body); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("answer %s", response.Status)
	}
	return nil
}

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
