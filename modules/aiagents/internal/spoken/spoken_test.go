package spoken_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/guided"
	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// talks hold one talk in memory, along the flow that every agent begins with.
type talks struct {
	book *madeup.Book
	spec spec.Spec
	talk talk.Talk
	fail error
	stop chan struct{} // closed when the agent is stopped
	halt bool

	poor  bool // the company's budget is spent
	spent talk.Spent
	asked []talk.Input
	heard chan talk.Input
	over  word.Language // that the talk goes over to at the second turn
}

func newTalks() *talks {
	file := madeup.File{
		Debtor:  book.Debtor{ID: "d1", Creditor: "Banco Sol", Given: "Ana", Language: word.ES, Zone: time.UTC, Currency: "UYU"},
		Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		Debt:    book.Debt{Owed: 1_000_000, Currency: "UYU", Days: 45, Count: 1},
	}
	t := &talks{book: madeup.New(file, time.Now), spec: spec.Guided(), stop: make(chan struct{}), heard: make(chan talk.Input, 100)}
	t.talk = talk.Talk{Kind: talk.Call, RefID: "c1", Language: word.ES, State: act.State{Debtor: file.Debtor}, Status: talk.Open}
	return t
}

func (t *talks) OpenCall(context.Context, talk.Start) (talk.Talk, spec.Spec, error) {
	return t.talk, t.spec, nil
}

func (t *talks) Take(ctx context.Context, _ string, in talk.Input) (talk.Taken, error) {
	if t.fail != nil {
		return talk.Taken{}, t.fail
	}
	t.asked = append(t.asked, in)
	t.heard <- in
	_ = t.Spend(ctx, "", in.Heard)
	kit := act.Kit{Book: t.book, Grants: t.spec.Grants, Now: time.Now}
	s := &t.talk.State
	s.TurnID = in.ID
	s.Hear(in.Text, understand.Text(in.Text, understand.Context{Language: word.ES, Now: time.Now(), Zone: time.UTC, Currency: "UYU"}))
	r := guided.Runner{Spec: t.spec, Do: kit.Do, Facts: t.book.Facts, Now: time.Now, Aloud: true}
	out, err := r.Turn(ctx, s, lead.Place{Step: t.talk.Step, Tries: t.talk.Tries, Language: word.ES}, in.Input)
	if t.over != "" && len(t.asked) == 2 {
		t.talk.Language = t.over
	}
	t.talk.Step, t.talk.Tries = out.Step, out.Tries
	if out.Ended {
		t.talk.Status, t.talk.Outcome = talk.Closed, s.Ended
	}
	return talk.Taken{Talk: t.talk, Parts: out.Parts, Asked: out.Asked, IsSpent: t.poor}, err
}

// Around is what is heard beside whoever tries the agent: so loud a street that nothing else is.
func (t *talks) Around(context.Context, string) (*audio.Around, error) {
	return audio.NewAround(audio.Street, -12, 1), nil
}

func (t *talks) Close(context.Context, string) error { return nil }

func (t *talks) Spend(_ context.Context, _ string, s talk.Spent) error {
	t.spent.Micros, t.spent.Unpriced = t.spent.Micros+s.Micros, t.spent.Unpriced+s.Unpriced
	return nil
}

func (t *talks) IsSpent(context.Context) (bool, error) { return t.poor, nil }

func (t *talks) Halt(context.Context, string) error {
	t.halt = true
	return nil
}

func (t *talks) Guard(ctx context.Context, _ string) (context.Context, func(), error) {
	guarded, end := context.WithCancelCause(ctx)
	go func() {
		select {
		case <-t.stop:
			end(halt.ErrStopped)
		case <-guarded.Done():
		}
	}()
	return guarded, func() { end(nil) }, nil
}

// voices say what they are given as so much sound: the words stand in it, so that a test reads what was spoken.
type voices struct{ frames int }

func (v voices) Speaker(context.Context, spec.Voice, string) provider.Speaker { return v }

func (v voices) Ear(context.Context, spec.Spec, string) provider.Transcriber { return nil }

func (v voices) Follow(context.Context, spec.Spec, string) provider.Transcriber { return nil }

func (v voices) Speak(_ context.Context, w provider.Words) (provider.Speech, error) {
	return provider.Speech{Frames: func(yield func([]byte, error) bool) {
		if !yield([]byte("<"+w.Text+">"), nil) {
			return
		}
		for range v.frames {
			if !yield(bytes.Repeat([]byte{0xD5}, audio.Frame), nil) {
				return
			}
		}
	}}, nil
}

// line is a call's end of the line.
type line struct {
	t     *testing.T
	heard chan httpx.Message[spoken.Heard]
	said  chan string       // sound
	asked chan spoken.Asked // words
	done  chan error
}

