package testcall

import "github.com/recobro/recobro/plugins-sdk/go/audio"

// Way is how a test is held.
type Way string

// The ways.
const (
	Text      Way = "text"
	Telephone Way = "telephone" // a telephone that the company has listed for it rings
	Browser   Way = "browser"   // the tester's own telephone in the browser does
)

// Enum are all of them.
func (Way) Enum() []Way { return []Way{Text, Telephone, Browser} }

// ByLine is how a test is held on a line, and what is heard around whoever tries the agent.
type ByLine struct {
	Way     Way         `json:"way"`
	Around  audio.Place `json:"around" doc:"What is heard around whoever is called"`
	LevelDB int         `json:"level_db" minimum:"-60" maximum:"0" doc:"How loud that is, in dB below full scale; 0 where nothing is"`
	CallID  string      `json:"call_id" doc:"Of a test on a line"`
	CallEnd string      `json:"call_end" doc:"Why the line ended; empty until it has, and of a test by text"`
}

// usualLevel is how loud it is around somebody where nothing else is said.
const usualLevel = -40

// background is what the agent hears beside whoever it speaks with.
func (t Test) background() *audio.Around {
	level := t.LevelDB
	if level == 0 {
		level = usualLevel
	}
	return audio.NewAround(t.Around, float64(level), seedOf(t.ID))
}

// seedOf makes what is heard in a test the same whenever it is made again.
func seedOf(id string) (seed uint64) {
	for _, c := range id {
		seed = seed*31 + uint64(c)
	}
	return seed
}
