package sipline_test

import (
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// malformed are the ways in which RFC 4475 spoils messages, of ours: a valid request, spoiled by one change each.
func malformed(c *carrier) map[string]string {
	good := strings.Join(c.invitation(), "\r\n") + "\r\nContent-Length: 0\r\n\r\n"
	with := func(from, to string) string { return strings.Replace(good, from, to, 1) }
	return map[string]string{
		"nothing but an empty line":             "\r\n\r\n\r\n\r\nX",
		"half a first line":                     "INVITE sip:",
		"no headers":                            "INVITE sip:us@127.0.0.1 SIP/2.0\r\n\r\n",
		"a version that is none":                with(" SIP/2.0\r\n", " SIP/7.0\r\n"),
		"blanks at the end of the first line":   with("SIP/2.0\r\n", "SIP/2.0  \r\n"),
		"brackets around the request's address": with("INVITE sip:+59829001234@", "INVITE <sip:+59829001234@"),
		"a method of another sequence":          with("CSeq: 1 INVITE", "CSeq: 1 OPTIONS"),
		"a sequence beyond what it may count":   with("CSeq: 1 INVITE", "CSeq: 36893488147419103232 INVITE"),
		"a sequence below nothing":              with("CSeq: 1 INVITE", "CSeq: -1 INVITE"),
		"forwards beyond what it may count":     with("Max-Forwards: 70", "Max-Forwards: 300000000000"),
		"a length below nothing":                with("Content-Length: 0", "Content-Length: -999"),
		"a length of more than there is":        with("Content-Length: 0", "Content-Length: 9999"),
		"a length that is no number":            with("Content-Length: 0", "Content-Length: many"),
		"no From":                               with("From: <sip:+59899123456@carrier.example>;tag=theirs\r\n", ""),
		"no To":                                 with("To: <sip:+59829001234@carrier.example>\r\n", ""),
		"no Call-ID":                            with("Call-ID:", "X-Call-ID:"),
		"no Via":                                with("Via:", "X-Via:"),
		"no CSeq":                               with("CSeq:", "X-CSeq:"),
		"no Contact":                            with("Contact:", "X-Contact:"),
		"two of what there may be one of":       with("Max-Forwards: 70", "Max-Forwards: 70\r\nCSeq: 8 INVITE\r\nCall-ID: other\r\nTo: <sip:x@y>\r\nFrom: <sip:x@z>;tag=9"),
		"a quote that never ends":               with("From: <sip", "From: \"Bell <sip"),
		"a bracket that never ends":             with("Contact: <sip:carrier@", "Contact: <<<sip:carrier@"),
		"a scheme that is unknown":              with("INVITE sip:", "INVITE nobodyknows:"),
		"escapes that are none":                 with("sip:+59899123456@carrier", "sip:%ZZ%00%@carrier"),
		"a header of many kilobytes":            with("Max-Forwards: 70", "Max-Forwards: 70\r\nX-Long: "+strings.Repeat("a", 20000)),
		"hundreds of Vias":                      with("Max-Forwards: 70", strings.Repeat("Via: SIP/2.0/UDP 127.0.0.1:9;branch=z9hG4bKx\r\n", 300)+"Max-Forwards: 70"),
		"bytes beyond text":                     with("Max-Forwards: 70", "Subject: \x00\xff\xfe\x80\r\nMax-Forwards: 70"),
		"an answer to nothing that we asked":    strings.Replace(good, "INVITE sip:+59829001234@"+c.engine.String()+" SIP/2.0", "SIP/2.0 200 OK", 1),
		"a status that is none":                 strings.Replace(good, "INVITE sip:+59829001234@"+c.engine.String()+" SIP/2.0", "SIP/2.0 4294967301 better not", 1),
		"a method that nobody knows":            strings.ReplaceAll(good, "INVITE", "!interesting-Method0123456789_*+`.%indeed'~"),
		"a BYE of no call":                      strings.ReplaceAll(good, "INVITE", "BYE"),
		"an ACK of no call":                     strings.ReplaceAll(good, "INVITE", "ACK"),
		"noise":                                 string(noise),
	}
}

// spoiled are bodies that are no offer.
func spoiled(c *carrier) map[string]string {
	good := c.sound()
	with := func(from, to string) string { return strings.Replace(good, from, to, 1) }
	return map[string]string{
		"noise": string(noise), "no version": with("v=0", "x=0"), "a port beyond the last": with("audio 9 ", "audio 70000 "), "a port below nothing": with("audio 9 ", "audio -1 "),
		"no address": with("c=IN IP4 127.0.0.1\r\n", ""), "a name for an address": with("c=IN IP4 127.0.0.1", "c=IN IP4 tracker.example"),
		"a payload type beyond the last": with("8 101", "8 9999999999"), "thousands of codecs": with("8 101", strings.Repeat("7 ", 5000)+"8"),
		"thousands of streams": good + strings.Repeat("m=video 9 RTP/AVP 96\r\n", 800), "cut off": good[:len(good)/2],
	}
}

func TestHostile(t *testing.T) {
	t.Parallel()
	t.Run("messages that are spoiled in the ways of RFC 4475 harm nothing, one after the other", func(t *testing.T) {
		t.Parallel()
		c, h := newCarrier(t, "127.0.0.1")
		for name, text := range malformed(c) {
			c.raw([]byte(text))
			c.stillWorks()
			for len(h.arrived) > 0 { // some of it can be understood after all
				got(t, h.arrived).Refuse(telephony.Busy)
			}
			require.NotEmpty(t, name)
		}
	})
	t.Run("offers that cannot be read are refused, and leave nothing behind", func(t *testing.T) {
		t.Parallel()
		c, h := newCarrier(t, "127.0.0.1")
		for name, offer := range spoiled(c) {
			require.Less(t, len(offer), 32000, "no more is read of one packet")
			c.send(c.invitation("Subject: "+name), offer)
			for refused := false; !refused; {
				select {
				case in := <-h.arrived: // it can be understood after all
					in.Refuse(telephony.NoCodec)
				case m := <-c.heard:
					if refused = strings.HasPrefix(m.text, "SIP/2.0 488"); refused {
						c.knows(m.text)
					}
				case <-time.After(patience):
					require.Fail(t, "not refused", name)
				}
			}
		}
		require.Eventually(t, func() bool { return h.States()[h.trunk.ID].Calls == 0 }, patience, 10*time.Millisecond)
	})
	t.Run("a flood of calls of strangers is not answered, and is told", func(t *testing.T) {
		t.Parallel()
		c, h := newCarrier(t, "127.0.0.1")
		foe, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 66)})
		require.NoError(t, err)
		defer foe.Close()
		for n := range 20_000 {
			text := strings.ReplaceAll(strings.Join(c.invitation(), "\r\n"), "127.0.0.1", "127.0.0.66") + "\r\nContent-Length: 0\r\n\r\n"
			_, err := foe.WriteToUDPAddrPort([]byte(text), c.engine)
			require.NoError(t, err)
			if n%500 == 0 {
				c.stillWorks()
			}
		}
		require.Equal(t, netip.MustParseAddr("127.0.0.66"), got(t, h.knocks))
		require.Empty(t, h.arrived)
		require.NoError(t, foe.SetReadDeadline(time.Now().Add(20*time.Millisecond)))
		_, err = foe.Read(make([]byte, 100))
		require.Error(t, err, "strangers hear nothing")
	})
	t.Run("a flood of calls of a trunk is held to what it may bring, and the first of them stays up", func(t *testing.T) {
		t.Parallel()
		c, h := newCarrier(t, "127.0.0.1", func(w *sipline.Trunk) { w.MostCalls, w.MostPerSec = 5, 3 })
		answer, _ := c.rings(h, c.sound())
		for range 300 {
			c.send(c.invitation(), c.sound())
		}
		c.awaits("SIP/2.0 503")
		c.stillWorks()
		require.LessOrEqual(t, len(h.arrived), 4)
		c.send(c.within(answer, "BYE", 2), "")
		for header(c.awaits("SIP/2.0 200"), "CSeq") != "2 BYE" {
		}
	})
	t.Run("a stranger gets no connection", func(t *testing.T) {
		t.Parallel()
		c, h := newCarrier(t, "127.0.0.1")
		foe := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 66)}, Timeout: 5 * time.Second}
		for _, at := range h.Listening() {
			if at.Transport != sipline.TCP {
				continue
			}
			conn, err := foe.DialContext(t.Context(), "tcp4", at.At.String())
			require.NoError(t, err)
			require.NoError(t, conn.SetReadDeadline(time.Now().Add(patience)))
			_, err = conn.Read(make([]byte, 1))
			require.Error(t, err)
			_ = conn.Close()
		}
		c.stillWorks()
	})
}
