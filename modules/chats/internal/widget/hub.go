package widget

import "sync"

// Hub wakes the windows of this program that show somebody's thread. What happens in another program they find when they look. Safe for
// concurrent use.
type Hub struct {
	mutex sync.Mutex
	open  map[string]map[*ear]struct{}
}

// ear is one window.
type ear struct {
	changed, typing chan struct{} // each holds one: what is told twice before somebody looks is one change
}

// NewHub knows of no window.
func NewHub() *Hub { return &Hub{open: map[string]map[*ear]struct{}{}} }

func whose(inboxID, source string) string { return inboxID + " " + source }

// listen has a window woken until leave is called.
func (h *Hub) listen(who string) (e *ear, leave func()) {
	e = &ear{changed: make(chan struct{}, 1), typing: make(chan struct{}, 1)}
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.open[who] == nil {
		h.open[who] = map[*ear]struct{}{}
	}
	h.open[who][e] = struct{}{}
	return e, func() { h.leave(who, e) }
}

func (h *Hub) leave(who string, e *ear) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if delete(h.open[who], e); len(h.open[who]) == 0 {
		delete(h.open, who)
	}
}

// Changed says that there is something new in somebody's thread, Typing that somebody of ours writes to them.
func (h *Hub) Changed(inboxID, source string) {
	h.wake(whose(inboxID, source), func(e *ear) chan struct{} { return e.changed })
}

// Typing says that somebody of ours writes.
func (h *Hub) Typing(inboxID, source string) {
	h.wake(whose(inboxID, source), func(e *ear) chan struct{} { return e.typing })
}

func (h *Hub) wake(who string, of func(*ear) chan struct{}) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for e := range h.open[who] {
		select {
		case of(e) <- struct{}{}:
		default:
		}
	}
}
