package spoken

import (
	"sync"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
)

// purse is what hearing and speaking have cost since the last turn. Safe for concurrent use.
type purse struct {
	mutex       sync.Mutex
	heard, said talk.Spent
}

func (p *purse) hears(used provider.Usage) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.heard = plus(p.heard, talk.Spent{Micros: used.Micros, Unpriced: used.Unpriced})
}

func (p *purse) says(used provider.Usage) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.said = plus(p.said, talk.Spent{Micros: used.Micros, Unpriced: used.Unpriced})
}

// put gives back what was taken and not counted.
func (p *purse) put(heard, said talk.Spent) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.heard, p.said = plus(p.heard, heard), plus(p.said, said)
}

// take is all of it; then nothing is in it.
func (p *purse) take() (heard, said talk.Spent) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	heard, said, p.heard, p.said = p.heard, p.said, talk.Spent{}, talk.Spent{}
	return heard, said
}

// rest is all of it together.
func (p *purse) rest() talk.Spent { return plus(p.take()) }

func plus(a, b talk.Spent) talk.Spent {
	return talk.Spent{Micros: a.Micros + b.Micros, Unpriced: a.Unpriced + b.Unpriced}
}
