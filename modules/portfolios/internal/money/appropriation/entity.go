// Package appropriation gives what is paid to what was promised, takes back what is reversed, and lets the days of promises pass: in the
// transaction of the payment, or by a job.
package appropriation

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Appropriation is what a payment on a debt brought to a promise; below zero when it was taken back.
type Appropriation struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	ID        string    `json:"id" gorm:"primaryKey"`
	CreatedAt time.Time `json:"created_at"`
	CreatedBy string    `json:"created_by"`
	PromiseID string    `json:"promise_id" gorm:"primaryKey"`
	DebtorID  string    `json:"debtor_id"`
	DebtID    string    `json:"debt_id"`
	PaymentID string    `json:"payment_id"`
	Amount    int64     `json:"amount" doc:"Minor units; below zero took it back" example:"600000"`
}

// TableName is the table of appropriations.
func (Appropriation) TableName() string { return "appropriations" }

func newAppropriation(p *promise.Promise, paymentID, debtID string, amount int64) Appropriation {
	return Appropriation{ID: storage.NewID(), PromiseID: p.ID, DebtorID: p.DebtorID, DebtID: debtID, PaymentID: paymentID, Amount: amount}
}
