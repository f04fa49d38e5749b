package app_test

import (
	"bufio"
	"encoding/base64"
	"io"
	"mime/multipart"
	"net"
	netmail "net/mail"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// office is an SMTP server that takes every letter.
type office struct {
	address string
	taken   chan string
}

func post(t *testing.T) *office {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	o := &office{address: "smtp://" + listener.Addr().String(), taken: make(chan string, 100)}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go o.talk(conn)
		}
	}()
	return o
}

func (o *office) talk(conn net.Conn) {
	defer conn.Close()
	say := func(line string) { _, _ = conn.Write([]byte(line + "\r\n")) }
	say("220 test")
	lines := bufio.NewScanner(conn)
	var body strings.Builder
	for inBody := false; lines.Scan(); {
		line := lines.Text()
		switch {
		case inBody && line == ".":
			inBody = false
			o.taken <- body.String()
			body.Reset()
			say("250 taken")
		case inBody:
			body.WriteString(line + "\r\n")
		case line == "QUIT":
			say("221 bye")
			return
		case line == "DATA":
			inBody = true
			say("354 go on")
		default:
			say("250 ok")
		}
	}
}

// next is the next letter with its one file.
func (o *office) next(t *testing.T) (letter *netmail.Message, name string, content []byte) {
	t.Helper()
	select {
	case text := <-o.taken:
		return attached(t, text)
	case <-time.After(20 * time.Second):
		t.Fatal("no letter came")
		return nil, "", nil
	}
}

// decoded is what a part holds.
func decoded(part *multipart.Part) io.Reader {
	if strings.EqualFold(part.Header.Get("Content-Transfer-Encoding"), "base64") {
		return base64.NewDecoder(base64.StdEncoding, part)
	}
	return part
}
