package page_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type note struct {
	storage.Row
	Rank int64
}

func migrations() fstest.MapFS {
	return fstest.MapFS{"migrations/0001_notes.sql": {Data: []byte(`-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    rank BIGINT NOT NULL, PRIMARY KEY (tenant_id, id)
);
CREATE INDEX notes_rank ON notes (tenant_id, rank, id);
CREATE INDEX notes_created ON notes (tenant_id, created_at, id);`)}}
}

func notes(db *storage.DB) *page.List[note] {
	sorts := map[string]string{"created_at": "created_at", "rank": "rank", "urgency": "-rank", "id": "id"}
	return page.New(db, page.Config[note]{Usual: "-created_at", Sorts: sorts})
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant})
}

// fill makes n notes; every third shares its rank, every other its time.
func fill(t *testing.T, db *storage.DB, tenant string, n int) {
	at := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	columns := []string{"id", "version", "created_at", "updated_at", "created_by", "updated_by", "rank"}
	require.NoError(t, db.Tx(as(tenant), func(ctx context.Context, tx *gorm.DB) error {
		_, err := db.Bulk(ctx, tx, "notes", columns, func(yield func([]any) bool) {
			for i := range n {
				moment := at.Add(time.Duration(i/2) * 1500 * time.Millisecond)
				if !yield([]any{storage.NewID(), 1, moment, moment, "", "", int64(i / 3)}) {
					return
				}
			}
		})
		return err
	}))
}

func find(list *page.List[note], tenant string, p page.Params) (ids []string, meta page.Meta, err error) {
	rows, meta, err := list.Find(as(tenant), page.Query{Params: p})
	for _, row := range rows {
		ids = append(ids, row.ID)
	}
	return ids, meta, err
}

func all(t *testing.T, db *storage.DB, tenant, order string) (ids []string) {
	require.NoError(t, db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&note{}).Order(order).Pluck("id", &ids).Error
	}))
	return ids
}

func TestFind(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		fill(t, db, "a", 95)
		fill(t, db, "b", 5)
		fill(t, db, "big", 12_000)
		list := notes(db)
		orders := map[string]string{"": "created_at DESC, id DESC", "created_at": "created_at, id", "-rank": "rank DESC, id DESC", "urgency": "rank DESC, id DESC", "id": "id"}

		t.Run("every page by its number is the same slice of the whole list", func(t *testing.T) {
			for sort, order := range orders {
				want := all(t, db, "a", order)
				rapid.Check(t, func(rt *rapid.T) {
					size, number := rapid.IntRange(1, 100).Draw(rt, "size"), rapid.IntRange(1, 100).Draw(rt, "page")
					got, meta, err := find(list, "a", page.Params{Page: number, PageSize: size, Sort: sort})
					require.NoError(rt, err)
					from, to := min((number-1)*size, len(want)), min(number*size, len(want))
					require.Equal(rt, append([]string(nil), want[from:to]...), append([]string(nil), got...))
					require.EqualValues(rt, 95, meta.Total)
					require.True(rt, meta.TotalExact)
					require.Equal(rt, to < len(want), meta.Next != "")
				})
			}
		})

		t.Run("going on by cursor shows every row once, and back again", func(t *testing.T) {
			for sort, order := range orders {
				want := all(t, db, "a", order)
				p := page.Params{Page: 1, PageSize: 10, Sort: sort}
				var forth, back []string
				var last page.Meta
				for number := 1; ; number++ {
					ids, meta, err := find(list, "a", p)
					require.NoError(t, err)
					require.Equal(t, number, meta.Page)
					forth, last = append(forth, ids...), meta
					if meta.Next == "" {
						back = ids
						break
					}
					p.Cursor = meta.Next
				}
				require.Equal(t, want, forth)
				for last.Prev != "" {
					p.Cursor = last.Prev
					ids, meta, err := find(list, "a", p)
					require.NoError(t, err)
					back, last = append(ids, back...), meta
				}
				require.Equal(t, want, back)
			}
		})

		t.Run("a cursor is not moved by rows that come and go before it", func(t *testing.T) {
			fill(t, db, "c", 20)
			first, meta, err := find(list, "c", page.Params{PageSize: 5, Sort: "rank"})
			require.NoError(t, err)
			require.NoError(t, db.Tx(as("c"), func(_ context.Context, tx *gorm.DB) error {
				return tx.Where("id = ?", first[0]).Delete(&note{}).Error
			}))
			next, _, err := find(list, "c", page.Params{PageSize: 5, Sort: "rank", Cursor: meta.Next})
			require.NoError(t, err)
			require.Equal(t, all(t, db, "c", "rank, id")[4:9], next)
		})

		t.Run("far pages of a long list are right, from remembered places too, and the count is bounded", func(t *testing.T) {
			want := all(t, db, "big", "created_at DESC, id DESC")
			for _, number := range []int{1, 500, 501, 900, 520, 1200, 1201, 1150, 500} {
				got, meta, err := find(list, "big", page.Params{Page: number, PageSize: 10})
				require.NoError(t, err)
				from := min((number-1)*10, len(want))
				require.Equal(t, append([]string(nil), want[from:min(from+10, len(want))]...), append([]string(nil), got...), number)
				require.Equal(t, map[bool]int64{false: max(page.Counted, int64(from+len(got))), true: 12_000}[meta.TotalExact], meta.Total)
			}
		})

		t.Run("a remembered place is its tenant's alone", func(t *testing.T) {
			fill(t, db, "other", 12_000)
			want := all(t, db, "other", "created_at DESC, id DESC")
			got, _, err := find(list, "other", page.Params{Page: 900, PageSize: 10})
			require.NoError(t, err)
			require.Equal(t, want[8990:9000], got)
		})

		t.Run("cursors that were made up are refused, and show nothing of another tenant", func(t *testing.T) {
			_, others, err := find(list, "b", page.Params{PageSize: 2})
			require.NoError(t, err)
			_, own, err := find(list, "a", page.Params{PageSize: 2})
			require.NoError(t, err)
			_, ranked, err := find(list, "a", page.Params{PageSize: 2, Sort: "rank"})
			require.NoError(t, err)
			for _, text := range []string{"x", "bm90IGpzb24", others.Next, ranked.Next, forged(t, own.Next, "v", "x"), forged(t, own.Next, "v", []int{1}),
				forged(t, own.Next, "v", nil), forged(t, own.Next, "p", -1), forged(t, own.Next, "i", "")} {
				_, _, err := find(list, "a", page.Params{Cursor: text})
				require.ErrorIs(t, err, page.ErrCursor, text)
			}
			rapid.Check(t, func(rt *rapid.T) {
				id := rapid.StringMatching(`[ -~]+`).Draw(rt, "id")
				ids, _, err := find(list, "a", page.Params{PageSize: 100, Cursor: forged(t, own.Next, "i", id)})
				require.NoError(rt, err)
				require.Subset(rt, all(t, db, "a", "id"), append([]string(nil), ids...))
			})
		})

		t.Run("a sort that is not offered is refused", func(t *testing.T) {
			for _, sort := range []string{"title", "-", "id; DROP TABLE notes", "tenant_id"} {
				_, _, err := find(list, "a", page.Params{Sort: sort})
				require.ErrorIs(t, err, page.ErrSort)
			}
		})
	})
}

