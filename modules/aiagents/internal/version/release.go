package version

import "github.com/recobro/recobro/modules/aiagents/internal/agent"

// release is an agent with those of its versions that its moves may touch, by their ids.
type release struct {
	agent    *agent.Agent
	versions map[string]*Version
}

// publish has an approved version talk: with everybody, or with a share of them beside the one that is live.
func (r release) publish(v *Version, share int, who by) error {
	if v.State != Approved {
		return ErrState
	}
	if share > 0 && r.agent.LiveID == "" {
		return ErrCanary
	}
	if share > 0 {
		r.agent.CanaryID, r.agent.CanaryShare = v.ID, share
		return nil
	}
	r.agent.BackID = r.agent.LiveID
	if before := r.versions[r.agent.LiveID]; before != nil {
		before.retired(who)
	}
	v.live(who)
	r.agent.LiveID, r.agent.CanaryID, r.agent.CanaryShare = v.ID, "", 0
	return nil
}

// back undoes what went live last, at once: a share, else the live version itself, for the one before it. It gives the version that talks now.
func (r release) back(who by) (*Version, error) {
	if canary := r.versions[r.agent.CanaryID]; canary != nil {
		canary.retired(who)
		r.agent.CanaryID, r.agent.CanaryShare = "", 0
		return r.versions[r.agent.LiveID], nil
	}
	before := r.versions[r.agent.BackID]
	if before == nil {
		return nil, ErrNoWayBack
	}
	if now := r.versions[r.agent.LiveID]; now != nil {
		now.retired(who)
	}
	before.live(who)
	r.agent.LiveID, r.agent.BackID = before.ID, ""
	return before, nil
}

// retire takes a version out of use; whoever talks with it goes on with it to the end.
func (r release) retire(v *Version, who by) error {
	if v.State == Draft || v.State == Retired {
		return ErrState
	}
	switch v.ID {
	case r.agent.LiveID:
		r.agent.LiveID, r.agent.BackID = "", v.ID
		r.rest()
	case r.agent.CanaryID:
		r.rest()
	}
	v.retired(who)
	return nil
}

// rest ends a share; its version stays approved.
func (r release) rest() { r.agent.CanaryID, r.agent.CanaryShare = "", 0 }
