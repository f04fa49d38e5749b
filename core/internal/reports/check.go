package reports

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// prepare refuses a schedule that cannot be run, and plans it.
func (s *Service) prepare(ctx context.Context, wanted *Schedule) error {
	wanted.Cadence = wanted.Cadence.tidy()
	if wanted.Name = strings.TrimSpace(wanted.Name); wanted.Name == "" {
		return errs.New(errs.Invalid, "invalid").WithField("body.name", "field.required")
	}
	if err := wanted.Cadence.Check(); err != nil {
		return err
	}
	if err := s.mayOrder(ctx, wanted.Order); err != nil {
		return err
	}
	if err := s.Catalog.byName[wanted.Report].check(wanted.Filters); err != nil {
		return err
	}
	if err := s.checkDelivery(ctx, &wanted.Order); err != nil {
		return err
	}
	zone, err := s.Directory.Zone(ctx)
	if err == nil {
		wanted.plan(s.now(), zone)
	}
	return err
}

// mayOrder refuses a report that there is not, whose module is off, or that reaches further than the caller's own rights.
func (s *Service) mayOrder(ctx context.Context, o Order) error {
	who := principal.Must(ctx)
	report, known := s.Catalog.byName[o.Report]
	if !known || !s.enabled(who.TenantID, report) {
		return ErrUnknown.WithField("body.report", ErrUnknown.Code)
	}
	least, err := s.ownersScope(ctx, o, report)
	if err != nil {
		return err
	}
	if !who.Carries(report.Permission) || !s.covers(who.TenantID, who.Role, report.Permission, least) {
		return ErrForbidden.WithField("body.report", ErrForbidden.Code)
	}
	return nil
}

// ownersScope is which rows the owner's rights reach now.
func (s *Service) ownersScope(ctx context.Context, o Order, report Report) (principal.Scope, error) {
	owner, known, err := s.Directory.Person(ctx, o.OwnerID)
	if err != nil || !known {
		return principal.ScopeOwn, err
	}
	scope, _ := s.Decider.Decide(principal.Must(ctx).TenantID, owner.Role, report.Permission)
	return scope, nil
}

func (s *Service) enabled(tenant string, report Report) bool {
	return report.Module == "core" || s.Enabled(tenant, report.Module)
}

// checkDelivery refuses a mail that nobody would get, or that would reach somebody who may not make the report alone.
func (s *Service) checkDelivery(ctx context.Context, o *Order) error {
	if o.Delivery != ByMail {
		o.Recipients = []string{}
		return nil
	}
	if !s.Mail.Configured() {
		return ErrNoMail.WithField("body.delivery", ErrNoMail.Code)
	}
	slices.Sort(o.Recipients)
	o.Recipients = slices.Compact(o.Recipients)
	if len(o.Recipients) == 0 || len(o.Recipients) > s.Limits.Recipients {
		return ErrRecipients.WithField("body.recipients", ErrRecipients.Code, "recipients", s.Limits.Recipients)
	}
	found, err := s.recipients(ctx, *o)
	if err != nil {
		return err
	}
	for _, id := range o.Recipients {
		if !slices.ContainsFunc(found, func(p Person) bool { return p.ID == id }) {
			return ErrRecipient.WithField("body.recipients", ErrRecipient.Code)
		}
	}
	return nil
}

// recipients are those of an order's who may get it now: active, with the right to the report on as many rows as its owner.
func (s *Service) recipients(ctx context.Context, o Order) (found []Person, err error) {
	report := s.Catalog.byName[o.Report]
	least, err := s.ownersScope(ctx, o, report)
	if err != nil {
		return nil, err
	}
	for _, id := range o.Recipients {
		person, known, err := s.Directory.Person(ctx, id)
		if err != nil {
			return nil, err
		}
		tenant := principal.Must(ctx).TenantID
		if known && person.Active && s.covers(tenant, person.Role, report.Permission, least) {
			found = append(found, person)
		}
	}
	return found, nil
}
