// Package version keeps the versions of agents: written as a draft, frozen to be tested, approved by somebody else, live, retired.
package version

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Version is what an agent was, is, or is to be.
type Version struct {
	storage.Row
	AgentID     string          `json:"agent_id"`
	N           int             `json:"n" doc:"Its number among the agent's versions"`
	From        int             `json:"from_n" gorm:"column:from_n" doc:"Version that it was begun as a copy of; 0 for none"`
	State       State           `json:"state"`
	Mode        spec.Mode       `json:"mode"`
	Languages   []word.Language `json:"languages" gorm:"serializer:json"`
	Spec        *spec.Spec      `json:"spec,omitempty" gorm:"serializer:json" doc:"Absent in lists"`
	Hash        string          `json:"hash" doc:"Of what it says: the same for the same"`
	Notes       string          `json:"notes" doc:"What is new in it, as whoever wrote it says"`
	Authors     []string        `json:"authors" gorm:"serializer:json" doc:"Users who have written in it"`
	ToldBy      string          `json:"-"` // who wrote in it as the record told last, and since when
	ToldAt      *time.Time      `json:"-"`
	SubmittedBy string          `json:"submitted_by"`
	SubmittedAt *time.Time      `json:"submitted_at"`
	TestedRunID string          `json:"tested_run_id" doc:"Run of the suites that it has passed"`
	ApprovedBy  string          `json:"approved_by"`
	ApprovedAt  *time.Time      `json:"approved_at"`
	LiveBy      string          `json:"live_by"`
	LiveAt      *time.Time      `json:"live_at"`
	RetiredBy   string          `json:"retired_by"`
	RetiredAt   *time.Time      `json:"retired_at"`
}

// TableName is the table of versions.
func (Version) TableName() string { return "agent_versions" }

// State is where a version stands.
type State string

// The states.
const (
	Draft    State = "draft"
	Testing  State = "testing"
	Approved State = "approved"
	Live     State = "live"
	Retired  State = "retired"
)

// Enum are all of them.
func (State) Enum() []State { return []State{Draft, Testing, Approved, Live, Retired} }

// The refusals of versions.
var (
	ErrNotFound  = errs.New(errs.NotFound, "aiagents.version_not_found")
	ErrDraft     = errs.New(errs.Conflict, "aiagents.version_draft_there")
	ErrTooMany   = errs.New(errs.Conflict, "aiagents.versions_too_many")
	ErrFrozen    = errs.New(errs.Conflict, "aiagents.version_frozen")
	ErrState     = errs.New(errs.Conflict, "aiagents.version_state")
	ErrFaults    = errs.New(errs.Invalid, "aiagents.version_faults")
	ErrUntested  = errs.New(errs.Conflict, "aiagents.version_untested")
	ErrOwn       = errs.New(errs.Forbidden, "aiagents.version_own")
	ErrNoWayBack = errs.New(errs.Conflict, "aiagents.version_no_way_back")
	ErrCanary    = errs.New(errs.Conflict, "aiagents.version_canary")
)

// Refusals are what storage's refusals are called of a version.
func (Version) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDraft}
}

// hashOf is the same for what says the same.
func hashOf(s spec.Spec) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // nothing in it refuses to be written
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}
