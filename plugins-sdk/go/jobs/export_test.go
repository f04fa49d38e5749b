package jobs

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
)

// Die has the client lose its lock while it is at work, as the kernel does when its process is killed.
func (c *Client) Die() { c.life.letGo() }

// LeavesBusy has the client take over from those that died, and counts the others that are at work.
func (c *Client) LeavesBusy(t *testing.T) (others int) {
	require.NoError(t, c.buryDead(context.Background()))
	busy, err := c.life.busy(context.Background())
	require.NoError(t, err)
	for _, client := range busy {
		if client != c.id {
			others++
		}
	}
	return others
}
