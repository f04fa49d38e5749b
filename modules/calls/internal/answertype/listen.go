package answertype

import "time"

// Kind is who, or what, has answered.
type Kind string

// The kinds.
const (
	Human     Kind = "human"
	Voicemail Kind = "voicemail"
	IVR       Kind = "ivr"
	Screening Kind = "screening"
	Fax       Kind = "fax"
	Unknown   Kind = "unknown"
)

// Verdict is what is believed, how surely in percent, how long after the answer, and whether whoever it is has said what they say: a machine
// has beeped or fallen silent, a person waits.
type Verdict struct {
	Kind      Kind
	Certainty int
	At        time.Duration
	Ended     bool
}

// Listener hears one line from its answer on. What it believes may change: a greeting that sounded like a person's goes on for too long, a
// machine's ends with a beep.
type Listener struct {
	waiting []int16
	voice   *voice
	tones   tones
	now     Verdict
	beeped  bool
}

// New hears a line that has just been answered.
func New() *Listener { return &Listener{voice: newVoice()} }

// How long somebody speaks who is no person; how long nobody speaks before it is given up; how long a machine waits that asks who calls; after
// how long it is a menu; and how soon after we took somebody for a person their words may still tell that they are none: later on they talk
// with one of ours.
const (
	monologue   = 3400 * time.Millisecond
	nobodyThere = 4 * time.Second
	asking      = 2200 * time.Millisecond
	rambling    = 14 * time.Second
	doubt       = time.Second
)

// How long a silence tells that somebody waits for an answer: after a word or two hardly any, since machines say more than that; after
// longer words, longer than machines pause between sentences.
const (
	fewWords  = 700 * time.Millisecond
	expectant = 260 * time.Millisecond
	certain   = 600 * time.Millisecond
)

func expected(words time.Duration) time.Duration {
	return min(certain, max(expectant, expectant+2*(words-fewWords)))
}

// Hear takes the next sound of the line; news is true when what is believed has changed.
func (l *Listener) Hear(samples []int16) (v Verdict, news bool) {
	l.waiting = append(l.waiting, samples...)
	before := l.now
	for len(l.waiting) >= stepSamples {
		l.voice.hear(l.waiting[:stepSamples])
		l.tones.hear(l.waiting[:stepSamples])
		l.waiting = append(l.waiting[:0], l.waiting[stepSamples:]...)
		l.judge()
	}
	return l.now, l.now != before
}

// Beeped tells whether a voicemail has asked to speak.
func (l *Listener) Beeped() bool { return l.beeped }

func (l *Listener) believe(k Kind, certainty int) {
	if l.now.Kind != k {
		l.now = Verdict{Kind: k, Certainty: certainty, At: l.voice.at, Ended: k != Voicemail && k != IVR}
	}
}

// judge believes what is heard so far.
func (l *Listener) judge() {
	v := l.voice
	if l.now.Kind == Fax {
		return // it says nothing else
	}
	if l.tones.fax(v.first) {
		l.believe(Fax, 98)
		return
	}
	if tone, ok := l.tones.beep(max(0, v.first)); ok && l.machine(tone.begun) && !l.beeped && v.at-tone.ended > 150*time.Millisecond {
		l.beeped = true
		l.now = Verdict{Kind: Voicemail, Certainty: 97, At: v.at, Ended: true}
		return
	}
	switch {
	case l.beeped:
	case v.stretch() >= monologue:
		if l.now.Kind == "" || l.now.Kind == Human && v.at-v.stretch() < l.now.At+doubt {
			l.believe(Voicemail, 70)
		}
	case l.now.Kind == "" && l.greeted():
		l.believe(Human, certaintyOf(v.words()))
	case l.now.Kind == "" && v.first < 0 && v.at >= nobodyThere:
		l.believe(Unknown, 50)
	case l.now.Kind == Voicemail && !v.speaking && v.silence() >= asking:
		l.believe(Screening, 65)
	case l.now.Kind == Voicemail && v.at >= rambling:
		l.believe(IVR, 60)
	case l.now.Kind == IVR && !v.speaking && v.silence() >= asking:
		l.now.Ended = true
	}
}

// machine tells whether a tone would be a machine's: of one, or, where it stands alone after words, of what nobody has answered yet.
func (l *Listener) machine(tone time.Duration) bool {
	switch l.now.Kind {
	case "":
		return l.voice.alone(tone) && !l.tones.fill(l.voice.first, tone)
	case Human:
		return l.voice.alone(tone) && tone < l.now.At+doubt
	default:
		return l.now.Kind != Unknown
	}
}

// greeted tells that somebody has said something and waits for an answer.
func (l *Listener) greeted() bool {
	v := l.voice
	return v.first >= 0 && v.words() > 0 && v.silence() >= expected(v.words()) && !l.tones.fill(v.begun, v.at-v.silence())
}

// certaintyOf is how sure we are that so many words were a person's, in percent.
func certaintyOf(words time.Duration) int {
	switch {
	case words <= fewWords:
		return 92
	case words <= 2*time.Second:
		return 80
	}
	return 65
}

// Early hears a line before it is answered.
type Early struct{ tones tones }

// Tone is what the exchange says by a tone.
type Tone string

// The tones.
const (
	NoTone  Tone = ""
	Busy    Tone = "busy"
	Special Tone = "special" // the number is out of service, or is none
)

// Hear takes the next sound, and tells what the exchange says.
func (e *Early) Hear(samples []int16) Tone {
	e.tones.hear(samples)
	switch {
	case e.tones.special():
		return Special
	case e.tones.busy():
		return Busy
	}
	return NoTone
}
