package ask

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/help"
)

// Help is what the product ships of help for a tenant: a shelf of each module that it has on, and the host's own.
type Help struct {
	// Shelves come without their articles where who asks knows their version, or where they did not fit into one answer.
	Shelves []help.Shelf `json:"shelves,omitempty"`
	// Beyond are the articles about screens that the caller has no permission for: "module.slug". They are no secret, but of no use.
	Beyond []string `json:"beyond,omitempty"`
}

// Help is what there is for the tenant and the principal of ctx. Known are the versions of shelves that who asks has, by module; what did
// not fit into one answer is asked for again, with the others among the known.
func (h *Host) Help(ctx context.Context, known map[string]string) (Help, error) {
	answer, err := h.put(ctx, Helps, Question{Known: known})
	return answer.Help, err
}
