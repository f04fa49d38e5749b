package version

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// by is who does something, and when.
type by struct {
	user string
	at   time.Time
}

// first is the version that an agent begins with. Nobody has written it: it comes with the product.
func first(agentID string, b spec.Begun) Version {
	v := Version{AgentID: agentID, N: 1, State: Draft, Authors: []string{}}
	v.says(spec.Guided().For(b))
	return v
}

// draft is a copy of a version, by whoever begins it.
func draft(of Version, n int, who by) Version {
	v := Version{AgentID: of.AgentID, N: n, From: of.N, State: Draft, Authors: []string{who.user}}
	v.says(*of.Spec)
	return v
}

// write writes what a draft says. It fails with ErrFrozen on any other version.
func (v *Version) write(s spec.Spec, who by) error {
	if v.State != Draft {
		return ErrFrozen
	}
	v.says(s)
	if !slices.Contains(v.Authors, who.user) {
		v.Authors = append(v.Authors, who.user)
	}
	return nil
}

func (v *Version) says(s spec.Spec) {
	s = s.Whole()
	v.Spec, v.Hash, v.Mode, v.Languages = &s, hashOf(s), s.Mode, s.Languages
}

// submit freezes a draft, so that what is tested is what goes live. It fails with ErrState, and with ErrFaults naming each.
func (v *Version) submit(who by) error {
	if v.State != Draft {
		return ErrState
	}
	if err := refusal(spec.Check(*v.Spec)); err != nil {
		return err
	}
	v.State, v.SubmittedBy, v.SubmittedAt = Testing, who.user, &who.at
	return nil
}

// approve answers for a version that has passed a run of its suites. Nobody approves what they alone have written.
func (v *Version) approve(runID string, passed bool, who by) error {
	switch {
	case v.State != Testing:
		return ErrState
	case !passed || runID == "":
		return ErrUntested
	case len(v.Authors) == 1 && v.Authors[0] == who.user:
		return ErrOwn
	}
	v.State, v.TestedRunID, v.ApprovedBy, v.ApprovedAt = Approved, runID, who.user, &who.at
	return nil
}

func (v *Version) live(who by) {
	v.State, v.LiveBy, v.LiveAt, v.RetiredBy, v.RetiredAt = Live, who.user, &who.at, "", nil
}

func (v *Version) retired(who by) { v.State, v.RetiredBy, v.RetiredAt = Retired, who.user, &who.at }
