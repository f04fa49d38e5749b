package child

import (
	"bytes"
	"sync"

	"github.com/recobro/recobro/plugins-sdk/host/redact"
)

const maxLineBytes = 4 << 10

// Tail keeps the last lines of what it is given and hands every full line on, both without secrets: a module may be somebody
// else's program, and writes what it likes. Safe for concurrent use.
type Tail struct {
	mu      sync.Mutex
	lines   []string
	keep    int
	partial []byte
	each    func(line string)
}

// NewTail keeps the last keep lines; each, when not nil, sees every line once.
func NewTail(keep int, each func(line string)) *Tail { return &Tail{keep: keep, each: each} }

// Write keeps log output; a line longer than 4 KiB is cut. It never fails.
func (t *Tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	rest := p
	for {
		line, after, found := bytes.Cut(rest, []byte{'\n'})
		t.extend(line)
		if !found {
			return len(p), nil
		}
		t.flush()
		rest = after
	}
}

func (t *Tail) extend(part []byte) {
	room := maxLineBytes - len(t.partial)
	t.partial = append(t.partial, part[:min(room, len(part))]...)
}

func (t *Tail) flush() {
	line := redact.Text(string(bytes.ToValidUTF8(t.partial, []byte("\uFFFD"))))
	t.partial = t.partial[:0]
	if line == "" {
		return
	}
	t.lines = append(t.lines, line)
	if len(t.lines) > t.keep {
		t.lines = t.lines[len(t.lines)-t.keep:]
	}
	if t.each != nil {
		t.each(line)
	}
}

// Lines returns a copy of the kept lines, oldest first.
func (t *Tail) Lines() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.lines...)
}
