package debtor

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Create writes a new debtor, without debts, and leaves it as the caller may see it. It fails with portfolio.ErrNotFound and ErrClosed, ErrDuplicate, ErrName,
// ErrNationalID, civil.ErrDay.
func (s *Service) Create(ctx context.Context, d *Debtor) error {
	p, err := s.portfolios.Open(ctx, d.PortfolioID)
	if err != nil {
		if errors.Is(err, portfolio.ErrNotFound) {
			err = portfolio.ErrNotFound.WithField("body.portfolio_id", "portfolios.portfolio_not_found")
		}
		return err
	}
	d.ID, d.Status, d.Currency, d.AgedFrom = storage.NewID(), New, p.Currency, civil.Never
	if err := d.settle(p.Country); err != nil {
		return err
	}
	if taken, err := s.store.Aliases(ctx, p.ID, []string{d.DedupeKey}); err != nil || len(taken) > 0 {
		return cmp.Or(err, error(ErrDuplicate)) // merged into another, under whom they are found
	}
	all := []Debtor{*d}
	if err := s.store.Insert(ctx, all); err != nil {
		return err
	}
	if err := s.Mark(ctx, "created", all[0], map[string]any{"portfolio_id": p.ID}); err != nil {
		return err
	}
	if err := s.addComputed(ctx, all); err != nil {
		return err
	}
	*d = all[0]
	// Last: whoever adds to the same portfolio waits from here to the commit.
	return s.portfolios.Grow(ctx, p.ID, portfolio.Growth{Debtors: 1})
}

// Change writes what apply does to a debtor that still has the version, and returns it as the caller may see it.
func (s *Service) Change(ctx context.Context, id string, version int64, apply func(d *Debtor) error) (Debtor, error) {
	d, err := s.store.Lock(ctx, id)
	if err != nil {
		return d, err
	}
	p, err := s.portfolios.Get(ctx, d.PortfolioID)
	if err != nil {
		return d, err
	}
	before := d
	before.Emails, before.Flags = slices.Clone(d.Emails), slices.Clone(d.Flags)
	if err := apply(&d); err != nil {
		return d, err
	}
	if err := d.settle(p.Country); err != nil {
		return d, err
	}
	if err := s.store.Update(ctx, &d, version); err != nil {
		return d, err
	}
	if err := s.bound(ctx, before, d); err != nil {
		return d, err
	}
	if err := s.Mark(ctx, "updated", d, map[string]any{"changes": record.Changes(before, d, recorded()...)}); err != nil {
		return d, err
	}
	return s.Get(ctx, id)
}

// bound has the person looked at again in other portfolios when their flags or wishes changed in one.
func (s *Service) bound(ctx context.Context, before, after Debtor) error {
	if slices.Equal(before.Flags, after.Flags) && jsonText(before.Preferences, false, "") == jsonText(after.Preferences, false, "") {
		return nil
	}
	same, err := s.store.SamePerson(ctx, after)
	if err != nil {
		return err
	}
	return s.Changed(ctx, same...)
}

// Changed has some debtors looked at again: what is known of them has changed.
func (s *Service) Changed(ctx context.Context, ids ...string) error {
	return s.store.Changed(ctx, ids...)
}

// recorded are the fields whose changes the record shows; of those that say something of the person only that they changed.
func recorded() []string {
	return []string{
		"status", "kind", "language", "timezone", "segment",
		"name?", "given_name?", "family_name?", "national_id_type?", "national_id?", "external_ref?", "birthday?", "emails?", "flags?", "preferences?",
	}
}

// settle checks what was given and sets what follows from it.
func (d *Debtor) settle(country string) error {
	if d.Name == "" {
		d.Name = strings.TrimSpace(d.GivenName + " " + d.FamilyName)
	}
	if d.NameKey = namekey.Of(d.Name); d.NameKey == "" || !errs.Visible(d.Name) {
		return ErrName.WithField("body.name", "portfolios.debtor_name")
	}
	if _, err := civil.Parse(string(d.Birthday)); err != nil {
		return civil.ErrDay.WithField("body.birthday", "field.day")
	}
	if _, err := civil.ZoneOr(d.Timezone, time.UTC); err != nil {
		return portfolio.ErrTimezone.WithField("body.timezone", "portfolios.timezone")
	}
	if err := d.identify(country); err != nil {
		return ErrNationalID.WithField("body.national_id", "portfolios.national_id").Wrap(err)
	}
	if d.Kind == "" {
		d.Kind = Natural
		if d.NationalIDType.Legal() {
			d.Kind = Legal
		}
	}
	d.DedupeKey = DedupeKey(d.NationalIDType, d.NationalID, d.ExternalRef, d.ID)
	return nil
}

// identify normalises the national id, of the country's scheme when none is named.
func (d *Debtor) identify(country string) (err error) {
	if d.NationalID == "" {
		d.NationalIDType = ""
		return nil
	}
	if d.NationalIDType == "" {
		d.NationalIDType, d.NationalID, err = nationalid.Infer(country, d.NationalID)
		return err
	}
	d.NationalID, err = nationalid.Parse(d.NationalIDType, d.NationalID)
	return err
}
