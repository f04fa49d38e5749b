package review

// Status is how far a review has come.
type Status string

// The states.
const (
	Waiting  Status = "waiting"
	Taken    Status = "taken"
	Done     Status = "done"
	Appealed Status = "appealed"
	Decided  Status = "decided"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Waiting, Taken, Done, Appealed, Decided} }

// Why is what picked it.
type Why string

// What may pick one.
const (
	Random     Why = "random"
	Unsure     Why = "low_confidence"
	Complained Why = "complaint"
	Broken     Why = "compliance" // a rule was not kept
	ByOutcome  Why = "rule"       // the company picks what comes to this
	Minimum    Why = "minimum"    // too few were reviewed of this person or program
	Asked      Why = "asked"      // somebody wants it
)

// Enum are all of them.
func (Why) Enum() []Why { return []Why{Random, Unsure, Complained, Broken, ByOutcome, Minimum, Asked} }

// Verdict is what the reviewer comes to.
type Verdict string

// The verdicts.
const (
	None   Verdict = ""
	OK     Verdict = "ok"
	Coach  Verdict = "coach"  // there is something to practise
	Breach Verdict = "breach" // a rule was broken that must not be
)

// Enum are all of them.
func (Verdict) Enum() []Verdict { return []Verdict{None, OK, Coach, Breach} }

// Item is one line of the form.
type Item string

// The items.
const (
	Opening   Item = "opening" // greeting and disclosure
	Identity  Item = "identity"
	Listening Item = "listening"
	Law       Item = "law"
	Result    Item = "outcome" // what was agreed, and entered
)

// Enum are all of them.
func (Item) Enum() []Item { return []Item{Opening, Identity, Listening, Law, Result} }

// Grade is how an item went.
type Grade string

// The grades.
const (
	Good  Grade = "ok"
	Part  Grade = "partly"
	Bad   Grade = "no"
	Blank Grade = "na"
)

// Enum are all of them.
func (Grade) Enum() []Grade { return []Grade{Good, Part, Bad, Blank} }
