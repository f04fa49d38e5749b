package connection

import (
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// House is the provider as price lists call it; empty for a server of one's own.
func (p Provider) House() string {
	switch {
	case p.Kind == Anthropic:
		return "anthropic"
	case p.Kind == Gemini:
		return "google"
	case p.URL == "":
		return "openai"
	default:
		return ""
	}
}

// Cost is what was used of a model on a day, by the names that it has: by what the company has agreed on, else by the list; nil where nobody
// knows.
func (p Provider) Cost(listed price.Table, u provider.Usage, on civil.Day, models ...string) (*int64, error) {
	table, err := listed.Over("own", p.Prices)
	if err != nil {
		return nil, err
	}
	for _, name := range models {
		if cost := table.Cost(p.House(), name, u, on); cost.Micros != nil {
			return cost.Micros, nil
		}
	}
	return nil, nil
}
