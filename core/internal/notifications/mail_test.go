package notifications_test

import (
	"bufio"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// post is an SMTP server. It refuses the first recipients, as many as refusals says, and gives what it takes.
func post(t *testing.T, refusals int) (address string, taken chan string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	taken = make(chan string, 10)
	go func() {
		for n := 0; ; n++ {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			talk(conn, n < refusals, taken)
		}
	}()
	return "smtp://" + listener.Addr().String(), taken
}

func talk(conn net.Conn, refuse bool, taken chan<- string) {
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
			taken <- body.String()
			say("250 taken")
		case inBody:
			body.WriteString(line + "\n")
		case strings.HasPrefix(line, "RCPT") && refuse:
			say("451 later")
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

func TestMail(t *testing.T) {
	t.Parallel()
	byMail := []notifications.Choice{{Kind: assigned, Ways: notifications.Ways{Mail: true}}}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("goes to who chose it, in their language, once", func(t *testing.T) {
			address, taken := post(t, 0)
			o := open(t, engine, address)
			_, err := o.Choose(as(t, "andina", "caro"), byMail)
			require.NoError(t, err)
			require.NoError(t, o.arise(t, "e1", "/tasks?task=1", "caro", "mario"))
			require.NoError(t, o.SendDue(t.Context()))
			require.NoError(t, o.SendDue(t.Context()))
			require.Len(t, taken, 1)
			text := <-taken
			require.Contains(t, text, "To: <caro@andina.example>")
			require.Contains(t, text, "Subject: Task assigned")
			require.Contains(t, strings.ReplaceAll(text, "=\n", ""), "https://recobro.example/settings/notifications")
		})
		t.Run("is tried again after a pause when the server refuses it", func(t *testing.T) {
			address, taken := post(t, 1)
			o := open(t, engine, address)
			_, err := o.Choose(as(t, "andina", "caro"), byMail)
			require.NoError(t, err)
			require.NoError(t, o.arise(t, "e1", "", "caro"))
			require.NoError(t, o.SendDue(t.Context()))
			require.NoError(t, o.SendDue(t.Context()))
			require.Empty(t, taken, "not before the pause is over")
			o.clock.Advance(2 * time.Minute)
			require.NoError(t, o.SendDue(t.Context()))
			require.Len(t, taken, 1)
		})
	})
}