// forged is a cursor with another value in it.
func forged(t *testing.T, text, field string, value any) string {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	require.NoError(t, err)
	var c map[string]any
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	require.NoError(t, decoder.Decode(&c))
	c[field] = value
	raw, err = json.Marshal(c)
	require.NoError(t, err)
	return base64.RawURLEncoding.EncodeToString(raw)
}

func TestShort(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		fill(t, db, "a", 95)
		fill(t, db, "b", 5)
		orders := page.Orders(map[string]string{"rank": "rank"})
		short := func(p page.Params) (rows []note, meta page.Meta, err error) {
			err = db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error {
				rows, meta, err = page.Short[note](tx, "-rank", orders, p)
				return err
			})
			return rows, meta, err
		}
		t.Run("cursors reach every row once, and agree with the page numbers", func(t *testing.T) {
			want := all(t, db, "a", "rank DESC, id DESC")
			var got []string
			p := page.Params{PageSize: 40}
			for number := 1; ; number++ {
				rows, meta, err := short(p)
				require.NoError(t, err)
				require.Equal(t, number, meta.Page)
				require.EqualValues(t, 95, meta.Total)
				require.Equal(t, number > 1, meta.Prev != "")
				for _, row := range rows {
					got = append(got, row.ID)
				}
				if p = (page.Params{Cursor: meta.Next}); meta.Next == "" {
					break
				}
			}
			require.Equal(t, want, got)
			rows, _, err := short(page.Params{Page: 3, PageSize: 40})
			require.NoError(t, err)
			require.Equal(t, want[80], rows[0].ID)
		})
		t.Run("rows of one order come in it alone: any sort is refused", func(t *testing.T) {
			rows, meta, err := page.Few[note](as("a"), db, "rank DESC, id DESC", page.Params{})
			require.NoError(t, err)
			require.Equal(t, all(t, db, "a", "rank DESC, id DESC")[0], rows[0].ID)
			second, _, err := page.Few[note](as("a"), db, "rank DESC, id DESC", page.Params{Cursor: meta.Next})
			require.NoError(t, err)
			require.Equal(t, all(t, db, "a", "rank DESC, id DESC")[10], second[0].ID)
			_, _, err = page.Few[note](as("a"), db, "rank DESC, id DESC", page.Params{Sort: "rank"})
			require.ErrorIs(t, err, page.ErrSort)
		})
		t.Run("a sort that is not there, and a cursor of another list, are refused", func(t *testing.T) {
			_, _, err := short(page.Params{Sort: "password"})
			require.ErrorIs(t, err, page.ErrSort)
			_, meta, err := short(page.Params{PageSize: 10})
			require.NoError(t, err)
			_, _, err = short(page.Params{Sort: "rank", Cursor: meta.Next})
			require.ErrorIs(t, err, page.ErrCursor)
			for _, forged := range []string{"bm90aGluZw", base64.RawURLEncoding.EncodeToString([]byte(`{"l":1,"i":"x","p":2}`))} {
				_, _, err = short(page.Params{Cursor: forged})
				require.ErrorIs(t, err, page.ErrCursor)
			}
		})
	})
}