func hold(t *testing.T, all *talks, v spoken.Voices, began spoken.Began) *line {
	l := &line{t, make(chan httpx.Message[spoken.Heard], 100), make(chan string, 1000), make(chan spoken.Asked, 100), make(chan error, 1)}
	s := spoken.NewService(all, all, v, clock.System(), slog.New(slog.DiscardHandler))
	began.CallID, began.Law = "c1", "pcma"
	if began.TestID == "" {
		began.DebtorID = "d1"
	}
	l.tells(spoken.Heard{Began: &began})
	go func() { l.done <- s.Hold(context.Background(), l) }()
	return l
}

func (l *line) Receive() (httpx.Message[spoken.Heard], error) {
	m, ok := <-l.heard
	if !ok {
		return m, io.EOF
	}
	return m, nil
}

func (l *line) Send(a spoken.Asked) error {
	l.asked <- a
	return nil
}

func (l *line) SendBytes(sound []byte) error {
	l.said <- string(sound)
	return nil
}

func (l *line) tells(h spoken.Heard) { l.heard <- httpx.Message[spoken.Heard]{Value: h} }

func (l *line) keys(keys string) {
	for _, key := range keys {
		l.tells(spoken.Heard{Key: &spoken.Key{Key: string(key)}})
	}
}

// next is the next word of the agent that is of a kind.
func (l *line) next(is func(spoken.Asked) bool) spoken.Asked {
	l.t.Helper()
	for {
		select {
		case a := <-l.asked:
			if is(a) {
				return a
			}
		case <-time.After(5 * time.Second):
			require.FailNow(l.t, "the agent does nothing")
		}
	}
}

// listens is all that is spoken up to the next mark, which is told to have been heard.
func (l *line) listens() string {
	l.t.Helper()
	mark := l.next(func(a spoken.Asked) bool { return a.Mark != nil }).Mark.Name
	var all strings.Builder
	for len(l.said) > 0 {
		all.WriteString(<-l.said)
	}
	l.tells(spoken.Heard{Mark: &spoken.Mark{Name: mark}})
	return strings.ReplaceAll(all.String(), "\xD5", "")
}

func speech(frames int) []byte {
	tone := audio.Tone{Hertz: []float64{300, 700}, For: time.Duration(frames) * 20 * time.Millisecond}
	return audio.ALaw.Encode(nil, tone.Samples())
}

func (l *line) sounds(sound []byte) {
	for frame := range slices.Chunk(sound, audio.Frame) {
		l.heard <- httpx.Message[spoken.Heard]{Bytes: frame}
	}
}

func TestAPromiseByKeys(t *testing.T) {
	all := newTalks()
	l := hold(t, all, voices{frames: 3}, spoken.Began{})
	require.Contains(t, l.listens(), "un programa automático", "[AI-04] who speaks is said first")
	l.keys("1")
	require.Contains(t, l.listens(), "numeral", "[AI-06] which keys answer is said")
	l.keys("4321#")
	require.Contains(t, l.listens(), "10000 pesos")
	l.keys("2")
	l.listens()
	l.keys("5000#")
	l.listens()
	l.keys(time.Now().UTC().AddDate(0, 0, 3).Format("0201") + "#")
	require.Contains(t, l.listens(), "5000 pesos")
	l.keys("1")
	require.Contains(t, l.listens(), "Quedó anotado")
	require.Equal(t, "promise_partial", l.next(func(a spoken.Asked) bool { return a.HangUp != nil }).HangUp.Outcome)
	l.tells(spoken.Heard{Ended: &spoken.Ended{End: "hung_up"}})
	require.NoError(t, <-l.done)
	require.Equal(t, "promised", all.book.Did()[0].What)
}

func TestFallsSilentWhenInterrupted(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 500}, spoken.Began{})
	<-l.said
	l.sounds(speech(12))
	l.next(func(a spoken.Asked) bool { return a.Clear != nil })
	for len(l.said) > 0 {
		<-l.said
	}
	require.Empty(t, l.said, "[AI-06] nothing follows a clear")
	close(l.heard)
	require.NoError(t, <-l.done)
}

func TestANoiseInterruptsNothing(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 20}, spoken.Began{})
	<-l.said
	l.sounds(speech(2))
	l.sounds(bytes.Repeat([]byte{0xD5}, 40*audio.Frame))
	l.next(func(a spoken.Asked) bool {
		require.Nil(t, a.Clear)
		return a.Mark != nil
	})
	close(l.heard)
	require.NoError(t, <-l.done)
}

