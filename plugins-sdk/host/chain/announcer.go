package chain

import (
	"sync"
	"time"
)

// News says which lines were linked into a tenant's chain: their ids, and nothing of what they say.
type News struct {
	IDs   []string `json:"ids"`   // the newest, at most 50
	Count int      `json:"count"` // of all
}

// ReadPermission is who may be told of new lines.
const ReadPermission = "core.tracing_events:read"

// LiveType is the live event that the record of a module has new lines; its payload is a News.
func LiveType(module string) string { return "recobro." + module + ".tracing.recorded" }

const (
	newsEvery = 500 * time.Millisecond // at least this long between two news of one tenant
	mostIDs   = 50
)

// Announcer tells of new lines: the first at once, what follows together, so that a storm of lines is a few news a second.
// Safe for concurrent use.
type Announcer struct {
	tell    func(tenant string, news News)
	mutex   sync.Mutex
	waiting map[string]*News // by tenant; there while the next news have to wait
}

// NewAnnouncer tells by tell, which must not wait.
func NewAnnouncer(tell func(tenant string, news News)) *Announcer {
	return &Announcer{tell: tell, waiting: map[string]*News{}}
}

// Note has lines of a tenant told, oldest first.
func (a *Announcer) Note(tenant string, ids []string) {
	if len(ids) == 0 {
		return
	}
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if news, wait := a.waiting[tenant]; wait {
		news.add(ids)
		return
	}
	news := News{}
	news.add(ids)
	a.send(tenant, news)
}

// send tells, and has what comes next wait its time. The mutex is held.
func (a *Announcer) send(tenant string, news News) {
	a.waiting[tenant] = &News{}
	time.AfterFunc(newsEvery, func() { a.next(tenant) })
	a.tell(tenant, news)
}

func (a *Announcer) next(tenant string) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	news := a.waiting[tenant]
	delete(a.waiting, tenant)
	if news.Count > 0 {
		a.send(tenant, *news)
	}
}

func (n *News) add(ids []string) {
	n.Count += len(ids)
	n.IDs = append(n.IDs, ids...)
	n.IDs = n.IDs[max(0, len(n.IDs)-mostIDs):]
}
