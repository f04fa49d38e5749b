package version

import (
	"hash/fnv"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
)

// Pick is the id of the version that somebody talks with, by a key of theirs: the same person always has the same one while the share stays
// as it is, and whoever had the new one keeps it when the share grows. Empty when the agent has none.
func Pick(a agent.Agent, key string) string {
	if a.CanaryID != "" && place(a.ID, key) < a.CanaryShare {
		return a.CanaryID
	}
	return a.LiveID
}

// place is where a key stands among a hundred.
func place(agentID, key string) int {
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(agentID + "\x00" + key))
	return int(sum.Sum32() % 100)
}
