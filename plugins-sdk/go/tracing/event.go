// Package tracing keeps the record of who did what: written in the transaction of the change, never edited, and linked into
// one hash chain per tenant, so that a line that was changed, removed or slipped in is found.
package tracing

import (
	"encoding/hex"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Entry is what a use case says of a change. Personal fields do not belong into it: ids, names of fields, amounts.
type Entry struct {
	Name        string // "module.record.revealed": module, aggregate, what happened
	SubjectType string // "record"
	SubjectID   string
	ParentID    string // the event that caused this one; empty if none
	Payload     any    // encoded as JSON, at most 64 KiB
}

// Event is one line of the record.
type Event struct {
	TenantID    string    `gorm:"primaryKey" json:"-"`
	ID          string    `gorm:"primaryKey" json:"id"`
	At          time.Time `gorm:"column:created_at" json:"at"` // UTC, microseconds
	Module      string    `json:"module"`
	Name        string    `json:"name"`
	ActorKind   string    `json:"actor_kind"` // user, visitor, apikey, module, hook or system
	ActorRole   string    `json:"actor_role"`
	ActorID     string    `json:"actor_id"`
	ActorName   string    `json:"actor_name"`
	SubjectType string    `json:"subject_type"`
	SubjectID   string    `json:"subject_id"`
	ParentID    string    `json:"parent_id,omitempty"`
	TraceID     string    `json:"trace_id,omitempty"`
	RequestID   string    `json:"request_id,omitempty"`
	Payload     JSONText  `json:"payload"`
	Seq         *int64    `json:"seq"` // place in the chain, from 1; nil until linked, within a second
	PrevHash    Hash      `json:"prev_hash,omitempty"`
	Hash        Hash      `json:"hash,omitempty"` // SHA-256 over PrevHash and the line
}

// TableName is where the record is kept in a module's database.
func (Event) TableName() string { return "tracing_events" }

// ErrPayloadTooLarge refuses an entry that says too much.
var ErrPayloadTooLarge = errs.New(errs.Internal, "tracing.payload_too_large")

const largestPayload = 64 << 10

// JSONText is JSON kept as the very text that was hashed; a database must not rewrite it.
type JSONText string

// Schema documents whatever the text holds.
func (JSONText) Schema(huma.Registry) *huma.Schema { return &huma.Schema{} }

// MarshalJSON is the text itself.
func (t JSONText) MarshalJSON() ([]byte, error) {
	if t == "" {
		return []byte("null"), nil
	}
	return []byte(t), nil
}

// UnmarshalJSON keeps the text as it came.
func (t *JSONText) UnmarshalJSON(text []byte) error {
	*t = JSONText(text)
	return nil
}

// Hash is the SHA-256 of a line; hex in JSON.
//
//sdk:host
type Hash []byte

// MarshalText is the hash in hex.
func (h Hash) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(h)), nil }

// UnmarshalText reads hex.
func (h *Hash) UnmarshalText(text []byte) (err error) {
	*h, err = hex.DecodeString(string(text))
	return err
}
