package spoken

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// ear tells speech from silence on a line, frame by frame. It learns how loud the line is by itself.
type ear struct {
	law    audio.Law
	floor  float64 // how loud the line is when nobody speaks
	loud   int     // frames of speech in a row
	quiet  int     // frames of silence in a row
	spoken int     // frames of speech of the utterance that goes on; 0 for none
	sound  []byte  // of the utterance, with what was just before it
	before []byte
	seen   int     // frames since it was looked last how quiet the line gets
	lowest float64 // level of the quietest of them
}

const (
	tick    = audio.Frame * time.Second / audio.Rate
	onset   = 3       // frames in a row that are speech, not a click
	least   = 250.0   // linear level below which nothing is speech
	above   = 3.0     // times the floor that speech is at least
	slow    = 0.02    // share of a frame that the floor takes over
	earlier = 10      // frames before the onset that belong to what is said
	longest = 30 * 50 // frames of one utterance
	window  = 2 * 50  // frames in which whoever speaks falls silent at least once, for a breath or a stop
)

// news is what a frame brought.
type news int

const (
	nothing  news = iota
	started       // they began to speak
	speaking      // they go on
	paused        // they are quiet, after they spoke
)

func newEar(law audio.Law) *ear { return &ear{law: law, floor: least / above} }

// hear takes a frame.
func (e *ear) hear(frame []byte) news {
	if e.isSpeech(frame) {
		return e.speech(frame)
	}
	return e.silence(frame)
}

func (e *ear) speech(frame []byte) news {
	e.loud, e.quiet = e.loud+1, 0
	if e.spoken > 0 {
		e.spoken++
		e.keep(frame)
		return speaking
	}
	e.before = append(e.before, frame...)
	if e.loud < onset {
		return nothing
	}
	e.spoken, e.sound, e.before = e.loud, append(e.sound[:0], e.before...), nil
	return started
}

func (e *ear) silence(frame []byte) news {
	e.loud, e.quiet = 0, e.quiet+1
	if e.spoken > 0 {
		e.keep(frame)
		return paused
	}
	e.before = append(e.before, frame...)
	if most := earlier * audio.Frame; len(e.before) > most {
		e.before = e.before[len(e.before)-most:]
	}
	return nothing
}

func (e *ear) keep(frame []byte) {
	if len(e.sound) < longest*audio.Frame {
		e.sound = append(e.sound, frame...)
	}
}

// pause is how long they have been quiet.
func (e *ear) pause() time.Duration { return time.Duration(e.quiet) * tick }

// said is how long they have spoken.
func (e *ear) said() time.Duration { return time.Duration(e.spoken) * tick }

// take is the sound of what they said; the ear listens for the next.
func (e *ear) take() []byte {
	sound := append([]byte{}, e.sound...)
	e.spoken, e.loud, e.quiet, e.sound, e.before = 0, 0, 0, e.sound[:0], nil
	return sound
}

// isSpeech tells whether a frame is louder than the line.
func (e *ear) isSpeech(frame []byte) bool {
	level := 0.0
	for _, b := range frame {
		if s := float64(e.law.Sample(b)); s < 0 {
			level -= s
		} else {
			level += s
		}
	}
	if len(frame) > 0 {
		level /= float64(len(frame))
	}
	e.rise(level)
	if level > least && level > e.floor*above {
		return true
	}
	e.floor += (level - e.floor) * slow
	return false
}

// rise follows a line on which it is never quiet: as loud as it is at its quietest, nobody speaks.
func (e *ear) rise(level float64) {
	if e.seen++; e.seen == 1 || level < e.lowest {
		e.lowest = level
	}
	if e.seen == window {
		e.floor, e.seen = max(e.floor, e.lowest), 0
	}
}
