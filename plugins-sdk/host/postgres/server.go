// Package postgres runs a PostgreSQL server for tests and measurements. It is gone with the process that
// started it, however that ends.
package postgres

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// Server is a running server. It stops with the process that started it, or when nothing refers to it any more.
type Server struct {
	URL     string   // of its administrator, on the database postgres
	watch   *os.File // its end tells the watcher that this process has ended
	watcher *exec.Cmd
}

// Start runs a new server, which flushes nothing to disk, on a socket in a folder of its own below parent, whose path must
// be short. It takes about a second.
func Start(parent string) (*Server, error) { return start(parent, forgetful) }

// StartDurable is Start of a server that is set as installed: what it has committed is on the disk.
func StartDurable(parent string) (*Server, error) { return start(parent, "") }

func start(parent, settings string) (*Server, error) {
	bin, err := findBinaries()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp(parent, "recobro-pg-")
	if err != nil {
		return nil, err
	}
	who, err := unprivileged(dir)
	if err != nil {
		return nil, err
	}
	if err := initCluster(bin, dir, who); err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	s := &Server{URL: "postgres://recobro@/postgres?host=" + dir}
	if err := s.run(bin, dir, settings, who); err != nil {
		return nil, err
	}
	return s, s.wait(dir)
}

// Stop ends the server and takes its folder away.
func (s *Server) Stop() error { return errors.Join(s.watch.Close(), s.watcher.Wait()) }

// findBinaries is the folder of the newest PostgreSQL here.
func findBinaries() (string, error) {
	if path, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(path), nil
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb") // the pattern is well formed
	if len(found) == 0 {
		return "", errors.New("no PostgreSQL found in PATH or /usr/lib/postgresql")
	}
	newest := found[0]
	for _, path := range found {
		if version(path) > version(newest) {
			newest = path
		}
	}
	return filepath.Dir(newest), nil
}

func version(path string) int {
	n, _ := strconv.Atoi(filepath.Base(filepath.Dir(filepath.Dir(path)))) // a folder that is no number is the oldest
	return n
}

// unprivileged is how to run PostgreSQL, which refuses root, and gives it the folder.
func unprivileged(dir string) (*syscall.SysProcAttr, error) {
	attr := &syscall.SysProcAttr{Setsid: true}
	if os.Geteuid() != 0 {
		return attr, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		found, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, _ := strconv.ParseUint(found.Uid, 10, 32) // numbers on every system that has root
		gid, _ := strconv.ParseUint(found.Gid, 10, 32)
		attr.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		return attr, errors.Join(os.Chown(dir, int(uid), int(gid)), os.Chmod(dir, 0o755))
	}
	return nil, errors.New("running as root, and there is neither a user postgres nor nobody")
}

func initCluster(bin, dir string, who *syscall.SysProcAttr) error {
	cmd := exec.Command(filepath.Join(bin, "initdb"), "-D", filepath.Join(dir, "data"), "-U", "recobro", "-A", "trust",
		"-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions")
	cmd.SysProcAttr, cmd.Dir = who, dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w: %s", err, out)
	}
	return nil
}

// forgetful are the settings of a server whose data nobody misses.
const forgetful = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c checkpoint_timeout=1h"

// watcher runs PostgreSQL until its standard input ends, which it does when the process that started it ends, however
// it does; then it stops the server and takes the folder away.
const watcher = `"$0" -D "$1/data" -k "$1" -c listen_addresses= -c max_connections=400 -c shared_buffers=256MB \
-c max_wal_size=8GB $2 >"$1/log" 2>&1 </dev/null &
pid=$!
cat >/dev/null
kill -QUIT $pid
wait $pid
rm -rf "$1" # the folder itself where that is allowed
exit 0`

func (s *Server) run(bin, dir, settings string, who *syscall.SysProcAttr) error {
	read, write, err := os.Pipe()
	if err != nil {
		return err
	}
	s.watch = write
	s.watcher = exec.Command("/bin/sh", "-c", watcher, filepath.Join(bin, "postgres"), dir, settings)
	s.watcher.SysProcAttr, s.watcher.Dir, s.watcher.Stdin = who, "/", read
	return errors.Join(s.watcher.Start(), read.Close())
}

// startTime is how long the server may take until it answers.
const startTime = 30 * time.Second

func (s *Server) wait(dir string) error {
	ctx, cancel := context.WithTimeout(context.Background(), startTime)
	defer cancel()
	for {
		conn, err := pgx.Connect(ctx, s.URL)
		if err == nil {
			return conn.Close(ctx)
		}
		if ctx.Err() != nil {
			log, _ := os.ReadFile(filepath.Join(dir, "log")) // best effort: the error is the one above
			return fmt.Errorf("PostgreSQL did not start: %w: %s", err, log)
		}
		time.Sleep(20 * time.Millisecond) // there is no signal to wait for but the connection itself
	}
}
