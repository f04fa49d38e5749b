package review

import (
	"hash/fnv"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Settings are what a company has chosen of its reviews.
type Settings struct {
	Share     int            `json:"review_share"`      // percent that chance picks
	Twice     int            `json:"review_twice"`      // percent of these that two review
	Below     int            `json:"review_confidence"` // confidence below which it is picked; 0: never
	Complaint bool           `json:"review_complaints"`
	Law       bool           `json:"review_compliance"`
	Outcomes  []word.Outcome `json:"review_outcomes"`
	Least     int            `json:"review_minimum"` // for each person and program, in a week
}

// picks is why an analysis is to be reviewed; false for not. Chance is drawn from its id: the same one is never drawn twice.
func (s Settings) picks(a analysis.Analysis) (Why, bool) {
	switch {
	case s.Complaint && a.IsComplaint:
		return Complained, true
	case s.Law && a.IsFailed:
		return Broken, true
	case a.Confidence < s.Below:
		return Unsure, true
	case slices.Contains(s.Outcomes, a.Outcome):
		return ByOutcome, true
	default:
		return Random, drawn(a.ID, "share") < s.Share
	}
}

// twice tells whether two are to review it.
func (s Settings) twice(a analysis.Analysis) bool { return drawn(a.ID, "twice") < s.Twice }

// drawn is a number from 0 to 99 that follows from an id.
func drawn(id, salt string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(salt + id)) // a hash takes all
	return int(h.Sum32() % 100)
}
