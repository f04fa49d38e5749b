package sipline_test

import (
	"bytes"
	"fmt"
	"net"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// carrier is a trunk's other side that says exactly what a test wants it to say, byte for byte: what no well-behaved program would.
type carrier struct {
	t      *testing.T
	conn   *net.UDPConn
	engine netip.AddrPort // as it was heard last
	heard  chan message
	calls  int
}

// message is what a carrier heard, and from where.
type message struct {
	text string
	from netip.AddrPort
}

// newCarrier is a carrier at an address of this machine, and an engine with a trunk to it.
func newCarrier(t *testing.T, at string, change ...func(*sipline.Trunk)) (*carrier, *house) {
	t.Helper()
	conn, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(netip.AddrPortFrom(netip.MustParseAddr(at), 0)))
	require.NoError(t, err)
	t.Cleanup(func() { _ = conn.Close() })
	c := &carrier{t: t, conn: conn, heard: make(chan message, 1024)}
	go c.hear()
	change = append(change, func(w *sipline.Trunk) { w.Host, w.Keepalive = at, time.Hour })
	h := openAt(t, netip.MustParseAddr(at), c.address().Port(), change...)
	c.respond(c.awaits("OPTIONS"), "200 OK") // it asks whether we are there
	return c, h
}

func (c *carrier) hear() {
	b := make([]byte, 1<<16)
	for {
		n, from, err := c.conn.ReadFromUDPAddrPort(b)
		if err != nil {
			return
		}
		c.heard <- message{string(b[:n]), from}
	}
}

func (c *carrier) address() netip.AddrPort { return c.conn.LocalAddr().(*net.UDPAddr).AddrPort() }

// awaits is the next message whose first line begins like this; what comes before it is passed over.
func (c *carrier) awaits(begin string) string {
	c.t.Helper()
	end := time.After(patience)
	var passed []string
	for {
		select {
		case m := <-c.heard:
			c.engine = m.from
			if strings.HasPrefix(m.text, begin) {
				return m.text
			}
			line, _, _ := strings.Cut(m.text, "\r\n")
			passed = append(passed, line)
		case <-end:
			require.Fail(c.t, "nobody says "+begin, "%v", passed)
		}
	}
}

// send sends a text to the engine: lines, an empty one, a body.
func (c *carrier) send(lines []string, body string) {
	c.t.Helper()
	text := strings.Join(lines, "\r\n") + fmt.Sprintf("\r\nContent-Length: %d\r\n\r\n", len(body)) + body
	c.raw([]byte(text))
}

func (c *carrier) raw(b []byte) {
	c.t.Helper()
	_, err := c.conn.WriteToUDPAddrPort(b, c.engine)
	require.NoError(c.t, err)
}

