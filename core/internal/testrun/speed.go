package main

import (
	"compress/flate"
	"io"
	"math/rand/v2"
	"runtime"
	"sync"
	"time"
)

// referenceSpeed is how long the work below takes on the machine whose figures stand in docs/testing.md.
const referenceSpeed = 640 * time.Millisecond

// slowness is how many times longer this machine takes over a piece of work than that one, and never less than 1: a budget
// in seconds means little on a slower machine.
func slowness() float64 {
	return max(1, float64(labour())/float64(referenceSpeed))
}

// labour compresses the same bytes on every core at once, and says how long that took.
func labour() time.Duration {
	began := time.Now()
	var cores sync.WaitGroup
	for range runtime.NumCPU() {
		cores.Go(compress)
	}
	cores.Wait()
	return time.Since(began)
}

const labourBytes = 24 << 20

func compress() {
	dice := rand.NewChaCha8([32]byte{})
	to, _ := flate.NewWriter(io.Discard, flate.DefaultCompression) // the level is a known one
	block := make([]byte, 64<<10)
	for range labourBytes / len(block) {
		_, _ = dice.Read(block) // never fails
		for i := range block {
			block[i] &= 0x1f // compressible, as code and text are
		}
		_, _ = to.Write(block)
	}
	_ = to.Close()
}
