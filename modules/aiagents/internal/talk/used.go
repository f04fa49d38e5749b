package talk

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// used records what a tool did; of one of another house which it is, and of its agent that it is no longer what was granted.
func (s *Service) used(ctx context.Context, w *work, done Done) error {
	told := map[string]any{"tool": done.Tool, "came": done.Result.Code, "why": done.Result.Why, "turn": w.turn.N, "debtor_id": w.talk.DebtorID}
	name := done.outside()
	if name != "" {
		told["outside"] = name
	}
	err := s.record.Write(ctx, record.Act{Name: "talk.used", ID: w.talk.ID, Silent: true, Payload: told})
	if err != nil || done.Result.Why != act.Changed {
		return err
	}
	return s.holds.Alarms.Changed(ctx, w.talk.AgentID, name)
}

// outside is the name of the tool of another house; empty for one of ours.
func (d Done) outside() string {
	var args struct {
		Name string `json:"name"`
	}
	if d.Tool != word.Outside || json.Unmarshal(d.Args, &args) != nil {
		return ""
	}
	return args.Name
}
