package spoken_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// listening is a call that has a session, and whose agent speaks its first words.
func listening(t *testing.T, change func(*talks), whole provider.Transcriber, hears realtimedouble.Hears) (*line, *talks, *ears) {
	t.Helper()
	all := newTalks()
	all.spec.Turns.InterruptMS = 3000 // so that words alone interrupt
	if change != nil {
		change(all)
	}
	e := newEars(t, realtimedouble.New(t, hears), whole)
	l := hold(t, all, e, spoken.Began{})
	<-l.said
	<-e.opened
	return l, all, e
}

// ends is that they have hung up.
func (l *line) ends() {
	l.t.Helper()
	close(l.heard)
	require.NoError(l.t, <-l.done)
}

// answers waits until the agent answers what they have said.
func (l *line) answers(all *talks, text string) {
	l.t.Helper()
	require.Equal(l.t, text, (<-all.heard).Text)
}

func TestWordsInterrupt(t *testing.T) {
	t.Run("[AI-06] whoever says more than that they listen is not spoken over", func(t *testing.T) {
		l, all, _ := listening(t, nil, nil, realtimedouble.Says("no me llame más"))
		require.True(t, (<-all.heard).Hears)
		l.sounds(speech(realtimedouble.Pace))
		l.next(func(a spoken.Asked) bool { return a.Clear != nil })
		l.sounds(quiet(60))
		l.answers(all, "no me llame más")
		l.ends()
	})
	t.Run("[AI-06] whoever only shows that they listen is", func(t *testing.T) {
		l, all, e := listening(t, func(all *talks) { all.spec.Turns.InterruptMS = 400 }, nil, realtimedouble.Says("ajá, ", "sí, sí"))
		<-all.heard
		l.sounds(speech(2 * realtimedouble.Pace))
		<-e.seen
		<-e.seen
		l.sounds(speech(30))
		l.sounds(quiet(60))
		require.Equal(t, provider.Final, (<-e.seen).Kind)
		l.listens()
		require.Empty(t, all.heard, "it is no answer either")
		l.ends()
	})
	t.Run("what a listener's word has broken off is said anew", func(t *testing.T) {
		l, all, e := listening(t, func(all *talks) { all.spec.Turns.InterruptMS = 60 }, nil, realtimedouble.InTurn(realtimedouble.Utterance{Parts: []string{"claro"}}))
		<-all.heard
		l.sounds(speech(4))
		l.next(func(a spoken.Asked) bool { return a.Clear != nil })
		for len(l.said) > 0 {
			<-l.said
		}
		l.sounds(quiet(60))
		<-e.seen
		<-e.seen
		require.Contains(t, l.listens(), "un programa automático")
		l.ends()
	})
}

func TestWhoAsksForAMomentHasIt(t *testing.T) { // [AI-06]
	l, all, e := listening(t, func(all *talks) { all.spec.Turns.WaitMS, all.spec.Turns.ThinkMS = 200, 400 }, nil,
		realtimedouble.InTurn(realtimedouble.Utterance{Parts: []string{"a ver"}}, realtimedouble.Utterance{Parts: []string{"puedo pagar, ", "un momento"}}))
	<-all.heard
	l.listens()
	l.sounds(speech(10))
	<-e.seen
	l.sounds(quiet(41)) // twice of what one has to think
	require.Equal(t, provider.Final, (<-e.seen).Kind)
	require.Empty(t, all.heard, "words that ask for a moment are no answer")
	l.sounds(speech(10))
	<-e.seen
	<-e.seen
	l.sounds(quiet(39))
	require.Empty(t, e.seen, "they are not at the end of what they say")
	l.sounds(quiet(2))
	l.answers(all, "puedo pagar, un momento")
	l.ends()
}

