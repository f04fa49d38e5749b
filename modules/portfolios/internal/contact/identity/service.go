package identity

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service checks.
type Service struct {
	db        *storage.DB
	debtors   *debtor.Service
	people    *debtor.Store
	addresses *address.Service
	clock     clock.Clock
}

// NewService checks against what is known of debtors.
func NewService(db *storage.DB, debtors *debtor.Service, people *debtor.Store, addresses *address.Service, c clock.Clock) *Service {
	return &Service{db, debtors, people, addresses, c}
}

// Askable are the kinds of facts that can be asked of somebody who says that they are a debtor.
type Askable struct {
	Facts []Fact `json:"facts" doc:"That are known of them, those first that are best asked"`
	Left
}

// Askable fails with debtor.ErrNotFound.
func (s *Service) Askable(ctx context.Context, debtorID string) (a Askable, err error) {
	d, err := s.people.Get(ctx, debtorID)
	if err != nil {
		return a, err
	}
	known, err := s.truth(ctx, d)
	if err != nil {
		return a, err
	}
	wrong, err := s.wrong(ctx, debtorID)
	return Askable{known.facts(), left(wrong, s.clock.Now())}, err
}

// Answer is what somebody says, and where.
type Answer struct {
	Fact           Fact
	Text           string
	Language       string
	AgentID        string
	ConversationID string
	CallID         string
}

// Checked is whether it was right. While nothing is checked it never is.
type Checked struct {
	Passed bool `json:"passed"`
	Left
}

// Check checks an answer, in the transaction of ctx, which holds the debtor: of two at once the second is counted with the first. It fails
// with debtor.ErrNotFound, and, counting nothing, with ErrFact and ErrAnswer.
func (s *Service) Check(ctx context.Context, debtorID string, said Answer) (c Checked, err error) {
	d, err := s.people.Lock(ctx, debtorID)
	if err != nil {
		return c, err
	}
	now := s.clock.Now()
	wrong, err := s.wrong(ctx, debtorID)
	if err != nil {
		return c, err
	}
	if c.Left = left(wrong, now); c.LockedUntil != nil {
		return c, s.tell(ctx, d, said, c)
	}
	known, err := s.truth(ctx, d)
	if err != nil {
		return c, err
	}
	if !known.knows(said.Fact) {
		return c, ErrFact
	}
	if c.Passed, err = known.holds(said.Fact, said.Text, said.Language, now); err != nil {
		return c, err
	}
	done := Check{DebtorID: debtorID, Fact: said.Fact, Passed: c.Passed, At: now, AgentID: said.AgentID, ConversationID: said.ConversationID, CallID: said.CallID}
	if err := storage.Insert(ctx, s.db, &done); err != nil {
		return c, err
	}
	if !c.Passed {
		c.Left = left(append([]Check{done}, wrong...), now)
	}
	return c, s.tell(ctx, d, said, c)
}

// wrong are the last wrong tries of a debtor, the latest first.
func (s *Service) wrong(ctx context.Context, debtorID string) ([]Check, error) {
	return storage.All[Check](ctx, s.db, mostWrong, storage.Where("debtor_id = ? AND NOT passed", debtorID), storage.Sorted("at DESC, id DESC"))
}

func (s *Service) truth(ctx context.Context, d debtor.Debtor) (truth, error) {
	all, err := s.addresses.Many(ctx, []string{d.ID})
	return truth{d, all[d.ID]}, err
}

// tell writes the try down on the debtor's story: which kind of fact, and whether it was right.
func (s *Service) tell(ctx context.Context, d debtor.Debtor, said Answer, c Checked) error {
	told := map[string]any{"fact": said.Fact, "passed": c.Passed, "is_locked": c.LockedUntil != nil}
	for name, id := range map[string]string{"agent_id": said.AgentID, "conversation_id": said.ConversationID, "call_id": said.CallID} {
		if id != "" {
			told[name] = id
		}
	}
	return s.debtors.Mark(ctx, "identity_checked", d, told)
}
