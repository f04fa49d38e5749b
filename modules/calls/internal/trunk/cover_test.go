package trunk

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// invite is a message as carriers write them: numbers in addresses, beside them, with their plus written another way, and as tel.
const invite = "INVITE sip:+59899123456@10.0.0.1:5060;user=phone SIP/2.0\r\n" +
	"Via: SIP/2.0/UDP 127.0.0.1:5060;branch=z9hG4bK59899123456\r\n" +
	"From: \"+59829001234\" <sip:+59829001234@10.0.0.1>;tag=1\r\n" +
	"To: 59899123456 <sip:%2B59899123456@10.0.0.1>\r\n" +
	"P-Asserted-Identity: <tel:+59899123456>\r\n" +
	"Diversion: <sips:59899123456;phone-context=x@10.0.0.1>\r\n" +
	"Contact: <sip:127.0.0.1:5060>\r\n\r\n"

func TestCover(t *testing.T) {
	told := func() []Told {
		return []Told{{Story: sipline.Story{Steps: []sipline.Step{{Line: "INVITE sip:+59899123456@10.0.0.1:5060 SIP/2.0", Text: invite}}}}}
	}
	as := func(scope principal.Scope) sipline.Step {
		return shown(principal.With(context.Background(), principal.Principal{Scope: scope}), told())[0].Story.Steps[0]
	}
	t.Run("who sees every row reads what was said as it was", func(t *testing.T) { require.Equal(t, invite, as(principal.ScopeAll).Text) })
	t.Run("anybody else reads no number, and all the rest", func(t *testing.T) {
		step := as(principal.ScopeOwn)
		require.Equal(t, "INVITE sip:+598*****456@10.0.0.1:5060 SIP/2.0", step.Line)
		require.NotContains(t, step.Text[len(step.Line):], "99123456@")
		require.NotContains(t, step.Text, "+59829001234")
		for _, kept := range []string{"127.0.0.1:5060;branch=z9hG4bK59899123456", "To: 5989****456 <sip:%2B5*******456@", "<tel:+598*****456>", "<sips:5989****456;phone", "Contact: <sip:127.0.0.1:5060>"} {
			require.Contains(t, step.Text, kept)
		}
	})
}