func TestASessionThatIsLost(t *testing.T) { // [AI-02]
	breaks := realtimedouble.InTurn(realtimedouble.Utterance{Parts: []string{"puedo ", "pagar"}, Fault: script.BrokenOff}, realtimedouble.Utterance{Parts: []string{"el viernes"}})
	t.Run("what they were saying is heard as a whole, and what follows by another session", func(t *testing.T) {
		l, all, e := listening(t, nil, writer{"puedo pagar"}, breaks)
		<-all.heard
		l.sounds(speech(realtimedouble.Pace))
		l.next(func(a spoken.Asked) bool { return a.Clear != nil })
		<-e.opened
		l.sounds(speech(20))
		l.sounds(quiet(60))
		heard := <-all.heard
		require.Equal(t, "puedo pagar", heard.Text)
		require.Positive(t, heard.Heard.Micros, "what that costs is counted with the turn")
		l.sounds(speech(20))
		l.sounds(quiet(200))
		l.answers(all, "el viernes")
		l.ends()
	})
	t.Run("where there is nothing else they hear which keys there are", func(t *testing.T) {
		l, all, e := listening(t, nil, nil, breaks)
		<-all.heard
		said := l.listens()
		l.sounds(speech(30))
		<-e.opened
		l.sounds(speech(40))
		l.sounds(quiet(60))
		require.Contains(t, said, l.listens(), "the question once more")
		l.ends()
	})
	t.Run("an utterance that fails is heard as a whole", func(t *testing.T) {
		l, all, _ := listening(t, nil, writer{"hola"}, realtimedouble.InTurn(realtimedouble.Utterance{Fault: script.FailsAmid}))
		<-all.heard
		l.sounds(speech(20))
		l.sounds(quiet(60))
		l.answers(all, "hola")
		l.ends()
	})
	t.Run("so is one that takes too long", func(t *testing.T) {
		t.Parallel()
		l, all, _ := listening(t, nil, writer{"hola"}, realtimedouble.InTurn(realtimedouble.Utterance{Fault: script.Silent}))
		<-all.heard
		l.sounds(speech(20))
		l.sounds(quiet(60))
		l.answers(all, "hola")
		l.ends()
	})
	t.Run("so do they where none opens", func(t *testing.T) {
		all := newTalks()
		d := realtimedouble.New(t, nil)
		d.Close()
		l := hold(t, all, newEars(t, d, nil), spoken.Began{})
		said := l.listens()
		l.sounds(speech(60))
		l.sounds(quiet(60))
		require.Contains(t, said, l.listens())
		l.ends()
	})
}

func TestWhereTheBudgetIsSpentNoProviderHears(t *testing.T) { // [AI-13]
	all := newTalks()
	all.poor = true
	d := realtimedouble.New(t, realtimedouble.Says("hola"))
	l := hold(t, all, newEars(t, d, writer{"hola"}), spoken.Began{})
	l.listens()
	require.False(t, (<-all.heard).Hears)
	l.ends()
	require.Zero(t, d.Sessions())
}

func TestABudgetThatIsSpentAmidACall(t *testing.T) { // [AI-13]
	l, all, _ := listening(t, nil, writer{"hola"}, realtimedouble.Says("sí, soy yo"))
	require.True(t, (<-all.heard).Hears)
	l.listens()
	all.poor = true
	l.sounds(speech(20))
	l.sounds(quiet(60))
	l.answers(all, "sí, soy yo")
	said := l.listens()
	l.sounds(speech(60))
	l.sounds(quiet(60))
	require.Contains(t, said, l.listens(), "from then on keys are asked for")
	l.keys("1")
	require.False(t, (<-all.heard).Hears)
	l.ends()
}

func TestWhatIsSaidOnceTheTalkIsOverGoesNowhere(t *testing.T) { // [AI-10] [AI-13]
	all := newTalks()
	d := realtimedouble.New(t, realtimedouble.InTurn(realtimedouble.Utterance{}))
	e := newEars(t, d, nil)
	l := hold(t, all, e, spoken.Began{})
	<-l.said
	<-e.opened
	l.sounds(speech(10))
	close(all.stop)
	l.next(func(a spoken.Asked) bool { return a.Transfer != nil })
	l.sounds(speech(100)) // to a colleague
	l.sounds(quiet(60))
	l.tells(spoken.Heard{Ended: &spoken.Ended{}})
	require.NoError(t, <-l.done)
	require.LessOrEqual(t, len(d.Log.All()), 1+10, "the session, and a frame each of what was said before")
}

func TestWhoGoesOverToAnotherLanguageIsHeardInIt(t *testing.T) { // [AI-06]
	l, all, e := listening(t, nil, nil, realtimedouble.Says("could we speak English"))
	all.over = word.EN
	<-all.heard
	l.listens()
	l.sounds(speech(20))
	l.sounds(quiet(60))
	l.answers(all, "could we speak English")
	<-e.opened
	require.Equal(t, []string{"es", "en"}, e.languages)
	l.ends()
}
