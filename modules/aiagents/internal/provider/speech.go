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

// Start is how an ear begins.
type Start struct {
	Language string // "es", "en", "pt"
	Law      Law
}

// Event is what an ear has heard.
type Event struct {
	Kind  EventKind
	Text  string
	Usage Usage // of Final
	Err   error // of Failed
}

// EventKind is what an event is.
type EventKind string

// The events. After Failed an ear goes on with what it hears next.
const (
	Partial EventKind = "partial"
	Final   EventKind = "final"
	Failed  EventKind = "failed"
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
