package sipline

import (
	"context"
	"net/netip"
	"reflect"
	"strings"
	"time"

	"github.com/emiago/sipgo/sip"
)

// Keep has the engine carry calls over these trunks from now on: new ones begin, those that are no longer among them end with their last
// call, changed ones take their place.
func (e *Engine) Keep(trunks []Trunk) {
	e.mutex.Lock()
	gone, kept := e.ways, map[string]*way{}
	for _, t := range trunks {
		if w := gone[t.ID]; w != nil && same(w.Trunk, t) {
			kept[t.ID] = w
			delete(gone, t.ID)
			continue
		}
		kept[t.ID] = e.start(t)
	}
	e.ways = kept
	close(e.kept)
	e.kept = make(chan struct{})
	e.mutex.Unlock()
	for _, t := range trunks {
		if _, err := netip.ParseAddr(t.Host); err == nil { // names are looked up meanwhile; an address may call at once
			_, _, _ = e.doors.known.find(e.ctx, t.Host)
		}
	}
	e.refreshPeers()
	for _, w := range gone {
		w.stop()
	}
	for _, w := range gone {
		<-w.done
	}
}

func same(a, b Trunk) bool {
	return reflect.DeepEqual(a, b)
}

func (e *Engine) refreshPeers() {
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	e.doors.known.set(e.ways)
}

// waysOf are trunks by their ids, in their order, but those that do not answer last; news closes when other trunks are kept.
func (e *Engine) waysOf(ids []string) (all []*way, news <-chan struct{}) {
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	var silent []*way
	for _, id := range ids {
		switch w := e.ways[id]; {
		case w == nil:
		case w.silent():
			silent = append(silent, w)
		default:
			all = append(all, w)
		}
	}
	return append(all, silent...), e.kept
}

// States are how the trunks are doing, by id.
func (e *Engine) States() map[string]State {
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	states := map[string]State{}
	for id, w := range e.ways {
		w.mutex.Lock()
		states[id] = w.state
		w.mutex.Unlock()
	}
	return states
}

// start begins to tell a trunk where we are, or only to ask whether it is there.
func (e *Engine) start(t Trunk) *way {
	ctx, stop := context.WithCancel(e.ctx)
	w := &way{Trunk: t, stop: stop, done: make(chan struct{})}
	go func() {
		defer close(w.done)
		if _, news, _ := e.doors.known.find(ctx, w.Host); news { // else it is sought again with the first request
			e.refreshPeers()
		}
		switch {
		case t.Register:
			e.registerAgain(ctx, w)
		case t.Keepalive > 0:
			e.askAgain(ctx, w)
		default:
			<-ctx.Done()
		}
	}()
	return w
}

// askAgain asks a trunk again and again whether it is there, by OPTIONS: any answer says so.
func (e *Engine) askAgain(ctx context.Context, w *way) {
	for {
		code, reason, _ := e.once(ctx, w, sip.OPTIONS, func(*sip.Request) {})
		e.tell(w, code > 0 && code != 408 && code != 503, false, code, reason)
		select {
		case <-ctx.Done():
			return
		case <-time.After(w.Keepalive):
		}
	}
}

func (e *Engine) tell(w *way, reachable, registered bool, code int, reason string) {
	if code < 300 {
		code, reason = 0, strings.TrimPrefix(reason, "OK")
	}
	state, news := w.tell(time.Now().UTC(), reachable, registered, code, reason)
	if told := e.config.Told.State; news && told != nil {
		told(w.Trunk, state)
	}
}

// once asks a trunk something outside of any call, with a proof of who we are where that is asked for; code is 0 where no answer came.
func (e *Engine) once(ctx context.Context, w *way, method sip.RequestMethod, more func(*sip.Request)) (code int, reason string, res *sip.Response) {
	h, err := e.hop(w)
	if err != nil {
		return 0, err.Error(), nil
	}
	r := e.request(method, sip.Uri{Scheme: "sip", Host: w.domain(), Port: w.Port}, h)
	user := w.User
	if user == "" {
		user = "recobro"
	}
	from := &sip.FromHeader{Address: sip.Uri{Scheme: "sip", User: user, Host: w.domain()}}
	from.Params.Add("tag", sip.GenerateTagN(16))
	callID := sip.CallIDHeader(sip.GenerateTagN(24))
	r.AppendHeader(from)
	r.AppendHeader(&sip.ToHeader{Address: sip.Uri{Scheme: "sip", User: user, Host: w.domain()}})
	r.AppendHeader(&callID)
	w.number++
	r.AppendHeader(&sip.CSeqHeader{SeqNo: w.number, MethodName: method})
	contactUser := w.Token
	if contactUser == "" {
		contactUser = "recobro"
	}
	r.AppendHeader(e.contact(contactUser, h))
	more(r)
	for tries := 0; ; tries++ {
		if res, err = e.askOnce(ctx, r); err != nil {
			return 0, err.Error(), nil
		}
		if tries > 0 || !challenged(res) || !prove(r, res, w.Trunk) {
			return res.StatusCode, res.Reason, res
		}
		r = anew(r)
		w.number = r.CSeq().SeqNo
	}
}

func (e *Engine) askOnce(ctx context.Context, r *sip.Request) (*sip.Response, error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	tx, err := e.send(r)
	if err != nil {
		return nil, err
	}
	defer tx.Terminate()
	for {
		select {
		case res := <-tx.Responses():
			if !res.IsProvisional() {
				return res, nil
			}
		case <-tx.Done():
			return nil, errSilent
		case <-ctx.Done():
			return nil, errSilent
		}
	}
}
