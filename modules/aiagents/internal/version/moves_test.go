package version

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// house is one agent with its versions, whatever is done to them in whatever order.
type house struct {
	release
	all    []*Version
	frozen map[string]string // hashes of what has left its draft
	passed map[string]bool   // hashes of what has passed its suites
}

func newHouse() *house {
	return &house{release{&agent.Agent{}, map[string]*Version{}}, nil, map[string]string{}, map[string]bool{}}
}

func (h *house) some(t *rapid.T) *Version { return rapid.SampledFrom(h.all).Draw(t, "version") }

func (h *house) user(t *rapid.T) by {
	return by{rapid.SampledFrom([]string{"ana", "mario"}).Draw(t, "user"), time.Unix(1, 0)}
}

func (h *house) draft(t *rapid.T) {
	v := first("agent", spec.Begun{Language: "es", Minutes: 10, Turns: 40})
	if len(h.all) > 0 {
		v = draft(*h.some(t), len(h.all)+1, h.user(t))
	}
	v.ID = fmt.Sprint("v", v.N)
	h.all = append(h.all, &v)
	h.versions[v.ID] = &v
}

func (h *house) write(t *rapid.T) {
	s := spec.Guided()
	s.Limits.Minutes = rapid.IntRange(1, 60).Draw(t, "minutes")
	_ = h.some(t).write(s, h.user(t))
}

func (h *house) submit(t *rapid.T) {
	if v := h.some(t); v.submit(h.user(t)) == nil {
		h.frozen[v.ID] = v.Hash
	}
}

func (h *house) approve(t *rapid.T) {
	v := h.some(t)
	_ = v.approve("run", h.passed[v.Hash], h.user(t))
}

// ready is a version that went the usual way up to where it may talk.
func (h *house) ready(t *rapid.T) {
	h.draft(t)
	v := h.all[len(h.all)-1]
	require.NoError(t, v.submit(by{"ana", time.Unix(1, 0)}))
	h.frozen[v.ID], h.passed[v.Hash] = v.Hash, true
	_ = v.approve("run", true, h.user(t))
}

// holds is what is true whatever was done.
func (h *house) holds(t *rapid.T) {
	live := 0
	one := h.some(t) // any of them: to reckon the hashes of all takes long
	require.Equal(t, hashOf(*one.Spec), one.Hash)
	for _, v := range h.all {
		if hash, frozen := h.frozen[v.ID]; frozen {
			require.Equal(t, hash, v.Hash, "what was tested is what talks")
		}
		if v.State == Live {
			live++
			require.Equal(t, h.agent.LiveID, v.ID)
		}
		if v.State == Live || v.ID == h.agent.CanaryID {
			require.True(t, h.passed[v.Hash] && v.TestedRunID != "", "it has passed its suites")
			require.NotEmpty(t, v.ApprovedBy)
			require.False(t, len(v.Authors) == 1 && v.Authors[0] == v.ApprovedBy, "somebody else answers for it")
		}
	}
	require.LessOrEqual(t, live, 1)
	require.Equal(t, h.agent.LiveID != "", live == 1)
}

func TestWhateverIsDoneInWhateverOrderOneVersionTalksAndItWasTestedAndApproved(t *testing.T) { // [AI-01]
	rapid.Check(t, func(t *rapid.T) {
		h := newHouse()
		h.draft(t)
		t.Repeat(map[string]func(*rapid.T){
			"draft": h.draft, "write": h.write, "submit": h.submit, "approve": h.approve, "ready": h.ready,
			"pass": func(t *rapid.T) { h.passed[h.some(t).Hash] = true },
			"publish": func(t *rapid.T) {
				_ = h.publish(h.some(t), rapid.SampledFrom([]int{0, 10, 50}).Draw(t, "share"), h.user(t))
			},
			"back":   func(t *rapid.T) { _, _ = h.back(h.user(t)) },
			"retire": func(t *rapid.T) { _ = h.retire(h.some(t), h.user(t)) },
			"":       h.holds,
		})
	})
}

func TestWhoeverIsSpokenWithStaysWithOneVersionAndAShareIsAboutAShare(t *testing.T) {
	a := agent.Agent{LiveID: "live", CanaryID: "new", CanaryShare: 20}
	a.ID = "agent"
	wider := a
	wider.CanaryShare = 50
	share := 0
	for i := range 2000 {
		key := fmt.Sprint("debtor-", i)
		got := Pick(a, key)
		require.Equal(t, got, Pick(a, key))
		if got == "new" {
			share++
			require.Equal(t, "new", Pick(wider, key), "whoever had it keeps it")
		}
	}
	require.InDelta(t, 400, share, 80)
	require.Empty(t, Pick(agent.Agent{}, "somebody"))
}
