package flow

import (
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Check are the faults of a flow for an agent that speaks some languages and has some tools; none of one that may be followed. The first of
// them are those of its steps, then those of its ways as a whole, which are looked at once all of them lead somewhere.
func Check(f Flow, languages []word.Language, granted Granted) []Fault {
	r := &reader{flow: f, languages: languages, granted: granted, at: map[string]int{}}
	r.ids()
	for i := range f.Steps {
		r.step(i)
	}
	sound := r.targets()
	if !sound {
		return r.faults
	}
	r.reach()
	r.loops()
	r.walk()
	return r.faults
}

// Granted is what an agent may use.
type Granted interface {
	May(t word.Tool) bool
	// Takes is what a tool of another house is told.
	Takes(name string) (takes []word.Given, granted bool)
}

// outside checks that a step which uses a tool of another house names one that is granted.
func (r *reader) outside(i int) {
	s := r.flow.Steps[i]
	if s.Act != word.Outside {
		return
	}
	if s.Outside == "" {
		r.add(i, ".outside", NoTool, nil)
	} else if _, granted := r.granted.Takes(s.Outside); !granted {
		r.add(i, ".outside", NotGranted, map[string]any{"tool": s.Outside})
	}
}

// ids finds steps that have an id in common.
func (r *reader) ids() {
	for i, s := range r.flow.Steps {
		if _, there := r.at[s.ID]; there {
			r.add(i, ".id", Twice, map[string]any{"id": s.ID})
			continue
		}
		r.at[s.ID] = i
	}
}

// step checks one step by itself.
func (r *reader) step(i int) {
	s := r.flow.Steps[i]
	r.texts(i)
	switch s.Kind {
	case Ask:
		if s.Ask == "" {
			r.add(i, ".ask", NoSlot, nil)
		}
	case Act:
		if s.Act == "" {
			r.add(i, ".act", NoTool, nil)
		} else if !r.granted.May(s.Act) {
			r.add(i, ".act", NotGranted, map[string]any{"tool": s.Act})
		}
		r.outside(i)
	case HandOver:
		if s.Reason == "" {
			r.add(i, ".reason", NoReason, nil)
		}
	case End:
		if s.Outcome == "" {
			r.add(i, ".outcome", NoOutcome, nil)
		}
	case Say:
	}
	r.ways(i)
}

// targets tells whether every way leads to a step, and that there is a first one.
func (r *reader) targets() bool {
	before := len(r.faults)
	if _, there := r.at[r.flow.Start]; !there {
		r.whole("start", NoStart, map[string]any{"id": r.flow.Start})
	}
	for i, s := range r.flow.Steps {
		for n, w := range s.Ways {
			if _, there := r.at[w.To]; !there {
				r.add(i, ".ways["+strconv.Itoa(n)+"].to", Nowhere, map[string]any{"to": w.To})
			}
		}
	}
	for n, w := range r.flow.Anywhere {
		if _, there := r.at[w.To]; !there {
			r.whole("anywhere["+strconv.Itoa(n)+"].to", Nowhere, map[string]any{"to": w.To})
		}
	}
	return len(r.faults) == before
}
