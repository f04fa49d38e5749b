package sipline

import (
	"net"
	"net/netip"
	"strings"

	"github.com/emiago/sipgo"
	"github.com/emiago/sipgo/sip"
)

// allowed are the methods that we answer.
const allowed = "INVITE, ACK, CANCEL, BYE, OPTIONS, UPDATE, PRACK, NOTIFY, INFO"

// hop is where a request goes, and from where.
type hop struct {
	transport Transport
	to        string         // host and port
	at        netip.AddrPort // the listener that it leaves by; only its address for streams
	shown     netip.Addr     // our address, as the other side may use it
}

// hop finds the way of a request to a trunk. It fails where the trunk's name leads nowhere.
func (e *Engine) hop(w *way) (hop, error) {
	found, news, err := e.doors.known.find(e.ctx, w.Host)
	if err != nil || len(found) == 0 {
		return hop{}, errNoHost
	}
	if news {
		e.refreshPeers()
	}
	if !e.reaches(found[0]) {
		return hop{}, errPrivate
	}
	at, ok := e.doors.from(w.Transport, found[0])
	if !ok && w.Transport == UDP {
		return hop{}, errNoHost
	}
	to := w.address()
	if w.Transport != TLS { // where it was found to be, and not where its name leads a moment later; a certificate is of a name
		_, port, _ := net.SplitHostPort(to)
		to = net.JoinHostPort(found[0].String(), port)
	}
	return hop{transport: w.Transport, to: to, at: at, shown: e.near(found[0])}, nil
}

// request is a request on its way: all but what makes it the one that it is.
func (e *Engine) request(method sip.RequestMethod, to sip.Uri, h hop) *sip.Request {
	r := sip.NewRequest(method, to)
	via := &sip.ViaHeader{ProtocolName: "SIP", ProtocolVersion: "2.0", Transport: strings.ToUpper(string(h.transport)), Host: hostText(h.shown), Port: int(h.at.Port())}
	via.Params.Add("branch", sip.GenerateBranchN(16))
	via.Params.Add("rport", "")
	forwards := sip.MaxForwardsHeader(70)
	r.AppendHeader(via)
	r.AppendHeader(&forwards)
	r.SetTransport(strings.ToUpper(string(h.transport)))
	r.SetDestination(h.to)
	if h.transport == UDP {
		r.Laddr = sip.Addr{IP: h.at.Addr().AsSlice(), Port: int(h.at.Port()), Hostname: h.at.Addr().String()}
	}
	return r
}

// contact is where the other side reaches us within a call.
func (e *Engine) contact(user string, h hop) *sip.ContactHeader {
	address := sip.Uri{Scheme: "sip", User: user, Host: hostText(h.shown), Port: int(h.at.Port())}
	if h.transport != UDP {
		address.UriParams.Add("transport", string(h.transport))
	}
	return &sip.ContactHeader{Address: address}
}

func hostText(a netip.Addr) string {
	if a.Is6() {
		return "[" + a.String() + "]"
	}
	return a.String()
}

// send sends a request as it is.
func (e *Engine) send(r *sip.Request) (sip.ClientTransaction, error) {
	if r.Body() == nil {
		r.SetBody(nil)
	}
	return e.client.TransactionRequest(e.ctx, r, asItIs)
}

// write sends a request that no answer comes to: an ACK.
func (e *Engine) write(r *sip.Request) error {
	if r.Body() == nil {
		r.SetBody(nil)
	}
	return e.client.WriteRequest(r, asItIs)
}

func asItIs(*sipgo.Client, *sip.Request) error { return nil }

// answer answers a request with a status alone.
func answer(r *sip.Request, tx sip.ServerTransaction, code int, reason string) {
	_ = tx.Respond(sip.NewResponseFromRequest(r, code, reason, nil)) // who asked asks again
}

// value is the text of a header, "" for none.
func value(m sip.Message, name string) string {
	for _, h := range m.GetHeaders(name) {
		return h.Value()
	}
	return ""
}

// lists tells whether a header of words has one.
func lists(m sip.Message, name, word string) bool {
	for _, h := range m.GetHeaders(name) {
		for _, w := range strings.Split(h.Value(), ",") {
			if strings.EqualFold(strings.TrimSpace(w), word) {
				return true
			}
		}
	}
	return false
}

// numberOf is the number that an address names, E.164 where it can be one; "" where the caller withholds it.
func numberOf(u sip.Uri) string {
	number, _, _ := strings.Cut(u.User, ";")
	digits := strings.TrimPrefix(number, "+")
	if len(digits) < 3 || len(digits) > 15 || strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	return number
}

// challenged tells whether an answer asks who we are.
func challenged(r *sip.Response) bool {
	return r.StatusCode == sip.StatusUnauthorized || r.StatusCode == sip.StatusProxyAuthRequired
}
