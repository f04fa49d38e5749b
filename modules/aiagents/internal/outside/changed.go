package outside

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// What is looked at before it is told again that a tool has changed: each talk meets it anew.
const (
	toldFor = 24 * time.Hour
	lines   = 50
)

// Changed tells, once a day, that a tool of an agent is no longer what was granted: on the agent's record, and to who may grant it anew.
func (t *Tools) Changed(ctx context.Context, agentID, name string) error {
	told, err := t.told(ctx, agentID, name)
	if err != nil || told {
		return err
	}
	if err := t.record.Write(ctx, record.Act{Name: "agent.tool_changed", ID: agentID, Payload: map[string]any{"outside": name}}); err != nil {
		return err
	}
	members, err := t.host.Holding(ctx, "aiagents.agents:update")
	if err != nil {
		return err
	}
	notify := &events.Notify{Kind: "tool_changed", Params: map[string]string{"tool": name}, Link: "/ai-agents/" + agentID}
	for _, m := range members {
		notify.Users = append(notify.Users, m.ID)
	}
	return t.record.Notify(ctx, "agent.tool_warned", notify)
}

// told tells whether that was told of late.
func (t *Tools) told(ctx context.Context, agentID, name string) (bool, error) {
	since := t.clock.Now().Add(-toldFor)
	happened, _, err := t.record.History(ctx, "agent", agentID, "", lines)
	for _, line := range happened {
		var data struct {
			Outside string `json:"outside"`
		}
		if line.Name == "aiagents.agent.tool_changed" && line.At.After(since) && json.Unmarshal(line.Data, &data) == nil && data.Outside == name {
			return true, err
		}
	}
	return false, err
}
