package sipline

import (
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/emiago/sipgo/sip"
)

// Story is what was said on a call, message by message.
type Story struct {
	Call  string    `json:"call" doc:"Call-ID"`
	At    time.Time `json:"at"`
	End   string    `json:"end"`
	Steps []Step    `json:"steps"`
}

// Step is one message.
type Step struct {
	At   time.Time `json:"at"`
	Ours bool      `json:"ours" doc:"We sent it"`
	Line string    `json:"line" doc:"Its first line"`
	Text string    `json:"text" doc:"The whole, without secrets"`
}

// How much of a call is told.
const (
	mostSteps = 60
	mostText  = 4096
)

// secrets are what nobody must read in a story: proofs of passwords, and keys of sound.
var secrets = regexp.MustCompile(`(?i)(response="?|inline:)[^",\s|]+`)

// diary keeps the story of a leg while it goes on.
type diary struct {
	mutex sync.Mutex
	steps []Step
}

func (d *diary) note(m sip.Message, ours bool) {
	text := m.String()
	line, _, _ := strings.Cut(text, "\r\n")
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if len(d.steps) < mostSteps {
		text = secrets.ReplaceAllString(text[:min(len(text), mostText)], "$1…")
		d.steps = append(d.steps, Step{At: time.Now().UTC(), Ours: ours, Line: line, Text: text})
	}
}

func (d *diary) tell() []Step {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return append([]Step(nil), d.steps...)
}
