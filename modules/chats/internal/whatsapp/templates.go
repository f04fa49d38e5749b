package whatsapp

import (
	"context"
	"net/http"
	"net/url"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/provider"
)

// mostPages bounds how many pages of templates are read.
const mostPages = 60

type page struct {
	Data []struct {
		Name     string `json:"name"`
		Language string `json:"language"`
		Status   string `json:"status"`
		Category string `json:"category"`
		Quality  struct {
			Score string `json:"score"`
		} `json:"quality_score"`
		Components []struct {
			Type   string `json:"type"`
			Format string `json:"format"`
			Text   string `json:"text"`
		} `json:"components"`
	} `json:"data"`
	Paging struct {
		Cursors struct {
			After string `json:"after"`
		} `json:"cursors"`
		Next string `json:"next"`
	} `json:"paging"`
}

// Templates implements channel.Approver.
func (w *Way) Templates(ctx context.Context, a channel.Account) (all []channel.Approved, err error) {
	after := ""
	for range mostPages {
		told, err := w.page(ctx, a, after)
		if err != nil {
			return nil, err
		}
		all = append(all, told.approved()...)
		if after = told.Paging.Cursors.After; told.Paging.Next == "" || after == "" {
			break
		}
	}
	return all, nil
}

func (w *Way) page(ctx context.Context, a channel.Account, after string) (told page, err error) {
	asked := url.Values{"fields": {"name,language,status,category,quality_score,components"}, "limit": {"100"}}
	if after != "" {
		asked.Set("after", after)
	}
	answer, err := provider.Ask(ctx, w.outside, provider.Question{
		Method: http.MethodGet, URL: w.api + "/" + a.Settings["business_account_id"] + "/message_templates?" + asked.Encode(),
		Pattern: "/{business_account_id}/message_templates", Authorization: "Bearer " + a.Secret,
	})
	return told, provider.Proven(answer, err, &told)
}

func (p page) approved() (all []channel.Approved) {
	for _, t := range p.Data {
		one := channel.Approved{Name: t.Name, Language: t.Language, Status: t.Status, Category: t.Category, Quality: t.Quality.Score}
		for _, c := range t.Components {
			switch c.Type {
			case "HEADER":
				one.Head = c.Text
			case "BODY":
				one.Text = c.Text
			case "FOOTER":
				one.Foot = c.Text
			}
		}
		all = append(all, one)
	}
	return all
}
