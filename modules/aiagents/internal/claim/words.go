package claim

// Mood is how they sound.
type Mood string

// The moods.
const (
	NoMood  Mood = "unknown" // nothing was heard
	Calm    Mood = "calm"
	Upset   Mood = "upset"
	Angry   Mood = "angry"
	Anxious Mood = "anxious"
)

// Enum are all of them.
func (Mood) Enum() []Mood { return []Mood{NoMood, Calm, Upset, Angry, Anxious} }

// RightParty is whether it was the debtor.
type RightParty string

// What may be known of it.
const (
	Right   RightParty = "yes"
	Wrong   RightParty = "no"
	Unknown RightParty = "unknown"
)

// Enum are all of them.
func (RightParty) Enum() []RightParty { return []RightParty{Right, Wrong, Unknown} }

// Rule is what our side has to keep.
type Rule string

// The rules.
const (
	Disclosed  Rule = "disclosure"   // who speaks, and for whom, comes first
	Automated  Rule = "automated"    // a program says that it is one
	Identified Rule = "identity"     // nothing of the debt before it is known to whom
	NoThreat   Rule = "no_threat"    // nobody is threatened or insulted
	NoCourt    Rule = "no_judicial"  // nothing looks like a court's
	NoOthers   Rule = "third_party"  // nobody else learns of the debt
	StopKept   Rule = "stop_honored" // nothing is asked of them once they want no contact
	NoPressure Rule = "no_pressure"  // nothing is promised that was not offered
)

// Enum are all of them.
func (Rule) Enum() []Rule {
	return []Rule{Disclosed, Automated, Identified, NoThreat, NoCourt, NoOthers, StopKept, NoPressure}
}
