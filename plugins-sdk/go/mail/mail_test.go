package mail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSender(t *testing.T) {
	t.Parallel()
	message := mail.Message{To: "ana@example.com", Subject: "Invitación", Text: "Hola\nhttps://recobro.example/x"}

	t.Run("hands the message to the server", func(t *testing.T) {
		t.Parallel()
		post := sdktest.NewPost(t, 0)
		sender, err := mail.New(post.Address, "Recobro <no-reply@recobro.example>", "")
		require.NoError(t, err)
		require.True(t, sender.Configured())
		require.NoError(t, sender.Send(t.Context(), message))
		text := <-post.Letters
		require.Contains(t, text, "To: <ana@example.com>")
		require.Contains(t, text, "https://recobro.example/x")
		require.Contains(t, text, "Subject: =?UTF-8?q?Invitaci=C3=B3n?=")
	})

	t.Run("says so when the server refuses or is away", func(t *testing.T) {
		t.Parallel()
		for _, at := range []string{sdktest.NewPost(t, 1).Address, "smtp://127.0.0.1:1", ""} {
			sender, err := mail.New(at, "no-reply@recobro.example", "")
			require.NoError(t, err)
			require.ErrorIs(t, sender.Send(t.Context(), message), mail.ErrNotSent, at)
		}
	})

	t.Run("a recipient cannot smuggle in a header or a second recipient", func(t *testing.T) {
		t.Parallel()
		sender, err := mail.New(sdktest.NewPost(t, 0).Address, "no-reply@recobro.example", "")
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
