package tracing

import (
	"context"
	"log/slog"
	"maps"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The bounds of a tally.
const (
	tallyWindow = 10 * time.Minute // what repeats within it becomes one line
	mostTallied = 10_000           // things that are counted at a time; what comes on top is counted by tenant
)

// Tally records what may happen again and again — refusals, searches — without a flood: the first at once, what repeats as one
// line with a count once the window has passed. Safe for concurrent use.
type Tally struct {
	recorder *Recorder
	log      *slog.Logger
	window   time.Duration
	mutex    sync.Mutex
	open     map[string]*tallied // by tenant and key
}

type tallied struct {
	who   principal.Principal
	entry Entry
	again int
	end   *time.Timer
}

// NewTally records by recorder.
func NewTally(recorder *Recorder, log *slog.Logger) *Tally {
	return &Tally{recorder: recorder, log: log, window: tallyWindow, open: map[string]*tallied{}}
}

// Within has the window be another one. Call it before the tally is used.
func (t *Tally) Within(window time.Duration) *Tally {
	t.window = window
	return t
}

// Note records an entry as the principal of ctx. What has the same key repeats. Nobody's request fails because of it.
func (t *Tally) Note(ctx context.Context, key string, entry Entry, payload map[string]any) {
	who, ok := principal.From(ctx)
	if !ok || who.TenantID == "" {
		return
	}
	entry.Payload = payload
	if t.first(who, key, entry) {
		t.write(who, entry)
	}
}

// first reports whether the key was not seen within the window, and counts it if it was.
func (t *Tally) first(who principal.Principal, key string, entry Entry) bool {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	key = who.TenantID + "\x00" + key
	if len(t.open) >= mostTallied && t.open[key] == nil {
		key = who.TenantID + "\x00"
		entry.SubjectID = ""
	}
	if seen := t.open[key]; seen != nil {
		seen.again++
		return false
	}
	t.open[key] = &tallied{who: who, entry: entry, end: time.AfterFunc(t.window, func() { t.close(key) })}
	return true
}

// close ends a window; what repeated within it is recorded, and the next window begins.
func (t *Tally) close(key string) {
	t.mutex.Lock()
	seen := t.open[key]
	if seen == nil {
		t.mutex.Unlock()
		return
	}
	again := seen.again
	if seen.again = 0; again == 0 {
		delete(t.open, key)
	} else {
		seen.end.Reset(t.window)
	}
	t.mutex.Unlock()
	if again > 0 {
		t.write(seen.who, seen.repeated(again))
	}
}

// Close records what is still counted. What is noted afterwards is lost.
func (t *Tally) Close() {
	t.mutex.Lock()
	open := t.open
	t.open = map[string]*tallied{}
	t.mutex.Unlock()
	for _, seen := range open {
		seen.end.Stop()
		if seen.again > 0 {
			t.write(seen.who, seen.repeated(seen.again))
		}
	}
}

func (s *tallied) repeated(again int) Entry {
	payload, _ := s.entry.Payload.(map[string]any)
	if payload = maps.Clone(payload); payload == nil {
		payload = map[string]any{}
	}
	payload["again"] = again
	entry := s.entry
	entry.Payload = payload
	return entry
}

// writeTime is how long one line may take.
const writeTime = 5 * time.Second

func (t *Tally) write(who principal.Principal, entry Entry) {
	ctx, cancel := context.WithTimeout(principal.With(context.Background(), who), writeTime)
	defer cancel()
	err := t.recorder.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error { return t.recorder.Record(ctx, tx, entry) })
	if err != nil {
		t.log.Error("record what repeats", "event", entry.Name, "error", err)
	}
}
