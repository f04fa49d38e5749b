package aiagents_test

import (
	"testing"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// decided are the rows of the permission matrix that speak of AI agents, their analysis and review: what superadmin, admin, manager and cashier
// may do. Agents are published by an admin and tested by a manager alone; providers and limits are an admin's.
func decided() map[string]string {
	return map[string]string{
		"aiagents.agents:create": "all all - -", "aiagents.agents:read": "all all all -", "aiagents.agents:update": "all all all -", "aiagents.agents:delete": "all all - -",
		"aiagents.agents:test": "- - all -", "aiagents.agents:publish": "- all - -", "aiagents.agents:stop": "all all all -", "aiagents.agents:resume": "all all - -",
		"aiagents.talks:read": "all all all -", "aiagents.lines:create": "- - - -",
		"aiagents.analyses:create": "- - all -", "aiagents.analyses:read": "all all all own", "aiagents.analyses:update": "- - all -",
		"aiagents.reviews:create": "- - all -", "aiagents.reviews:read": "all all all own", "aiagents.reviews:update": "- - all -", "aiagents.reviews:appeal": "- - - own",
		"aiagents.providers:create": "all all - -", "aiagents.providers:read": "all all all -", "aiagents.providers:update": "all all - -", "aiagents.providers:delete": "all all - -",
		"aiagents.settings:read": "all all all -", "aiagents.settings:update": "all all - -",
	}
}

func TestMatrix(t *testing.T) {
	t.Run("[AI-15] every role meets what the matrix says at every door of agents, their talks, analysis and review", func(t *testing.T) {
		sdktest.Start(t, aiagents.Module(), sdktest.Options{}).Matrix(t, decided())
	})
}
