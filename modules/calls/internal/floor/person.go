package floor

import (
	"context"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Person is somebody at their line.
type Person struct {
	Who
	Line  *headset.Line
	floor *Floor

	shown sync.Mutex // one tells of it at a time
	mutex sync.Mutex
	tab   string // of the browser, which alone rings and is heard
	live  *Live
	rings *Live     // that is offered to them
	since time.Time // when they became free, or were connected
	lapse *time.Timer
}

// away is for how long a line without a connection is kept, so that a person who changes networks comes back into their call.
const away = 30 * time.Second

// Connect answers the offer of a person's browser: it gives them a line, or a new connection under the one that they have. It fails with
// headset.ErrOffer.
func (f *Floor) Connect(ctx context.Context, who Who, tab, offer string, law audio.Law) (answer string, err error) {
	p := f.seat(who, law)
	if answer, err = p.Line.Answer(ctx, offer); err != nil {
		return "", err
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.tab = tab
	return answer, nil
}

// show lets all programs see whether the person sits at their line: as it is by then, whichever change asked for it.
func (p *Person) show() {
	p.shown.Lock()
	defer p.shown.Unlock()
	tell, ctx := p.floor.lines.Leave, p.floor.within(p.Tenant)
	if p.Line.Up() {
		tell = p.floor.lines.Sit
	}
	if err := tell(ctx, p.User, p.floor.node); err != nil {
		p.floor.log.WarnContext(ctx, "nobody sees who sits at a line", "error", err)
	}
	p.floor.calls.Moved(ctx, p.User)
}

// seat is the person's place, taken if they have none yet.
func (f *Floor) seat(who Who, law audio.Law) *Person {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if p := f.people[who]; p != nil {
		return p
	}
	p := &Person{Who: who, floor: f, since: f.clock.Now()}
	p.Line = f.desk.New(law, p.connected)
	f.people[who] = p
	return p
}

// connected follows the person's connection: one that stays away for too long ends their line, and their part of a call with it.
func (p *Person) connected(up bool) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.lapse != nil {
		p.lapse.Stop()
	}
	if !up {
		p.lapse = time.AfterFunc(away, p.Leave)
	}
	go p.show()
	if up && p.live != nil {
		go p.live.deskBack()
	}
}

// Leave gives up the person's line; a call that they are on ends.
func (p *Person) Leave() {
	p.floor.mutex.Lock()
	if p.floor.people[p.Who] == p {
		delete(p.floor.people, p.Who)
	}
	p.floor.mutex.Unlock()
	p.mutex.Lock()
	l := p.live
	p.mutex.Unlock()
	if l != nil {
		l.deskGone(p)
	}
	p.Line.Close()
	p.show()
}

// take puts the person on a call. It fails with ErrBusy.
func (p *Person) take(l *Live) error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.live != nil && p.live != l {
		return ErrBusy
	}
	p.live, p.since = l, p.floor.clock.Now()
	if p.rings == l {
		p.rings = nil
	}
	return nil
}

// offer has their telephone ring for a call; it is false for somebody who is not free.
func (p *Person) offer(l *Live) bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.live != nil || p.rings != nil || !p.Line.Up() {
		return false
	}
	p.rings = l
	return true
}

// withdraw has their telephone ring no longer for a call; it is false where it did not.
func (p *Person) withdraw(l *Live) bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.rings != l {
		return false
	}
	p.rings = nil
	return true
}

// Rings is the call that their telephone rings for; nil for none.
func (p *Person) Rings() *Live {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.rings
}

// free takes the person off a call.
func (p *Person) free(l *Live) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.live == l {
		p.live, p.since = nil, p.floor.clock.Now()
	}
}

// On is the call that the person is on; nil for none.
func (p *Person) On() *Live {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.live
}

// Tab is the browser's tab that has the line.
func (p *Person) Tab() string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.tab
}

// Since is when they became free; of somebody on a call, when it took them.
func (p *Person) Since() time.Time {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.since
}

// idle tells whether they are connected, on no call, and rung by none.
func (p *Person) idle() bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.live == nil && p.rings == nil && p.Line.Up()
}
