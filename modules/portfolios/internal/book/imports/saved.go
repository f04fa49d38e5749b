package imports

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of saved mappings.
var (
	ErrSavedName = errs.New(errs.Invalid, "portfolios.import_mapping_name")
	ErrSavedMany = errs.New(errs.Conflict, "portfolios.import_mapping_too_many")
	ErrNoSaved   = errs.New(errs.NotFound, "portfolios.import_mapping_not_found")
)

// FittingMapping is a saved mapping that fits a file: its fields in the order of the file's columns.
type FittingMapping struct {
	ID      string          `json:"id"`
	Name    string          `json:"name" example:"Archivo mensual"`
	Mapping mapping.Mapping `json:"mapping" doc:"Field of each column of this file"`
}

// Fitting are the creditor's saved mappings all of whose columns the file has.
func (s *Service) Fitting(ctx context.Context, id string) ([]FittingMapping, error) {
	i, _, err := s.store.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	p, err := s.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return nil, err
	}
	all, err := s.store.Saved(ctx, p.CreditorID)
	fitting := []FittingMapping{}
	for n := range all {
		if fields, fits := all[n].on(i.Detected.Header); fits {
			fitting = append(fitting, FittingMapping{all[n].ID, all[n].Name, fields})
		}
	}
	return fitting, err
}

// on puts the saved fields on the columns of a file. Columns that came since keep what they are proposed to be: "".
func (m *SavedMapping) on(header []string) (fields mapping.Mapping, fits bool) {
	fields, used := make(mapping.Mapping, len(header)), make([]bool, len(header))
	for n, name := range m.Header {
		at := slices.IndexFunc(header, func(other string) bool { return other == name })
		if at < 0 || used[at] {
			at = -1
			for k, other := range header {
				if !used[k] && mapping.Key(other) == mapping.Key(name) && mapping.Key(name) != "" {
					at = k
					break
				}
			}
		}
		if at < 0 {
			return nil, false
		}
		fields[at], used[at] = m.Fields[n], true
	}
	return fields, len(m.Header) > 0
}

// SaveMapping keeps a mapping of an import's columns for the creditor's next files. It fails with ErrSavedName, as Map does,
// and with ErrSavedMany.
func (s *Service) SaveMapping(ctx context.Context, id, name string, fields mapping.Mapping) (SavedMapping, error) {
	i, _, err := s.store.Get(ctx, id)
	if err != nil {
		return SavedMapping{}, err
	}
	if name = strings.TrimSpace(name); name == "" {
		return SavedMapping{}, ErrSavedName.WithField("body.name", ErrSavedName.Code)
	}
	probe := i
	probe.Status = Uploaded
	if err := probe.Map(fields); err != nil {
		return SavedMapping{}, err
	}
	p, err := s.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return SavedMapping{}, err
	}
	saved := SavedMapping{
		Row: storage.Row{ID: storage.NewID()}, CreditorID: p.CreditorID, Name: name, Header: i.Detected.Header, Fields: fields, Format: i.Format,
	}
	return saved, s.store.SaveMapping(ctx, &saved)
}

// DropMapping forgets a mapping saved for the creditor of an import.
func (s *Service) DropMapping(ctx context.Context, id, mappingID string) error {
	i, _, err := s.store.Get(ctx, id)
	if err != nil {
		return err
	}
	p, err := s.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return err
	}
	return s.store.DropMapping(ctx, p.CreditorID, mappingID)
}
