package review

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// draft is a case that nobody has put into a suite yet.
type draft struct {
	storage.Row
	ReviewID string
	DebtorID string
	AgentID  string
	Language word.Language
	Inputs   []string        `gorm:"serializer:json"`
	Expected analysis.Values `gorm:"serializer:json"`
}

// TableName is the table of drafts of cases.
func (draft) TableName() string { return "case_drafts" }

// Refusals are what storage's refusals are called here.
func (draft) Refusals() storage.Refusals { return storage.Refusals{Duplicate: ErrTwice} }

// Drafts keep cases until somebody puts them into a suite.
type Drafts struct{ db *storage.DB }

// NewDrafts keeps them in a database.
func NewDrafts(db *storage.DB) *Drafts { return &Drafts{db} }

// Create implements Cases.
func (s *Drafts) Create(ctx context.Context, c Case) (string, error) {
	d := draft{ReviewID: c.ReviewID, DebtorID: c.DebtorID, AgentID: c.AgentID, Language: c.Language, Inputs: c.Inputs, Expected: c.Expected}
	err := storage.Insert(ctx, s.db, &d)
	return d.ID, err
}

// Forget removes those of a debtor.
func (s *Drafts) Forget(ctx context.Context, debtorID string) error {
	all, err := storage.LockAll[draft](ctx, s.db, mostOf, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
	for n := 0; err == nil && n < len(all); n++ {
		err = storage.Delete(ctx, s.db, &all[n], all[n].Version)
	}
	return err
}
