package storage_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// walls runs body with each wall standing alone, on every engine that has it, and with both.
func walls(t *testing.T, body func(t *testing.T, db *storage.DB)) {
	both := func(*storage.Config) {}
	clauseAlone := func(c *storage.Config) { c.WithoutRLS = true }
	rlsAlone := func(c *storage.Config) { c.WithoutClause = true }
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("the clause alone", func(t *testing.T) { body(t, engine.DB(t, "notes", migrations(), clauseAlone)) })
		if engine.Name == storage.Postgres {
			t.Run("row level security alone", func(t *testing.T) { body(t, engine.DB(t, "notes", migrations(), rlsAlone)) })
			t.Run("both", func(t *testing.T) { body(t, engine.DB(t, "notes", migrations(), both)) })
		}
	})
}

func TestTenantWall(t *testing.T) {
	walls(t, func(t *testing.T, db *storage.DB) {
		theirs := create(t, db, "b", "theirs")
		create(t, db, "a", "mine")
		titles := func(query func(tx *gorm.DB) *gorm.DB) []string {
			var found []note
			require.NoError(t, db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error { return query(tx).Find(&found).Error }))
			all := make([]string, 0, len(found))
			for _, n := range found {
				all = append(all, n.Title)
			}
			return all
		}

		for what, query := range map[string]func(tx *gorm.DB) *gorm.DB{
			"no condition":      func(tx *gorm.DB) *gorm.DB { return tx },
			"an OR in a string": func(tx *gorm.DB) *gorm.DB { return tx.Where("title = 'mine' OR 1 = 1") },
			"an Or":             func(tx *gorm.DB) *gorm.DB { return tx.Where("title = ?", "x").Or("1 = 1") },
			"two Ors":           func(tx *gorm.DB) *gorm.DB { return tx.Or("title = ?", "x").Or("1 = 1") },
			"Unscoped":          func(tx *gorm.DB) *gorm.DB { return tx.Unscoped().Where("1 = 1") },
			"the other tenant":  func(tx *gorm.DB) *gorm.DB { return tx.Where("1 = 1").Or("tenant_id = ?", "b") },
			"a subquery": func(tx *gorm.DB) *gorm.DB {
				return tx.Where("id IN (?)", tx.Session(&gorm.Session{NewDB: true}).Model(&note{}).Select("id"))
			},
		} {
			t.Run("reading with "+what+" shows own rows alone", func(t *testing.T) {
				require.Equal(t, []string{"mine"}, titles(query))
			})
		}

		t.Run("a foreign row is neither found, changed, deleted nor told apart from one that is not there", func(t *testing.T) {
			_ = db.Tx(as("a"), func(ctx context.Context, tx *gorm.DB) error {
				require.ErrorIs(t, tx.First(&note{}, "id = ?", theirs.ID).Error, storage.ErrNotFound)
				stolen := *theirs
				stolen.TenantID, stolen.Title = "a", "stolen"
				require.ErrorIs(t, storage.Update(ctx, db, &stolen, 1), storage.ErrNotFound)
				require.ErrorIs(t, storage.Delete(ctx, db, &stolen, 1), storage.ErrNotFound)
				stolen = *theirs
				require.ErrorIs(t, storage.Update(ctx, db, &stolen, 1), storage.ErrNotFound)
				changed := tx.Model(&note{}).Where("id = ?", theirs.ID).Updates(map[string]any{"title": "stolen"})
				require.NoError(t, changed.Error)
				require.Zero(t, changed.RowsAffected)
				gone := tx.Where("1 = 1").Or("id = ?", theirs.ID).Delete(&note{})
				require.NoError(t, gone.Error)
				require.EqualValues(t, 1, gone.RowsAffected) // own row alone
				return fmt.Errorf("undo")
			})
			var kept note
			require.NoError(t, db.Read(as("b"), func(_ context.Context, tx *gorm.DB) error { return tx.First(&kept, "id = ?", theirs.ID).Error }))
			require.Equal(t, "theirs", kept.Title)
		})

		t.Run("no row is made for another tenant or moved to one", func(t *testing.T) {
			foreign := &note{Row: storage.Row{TenantID: "b"}, Title: "planted"}
			require.Error(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.Create(foreign).Error }))
			require.Error(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error {
				return tx.Model(&note{}).Where("title = ?", "mine").Updates(map[string]any{"tenant_id": "b"}).Error
			}))
			require.Error(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error {
				return tx.Model(&note{}).Where("title = ?", "mine").Updates(note{Row: storage.Row{TenantID: "b"}}).Error
			}))
		})

		t.Run("a subquery on a function is let through", func(t *testing.T) {
			require.Equal(t, []string{"mine"}, titles(func(tx *gorm.DB) *gorm.DB {
				if db.Engine() == storage.SQLite {
					return tx.Where("title IN (SELECT value FROM json_each(?))", `["mine","theirs"]`)
				}
				return tx.Where("title IN (SELECT t FROM unnest(?::text[]) t)", "{mine,theirs}")
			}))
		})

		t.Run("the same id and the same name can be another tenant's without being told", func(t *testing.T) {
			twin := &note{Row: storage.Row{ID: theirs.ID}, Title: theirs.Title}
			write(t, db, as("a"), func(tx *gorm.DB) error { return tx.Create(twin).Error })
			require.NoError(t, storage.Delete(as("a"), db, twin, 1))
		})

		t.Run("a join stays in the tenant", func(t *testing.T) {
			write(t, db, as("b"), func(tx *gorm.DB) error { return tx.Create(&tag{NoteID: theirs.ID, Name: "t"}).Error })
			joined := func(tenant string) (n int64) {
				require.NoError(t, db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error {
					return storage.Join(tx.Model(&note{}), &tag{}, "t", "t.note_id = notes.id OR 1 = 1").Count(&n).Error
				}))
				return n
			}
			require.EqualValues(t, 1, joined("b"))
			require.Zero(t, joined("a"))
		})
	})
}

