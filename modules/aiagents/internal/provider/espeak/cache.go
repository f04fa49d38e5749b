package espeak

import (
	"sync"

	lru "github.com/hashicorp/golang-lru/v2/simplelru"
)

const (
	mostKept  = 16 << 20   // bytes of all that is kept
	mostOne   = 240 * 1000 // of one: half a minute
	mostCount = 10_000
)

// cache keeps speeches, those that were said last.
type cache struct {
	mutex sync.Mutex
	all   *lru.LRU[string, []byte]
	bytes int
}

func newCache() (*cache, error) {
	c := &cache{}
	all, err := lru.NewLRU(mostCount, func(key string, line []byte) { c.bytes -= len(key) + len(line) })
	c.all = all
	return c, err
}

func (c *cache) get(key string) ([]byte, bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.all.Get(key)
}

func (c *cache) put(key string, line []byte) {
	if len(line) > mostOne {
		return
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.all.Contains(key) { // another has said the same meanwhile
		return
	}
	c.all.Add(key, line)
	for c.bytes += len(key) + len(line); c.bytes > mostKept; {
		c.all.RemoveOldest()
	}
}
