// Package belief reckons how likely a number reaches the right party, by what came of each try: a posterior that fades to what was
// believed before anybody tried, with the hours at which it was right.
package belief

import (
	"math"
	"time"
)

// Belief is what is believed of a person's number. For and Against are counts of a beta distribution at the time of At.
type Belief struct {
	TenantID    string     `json:"-" gorm:"primaryKey"`
	ID          string     `json:"-" gorm:"primaryKey"`
	Person      string     `json:"-"`
	Number      string     `json:"-"`
	For         float64    `json:"-" gorm:"column:for_it"`
	Against     float64    `json:"-" gorm:"column:against_it"`
	Hours       []Hour     `json:"-" gorm:"serializer:json"`
	Dials       int        `json:"-"`
	Reach       string     `json:"-"`
	At          time.Time  `json:"-"`
	Quarantined *time.Time `json:"-"`
}

// TableName is the table of beliefs.
func (Belief) TableName() string { return "beliefs" }

// Hour is how a number answered at one hour of the week, 0 for the first of Sunday on the debtor's clock.
type Hour struct {
	Of    int     `json:"of"`
	Right float64 `json:"right"`
	Tries float64 `json:"tries"`
}

// What came of a try.
const (
	None       = "none"
	Machine    = "machine"
	ThirdParty = "third_party"
	RightParty = "right_party"
)

// halfLife is after how long half of what was learnt has faded.
const halfLife = 90 * 24 * time.Hour

// Until is until when the number is kept out; zero when it is not.
func (b Belief) Until() time.Time {
	if b.Quarantined == nil {
		return time.Time{}
	}
	return *b.Quarantined
}

// prior is what is believed before anybody tried, by whose number it is said to be.
func prior(label string) (forIt, against float64) {
	switch label {
	case "own":
		return 1.2, 1.8
	case "work":
		return 0.7, 2.3
	default:
		return 0.2, 2.8
	}
}

// New is what is believed of a number that nobody has tried.
func New(person, number, label string, at time.Time) Belief {
	b := Belief{ID: Key(person, number), Person: person, Number: number, At: at}
	b.For, b.Against = prior(label)
	return b
}

// Probability is how likely the right party answers at the number, as it is believed at an instant.
func (b Belief) Probability(label string, at time.Time) float64 {
	b.fade(label, at)
	return b.For / (b.For + b.Against)
}

// fade brings the belief to an instant.
func (b *Belief) fade(label string, at time.Time) {
	if b.At.IsZero() {
		b.For, b.Against = prior(label)
	}
	if !at.After(b.At) {
		return
	}
	kept := math.Exp2(-float64(at.Sub(b.At)) / float64(halfLife))
	forIt, against := prior(label)
	b.For, b.Against = forIt+(b.For-forIt)*kept, against+(b.Against-against)*kept
	for i := range b.Hours {
		b.Hours[i].Right *= kept
		b.Hours[i].Tries *= kept
	}
	b.At = at
}

// weight is how much a try says for the number and against it.
func weight(reach string) (forIt, against float64) {
	switch reach {
	case RightParty:
		return 1, 0
	case ThirdParty:
		return 0, 1.5
	case Machine:
		return 0.05, 0.15
	default:
		return 0, 0.25
	}
}

// Quarantine is for how long a number is kept out at which somebody else answered.
const Quarantine = 180 * 24 * time.Hour

// Learn takes in what came of a try at an instant; wrong says that the number is somebody else's, or nobody's: it is kept out for a
// while. zone is the debtor's.
func (b *Belief) Learn(label, reach string, wrong bool, at time.Time, zone *time.Location) {
	b.fade(label, at)
	forIt, against := weight(reach)
	b.For, b.Against = b.For+forIt, b.Against+against
	b.Dials, b.Reach = b.Dials+1, reach
	b.hour(at.In(zone), reach == RightParty)
	switch {
	case wrong:
		b.Against += 8
		until := at.Add(Quarantine)
		b.Quarantined = &until
	case reach == RightParty:
		b.Quarantined = nil
	}
}

func (b *Belief) hour(local time.Time, right bool) {
	of, hit := int(local.Weekday())*24+local.Hour(), 0.0
	if right {
		hit = 1
	}
	for i := range b.Hours {
		if b.Hours[i].Of == of {
			b.Hours[i].Right, b.Hours[i].Tries = b.Hours[i].Right+hit, b.Hours[i].Tries+1
			return
		}
	}
	b.Hours = append(b.Hours, Hour{of, hit, 1})
}
