package mail_test

import (
	"bufio"
	"net"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

// serve is an SMTP server that takes one message, or refuses its recipient, and gives what it took.
func serve(t *testing.T, refuse bool) (address string, taken <-chan string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	messages := make(chan string, 1)
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer conn.Close()
		talk(conn, refuse, messages)
	}()
	return "smtp://" + listener.Addr().String(), messages
}

func talk(conn net.Conn, refuse bool, messages chan<- string) {
	say := func(line string) { _, _ = conn.Write([]byte(line + "\r\n")) }
	say("220 test")
	lines := bufio.NewScanner(conn)
	var body strings.Builder
	for inBody := false; lines.Scan(); {
		line := lines.Text()
		switch {
		case inBody && line == ".":
			inBody = false
			messages <- body.String()
			say("250 taken")
		case inBody:
			body.WriteString(line + "\n")
		case strings.HasPrefix(line, "EHLO"):
			say("250 test")
		case strings.HasPrefix(line, "RCPT") && refuse:
			say("550 nobody here")
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

func TestSender(t *testing.T) {
	t.Parallel()
	message := mail.Message{To: "ana@example.com", Subject: "Invitación", Text: "Hola\nhttps://recobro.example/x"}

	t.Run("hands the message to the server", func(t *testing.T) {
		t.Parallel()
		address, taken := serve(t, false)
		sender, err := mail.New(address, "Recobro <no-reply@recobro.example>", "")
		require.NoError(t, err)
		require.True(t, sender.Configured())
		require.NoError(t, sender.Send(t.Context(), message))
		text := <-taken
		require.Contains(t, text, "To: <ana@example.com>")
		require.Contains(t, text, "https://recobro.example/x")
		require.Contains(t, text, "Subject: =?UTF-8?q?Invitaci=C3=B3n?=")
	})

	t.Run("says so when the server refuses or is away", func(t *testing.T) {
		t.Parallel()
		address, _ := serve(t, true)
		for _, at := range []string{address, "smtp://127.0.0.1:1", ""} {
			sender, err := mail.New(at, "no-reply@recobro.example", "")
			require.NoError(t, err)
			require.ErrorIs(t, sender.Send(t.Context(), message), mail.ErrNotSent, at)
		}
	})

	t.Run("a recipient cannot smuggle in a header or a second recipient", func(t *testing.T) {
		t.Parallel()
		address, _ := serve(t, false)
		sender, err := mail.New(address, "no-reply@recobro.example", "")
		require.NoError(t, err)
		for _, to := range []string{"ana@example.com\r\nBcc: eve@example.com", "ana@example.com, eve@example.com"} {
			require.ErrorIs(t, sender.Send(t.Context(), mail.Message{To: to, Subject: "x", Text: "x"}), mail.ErrNotSent)
		}
	})

	t.Run("addresses that cannot work are refused without telling the password", func(t *testing.T) {
		t.Parallel()
		for _, address := range []string{"http://u:hunter2@host", "smtp://", "::"} {
			_, err := mail.New(address, "no-reply@recobro.example", "")
			require.Error(t, err, address)
			require.NotContains(t, err.Error(), "hunter2")
		}
		_, err := mail.New("smtp://host", "not an address", "")
		require.Error(t, err)
	})
}
