// Package agent keeps the agents: what they are called, what they are for, and which of their versions talks.
package agent

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Agent is somebody who writes and speaks without being a person.
type Agent struct {
	storage.Row
	Name        string `json:"name"`
	NameKey     string `json:"-"`
	Purpose     string `json:"purpose" doc:"What it is for"`
	LiveID      string `json:"live_version_id" gorm:"column:live_version_id" doc:"Empty while none is live"`
	CanaryID    string `json:"canary_version_id" gorm:"column:canary_version_id" doc:"Version that has a share of the talks beside the live one"`
	CanaryShare int    `json:"canary_share" doc:"In hundredths"`
	BackID      string `json:"previous_version_id" gorm:"column:previous_version_id" doc:"Version that was live before, and can be again at once"`
	IsPaused    bool   `json:"is_paused" doc:"Whether it begins no talks"`
}

// TableName is the table of agents.
func (Agent) TableName() string { return "agents" }

// The refusals of agents.
var (
	ErrNotFound  = errs.New(errs.NotFound, "aiagents.agent_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "aiagents.agent_duplicate").WithField("body.name", "aiagents.agent_duplicate")
	ErrName      = errs.New(errs.Invalid, "aiagents.agent_name").WithField("body.name", "aiagents.agent_name")
	ErrTooMany   = errs.New(errs.Conflict, "aiagents.agents_too_many")
	ErrLive      = errs.New(errs.Conflict, "aiagents.agent_live")
	ErrTalked    = errs.New(errs.Conflict, "aiagents.agent_talked")
	ErrNotLive   = errs.New(errs.Conflict, "aiagents.agent_not_live")
)

// Refusals are what storage's refusals are called of an agent.
func (Agent) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Seal writes what follows from what was given. It fails with ErrName.
func (a *Agent) Seal() error {
	a.Name, a.Purpose = strings.Join(strings.Fields(a.Name), " "), strings.TrimSpace(a.Purpose)
	a.NameKey = namekey.Of(a.Name)
	if a.NameKey == "" {
		return ErrName
	}
	return nil
}
