package thread

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
)

// cite adds to the messages of our program which articles it looked up for them: those of the turn that said the same.
func (t *Threads) cite(ctx context.Context, th *Thread) error {
	turns, err := t.talks.Cited(ctx, th.RefID)
	said := map[string][]act.Cite{}
	for _, turn := range turns {
		said[turn.Said] = turn.Cites
	}
	for i, line := range th.Lines {
		if line.Speaker == claim.Agent {
			th.Lines[i].Cites = said[line.Text]
		}
	}
	return err
}
