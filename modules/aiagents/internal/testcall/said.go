package testcall

import "github.com/recobro/recobro/modules/aiagents/internal/lead"

// Said is what somebody says in a test.
type Said struct {
	lead.Input
	Simulated bool // as the simulated debtor would
	Turn      *int // how many there were when it was said; nil for whatever there are
}
