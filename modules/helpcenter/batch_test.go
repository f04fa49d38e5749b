package helpcenter_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type batch struct {
	Each []struct {
		ID, Title, Outcome, Code, Reason string
		CategoryID                       string `json:"category_id"`
	}
}

func (b batch) outcomes() (all []string) {
	for _, one := range b.Each {
		all = append(all, one.Outcome)
	}
	return all
}

func TestManyArticlesArePublishedArchivedAndTakenBackEachByItself(t *testing.T) { // [HC-01] [HC-09]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		one, two := o.write(map[string]any{"title": "Uno", "body": "Primero"}), o.write(map[string]any{"title": "Dos"})
		gone := o.write(map[string]any{"title": "Archivado"})
		o.admin.POST(base+"/"+gone.ID+"/archive", nil, "If-Match", "*").OK(nil)
		foreign := "0190a0a0-0000-7000-8000-000000000000"
		do := func(what string, ids ...string) (b batch) {
			o.admin.POST(base+"/batch", map[string]any{"ids": ids, "do": what}).OK(&b)
			return b
		}
		b := do("publish", one.ID, gone.ID, foreign, two.ID, one.ID)
		require.Equal(t, []string{"changed", "refused", "refused", "changed"}, b.outcomes(), "each once, whatever became of the others")
		require.Equal(t, "helpcenter.article_status", b.Each[1].Code)
		require.Equal(t, "The article’s status does not allow that.", b.Each[1].Reason)
		require.Equal(t, "helpcenter.article_not_found", b.Each[2].Code)
		require.Equal(t, []string{"unchanged", "unchanged"}, do("publish", one.ID, two.ID).outcomes(), "again")

		o.manager.PATCH(base+"/"+one.ID, map[string]any{"body": "Segundo"}, "If-Match", "*").OK(nil)
		do("archive", one.ID, two.ID)
		o.cashier.GET(base+"/"+one.ID+"/reading").Refused(404, "helpcenter.article_not_found")
		require.Equal(t, []string{"changed", "changed", "changed"}, do("return", one.ID, two.ID, gone.ID).outcomes())
		var shown read
		o.cashier.GET(base + "/" + one.ID + "/reading").OK(&shown)
		require.Equal(t, "Primero", shown.Content[0].Children[0].Text, "readers have what they had, not the draft")
		var found []written
		o.cashier.GET(base + "/search?q=primero").OK(&found)
		require.Len(t, found, 1)
		o.admin.GET(base + "/" + gone.ID).OK(&gone)
		require.Equal(t, "draft", gone.Status)

		o.manager.POST(base+"/batch", map[string]any{"ids": []string{one.ID}, "do": "archive"}).Refused(403, "forbidden")
		many := make([]string, 101)
		for at := range many {
			many[at] = foreign
		}
		require.Equal(t, http.StatusUnprocessableEntity, o.admin.POST(base+"/batch", map[string]any{"ids": many, "do": "archive"}).Status)
		o.As("b", "admin", "otra").POST(base+"/batch", map[string]any{"ids": []string{one.ID}, "do": "archive"}).OK(&b)
		require.Equal(t, "helpcenter.article_not_found", b.Each[0].Code, "another company's is as none")
		o.cashier.GET(base + "/" + one.ID + "/reading").OK(nil)
	})
}

func TestManyArticlesAreMovedToACategoryAndToldWhereTheyStood(t *testing.T) { // [HC-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		one, two := o.write(map[string]any{"title": "Uno"}), o.write(map[string]any{"title": "Dos"})
		var other written
		o.admin.POST("/api/v1/help-categories", map[string]any{"titles": map[string]any{"es": "Otra"}}).OK(&other)
		move := func(to string) (b batch) {
			o.manager.POST(base+"/batch/category", map[string]any{"ids": []string{one.ID, two.ID}, "category_id": to}).OK(&b)
			return b
		}
		b := move(other.ID)
		require.Equal(t, []string{"changed", "changed"}, b.outcomes())
		require.Equal(t, o.category, b.Each[0].CategoryID)
		require.Equal(t, []string{"unchanged", "unchanged"}, move(other.ID).outcomes())
		b = move("nowhere")
		require.Equal(t, "helpcenter.category_unknown", b.Each[0].Code)
		english := o.write(map[string]any{"title": "One", "language": "en", "root_article_id": one.ID})
		o.manager.POST(base+"/batch/category", map[string]any{"ids": []string{one.ID}, "category_id": o.category}).OK(&b)
		var moved struct {
			CategoryID string `json:"category_id"`
		}
		o.manager.GET(base + "/" + english.ID).OK(&moved)
		require.Equal(t, o.category, moved.CategoryID, "its translation goes along")
		o.cashier.POST(base+"/batch/category", map[string]any{"ids": []string{one.ID}, "category_id": other.ID}).Refused(403, "forbidden")
	})
}