func TestRefusedWays(t *testing.T) {
	walls(t, func(t *testing.T, db *storage.DB) {
		for what, do := range map[string]func(tx *gorm.DB) error{
			"Raw":              func(tx *gorm.DB) error { return tx.Raw("SELECT * FROM notes").Scan(&[]note{}).Error },
			"Raw by Rows":      func(tx *gorm.DB) error { _, err := tx.Raw("SELECT 1").Rows(); return err },
			"Exec":             func(tx *gorm.DB) error { return tx.Exec("DELETE FROM notes").Error },
			"Table":            func(tx *gorm.DB) error { return tx.Table("notes").Find(&[]note{}).Error },
			"Table by alias":   func(tx *gorm.DB) error { return tx.Table("notes AS n").Where("1 = 1").Delete(&note{}).Error },
			"a table by Count": func(tx *gorm.DB) error { var n int64; return tx.Table("notes").Count(&n).Error },
			"a string join":    func(tx *gorm.DB) error { return tx.Joins("JOIN tags t ON true").Find(&[]note{}).Error },
			"a FROM clause": func(tx *gorm.DB) error {
				return tx.Clauses(clause.From{Tables: []clause.Table{{Name: "tags"}}}).Find(&[]note{}).Error
			},
			"Save":         func(tx *gorm.DB) error { return tx.Save(&note{Row: storage.Row{ID: "x", TenantID: "b"}}).Error },
			"Save of many": func(tx *gorm.DB) error { return tx.Save([]note{{Row: storage.Row{ID: "x", TenantID: "b"}}}).Error },
			"an upsert by id alone": func(tx *gorm.DB) error {
				return tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}}, DoUpdates: clause.AssignmentColumns([]string{"title"})}).
					Create(&note{Title: "x"}).Error
			},
			"a table without a tenant": func(tx *gorm.DB) error { return tx.Find(&[]bare{}).Error },
			"a map":                    func(tx *gorm.DB) error { return tx.Model(&note{}).Create(map[string]any{"tenant_id": "b"}).Error },
			"a subquery as text in Where": func(tx *gorm.DB) error {
				return tx.Where("id IN (SELECT note_id FROM tags)").Find(&[]note{}).Error
			},
			"a subquery as text in an Or": func(tx *gorm.DB) error {
				return tx.Where("id = ?", "x").Or(tx.Session(&gorm.Session{NewDB: true}).Where("EXISTS (select 1\nfrom \"tags\" t)")).Find(&[]note{}).Error
			},
			"a subquery as text in Not": func(tx *gorm.DB) error {
				return tx.Not("id IN (SELECT note_id FROM tags)").Find(&[]note{}).Error
			},
			"a subquery as text in Select": func(tx *gorm.DB) error {
				return tx.Select("id, (SELECT max(title) FROM notes) AS title").Find(&[]note{}).Error
			},
			"a subquery as text in Select with values": func(tx *gorm.DB) error {
				return tx.Select("(SELECT max(title) FROM notes WHERE id <> ?) AS title", "x").Find(&[]note{}).Error
			},
			"a subquery as text in Order": func(tx *gorm.DB) error {
				return tx.Order("(SELECT count(*) FROM tags)").Find(&[]note{}).Error
			},
			"a subquery as text in Having": func(tx *gorm.DB) error {
				return tx.Group("id").Having("(SELECT count(*) FROM tags) > 0").Find(&[]note{}).Error
			},
			"a subquery as text in an update": func(tx *gorm.DB) error {
				return tx.Model(&note{}).Where("1 = 1").Updates(map[string]any{"title": gorm.Expr("(SELECT max(title) FROM notes)")}).Error
			},
			"a subquery by Table": func(tx *gorm.DB) error {
				return tx.Where("id IN (?)", tx.Session(&gorm.Session{NewDB: true}).Table("notes").Select("id")).Find(&[]note{}).Error
			},
		} {
			t.Run(what+" is refused", func(t *testing.T) {
				require.Error(t, db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error { return do(tx) }))
			})
		}

		t.Run("nothing happens without a tenant", func(t *testing.T) {
			nothing := func(context.Context, *gorm.DB) error { t.Error("ran"); return nil }
			for _, ctx := range []context.Context{context.Background(), principal.With(context.Background(), principal.Principal{})} {
				require.ErrorIs(t, db.Tx(ctx, nothing), storage.ErrNoTenant)
				require.ErrorIs(t, db.Read(ctx, nothing), storage.ErrNoTenant)
			}
		})

		t.Run("a transaction does not change its tenant half way", func(t *testing.T) {
			require.ErrorIs(t, db.Tx(as("a"), func(ctx context.Context, _ *gorm.DB) error {
				other := principal.With(ctx, principal.Principal{TenantID: "b"})
				return db.Tx(other, func(context.Context, *gorm.DB) error { return nil })
			}), storage.ErrForeignRow)
		})

		t.Run("a tenant's transaction inside the platform's is that tenant's", func(t *testing.T) {
			create(t, db, "a", "for the platform")
			create(t, db, "b", "for the platform")
			require.NoError(t, db.Platform(as("a"), func(ctx context.Context, tx *gorm.DB) error {
				var all, own int64
				require.NoError(t, tx.Model(&note{}).Where("title = ?", "for the platform").Count(&all).Error)
				require.NoError(t, db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Model(&note{}).Count(&own).Error }))
				require.EqualValues(t, 2, all)
				return nil
			}))
			require.ErrorIs(t, db.Tx(as("a"), func(ctx context.Context, _ *gorm.DB) error {
				return db.Platform(ctx, func(context.Context, *gorm.DB) error { return nil })
			}), storage.ErrNotAllowed)
		})
	})
}

