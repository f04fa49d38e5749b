package bearer

import (
	"sync"
	"time"
)

// seenLimit bounds each of the two generations; a token takes about half a kilobyte.
const seenLimit = 4096

// seen remembers tokens whose signature was right, since checking one anew for each request of a page costs more than
// all else there is to check. It says nothing of whether the session still stands: that is looked up each time. Two
// generations bound it without any bookkeeping per entry. Safe for concurrent use.
type seen struct {
	limit       int
	mu          sync.Mutex
	young, aged map[string]verified
}

type verified struct {
	claims Claims
	until  time.Time
}

// find gives the claims of a token that was right and has not expired at now.
func (s *seen) find(token string, now time.Time) (Claims, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	found, ok := s.young[token]
	if !ok {
		if found, ok = s.aged[token]; ok {
			s.put(token, found)
		}
	}
	return found.claims, ok && !now.After(found.until)
}

func (s *seen) add(token string, v verified) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.put(token, v)
}

func (s *seen) put(token string, v verified) {
	if s.young == nil || len(s.young) >= s.limit {
		s.young, s.aged = make(map[string]verified), s.young
	}
	s.young[token] = v
}
