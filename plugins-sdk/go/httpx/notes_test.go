package httpx_test

import (
	"context"
	"testing/fstest"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// note is what the API under test is about.
type note struct {
	storage.Row
	Title  string `json:"title" minLength:"1" maxLength:"20"`
	Amount int64  `json:"amount"`
}

type noteBody struct {
	Title  string   `json:"title" minLength:"1" maxLength:"20"`
	Amount int64    `json:"amount,omitempty" minimum:"0"`
	Kind   string   `json:"kind,omitempty" enum:"call,visit"`
	Lines  []string `json:"lines,omitempty" maxItems:"2" uniqueItems:"true"`
}

type createInput struct{ Body noteBody }

type updateInput struct {
	httpx.IfMatch
	ID   string `path:"id"`
	Body noteBody
}

type listInput struct {
	page.Params
	Title string `query:"title" maxLength:"20"`
}

type idInput struct {
	ID string `path:"id" maxLength:"36"`
}

func migrations() fstest.MapFS {
	return fstest.MapFS{"migrations/0001_notes.sql": {Data: []byte(`-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    title TEXT NOT NULL, amount BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, id), UNIQUE (tenant_id, title)
);`)}}
}

func (s *service) create(ctx context.Context, in *createInput) (*httpx.Body[*note], error) {
	n := &note{Title: in.Body.Title, Amount: in.Body.Amount}
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(n).Error })
	if err != nil {
		return nil, err
	}
	if n.Title == "fails late" {
		return nil, errs.New(errs.Conflict, "notes.late")
	}
	return httpx.OK(n), nil
}

func (s *service) update(ctx context.Context, in *updateInput) (*httpx.Body[*note], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	var n note
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Take(&n, "id = ?", in.ID).Error; err != nil {
			return err
		}
		n.Title = in.Body.Title
		return storage.Update(ctx, s.db, &n, version)
	})
	return httpx.OK(&n), err
}

func (s *service) remove(ctx context.Context, in *idInput) (*struct{}, error) {
	return nil, s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", in.ID).Delete(&note{}).Error })
}

func (s *service) list(ctx context.Context, in *listInput) (*httpx.Page[note], error) {
	var rows []note
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if in.Title != "" {
			tx = tx.Where("title = ?", in.Title)
		}
		return tx.Find(&rows).Error
	})
	return httpx.Listed(rows, page.Meta{Page: in.Page, PageSize: in.PageSize}), err
}

func (s *service) get(ctx context.Context, in *idInput) (*httpx.Body[note], error) {
	var n note
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Take(&n, "id = ?", in.ID).Error })
	return httpx.OK(n), err
}
