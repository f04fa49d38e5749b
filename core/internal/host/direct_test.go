package host

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// peer answers every request on a socket with what answer writes; it returns a way to reach it.
func peer(t *testing.T, answer func(n int, c net.Conn) (keep bool)) *direct {
	t.Helper()
	dir, err := os.MkdirTemp("", "recobro-test-")
	require.NoError(t, err)
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close(); _ = os.RemoveAll(dir) })
	requests := make(chan int, 1)
	requests <- 0
	go func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			go talk(c, requests, answer)
		}
	}()
	return &direct{
		dial:          func(context.Context) (net.Conn, error) { return net.Dial("unix", listener.Addr().String()) },
		headerTimeout: 200 * time.Millisecond, buffer: 4 << 10, keep: 4,
	}
}

func talk(c net.Conn, requests chan int, answer func(int, net.Conn) bool) {
	defer c.Close()
	in := bufio.NewReader(c)
	for {
		if _, err := http.ReadRequest(in); err != nil {
			return
		}
		n := <-requests
		requests <- n + 1
		if !answer(n, c) {
			return
		}
	}
}

func say(c net.Conn, text string) bool {
	_, err := io.WriteString(c, text)
	return err == nil
}

func fetch(ctx context.Context, d *direct) (string, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://module/x", nil)
	if err != nil {
		return "", err
	}
	response, err := d.RoundTrip(request)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return string(body), err
}

func TestDirect(t *testing.T) {
	const fine = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine"

	t.Run("a connection that the module closed between two requests is replaced unseen", func(t *testing.T) {
		d := peer(t, func(_ int, c net.Conn) bool { say(c, fine); return false })
		for range 5 {
			body, err := fetch(t.Context(), d)
			require.NoError(t, err)
			require.Equal(t, "fine", body)
		}
	})

	t.Run("a connection is used again when its answer has been read", func(t *testing.T) {
		d := peer(t, func(_ int, c net.Conn) bool { return say(c, fine) })
		for range 5 {
			_, err := fetch(t.Context(), d)
			require.NoError(t, err)
		}
		require.Len(t, d.idle, 1)
	})

	t.Run("a head without an end is given up", func(t *testing.T) {
		d := peer(t, func(_ int, c net.Conn) bool {
			say(c, "HTTP/1.1 200 OK\r\n")
			for say(c, "X-Endless: "+strings.Repeat("x", 1000)+"\r\n") {
			}
			return false
		})
		_, err := fetch(t.Context(), d)
		require.ErrorIs(t, err, errLongHead)
	})

	t.Run("a module that does not begin to answer is given up in time", func(t *testing.T) {
		silence := make(chan struct{})
		t.Cleanup(func() { close(silence) })
		d := peer(t, func(int, net.Conn) bool { <-silence; return false })
		_, err := fetch(t.Context(), d)
		require.ErrorIs(t, err, os.ErrDeadlineExceeded)
	})

	t.Run("who goes away in the middle of an answer is not waited for", func(t *testing.T) {
		silence := make(chan struct{})
		t.Cleanup(func() { close(silence) })
		d := peer(t, func(_ int, c net.Conn) bool {
			say(c, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
			<-silence
			return false
		})
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		body, err := fetch(ctx, d)
		require.Error(t, err)
		require.Equal(t, "half", body)
		require.Empty(t, d.idle, "a connection with half an answer in it must not be used again")
	})

	t.Run("an early hint is passed over for the answer itself", func(t *testing.T) {
		d := peer(t, func(_ int, c net.Conn) bool { return say(c, "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"+fine) })
		body, err := fetch(t.Context(), d)
		require.NoError(t, err)
		require.Equal(t, "fine", body)
	})
}
