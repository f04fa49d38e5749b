package document

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with documents.
type Service struct {
	*Store
	debtors *debtor.Store
	files   *files.Store
	record  *record.Record
	clock   clock.Clock
}

// NewService keeps documents of debtors, their content in files.
func NewService(store *Store, debtors *debtor.Store, files *files.Store, r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, files, r, c}
}

// List is a page of the documents of a debtor whom the caller may see. It fails with debtor.ErrNotFound.
func (s *Service) List(ctx context.Context, debtorID string, p page.Params) ([]Document, page.Meta, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return nil, page.Meta{}, err
	}
	return s.Store.Of(ctx, debtorID, p)
}

// Add gives a debtor whom the caller may see a document that was received; the record tells of it as of any file. It fails with
// debtor.ErrNotFound, ErrKind, ErrName and ErrMany.
func (s *Service) Add(ctx context.Context, debtorID string, kind Kind, name string, got *files.Received) (Document, error) {
	d := Document{Row: storage.Row{ID: storage.NewID()}, DebtorID: debtorID, Kind: cmp.Or(kind, Other), MediaType: got.MediaType, Size: got.Size, SHA256: got.SHA256}
	who, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return d, err
	}
	if err := cmp.Or(d.name(cmp.Or(name, got.Name)), s.room(ctx, debtorID)); err != nil {
		return d, err
	}
	if !slices.Contains(kind.Enum(), d.Kind) {
		return d, ErrKind
	}
	file, err := s.files.Add(ctx, got, recorded(d.ID), time.Time{})
	if err != nil {
		return d, err
	}
	d.FileID = file.ID
	if err := storage.Insert(ctx, s.db, &d); err != nil {
		return d, err
	}
	return d, s.wrote(ctx, record.Act{Name: "document.created", Unkept: true}, who, d)
}

// room refuses more documents than one debtor may have.
func (s *Service) room(ctx context.Context, debtorID string) error {
	_, has, err := s.Store.Of(ctx, debtorID, page.Params{PageSize: 1})
	if err == nil && has.Total >= most {
		err = ErrMany.WithParam("most", most)
	}
	return err
}

// recorded is a document as files know it.
func recorded(id string) files.Record { return files.Record{Type: "document", ID: id} }

// Content is the file of a document of a debtor whom the caller may see. It fails with debtor.ErrNotFound and ErrNotFound.
func (s *Service) Content(ctx context.Context, debtorID, id string) (files.File, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return files.File{}, err
	}
	d, err := s.Get(ctx, debtorID, id)
	if err != nil {
		return files.File{}, err
	}
	f, err := s.files.Get(ctx, d.FileID)
	f.Name = d.Name
	return f, err
}

// Change is what may be changed of a document; nil stays.
type Change struct {
	Name *string
	Kind *Kind
}

// Update changes a document that still has the version: the caller's own, unless they see all. It fails with debtor.ErrNotFound,
// ErrNotFound, ErrOwn, ErrName and storage.ErrStale.
func (s *Service) Update(ctx context.Context, debtorID, id string, version int64, c Change) (Document, error) {
	who, d, err := s.own(ctx, debtorID, id)
	if err != nil {
		return d, err
	}
	before := d
	if c.Kind != nil {
		d.Kind = *c.Kind
	}
	if c.Name != nil {
		if err := d.name(*c.Name); err != nil {
			return d, err
		}
	}
	if err := storage.Update(ctx, s.db, &d, version); err != nil {
		return d, err
	}
	told := map[string]any{"debtor_id": debtorID, "changes": record.Changes(before, d, "name?", "kind")}
	return d, s.wrote(ctx, record.Act{Name: "document.updated", Payload: told}, who, d)
}

// Remove takes a document and its content away, on the terms of Update; the record tells of it as of any file. It fails with
// files.ErrHeld.
func (s *Service) Remove(ctx context.Context, debtorID, id string, version int64) error {
	who, d, err := s.own(ctx, debtorID, id)
	if err != nil {
		return err
	}
	now := s.clock.Now()
	d.Name, d.RemovedAt = "", &now
	if err := storage.Update(ctx, s.db, &d, version); err != nil {
		return err
	}
	if err := s.files.Remove(ctx, d.FileID); err != nil {
		return err
	}
	return s.wrote(ctx, record.Act{Name: "document.deleted", Unkept: true}, who, d)
}

// own is a document that the caller may change, held against others.
func (s *Service) own(ctx context.Context, debtorID, id string) (who debtor.Debtor, d Document, err error) {
	if who, err = s.debtors.Get(ctx, debtorID); err != nil {
		return who, d, err
	}
	if d, err = s.Lock(ctx, debtorID, id); err != nil {
		return who, d, err
	}
	if by := principal.Must(ctx); by.Scope != principal.ScopeAll && d.CreatedBy != by.UserID {
		err = ErrOwn
	}
	return who, d, err
}

// wrote tells those who see the debtor what became of a document.
func (s *Service) wrote(ctx context.Context, act record.Act, who debtor.Debtor, d Document) error {
	act.ID, act.Owners, act.Moves = d.ID, []string{who.AssigneeID}, []string{"debtors"}
	return s.record.Write(ctx, act)
}
