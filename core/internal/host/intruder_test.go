package host_test

import (
	"bufio"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
	controlv1 "github.com/recobro/recobro/plugins-sdk/proto/recobro/control/v1"
)

// sockets are those below a run directory: of the control plane and of the data plane.
func sockets(run string) (found []string) {
	_ = filepath.WalkDir(run, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type()&fs.ModeSocket != 0 {
			found = append(found, path)
		}
		return nil
	})
	return found
}

// runIntruder is another process of the same user. It tries every socket in every way and tells what it got done.
func runIntruder(run string) {
	for _, socket := range sockets(run) {
		fmt.Println("tried", filepath.Base(socket))
		for name, c := range map[string]credentials.TransportCredentials{"in the clear": insecure.NewCredentials(), "with a certificate": ownCertificate()} {
			command(socket, name, c)
		}
		request(socket, "in the clear", func(ctx context.Context) (net.Conn, error) { return new(net.Dialer).DialContext(ctx, "unix", socket) })
		request(socket, "with a guessed secret", func(ctx context.Context) (net.Conn, error) {
			return dataplane.Dial(ctx, socket, make([]byte, 32))
		})
		request(socket, "as a module, with a guessed secret", func(ctx context.Context) (net.Conn, error) {
			return dataplane.Ask(ctx, socket, make([]byte, 32))
		})
	}
}

func ownCertificate() credentials.TransportCredentials {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	template := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{"localhost"}, NotAfter: time.Now().Add(time.Hour)}
	der, _ := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	return credentials.NewTLS(&tls.Config{
		InsecureSkipVerify: true, Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}},
	})
}

func command(socket, how string, c credentials.TransportCredentials) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	connection, err := grpc.NewClient("unix:"+socket, grpc.WithTransportCredentials(c))
	if err != nil {
		return
	}
	defer connection.Close()
	module := controlv1.NewModuleClient(connection)
	if _, err := module.SetSettings(ctx, &controlv1.SetSettingsRequest{}); err == nil {
		fmt.Println("done: settings", how)
	}
	if _, err := module.Drain(ctx, &controlv1.DrainRequest{DeadlineMs: 10}); err == nil {
		fmt.Println("done: drain", how)
	}
}

func request(socket, how string, dial func(context.Context) (net.Conn, error)) {
	client := http.Client{Timeout: 2 * time.Second, Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return dial(ctx) },
	}}
	response, err := client.Get("http://module/open/fake")
	if err == nil && response.StatusCode < http.StatusInternalServerError {
		fmt.Println("done: request", how, filepath.Base(socket))
	}
}

// runRelay is a process that puts itself between the host and a module: it takes the socket's place and passes on all it hears.
func runRelay(socket string) {
	if os.Rename(socket, socket+".real") != nil {
		return
	}
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return
	}
	fmt.Println("in between")
	for {
		host, err := listener.Accept()
		if err != nil {
			return
		}
		module, err := net.Dial("unix", socket+".real")
		if err != nil {
			return
		}
		go func() { _, _ = io.Copy(host, module); _ = host.Close() }()
		go func() {
			heard, _ := io.ReadAll(io.TeeReader(host, module))
			if strings.Contains(string(heard), "HTTP/1.1") {
				fmt.Println("heard a request")
			}
			fmt.Println("heard enough")
			_ = module.Close()
		}()
	}
}

func another(t *testing.T, how, where string) *exec.Cmd {
	t.Helper()
	process := exec.Command(os.Args[0])
	process.Env = append(os.Environ(), behaviour+"="+how, "RECOBRO_TEST_WHERE="+where)
	process.Stderr = os.Stderr
	return process
}

func TestIntruders(t *testing.T) {
	t.Run("another process of the same user commands no module and gets no answer from one", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		_, m := start(t, env, "good")
		awaitState(t, m, host.Ready)
		require.Len(t, sockets(env.RunDir), 3, "control plane, data plane, and what the module asks")
		said, err := another(t, "intruder", env.RunDir).Output()
		require.NoError(t, err)
		require.Equal(t, 3, strings.Count(string(said), "tried"), "%s", said)
		require.NotContains(t, string(said), "done", "%s", said)
		code, body := get(t, serve(t, m).URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code)
		require.True(t, body.Verified)
		require.Zero(t, m.Status().Restarts)
	})

	t.Run("the host says nothing to a process that puts itself in between", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		env.Policy.HealthInterval = time.Minute // asks on connections of its own
		_, m := start(t, env, "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL
		stream, err := http.Get(url + "/api/v1/fake/events") // takes the one connection that there is
		require.NoError(t, err)
		t.Cleanup(func() { _ = stream.Body.Close() })
		relay := another(t, "relay", filepath.Join(env.RunDir, "fake-1.sock"))
		out, err := relay.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, relay.Start())
		t.Cleanup(func() { _ = relay.Process.Kill(); _ = relay.Wait() })
		lines := bufio.NewScanner(out)
		require.True(t, lines.Scan())
		require.Equal(t, "in between", lines.Text())
		code, _ := get(t, url+"/api/v1/fake")
		require.Equal(t, http.StatusServiceUnavailable, code)
		require.True(t, lines.Scan())
		require.Equal(t, "heard enough", lines.Text())
	})
}

func TestDataplane(t *testing.T) {
	t.Run("who proves nothing keeps nobody waiting", func(t *testing.T) {
		dir, err := os.MkdirTemp("", "recobro-test-")
		require.NoError(t, err)
		t.Cleanup(func() { _ = os.RemoveAll(dir) })
		socket, secret := filepath.Join(dir, "s"), dataplane.Secret("a secret of some thirty-two bytes")
		listener, err := dataplane.Listen(socket, secret, slog.New(slog.DiscardHandler))
		require.NoError(t, err)
		server := &http.Server{Handler: http.NotFoundHandler(), ReadHeaderTimeout: 5 * time.Second}
		go func() { _ = server.Serve(listener) }()
		t.Cleanup(func() { _ = server.Close() })
		info, err := os.Stat(socket)
		require.NoError(t, err)
		require.Equal(t, fs.FileMode(0o600), info.Mode().Perm())
		for range 50 {
			silent, err := net.Dial("unix", socket)
			require.NoError(t, err)
			t.Cleanup(func() { _ = silent.Close() })
		}
		client := http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return dataplane.Dial(ctx, socket, secret)
		}}}
		response, err := client.Get("http://module/")
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusNotFound, response.StatusCode)
	})

	t.Run("a module that is not the one is not spoken to", func(t *testing.T) {
		dir, err := os.MkdirTemp("", "recobro-test-")
		require.NoError(t, err)
		t.Cleanup(func() { _ = os.RemoveAll(dir) })
		listener, err := dataplane.Listen(filepath.Join(dir, "s"), dataplane.Secret("another"), slog.New(slog.DiscardHandler))
		require.NoError(t, err)
		t.Cleanup(func() { _ = listener.Close() })
		go func() {
			if connection, err := listener.Accept(); err == nil {
				_, _ = io.ReadAll(connection)
			}
		}()
		_, err = dataplane.Dial(t.Context(), filepath.Join(dir, "s"), dataplane.Secret("the one"))
		require.ErrorIs(t, err, dataplane.ErrStranger)
	})
}
