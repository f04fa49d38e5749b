// Package recording keeps what was said on calls: sealed on the disk while a call goes on, and afterwards as a file of the call.
package recording

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Recording is what was said on one call: a WAV file of two voices, theirs left, ours right.
type Recording struct {
	storage.Row
	CallID    string      `json:"call_id"`
	UserID    string      `json:"-"` // who spoke for us
	Kind      Kind        `json:"kind"`
	Status    Status      `json:"status"`
	Law       audio.Law   `json:"-"`
	SpoolKey  sealed.Text `json:"-"`
	LengthMS  int64       `json:"length_ms" gorm:"column:length_ms"`
	Pauses    []Pause     `json:"pauses" gorm:"serializer:json" doc:"What was left out"`
	Announced bool        `json:"announced" doc:"Who was called, or called, was told of the recording"`
	Peaks     *tape.Peaks `json:"peaks,omitempty" gorm:"serializer:json" doc:"How loud each voice is over time, for a picture of it; none until it is kept"`
	FileID    string      `json:"file_id" doc:"Empty until it is kept, and once its time is over"`
	HeldAt    *time.Time  `json:"held_at" gorm:"-" doc:"Since when it is held for a legal matter: no time of keeping removes it"`
	HeldBy    string      `json:"held_by" gorm:"-"`
	// HoldReason is for people alone: the record of what happened does not have it, for it may name somebody.
	HoldReason string `json:"hold_reason" doc:"Why it is held; untold to whoever hears own calls alone"`
}

// TableName is the table of recordings.
func (Recording) TableName() string { return "recordings" }

// Kind is what was recorded.
type Kind string

// The kinds.
const (
	Conversation Kind = "conversation"
	Message      Kind = "voicemail" // left by who called
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Conversation, Message} }

// Status is the state of a recording.
type Status string

// The states: going → kept; what cannot be read again is lost.
const (
	Going Status = "going"
	Kept  Status = "kept"
	Lost  Status = "lost"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Going, Kept, Lost} }

// Pause is a stretch that was left out.
type Pause struct {
	FromMS int64  `json:"from_ms"`
	ToMS   int64  `json:"to_ms" doc:"0 while it lasts"`
	Why    string `json:"why" enum:"card,asked" doc:"A field for card data had the focus, or somebody asked for it"`
}

// pause begins a stretch that is left out, or ends it; it is false where nothing changes.
func (r *Recording) pause(on bool, at int64, why string) bool {
	last := len(r.Pauses) - 1
	open := last >= 0 && r.Pauses[last].ToMS == 0
	switch {
	case on == open:
		return false
	case on:
		r.Pauses = append(r.Pauses, Pause{FromMS: at, Why: why})
	default:
		r.Pauses[last].ToMS = at
	}
	return true
}

// The refusals of recordings.
var (
	ErrNotFound = errs.New(errs.NotFound, "calls.recording_not_found")
	ErrReason   = errs.New(errs.Invalid, "calls.hold_reason").WithField("body.reason", "calls.hold_reason")
)

// Refusals are what storage's refusals are called here.
func (Recording) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// spoolPlace is where the key of a tape stands.
func spoolPlace(id string) sealed.Place {
	return sealed.Place{Table: "recordings", Column: "spool_key", Row: id}
}
