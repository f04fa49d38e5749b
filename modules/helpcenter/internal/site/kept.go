package site

import "sync"

// mostKept bounds the pages that are kept, in bytes of each of two halves.
const mostKept = 16 << 20

// kept keeps pages under all that they were made from, so that what is asked for is never one made from something else. When the newer
// half is full the older one goes.
type kept struct {
	mutex        sync.Mutex
	newer, older map[string]page
	size         int // of the newer half
}

func newKept() *kept { return &kept{newer: map[string]page{}} }

// of is the page of a key, made where it is not kept. Two who ask at once may both make it.
func (k *kept) of(key string, make func() (page, error)) (page, error) {
	if p, there := k.get(key); there {
		return p, nil
	}
	p, err := make()
	if err == nil {
		k.put(key, p)
	}
	return p, err
}

func (k *kept) get(key string) (page, bool) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	p, there := k.newer[key]
	if there {
		return p, true
	}
	if p, there = k.older[key]; there {
		k.add(key, p)
	}
	return p, there
}

func (k *kept) put(key string, p page) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	k.add(key, p)
}

func (k *kept) add(key string, p page) {
	if k.size += len(key) + len(p.body) + len(p.packed); k.size > mostKept {
		k.older, k.newer, k.size = k.newer, map[string]page{}, len(key)+len(p.body)+len(p.packed)
	}
	k.newer[key] = p
}
