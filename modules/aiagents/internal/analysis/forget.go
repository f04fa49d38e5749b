package analysis

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Forget removes what was said of a debtor's calls and conversations.
func (s *Service) Forget(ctx context.Context, debtorID string) error {
	if debtorID == "" {
		return nil
	}
	return s.DB.Within(ctx, func(ctx context.Context) error {
		all, err := s.Store.ofDebtor(ctx, debtorID)
		for n := 0; err == nil && n < len(all); n++ {
			if err = storage.Delete(ctx, s.DB, &all[n], all[n].Version); err == nil {
				err = s.Record.Write(ctx, record.Act{Name: "analysis.deleted", ID: all[n].ID, Owners: owners(all[n])})
			}
		}
		return err
	})
}

// Purge removes the words that were cited of a conversation, once the company keeps them no longer. What follows from them stays.
func (s *Service) Purge(ctx context.Context, refID string) error {
	return s.DB.Within(ctx, func(ctx context.Context) error {
		all, err := s.Store.rounds(ctx, thread.Conversation, refID)
		for n := 0; err == nil && n < len(all); n++ {
			all[n].wordless()
			err = storage.Update(ctx, s.DB, &all[n], all[n].Version)
		}
		return err
	})
}

// wordless takes every word out that was said.
func (a *Analysis) wordless() {
	a.Core = wordless(a.Core)
	for _, one := range a.Answers {
		if one.Place != nil {
			one.Place.Quote = ""
		}
	}
}

// wordless is core without any word that was said.
func wordless(c claim.Core) claim.Core {
	for _, of := range []*claim.Claim{c.PartyPlace, c.Dispute, c.Hardship, c.Stop, c.ThirdParty, c.Complaint} {
		if of != nil {
			of.Quote = ""
		}
	}
	if c.Promise != nil {
		c.Promise.Quote = ""
	}
	if c.Callback != nil {
		c.Callback.Quote = ""
	}
	for _, item := range c.Compliance {
		if item.Place != nil {
			item.Place.Quote = ""
		}
	}
	return c
}