func TestSomebodyTriesAnAgentOnALine(t *testing.T) {
	all := newTalks()
	all.talk.Kind = talk.Test
	l := hold(t, all, voices{frames: 500}, spoken.Began{TestID: "t1"})
	<-l.said
	l.sounds(bytes.Repeat([]byte{0xD5}, 40*audio.Frame))
	l.next(func(a spoken.Asked) bool { return a.Clear != nil }) // [AI-07] what is heard around them is heard by the agent, too
	l.keys("0")
	l.next(func(a spoken.Asked) bool {
		require.Nil(t, a.Transfer, "nobody is called in for a test")
		if a.Mark != nil {
			l.tells(spoken.Heard{Mark: &spoken.Mark{Name: a.Mark.Name}})
		}
		return a.HangUp != nil
	})
	l.tells(spoken.Heard{Ended: &spoken.Ended{End: "hung_up"}})
	require.NoError(t, <-l.done)
}

func TestLastWordsAreSaidToTheirEnd(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 500}, spoken.Began{})
	l.listens()
	l.keys("0")
	l.next(func(a spoken.Asked) bool { return a.Clear != nil })
	<-l.said
	l.sounds(speech(30))
	mark := l.next(func(a spoken.Asked) bool {
		require.Nil(t, a.Clear, "nobody is left waiting by who speaks over a goodbye")
		return a.Mark != nil
	}).Mark.Name
	l.tells(spoken.Heard{Mark: &spoken.Mark{Name: mark}})
	l.next(func(a spoken.Asked) bool { return a.Transfer != nil })
	close(l.heard)
	require.NoError(t, <-l.done)
}

func TestALineThatIsNeverQuietIsNotTakenForSpeechForever(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 1}, spoken.Began{})
	l.listens()
	l.sounds(speech(300)) // a hum, for six seconds
	require.Contains(t, l.listens(), "Marque 1", "it tells which keys there are, since it hears a pause")
	close(l.heard)
	require.NoError(t, <-l.done)
}

func TestMachines(t *testing.T) {
	all := newTalks()
	l := hold(t, all, voices{}, spoken.Began{AnsweredBy: "voicemail"})
	require.Equal(t, "voicemail", l.next(func(a spoken.Asked) bool { return a.HangUp != nil }).HangUp.Outcome, "by the version's policy nothing is left")
	all.spec.Machine.Leave = true
	l = hold(t, all, voices{}, spoken.Began{AnsweredBy: "voicemail"})
	said := l.listens()
	require.Contains(t, said, "Banco Sol")
	require.NotContains(t, said, "deuda", "[AI-04] a machine hears nothing of a debt")
	l.next(func(a spoken.Asked) bool { return a.HangUp != nil })
}

func TestGivesTheCallToAPerson(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 1}, spoken.Began{})
	l.listens()
	l.keys("0")
	l.listens()
	got := l.next(func(a spoken.Asked) bool { return a.Transfer != nil }).Transfer
	require.Equal(t, "customer_request", got.Reason)
	require.Contains(t, got.Summary, "Identidad sin comprobar")
	l.tells(spoken.Heard{Whisper: &spoken.Person{UserID: "u1"}})
	require.Contains(t, l.listens(), "Identidad sin comprobar", "[AI-06] the colleague hears a summary first")
	l.next(func(a spoken.Asked) bool { return a.Whispered != nil })
	l.tells(spoken.Heard{Transferred: &spoken.Person{UserID: "u1"}})
	l.tells(spoken.Heard{Ended: &spoken.Ended{End: "transferred"}})
	require.NoError(t, <-l.done)
}

func TestNobodyIsFree(t *testing.T) {
	l := hold(t, newTalks(), voices{frames: 1}, spoken.Began{})
	l.listens()
	l.keys("0")
	l.listens()
	l.tells(spoken.Heard{Transferred: &spoken.Person{}})
	require.Contains(t, l.listens(), "Le llamaremos")
	require.Equal(t, "callback", l.next(func(a spoken.Asked) bool { return a.HangUp != nil }).HangUp.Outcome)
}

func TestAFailureIsNotSilent(t *testing.T) {
	all := newTalks()
	all.fail = errors.New("the database is away")
	l := hold(t, all, voices{frames: 1}, spoken.Began{})
	require.Contains(t, l.listens(), "una persona del equipo")
	require.Equal(t, "tool_failure", l.next(func(a spoken.Asked) bool { return a.Transfer != nil }).Transfer.Reason)
}

func TestNobodyKnownIsPassedOn(t *testing.T) {
	l := &line{t, make(chan httpx.Message[spoken.Heard], 1), nil, nil, nil}
	l.tells(spoken.Heard{Began: &spoken.Began{CallID: "c1"}})
	s := spoken.NewService(newTalks(), nil, voices{}, clock.System(), slog.New(slog.DiscardHandler))
	require.ErrorIs(t, s.Hold(context.Background(), l), spoken.ErrUnknown)
}
