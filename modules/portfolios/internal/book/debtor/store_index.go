package debtor

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// grams is an entry of SQLite's text index; PostgreSQL keeps its own from name_key.
type grams struct {
	Seq      int64 `gorm:"column:rowid;primaryKey;autoIncrement:false"`
	Grams    string
	TenantID string
}

// TableName is the table of the text index.
func (grams) TableName() string { return "debtor_grams" }

// numbered is the stable row number of a debtor, which only SQLite's table has.
type numbered struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Seq      int64
}

// TableName is the table of debtors.
func (numbered) TableName() string { return "debtors" }

// index enters debtors, their ids ascending, into the text index.
func (s *Store) index(_ context.Context, tx *gorm.DB, debtors []Debtor) error {
	if s.db.Engine() != storage.SQLite || len(debtors) == 0 {
		return nil
	}
	var rows []numbered
	first, last := debtors[0].ID, debtors[len(debtors)-1].ID
	if err := tx.Where("id >= ? AND id <= ?", first, last).Order("id").Find(&rows).Error; err != nil {
		return err
	}
	return tx.CreateInBatches(entriesOf(rows, debtors), 500).Error
}

// entriesOf pairs debtors with their row numbers: both are in the order of ids, and rows may have others in between.
func entriesOf(rows []numbered, debtors []Debtor) []grams {
	entries := make([]grams, 0, len(debtors))
	at := 0
	for _, d := range debtors {
		for at < len(rows) && rows[at].ID < d.ID {
			at++
		}
		if at < len(rows) && rows[at].ID == d.ID {
			text := gramsOf(tenantCode(d.TenantID), d.NameKey)
			entries = append(entries, grams{Seq: rows[at].Seq, Grams: text, TenantID: d.TenantID})
		}
	}
	return entries
}

// unindex removes a debtor from the text index.
func (s *Store) unindex(tx *gorm.DB, id string) error {
	if s.db.Engine() != storage.SQLite {
		return nil
	}
	var row numbered
	if err := tx.Where("id = ?", id).First(&row).Error; err != nil {
		return err
	}
	return tx.Where("rowid = ?", row.Seq).Delete(&grams{}).Error
}

// named narrows a statement on debtors to those whose name may have every word; limit bounds what the index is asked
// for where the bound cannot be the statement's own.
func named(db *storage.DB, tx *gorm.DB, tenantID string, words []string, limit int) *gorm.DB {
	if db.Engine() == storage.Postgres {
		return tx.Where("debtors.id IN (SELECT debtors_named(?::text[], ?))", textArray(words), limit)
	}
	return storage.Join(tx, &grams{}, "g", "g.rowid = debtors.seq AND g.debtor_grams MATCH ?",
		gramQuery(tenantCode(tenantID), words))
}

// textArray is words of letters and digits as PostgreSQL writes an array.
func textArray(words []string) string { return "{" + strings.Join(words, ",") + "}" }
