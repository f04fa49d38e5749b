package trunk

import (
	"context"
	"regexp"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// numbers are where a message names people: users of SIP and tel addresses, and the names shown beside them.
var numbers = []*regexp.Regexp{
	regexp.MustCompile(`(?i)((?:sips?|tel):)((?:%2b|\+)?[0-9()-]{4,})([@;>\s]|$)`),
	regexp.MustCompile(`([:"]\s*)(\+?[0-9]{4,})("?\s*<)`),
}

// shown are stories as the caller may see them: who does not see every row sees no whole number of anybody in them.
func shown(ctx context.Context, told []Told) []Told {
	if principal.Must(ctx).Scope == principal.ScopeAll {
		return told
	}
	for n := range told {
		told[n].Story = covered(told[n].Story)
	}
	return told
}

// covered is a story without whole numbers.
func covered(s sipline.Story) sipline.Story {
	steps := make([]sipline.Step, len(s.Steps))
	for n, step := range s.Steps {
		step.Line, step.Text = cover(step.Line), cover(step.Text)
		steps[n] = step
	}
	s.Steps = steps
	return s
}

func cover(text string) string {
	for _, each := range numbers {
		text = each.ReplaceAllStringFunc(text, func(found string) string {
			part := each.FindStringSubmatch(found)
			return part[1] + phonenumber.Mask(part[2]) + part[3]
		})
	}
	return text
}
