package widget

import (
	"cmp"
	"context"

	"github.com/google/uuid"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// vouched is the visit of somebody whom the page vouches for: they go on with what they wrote before, and are the debtor whom the
// signature means. It fails with ErrIdentity and ErrIdentityOld.
func (s *Service) vouched(ctx context.Context, h here, before visit, i Identity) (visit, error) {
	secret, err := s.Store.identitySecret(ctx, h.Widget)
	if err != nil {
		return before, err
	}
	if err := i.Check(secret, s.Clock.Now()); err != nil {
		return before, err
	}
	whom, err := s.debtor(ctx, h, i)
	if err != nil {
		return before, err
	}
	v := newVisit(vouchedPrefix+i.UserID, s.Clock.Now())
	err = s.DB.Within(ctx, func(ctx context.Context) error { return s.link(ctx, h, before, v, i, whom) })
	return v, err
}

// debtor is whom a signature means: the one whose id it is, or the only one with the reference, the number or the mailbox. Nobody, where
// portfolios do not answer: what cannot be told now is told at the next visit.
func (s *Service) debtor(ctx context.Context, h here, i Identity) (whom contacts.Holder, err error) {
	if uuid.Validate(i.UserID) == nil {
		whom, err = s.Book.Signed(ctx, i.UserID)
	}
	if whom.DebtorID == "" && (err == nil || errs.KindOf(err) == errs.NotFound) { // the creditor's own ids may look like ours
		whom, err = s.known(ctx, h.inbox.PortfolioID, i)
	}
	switch errs.KindOf(err) {
	case errs.NotFound, errs.Unavailable, errs.Invalid, errs.Forbidden:
		return contacts.Holder{}, nil
	default:
		return whom, err
	}
}

// known asks by what the creditor knows of a visitor, the surest first, until one alone is meant.
func (s *Service) known(ctx context.Context, portfolioID string, i Identity) (whom contacts.Holder, err error) {
	all, err := s.Book.Called(ctx, i.Reference, portfolioID)
	if whom = only(all, portfolioID); err != nil || whom.DebtorID != "" {
		return whom, err
	}
	for _, address := range []string{i.Phone, i.Email} {
		all, err := s.Book.Holders(ctx, address)
		if whom = only(all, portfolioID); err != nil || whom.DebtorID != "" {
			return whom, err
		}
	}
	return whom, nil
}

// only is the one debtor who is meant in a portfolio, or everywhere; nobody, where there are several.
func only(all []contacts.Holder, portfolioID string) (one contacts.Holder) {
	for _, h := range all {
		switch {
		case portfolioID != "" && h.PortfolioID != portfolioID:
		case one.DebtorID != "" && one.DebtorID != h.DebtorID:
			return contacts.Holder{}
		default:
			one = h
		}
	}
	return one
}

func (s *Service) link(ctx context.Context, h here, before, v visit, i Identity, whom contacts.Holder) error {
	if err := s.Store.adopt(ctx, h.inbox.ID, before.Source, v.Source); err != nil {
		return err
	}
	p, err := s.Persons.Meet(ctx, person.Person{InboxID: h.inbox.ID, SourceID: v.Source, Name: i.Name})
	if err != nil {
		return err
	}
	changed := whom.DebtorID != "" && p.Link(whom.DebtorID, whom.PortfolioID, whom.PhoneID, person.Identity)
	if named := i.names(&p); !named && !changed {
		return nil
	}
	if err := storage.Update(ctx, s.DB, &p, p.Version); err != nil {
		return err
	}
	return s.Conversations.Belong(ctx, p)
}

// names has a person be known by what the page says of them; what it does not say stays.
func (i Identity) names(p *person.Person) (changed bool) {
	for _, one := range []struct {
		said string
		is   *string
	}{{i.Name, &p.Name}, {cmp.Or(i.Phone, i.Email), &p.Address}, {i.Reference, &p.Reference}} {
		if one.said != "" && *one.is != one.said {
			*one.is, changed = one.said, true
		}
	}
	return changed
}
