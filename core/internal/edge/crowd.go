package edge

import (
	"net"
	"net/http"
	"sync"
)

// Crowd bounds how many connections one client has at a time, so that nobody takes them all. Safe for concurrent use.
type Crowd struct {
	Most    int
	Proxies Proxies // many people come through each
	mutex   sync.Mutex
	count   map[string]int
}

// Watch is an http.Server's ConnState: it closes a connection that is one too many.
func (c *Crowd) Watch(connection net.Conn, state http.ConnState) {
	remote := connection.RemoteAddr().String()
	if c.Proxies.Trust(AddressOf(remote)) {
		return
	}
	switch state {
	case http.StateNew:
		if c.enter(Neighbourhood(remote)) > c.Most {
			_ = connection.Close() // the server notices and says that it is closed
		}
	case http.StateHijacked, http.StateClosed:
		c.leave(Neighbourhood(remote))
	default:
	}
}

func (c *Crowd) enter(who string) int {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.count == nil {
		c.count = map[string]int{}
	}
	c.count[who]++
	return c.count[who]
}

func (c *Crowd) leave(who string) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.count[who]--; c.count[who] <= 0 {
		delete(c.count, who)
	}
}
