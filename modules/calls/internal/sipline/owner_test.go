package sipline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
)

// Two companies with one carrier: a call is that company's which has the number, and nobody's where both could.
func TestTwoCompanies(t *testing.T) {
	t.Parallel()
	c, h := newCarrier(t, "127.0.0.1", func(w *sipline.Trunk) { w.Numbers = []string{"+59829001234"} })
	other := h.trunk
	other.ID, other.Tenant, other.Numbers = "another", "rioplatense", nil
	h.Keep([]sipline.Trunk{h.trunk, other})
	t.Run("[CA-05] a call comes to the company that has the number", func(t *testing.T) {
		c.send(c.invitation(), c.sound())
		in := got(t, h.arrived)
		require.Equal(t, "andina", in.Tenant())
		in.Refuse("busy")
		c.knows(c.awaits("SIP/2.0 486"))
	})
	t.Run("[CA-05] a call that could be either's is refused", func(t *testing.T) {
		both := other
		both.Numbers = h.trunk.Numbers
		h.Keep([]sipline.Trunk{h.trunk, both})
		c.send(c.invitation(), c.sound())
		c.knows(c.awaits("SIP/2.0 403"))
	})
	t.Run("[CA-05] a number of neither's is refused where both have the carrier", func(t *testing.T) {
		neither := h.trunk
		neither.Numbers = nil
		h.Keep([]sipline.Trunk{neither, other})
		c.send(c.invitation(), c.sound())
		c.knows(c.awaits("SIP/2.0 403"))
	})
}