// header is a header of a message, "" for none.
func header(text, name string) string {
	for _, line := range strings.Split(text, "\r\n") {
		if key, value, ok := strings.Cut(line, ":"); ok && strings.EqualFold(key, name) {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

func body(text string) string {
	_, body, _ := strings.Cut(text, "\r\n\r\n")
	return body
}

// respond answers a request, with more headers, the body last where one of them is none.
func (c *carrier) respond(request, status string, more ...string) {
	c.t.Helper()
	lines, sound := []string{"SIP/2.0 " + status}, ""
	for _, line := range strings.Split(request, "\r\n") {
		if key, _, _ := strings.Cut(line, ":"); key == "Via" || key == "From" || key == "Call-ID" || key == "CSeq" || key == "Record-Route" {
			lines = append(lines, line)
		}
	}
	to := header(request, "To")
	if !strings.Contains(to, "tag=") && !strings.HasPrefix(status, "100") {
		to += ";tag=carrier"
	}
	lines = append(lines, "To: "+to, "Contact: <sip:carrier@"+c.address().String()+">")
	for _, line := range more {
		if strings.HasPrefix(line, "v=0") {
			sound, line = line, "Content-Type: application/sdp"
		}
		lines = append(lines, line)
	}
	c.send(lines, sound)
}

// sound is what the carrier says of its sound, on a port that nobody listens at unless it is given.
func (c *carrier) sound(lines ...string) string {
	at, family := c.address(), "IP4"
	if at.Addr().Is6() {
		family = "IP6"
	}
	all := append([]string{"v=0", fmt.Sprintf("o=- 1 1 IN %s %s", family, at.Addr()), "s=-", fmt.Sprintf("c=IN %s %s", family, at.Addr()), "t=0 0", "m=audio 9 RTP/AVP 8 101", "a=rtpmap:101 telephone-event/8000"}, lines...)
	return strings.Join(all, "\r\n") + "\r\n"
}

// invitation begins a call to us; each has a name of its own. more are further headers.
func (c *carrier) invitation(more ...string) []string {
	c.calls++
	return append([]string{
		"INVITE sip:+59829001234@" + c.engine.String() + " SIP/2.0",
		fmt.Sprintf("Via: SIP/2.0/UDP %s;branch=z9hG4bK-call-%d;rport", c.address(), c.calls),
		"Max-Forwards: 70", "From: <sip:+59899123456@carrier.example>;tag=theirs", "To: <sip:+59829001234@carrier.example>",
		fmt.Sprintf("Call-ID: call-%d@carrier.example", c.calls), "CSeq: 1 INVITE", "Contact: <sip:carrier@" + c.address().String() + ">", "Content-Type: application/sdp",
	}, more...)
}

// within is a request of the carrier in a call that it began, after an answer of ours.
func (c *carrier) within(answer, method string, number int, more ...string) []string {
	contact := strings.Trim(header(answer, "Contact"), "<>")
	return append([]string{
		method + " " + contact + " SIP/2.0",
		fmt.Sprintf("Via: SIP/2.0/UDP %s;branch=z9hG4bK-%s-%d-%s;rport", c.address(), method, number, header(answer, "Call-ID")),
		"Max-Forwards: 70", "From: " + header(answer, "From"), "To: " + header(answer, "To"), "Call-ID: " + header(answer, "Call-ID"),
		fmt.Sprintf("CSeq: %d %s", number, method), "Contact: <sip:carrier@" + c.address().String() + ">",
	}, more...)
}

// back is a request of the carrier in a call that we began, by our INVITE.
func (c *carrier) back(invite, method string, number int, more ...string) []string {
	contact := strings.Trim(header(invite, "Contact"), "<>")
	return append([]string{
		method + " " + contact + " SIP/2.0",
		fmt.Sprintf("Via: SIP/2.0/UDP %s;branch=z9hG4bK-%s-%d-%s;rport", c.address(), method, number, header(invite, "Call-ID")),
		"Max-Forwards: 70", "From: " + header(invite, "To") + ";tag=carrier", "To: " + header(invite, "From"), "Call-ID: " + header(invite, "Call-ID"),
		fmt.Sprintf("CSeq: %d %s", number, method), "Contact: <sip:carrier@" + c.address().String() + ">",
	}, more...)
}

// knows acknowledges a refusal: within its own transaction.
func (c *carrier) knows(refusal string) {
	c.t.Helper()
	lines := c.within(refusal, "ACK", 1)
	lines[0], lines[1] = "ACK sip:+59829001234@"+c.engine.String()+" SIP/2.0", "Via: "+header(refusal, "Via")
	number, _, _ := strings.Cut(header(refusal, "CSeq"), " ")
	lines[6] = "CSeq: " + number + " ACK"
	c.send(lines, "")
}

// takes answers our call, and gives the INVITE and the line.
func (c *carrier) takes(h *house, more ...string) (string, *line) {
	c.t.Helper()
	l := h.dial(c.t)
	invite := c.awaits("INVITE")
	c.respond(invite, "200 OK", append(more, c.sound())...)
	c.awaits("ACK")
	l.await(c.t, telephony.Answered)
	return invite, l
}

// rings has the carrier call us, and gives our answer and the leg.
func (c *carrier) rings(h *house, offer string, more ...string) (string, telephony.Incoming) {
	c.t.Helper()
	c.send(c.invitation(more...), offer)
	incoming := got(c.t, h.arrived)
	done := make(chan error, 1)
	go func() { done <- incoming.Answer() }()
	answer := c.awaits("SIP/2.0 200")
	reply := ""
	if offer == "" {
		reply = c.sound()
	}
	c.send(c.within(answer, "ACK", 1, "Content-Type: application/sdp"), reply)
	require.NoError(c.t, got(c.t, done))
	return answer, incoming
}

// stillWorks requires that the engine still answers, asked again as often as anybody would.
func (c *carrier) stillWorks() {
	c.t.Helper()
	c.calls++
	name := fmt.Sprintf("alive-%d", c.calls)
	for end := time.Now().Add(patience); time.Now().Before(end); {
		c.send([]string{
			"OPTIONS sip:" + c.engine.String() + " SIP/2.0", fmt.Sprintf("Via: SIP/2.0/UDP %s;branch=z9hG4bK-%s;rport", c.address(), name), "Max-Forwards: 70",
			"From: <sip:c@carrier.example>;tag=1", "To: <sip:us@carrier.example>", "Call-ID: " + name, "CSeq: 7 OPTIONS",
		}, "")
		if c.within500ms("SIP/2.0 200", name) {
			return
		}
	}
	require.Fail(c.t, "the engine does not answer any more")
}

// within500ms tells whether an answer in a call of a name comes within half a second.
func (c *carrier) within500ms(begin, name string) bool {
	end := time.After(500 * time.Millisecond)
	for {
		select {
		case m := <-c.heard:
			if strings.HasPrefix(m.text, begin) && header(m.text, "Call-ID") == name {
				return true
			}
		case <-end:
			return false
		}
	}
}

var noise = bytes.Repeat([]byte{0xff, 0x00, 'I'}, 200)
