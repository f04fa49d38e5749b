package bank

import (
	"context"
	"fmt"
	"io"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Received is a bank file that lies on disk and was looked at, and is not stored yet.
type Received struct {
	File
	let func()
}

// digest tells one upload from another.
func (r *Received) digest() []byte {
	return fmt.Appendf(nil, "%q %q %q %q", r.Bank, r.Currency, r.FileName, r.SHA256)
}

// Create receives and stores a bank file. It fails as Receive and Add do.
func (s *Service) Create(ctx context.Context, bank, currency, name string, from io.Reader) (File, error) {
	f, err := s.Receive(ctx, bank, currency, name, from)
	if err != nil {
		return File{}, err
	}
	defer s.Discard(ctx, f)
	err = s.Add(ctx, f)
	return f.File, err
}

// Receive takes in what is sent and proposes its columns, or those of the bank's last file where they fit. It fails with ErrBank,
// ErrCurrency, and as imports.Files does.
func (s *Service) Receive(ctx context.Context, bank, currency, name string, from io.Reader) (*Received, error) {
	f := File{Row: storage.Row{ID: storage.NewID()}, Bank: bank, BankKey: namekey.Of(bank), Currency: currency, FileName: imports.PlainName(name), Status: Uploaded}
	if f.BankKey == "" || len(bank) > 120 {
		return nil, ErrBank.WithField("body.bank", ErrBank.Code)
	}
	if err := checkCurrency(currency); err != nil {
		return nil, err
	}
	got, err := s.files.Receive(principal.Must(ctx).TenantID, f.ID, from)
	if err != nil {
		return nil, err
	}
	f.FileSize, f.SHA256 = got.Size(), got.SHA256()
	r := &Received{File: f, let: got.Let}
	if err := s.propose(ctx, &r.File); err != nil {
		s.Discard(ctx, r)
		return nil, err
	}
	return r, nil
}

// Add stores a received file, in the transaction of the context where there is one. It fails with ErrSame.
func (s *Service) Add(ctx context.Context, f *Received) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, &f.File); err != nil {
			return err
		}
		return s.wrote(ctx, "uploaded", &f.File, nil)
	})
}

// Discard gives a received file up, and removes it unless it was stored. What cannot be told now is swept at the next start.
func (s *Service) Discard(ctx context.Context, f *Received) {
	defer f.let()
	if known, err := s.Known(context.WithoutCancel(ctx), f.ID); err == nil && !known {
		_ = s.files.Remove(principal.Must(ctx).TenantID, f.ID)
	}
}

func (s *Service) propose(ctx context.Context, f *File) error {
	before, err := statement.Remember(ctx, s.db, f.BankKey)
	if err != nil {
		return err
	}
	return s.look(ctx, f, tabular.Format{}, before)
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
