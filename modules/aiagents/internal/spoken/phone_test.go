package spoken_test

import (
	"context"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/speechdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openaispeech"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// phone is somebody on the line: frames come and go as on one.
type phone struct {
	t     testing.TB
	took  *figures
	words bool // they interrupt by words, not by how long they speak

	frames chan httpx.Message[spoken.Heard]
	marks  chan string
	tells  chan spoken.Heard
	clear  chan time.Time
	sound  chan time.Time // the first frame of each answer
	asked  chan time.Time
	spoke  chan time.Time
	word   chan time.Time
	done   chan error
	ready  chan struct{} // a session hears them

	mutex sync.Mutex
	fresh bool // nothing of the answer was heard yet
	talk  int  // frames that they are to speak
	edge  chan time.Time
}

func newPhone(t testing.TB, took *figures, words bool) *phone {
	p := &phone{
		t: t, took: took, words: words, frames: make(chan httpx.Message[spoken.Heard], 8), marks: make(chan string, 8), tells: make(chan spoken.Heard, 8),
		clear: make(chan time.Time, 8), sound: make(chan time.Time, 8), asked: make(chan time.Time, 8), spoke: make(chan time.Time, 8), word: make(chan time.Time, 64),
		done: make(chan error, 1), fresh: true, edge: make(chan time.Time, 8), ready: make(chan struct{}),
	}
	speech := speechdouble.New(t, func([]byte, string) (string, script.Fault) { return "", "" }, "")
	speech.Speaks = func() { p.spoke <- time.Now() }
	writer := realtimedouble.New(t, func(int) realtimedouble.Utterance {
		return realtimedouble.Utterance{Parts: []string{"puedo ", "pagar ", "el ", "viernes"}, Late: !words}
	})
	writer.Tells = func(_ []byte, kind, _ string) {
		switch now := time.Now(); kind {
		case "commit":
			p.asked <- now
		case "part":
			p.word <- now
		case "session":
			close(p.ready)
		}
	}
	s := spoken.NewService(chatter{words}, nil, both{speech, writer, t}, clock.System(), slog.New(slog.DiscardHandler))
	p.frames <- httpx.Message[spoken.Heard]{Value: spoken.Heard{Began: &spoken.Began{CallID: "c1", DebtorID: "d1", Law: "pcma"}}}
	go func() { p.done <- s.Hold(context.Background(), p) }()
	go p.runs()
	return p
}

// runs brings a frame each 20 ms, of speech or of silence; one that is late is brought at once.
func (p *phone) runs() {
	tone, still := speech(1), quiet(1)
	for next := time.Now(); ; next = next.Add(provider.Tick) {
		select {
		case told := <-p.tells:
			p.frames <- httpx.Message[spoken.Heard]{Value: told}
			if told.Ended != nil {
				return
			}
		case <-time.After(time.Until(next)):
		}
		frame := still
		if p.speaks() {
			frame = tone
		}
		p.frames <- httpx.Message[spoken.Heard]{Bytes: frame}
	}
}

// speaks tells whether the next frame is of speech, and when their first and last one go.
func (p *phone) speaks() bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.talk == 0 {
		return false
	}
	if p.talk--; p.talk == 0 || p.talk == utterance-1 {
		p.edge <- time.Now()
	}
	return true
}

const utterance = 30 // frames

func (p *phone) begin() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.talk = utterance
}

func (p *phone) Receive() (httpx.Message[spoken.Heard], error) {
	m := <-p.frames
	if m.Value.Ended != nil {
		return m, io.EOF
	}
	return m, nil
}

func (p *phone) Send(a spoken.Asked) error {
	switch {
	case a.Clear != nil:
		p.clear <- time.Now()
	case a.Mark != nil:
		p.marks <- a.Mark.Name
	}
	return nil
}

func (p *phone) SendBytes([]byte) error {
	now := time.Now()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.fresh {
		p.fresh = false
		p.sound <- now
	}
	return nil
}

// talks is a call: the agent speaks, they answer, once after its words and once over them.
func (p *phone) talks() {
	<-p.ready
	<-time.After(time.Second) // so that the call has it
	for n := range exchanges {
		p.took.took(first, (<-p.sound).Sub(<-p.spoke))
		mark := <-p.marks
		drain(p.word)
		drain(p.clear)
		if over := n%2 == 1; !over {
			p.tells <- spoken.Heard{Mark: &spoken.Mark{Name: mark}}
		}
		p.mutex.Lock()
		p.fresh = true
		p.mutex.Unlock()
		p.begin()
		began := <-p.edge
		if n%2 == 1 {
			p.interrupts(began)
		}
		p.took.took(request, (<-p.asked).Sub(<-p.edge)-900*time.Millisecond)
	}
	p.tells <- spoken.Heard{Ended: &spoken.Ended{}}
	require.NoError(p.t, <-p.done)
}

func (p *phone) interrupts(began time.Time) {
	if p.words {
		p.took.took(worded, -(<-p.word).Sub(<-p.clear))
		return
	}
	p.took.took(barged, (<-p.clear).Sub(began))
}

func drain(c chan time.Time) {
	for len(c) > 0 {
		<-c
	}
}

// both hear by a realtime provider, and speak by another.
type both struct {
	speech *speechdouble.Double
	writer *realtimedouble.Double
	t      testing.TB
}

func (v both) Speaker(context.Context, spec.Voice, string) provider.Speaker {
	return openaispeech.NewSpeaker(way(v.t), v.speech.Account(speechdouble.Voice))
}
func (both) Ear(context.Context, spec.Spec, string) provider.Transcriber { return nil }
func (v both) Follow(context.Context, spec.Spec, string) provider.Transcriber {
	return realtime.New(way(v.t), v.writer.Account())
}

// chatter always says the same.
type chatter struct{ words bool }

func (c chatter) OpenCall(context.Context, talk.Start) (talk.Talk, spec.Spec, error) {
	said := spec.Guided()
	said.Turns.WaitMS, said.Turns.InterruptMS = 900, 120
	if c.words {
		said.Turns.InterruptMS = 3000
	}
	return talk.Talk{Kind: talk.Call, Language: word.ES, Status: talk.Open}, said, nil
}

func (chatter) Take(context.Context, string, talk.Input) (talk.Taken, error) {
	return talk.Taken{Talk: talk.Talk{Kind: talk.Call, Language: word.ES, Status: talk.Open}, Parts: []string{strings.Repeat("Le escucho con atención. ", 4)}}, nil
}
func (chatter) Close(context.Context, string) error             { return nil }
func (chatter) Halt(context.Context, string) error              { return nil }
func (chatter) Spend(context.Context, string, talk.Spent) error { return nil }
func (chatter) IsSpent(context.Context) (bool, error)           { return false, nil }
func (chatter) Guard(ctx context.Context, _ string) (context.Context, func(), error) {
	return ctx, func() {}, nil
}
