package imports

import (
	"cmp"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// notice notifies whoever started an import, or uploaded its file when nobody did, that it is over; nil while it is not.
func notice(i *Import) *events.Notify {
	if !i.Over() || i.Status == Undone { // whoever undoes one is looking
		return nil
	}
	return &events.Notify{
		Kind: "import_" + string(i.Status), Users: []string{cmp.Or(i.StartedBy, i.CreatedBy)},
		Link: "/portfolios/" + i.PortfolioID + "/imports/" + i.ID,
		Params: map[string]string{
			"created": digits(i.Counts.Created), "updated": digits(i.Counts.Updated), "rejected": digits(i.Counts.Rejected),
		},
	}
}

func digits(n int64) string { return strconv.FormatInt(n, 10) }
