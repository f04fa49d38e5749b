package sdk

import (
	"encoding/json"
	"fmt"
)

// demoSeed reads what the host gave; outside demo mode it is empty.
func (g *graph) demoSeed() (DemoSeed, error) {
	var seed DemoSeed
	if len(g.running.request.Demo) == 0 {
		return seed, nil
	}
	if err := json.Unmarshal(g.running.request.Demo, &seed); err != nil {
		return seed, fmt.Errorf("demo seed: %w", err)
	}
	return seed, nil
}
