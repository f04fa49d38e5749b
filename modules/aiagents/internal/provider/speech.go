package provider

import (
	"context"
	"encoding/json"
	"iter"
	"time"
)

// Law is how sound is written on a telephone line: 8000 samples a second, a byte each.
type Law string

// The laws of G.711.
const (
	PCMU Law = "pcmu"
	PCMA Law = "pcma"
)

// The sound of a line.
const (
	Rate  = 8000                  // samples, which are bytes, a second
	Frame = 160                   // bytes of a frame
	Tick  = 20 * time.Millisecond // that a frame lasts
)

// Realtime is a model that hears and speaks.
type Realtime interface {
	// Open begins a session, which ends with ctx at the latest.
	Open(ctx context.Context, s Start) (Session, error)
}

// Start is how a session, or an ear, begins.
type Start struct {
	Instructions string
	Voice        string // as the provider names it; empty for its own
	Language     string // "es", "en", "pt"
	Law          Law
	Tools        []Tool
	TurnTaking   TurnTaking
}

// TurnTaking is when the model takes its turn. Zeros are the provider's own.
type TurnTaking struct {
	Wait      time.Duration // of silence until it is their turn to be answered
	Threshold float64       // 0–1: how loud a sound must be to be speech
	Manual    bool          // the model speaks only when it is told
}

// Session is one talk by sound. Its methods are safe for concurrent use.
type Session interface {
	Hear(frame []byte) error // sound of the other side, by the law of the start
	Events() <-chan Event    // closed when the session has ended; they must be taken
	Answer(callID, result string) error
	Tell(instructions string) error // has the model speak, by these words above those of the start
	// Interrupt has the model fall silent: so much of what it said last was heard.
	Interrupt(playedMS int) error
	Close() error
}

// Event is something that happened in a session, or that an ear has heard.
type Event struct {
	Kind  EventKind
	Audio []byte // of Spoken
	Text  string // of Heard, Said, Partial and Final
	Call  Call   // of Called
	Usage Usage  // of TurnDone and Final
	Stop  Stop   // of TurnDone
	Err   error  // of Failed
}

// EventKind is what an event is.
type EventKind string

// The events. After Failed nothing comes of a session; an ear goes on with what it hears next.
const (
	Spoken        EventKind = "audio"
	Heard         EventKind = "heard" // what the other side has said, whole
	Said          EventKind = "said"  // what the model says, as it comes
	SpeechStarted EventKind = "speech_started"
	SpeechEnded   EventKind = "speech_ended"
	Called        EventKind = "call"
	TurnDone      EventKind = "turn_done"
	Partial       EventKind = "partial"
	Final         EventKind = "final"
	Failed        EventKind = "failed"
)

// Transcriber writes down what is said.
type Transcriber interface {
	// Listen writes while it hears; it ends with ctx at the latest.
	Listen(ctx context.Context, s Start) (Ear, error)
	// Transcribe writes down a whole utterance, a WAV file.
	Transcribe(ctx context.Context, wav []byte, language string) (Transcript, error)
}

// Ear hears one side of a line.
type Ear interface {
	Hear(frame []byte) error
	Done() error          // what was heard is one utterance: it is written down now
	Events() <-chan Event // Partial, Final, Failed; closed when the ear is
	Close() error
}

// Transcript is an utterance in writing.
type Transcript struct {
	Text     string
	Language string          // as it was recognised; empty where the provider does not say
	Raw      json.RawMessage // nil where it has no more to say
	Usage    Usage
}

// Speaker says what is written.
type Speaker interface {
	Speak(ctx context.Context, w Words) (Speech, error)
}

// Words are to be said.
type Words struct {
	Text     string
	Language string
	Voice    string
	Speed    float64 // 1 as people speak; 0 for that
	Law      Law
}

// Speech is what is said, in frames as a line takes them. All is read once, and to its end or until the reader has enough.
type Speech struct {
	Frames iter.Seq2[[]byte, error] // the last is filled up with silence
	Usage  Usage
}
