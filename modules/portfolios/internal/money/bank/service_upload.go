package bank

import (
	"context"
	"io"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Create makes a bank file of what is sent: its columns are proposed, or those of the bank's last file where they fit. It fails with
// ErrBank, ErrCurrency, ErrSame, and as imports.Files does.
func (s *Service) Create(ctx context.Context, bank, currency, name string, from io.Reader) (File, error) {
	f := File{Row: storage.Row{ID: storage.NewID()}, Bank: bank, BankKey: namekey.Of(bank), Currency: currency, FileName: imports.PlainName(name), Status: Uploaded}
	if f.BankKey == "" || len(bank) > 120 {
		return f, ErrBank.WithField("body.bank", ErrBank.Code)
	}
	if err := checkCurrency(currency); err != nil {
		return f, err
	}
	tenant := principal.Must(ctx).TenantID
	got, err := s.files.Receive(tenant, f.ID, from)
	if err != nil {
		return f, err
	}
	defer got.Let()
	f.FileSize, f.SHA256 = got.Size(), got.SHA256()
	if err := s.begin(ctx, &f); err != nil {
		_ = s.files.Remove(tenant, f.ID)
		return f, err
	}
	return f, nil
}

func (s *Service) begin(ctx context.Context, f *File) error {
	before, err := statement.Remember(ctx, s.db, f.BankKey)
	if err != nil {
		return err
	}
	if err := s.look(ctx, f, tabular.Format{}, before); err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, f); err != nil {
			return err
		}
		return s.wrote(ctx, "uploaded", f, nil)
	})
}

// look detects how a file is written, and proposes its columns.
func (s *Service) look(ctx context.Context, f *File, fixed tabular.Format, before statement.Remembered) (err error) {
	tenant := principal.Must(ctx).TenantID
	if fixed.Kind == "" && before.Format.Kind == tabular.Fixed {
		fixed = before.Format // cuts that a person has set are better than found ones
	}
	if f.Detected, err = s.files.Detect(ctx, tenant, f.ID, fixed); err != nil {
		return err
	}
	f.Format, f.Proposed = f.Detected.Format, statement.Propose(f.Detected)
	f.Columns = statement.Fields(f.Proposed)
	f.MinorUnits = statement.Padded(f.Columns, f.Detected)
	if before.Fits(f.Detected.Header) {
		f.Columns, f.MinorUnits = before.Columns, before.MinorUnits
		for i := range f.Proposed {
			f.Proposed[i].Field, f.Proposed[i].Certainty = before.Columns[i], 1
		}
	}
	return nil
}
