package sipline

import (
	"context"
	"sync/atomic"

	"github.com/emiago/sipgo/sip"
)

// dialog is what two sides of a call know each other by (RFC 3261, 12).
type dialog struct {
	engine *Engine
	hop    hop
	callID sip.CallIDHeader
	local  sip.FromHeader // us, with our tag
	remote sip.ToHeader   // them, with theirs
	target sip.Uri        // their Contact; requests name it, but go where the call came from or went to
	routes []sip.Header
	user   string // of our Contact
	cseq   atomic.Uint32
	theirs atomic.Uint32 // number of their last request
}

// placed is the dialog that a response to our INVITE makes.
func placed(e *Engine, h hop, invite *sip.Request, r *sip.Response) *dialog {
	d := &dialog{engine: e, hop: h, callID: *invite.CallID(), local: *invite.From(), remote: *r.To(), target: invite.Recipient}
	d.cseq.Store(invite.CSeq().SeqNo)
	if c := r.Contact(); c != nil {
		d.target = *c.Address.Clone()
	}
	if c := invite.Contact(); c != nil {
		d.user = c.Address.User
	}
	recorded := r.GetHeaders("Record-Route")
	for n := len(recorded) - 1; n >= 0; n-- {
		d.routes = append(d.routes, sip.NewHeader("Route", recorded[n].Value()))
	}
	return d
}

// taken is the dialog that an INVITE to us makes, with our tag.
func taken(e *Engine, h hop, invite *sip.Request, tag string) *dialog {
	from, to := *invite.From(), *invite.To()
	local := to.AsFrom()
	local.Params = local.Params.Clone()
	local.Params.Add("tag", tag)
	d := &dialog{engine: e, hop: h, callID: *invite.CallID(), local: local, remote: from.AsTo(), target: from.Address, user: to.Address.User}
	d.theirs.Store(invite.CSeq().SeqNo)
	if c := invite.Contact(); c != nil {
		d.target = *c.Address.Clone()
	}
	for _, recorded := range invite.GetHeaders("Record-Route") {
		d.routes = append(d.routes, sip.NewHeader("Route", recorded.Value()))
	}
	return d
}

func (d *dialog) tag() string {
	tag, _ := d.local.Params.Get("tag")
	return tag
}

func (d *dialog) key() string { return legKey(string(d.callID), d.tag()) }

func legKey(callID, tag string) string { return callID + "\x00" + tag }

// request is a request within the dialog; an ACK has the number of the INVITE that it answers.
func (d *dialog) request(method sip.RequestMethod) *sip.Request {
	return d.numbered(method, d.cseq.Add(1))
}

func (d *dialog) numbered(method sip.RequestMethod, number uint32) *sip.Request {
	r := d.engine.request(method, *d.target.Clone(), d.hop)
	for _, route := range d.routes {
		r.AppendHeader(sip.HeaderClone(route))
	}
	local, remote, callID := d.local, d.remote, d.callID
	r.AppendHeader(&local)
	r.AppendHeader(&remote)
	r.AppendHeader(&callID)
	r.AppendHeader(&sip.CSeqHeader{SeqNo: number, MethodName: method})
	if method != sip.BYE && method != sip.ACK {
		r.AppendHeader(d.engine.contact(d.user, d.hop))
	}
	return r
}

// ask sends a request within the dialog and waits for its final answer; nil where none came.
func (d *dialog) ask(ctx context.Context, r *sip.Request, note func(sip.Message, bool)) *sip.Response {
	note(r, true)
	tx, err := d.engine.send(r)
	if err != nil {
		return nil
	}
	defer tx.Terminate()
	for {
		select {
		case res := <-tx.Responses():
			note(res, false)
			if !res.IsProvisional() {
				return res
			}
		case <-tx.Done():
			return nil
		case <-ctx.Done():
			return nil
		}
	}
}

// follows tells whether a request of theirs is a later one than those before it.
func (d *dialog) follows(r *sip.Request) bool {
	for number := r.CSeq().SeqNo; ; {
		last := d.theirs.Load()
		if number < last {
			return false
		}
		if d.theirs.CompareAndSwap(last, number) {
			return true
		}
	}
}