// TestTwoTenants does the same random things in two tenants and checks each against a model of its own.
func TestTwoTenants(t *testing.T) {
	walls(t, func(t *testing.T, db *storage.DB) {
		round := 0
		rapid.Check(t, func(rt *rapid.T) {
			round++
			tenants := []string{fmt.Sprintf("a%d", round), fmt.Sprintf("b%d", round)}
			model := map[string]map[string]string{tenants[0]: {}, tenants[1]: {}}
			ids := []string{storage.NewID(), storage.NewID(), storage.NewID()}
			for range rapid.IntRange(1, 12).Draw(rt, "steps") {
				tenant := rapid.SampledFrom(tenants).Draw(rt, "tenant")
				id := rapid.SampledFrom(ids).Draw(rt, "id")
				title := rapid.StringMatching(`[a-c]{1,2}`).Draw(rt, "title")
				step(t, db, tenant, rapid.IntRange(0, 3).Draw(rt, "what"), id, title, model[tenant])
				for _, tenant := range tenants {
					require.Equal(rt, sorted(model[tenant]), stored(t, db, tenant))
				}
			}
		})
	})
}

func step(t *testing.T, db *storage.DB, tenant string, what int, id, title string, model map[string]string) {
	err := db.Tx(as(tenant), func(ctx context.Context, tx *gorm.DB) error {
		switch what {
		case 0:
			return tx.Create(&note{Row: storage.Row{ID: id}, Title: title}).Error
		case 1:
			return tx.Where("id = ?", id).Or("title = ?", title).Delete(&note{}).Error
		case 2:
			var n note
			if err := tx.First(&n, "id = ?", id).Error; err != nil {
				return err
			}
			n.Title = title
			return storage.Update(ctx, db, &n, n.Version)
		default:
			return tx.Model(&note{}).Where("id = ?", id).Updates(map[string]any{"title": title}).Error
		}
	})
	_, there := model[id]
	other := slices.ContainsFunc(keys(model), func(k string) bool { return k != id && model[k] == title })
	switch {
	case what == 1:
		require.NoError(t, err)
		delete(model, id)
		for k, v := range model {
			if v == title {
				delete(model, k)
			}
		}
	case what == 0 && (there || other), there && other:
		require.ErrorIs(t, err, storage.ErrDuplicate)
	case what == 2 && !there:
		require.ErrorIs(t, err, storage.ErrNotFound)
	case what == 3 && !there:
		require.NoError(t, err)
	default:
		require.NoError(t, err)
		model[id] = title
	}
}

func keys(model map[string]string) []string {
	all := make([]string, 0, len(model))
	for k := range model {
		all = append(all, k)
	}
	return all
}

func sorted(model map[string]string) []string {
	all := make([]string, 0, len(model))
	for id, title := range model {
		all = append(all, id+"="+title)
	}
	slices.Sort(all)
	return all
}

func stored(t *testing.T, db *storage.DB, tenant string) []string {
	var found []note
	require.NoError(t, db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error { return tx.Find(&found).Error }))
	model := map[string]string{}
	for _, n := range found {
		model[n.ID] = n.Title
	}
	return sorted(model)
}
