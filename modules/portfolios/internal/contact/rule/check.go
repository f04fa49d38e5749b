package rule

import (
	"fmt"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of rules.
var (
	ErrRule = errs.New(errs.Invalid, "portfolios.rule_incomplete")
	ErrSame = errs.New(errs.Invalid, "portfolios.rule_id_twice")
)

// Check refuses rules that could not decide: of which an id stands twice, or that lack what their kind goes by. It fails with ErrSame
// and ErrRule, with the field.
func Check(rules []Rule) error {
	ids := map[string]bool{}
	for i, r := range rules {
		at := fmt.Sprintf("body.rules[%d]", i)
		if ids[r.ID] {
			return ErrSame.WithParam("id", r.ID).WithField(at+".id", ErrSame.Code, "id", r.ID)
		}
		ids[r.ID] = true
		if lacks := r.lacks(); lacks != "" {
			return ErrRule.WithParam("id", r.ID).WithField(at+"."+lacks, ErrRule.Code, "id", r.ID)
		}
	}
	return nil
}

// lacks is the field that the rule's kind needs and that is empty or wrong.
func (r Rule) lacks() string {
	switch r.Kind {
	case HoursKind:
		return r.lacksHours()
	case LimitKind:
		return first(r.Counts == "", "counts", r.Per == "", "per")
	case SingleChannel:
		return first(r.Hours == 0, "hours")
	case LabelsKind:
		return first(len(r.Labels) == 0, "labels")
	case FlagsKind:
		return first(len(r.Flags) == 0, "flags")
	case ConsentKind:
		return first(len(r.Channels) == 0, "channels")
	default:
		return "kind"
	}
}

func (r Rule) lacksHours() string {
	wrong := func(o Opening) bool { return minutes(o.To) <= minutes(o.From) }
	return first(len(r.Open) == 0, "open", slices.ContainsFunc(r.Open, wrong), "open")
}

// first is the name behind the first condition that holds.
func first(pairs ...any) string {
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i].(bool) {
			return pairs[i+1].(string)
		}
	}
	return ""
}
