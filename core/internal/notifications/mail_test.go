package notifications_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestMail(t *testing.T) {
	t.Parallel()
	byMail := []notifications.Choice{{Kind: assigned, Ways: notifications.Ways{Mail: true}}}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("goes to who chose it, in their language, once", func(t *testing.T) {
			post := sdktest.NewPost(t, 0)
			o := open(t, engine, post.Address)
			_, err := o.Choose(as(t, "andina", "caro"), byMail)
			require.NoError(t, err)
			require.NoError(t, o.arise(t, "e1", "/tasks?task=1", "caro", "mario"))
			require.NoError(t, o.SendDue(t.Context()))
			require.NoError(t, o.SendDue(t.Context()))
			require.Len(t, post.Letters, 1)
			text := <-post.Letters
			require.Contains(t, text, "To: <caro@andina.example>")
			require.Contains(t, text, "Subject: Task assigned")
			require.Contains(t, strings.ReplaceAll(text, "=\r\n", ""), "https://recobro.example/settings/notifications")
		})
		t.Run("is tried again after a pause when the server refuses it", func(t *testing.T) {
			post := sdktest.NewPost(t, 1)
			o := open(t, engine, post.Address)
			_, err := o.Choose(as(t, "andina", "caro"), byMail)
			require.NoError(t, err)
			require.NoError(t, o.arise(t, "e1", "", "caro"))
			require.NoError(t, o.SendDue(t.Context()))
			require.NoError(t, o.SendDue(t.Context()))
			require.Empty(t, post.Letters, "not before the pause is over")
			o.clock.Advance(2 * time.Minute)
			require.NoError(t, o.SendDue(t.Context()))
			require.Len(t, post.Letters, 1)
		})
	})
}
