package answertype

import "time"

// tone is a tone that goes on, or has ended.
type tone struct {
	hertz float64
	begun time.Duration
	ended time.Duration
	noise int // windows of other sound before it, since the last
}

func (t tone) length() time.Duration { return t.ended - t.begun }

func (t tone) near(hertz, off float64) bool { return t.hertz >= hertz-off && t.hertz <= hertz+off }

// tones follow the single tones, and the pair of the North American busy signal, in what is heard.
type tones struct {
	waiting []int16
	at      time.Duration
	on      bool
	current tone
	past    []tone // those that have ended, the latest last
	noise   int    // windows of sound that was no tone, since the last
}

// How pure a tone is at least, how loud, how short it may be, and how much its frequency may waver.
const (
	purest   = 0.80
	quietest = 150 // mean amplitude
	shortest = 90 * time.Millisecond
	wavering = 30.0
	between  = 4                      // windows at most that hold the end of one tone or the begin of the next
	beeping  = 180 * time.Millisecond // the shortest beep: voices hold a note for less
	dual     = 550.0                  // stands for 480 and 620 Hz together
	lowest   = 350.0                  // of the tones of exchanges and machines
)

const hop = window / 2

func (t *tones) hear(samples []int16) {
	t.waiting = append(t.waiting, samples...)
	for len(t.waiting) >= window {
		t.look(t.waiting[:window])
		t.waiting = append(t.waiting[:0], t.waiting[hop:]...)
		t.at += hop * time.Second / 8000
	}
}

func (t *tones) look(samples []int16) {
	hertz, silent := pitch(samples)
	same := hertz > 0 && t.on && hertz >= t.current.hertz-wavering && hertz <= t.current.hertz+wavering
	end := t.at + window*time.Second/8000
	switch {
	case same:
		t.current.ended = end
		return
	case t.on && t.current.length() >= shortest:
		t.past = append(t.past, t.current)
	}
	if t.on = hertz > 0; t.on {
		t.current, t.noise = tone{hertz, t.at, end, t.noise}, 0
	} else if !silent {
		t.noise++
	}
}

// pitch is the frequency of a pure tone in Hz; 0 where there is none. It tells of silence, too.
func pitch(samples []int16) (hertz float64, silent bool) {
	sum := 0
	for _, v := range samples {
		sum += max(int(v), -int(v))
	}
	if sum/len(samples) < quietest {
		return 0, true
	}
	s := of(samples)
	if share, hertz := s.pure(); share >= purest {
		return hertz, false
	}
	if s.pair(480, 620) >= purest {
		return dual, false
	}
	return 0, false
}

// latest is the tone that goes on, or the last that has ended; ok is false for none.
func (t *tones) latest() (tone, bool) {
	if t.on && t.current.length() >= shortest {
		return t.current, true
	}
	if len(t.past) > 0 {
		return t.past[len(t.past)-1], true
	}
	return tone{}, false
}

// fill tells whether what was heard between two moments was tones of an exchange for the most part, and no voice.
func (t *tones) fill(from, to time.Duration) bool {
	all, sum := t.past, time.Duration(0)
	if t.on {
		all = append(all[:len(all):len(all)], t.current)
	}
	for _, each := range all {
		if each.hertz >= lowest {
			sum += max(0, min(to, each.ended)-max(from, each.begun))
		}
	}
	return 2*sum >= to-from
}

// fax tells that a fax answers: its calling tone (ITU-T T.30), which behind words that began at a moment is a beep, or its answer.
func (t *tones) fax(words time.Duration) bool {
	last, ok := t.latest()
	calls := ok && last.near(1100, 40) && last.length() >= 350*time.Millisecond && (words < 0 || words >= last.begun-window*time.Second/8000 || t.fill(words, last.begun))
	return calls || ok && last.near(2100, 40) && last.length() >= 700*time.Millisecond
}

// beep tells that a voicemail has asked to speak since a moment: one tone, and then nothing.
func (t *tones) beep(since time.Duration) (tone, bool) {
	if len(t.past) == 0 || t.on {
		return tone{}, false
	}
	last := t.past[len(t.past)-1]
	ok := last.begun >= since && last.hertz >= lowest && last.hertz <= 2500 && last.length() >= beeping && last.length() <= 1500*time.Millisecond
	return last, ok
}

// busy tells that the exchange says that a line is taken: the same tone three times, each as long as the others, with as long a silence
// between. The music that some telephones ring with is not as regular.
func (t *tones) busy() bool {
	if len(t.past) < 3 {
		return false
	}
	last := t.past[len(t.past)-3:]
	for n, each := range last {
		if each.hertz < 380 || each.hertz > 640 || each.length() < 150*time.Millisecond || each.length() > 800*time.Millisecond ||
			!last[0].near(each.hertz, wavering) || !alike(each.length(), last[0].length()) || n > 0 && each.noise > between {
			return false
		}
	}
	first, second := last[1].begun-last[0].ended, last[2].begun-last[1].ended
	return first >= 80*time.Millisecond && first <= 900*time.Millisecond && alike(first, second)
}

// alike tells whether two times are as long, as far as windows of sound can tell.
func alike(a, b time.Duration) bool { return a-b <= 80*time.Millisecond && b-a <= 80*time.Millisecond }

// special tells that the exchange gives its special information tone: three tones, each higher than the one before (ITU-T E.180).
func (t *tones) special() bool {
	all := t.past
	if t.on && t.current.length() >= 2*shortest {
		all = append(all[:len(all):len(all)], t.current)
	}
	if len(all) < 3 {
		return false
	}
	last := all[len(all)-3:]
	return last[0].near(950, 60) && last[1].near(1400, 60) && last[2].near(1800, 60) && last[2].begun-last[0].ended < time.Second
}
