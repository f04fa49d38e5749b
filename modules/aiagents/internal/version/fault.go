package version

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// mostTold bounds the faults of one refusal.
const mostTold = 50

// Fault is a fault of a version, in the caller's language.
type Fault struct {
	Step   string `json:"step" doc:"Of the flow; empty for what is no step"`
	Field  string `json:"field" example:"flow.steps[3].say.es"`
	Code   string `json:"code" example:"aiagents.flow_unreached"`
	Reason string `json:"reason"`
}

// refusal names faults at their fields; nil for none.
func refusal(faults []flow.Fault) error {
	if len(faults) == 0 {
		return nil
	}
	refused := ErrFaults
	for _, f := range faults[:min(len(faults), mostTold)] {
		kv := []any{}
		for name, value := range f.Params {
			kv = append(kv, name, value)
		}
		refused = refused.WithField("body.spec."+f.Field, f.Code, kv...)
	}
	return refused
}

// tell puts faults into the caller's words.
func tell(ctx context.Context, c *errs.Catalog, faults []flow.Fault) []Fault {
	language := principal.Must(ctx).Language
	all := make([]Fault, 0, min(len(faults), mostTold))
	for _, f := range faults[:min(len(faults), mostTold)] {
		params := map[string]any{}
		for name, value := range f.Params {
			params[name] = named(c, language, name, value)
		}
		all = append(all, Fault{f.Step, f.Field, f.Code, c.Title(language, f.Code, params)})
	}
	return all
}

// spoken are the params whose values have words.
var spoken = map[string]string{"when": "when", "tool": "tool", "what": "tool", "lacks": "lacks", "language": "language"}

// named is a value as people call it, and as it is where they have no word for it.
func named(c *errs.Catalog, language, name string, value any) any {
	code := "aiagents." + spoken[name] + "_" + fmt.Sprint(value)
	if title := c.Title(language, code, nil); title != code {
		return title
	}
	return value
}
