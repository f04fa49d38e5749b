package outbound

import (
	"net"
	"time"
)

// Impatient has a client wait for nothing long: before it tries again, and while a breaker is open.
func (c *Client) Impatient(pause time.Duration) { c.wait, c.pause = time.Millisecond, pause }

// ResolveBy has names looked up elsewhere.
func (c *Client) ResolveBy(r *net.Resolver) { c.resolver = r }
