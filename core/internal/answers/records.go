package answers

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
)

// reaches finds a record by reading it for whoever asks: what they could not read is not there.
func (d *Desk) reaches(ctx context.Context, module string, q ask.Question) (bool, error) {
	who, err := d.Modules.Vouched(module, q.Vouch)
	path := d.pathOf(q.Record)
	if err != nil || path == "" || q.Record.ID == "" {
		return false, err
	}
	address := strings.ReplaceAll(path, "{id}", url.PathEscape(q.Record.ID))
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		return false, err
	}
	answer, err := d.Inside.Do(request, who)
	if err != nil {
		return false, err
	}
	defer func() { _ = answer.Body.Close() }() // the status says it
	if answer.StatusCode >= http.StatusInternalServerError {
		return false, errNoAnswer
	}
	return answer.StatusCode == http.StatusOK, nil
}

func (d *Desk) pathOf(record ask.Reference) string {
	for _, manifest := range d.Manifests {
		for _, kind := range manifest.Records {
			if manifest.ID == record.Module && kind.Type == record.Type {
				return kind.Path
			}
		}
	}
	return ""
}
