package disposition

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type Reach string
type Need string
type Disposition struct {
	ID                           string
	Reach                        Reach
	Channels                     []rule.Channel
	Requires                     []Need
	PhoneStatus                  phone.Status
	DebtorFlag                   debtor.Flag
	CountsAttempt, CountsContact bool
}

func (d Disposition) Ends() bool { return true }

type Store struct{}

func NewStore(*storage.DB) *Store { return &Store{} }
func (s *Store) Get(ctx context.Context, id string) (Disposition, error) {
	switch id {
	case "wrong_person":
		return Disposition{ID: id, Reach: "third_party", PhoneStatus: "wrong_party", CountsAttempt: true}, nil
	case "callback":
		return Disposition{ID: id, Reach: "right_party", PhoneStatus: "right_party", CountsAttempt: true, CountsContact: true, Requires: []Need{"date"}}, nil
	case "deceased":
		return Disposition{ID: id, Reach: "third_party", DebtorFlag: "deceased", CountsAttempt: true}, nil
	case "refuses":
		return Disposition{ID: id, Reach: "right_party", PhoneStatus: "right_party", CountsAttempt: true, CountsContact: true}, nil
	}
	if id == "disconnected" {
		return Disposition{ID: id, Reach: "none", PhoneStatus: "disconnected", CountsAttempt: true}, nil
	}
	return Disposition{ID: id, Reach: "none", CountsAttempt: true}, nil
}
