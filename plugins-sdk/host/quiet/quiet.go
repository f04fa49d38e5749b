// Package quiet gives memory back to the machine while a process has little to do. The collector by itself waits until the heap has
// doubled, which takes an idle process minutes, and keeps the pages for minutes more.
package quiet

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

const (
	settled = time.Second      // after a start, whose parsed schemas and migrations nobody needs any more
	every   = 10 * time.Second // between two looks
	little  = 16 << 20         // bytes allocated since the last look: of a process that is at work it is many times that
)

// GiveBack gives back what starting took, and then, until ctx ends, what a quiet while has left.
func GiveBack(ctx context.Context) {
	before := allocated()
	for wait := settled; ; wait = every {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		now := allocated()
		if wait == settled || now-before < little {
			debug.FreeOSMemory()
		}
		before = now
	}
}

// allocated are the bytes of everything that was ever put on the heap.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
