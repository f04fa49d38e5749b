// Package line keeps the lines of bank files, and makes payments of those that were confirmed.
package line

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// State is what became of a line.
type State string

// The states: waiting → posted or skipped; a skipped one may wait again. Wrong and known ones stay as they are.
const (
	Wrong   State = "wrong"
	Waiting State = "waiting"
	Known   State = "known"
	Posted  State = "posted"
	Skipped State = "skipped"
)

// Enum are all of them.
func (State) Enum() []State { return []State{Wrong, Waiting, Known, Posted, Skipped} }

// Line is one line of a bank file.
type Line struct {
	TenantID string `json:"-" gorm:"primaryKey"`
	ID       string `json:"id" gorm:"primaryKey"`
	FileID   string `json:"file_id"`
	Status   State  `json:"status"`
	statement.Entry
	Proposals []matching.Proposal `json:"proposals" gorm:"serializer:json" doc:"Whom it may be from, the likeliest first"`
	Certainty int                 `json:"certainty" doc:"Of the proposal that is chosen beforehand, 0 to 100; 0 where none is" example:"95"`
	DebtorID  string              `json:"debtor_id" doc:"Who is chosen beforehand, or whose payment it became"`
	PaymentID string              `json:"payment_id" doc:"Payment that came of it, or that a till had taken"`
	LeftOver  int64               `json:"left_over" doc:"More than was owed, which was not posted; minor units"`
	Reason    string              `json:"reason" doc:"Why it was skipped"`
	DecidedBy string              `json:"decided_by"`
	DecidedAt *time.Time          `json:"decided_at"`

	refusal error
}

// TableName is the table of lines.
func (Line) TableName() string { return "bank_lines" }

// Refusals are what storage's refusals are called here.
func (Line) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrKnown}
}

// The refusals of lines.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.bank_line_not_found")
	ErrState      = errs.New(errs.Conflict, "portfolios.bank_line_state")
	ErrNoDebtor   = errs.New(errs.Invalid, "portfolios.bank_line_debtor")
	ErrKnown      = errs.New(errs.Conflict, "portfolios.bank_line_known")
	ErrReconciled = errs.New(errs.Conflict, "portfolios.bank_line_reconciled")
)

// Of is a line of a file as it was read, which waits unless something is wrong with it.
func Of(fileID string, e statement.Entry) *Line {
	l := &Line{ID: storage.NewID(), FileID: fileID, Status: Waiting, Entry: e, Proposals: []matching.Proposal{}}
	if e.Fault != "" {
		l.Status = Wrong
	}
	return l
}

// Propose notes whom the line may be from, and chooses beforehand who is the likeliest by far.
func (l *Line) Propose(all []matching.Proposal) {
	l.Proposals = all
	first, _ := matching.Choose(all)
	l.DebtorID, l.PaymentID, l.Certainty = first.DebtorID, first.PaymentID, first.Certainty
}

// Refusal is why nothing was posted of the line, if nothing was.
func (l *Line) Refusal() error {
	switch {
	case l.Status == Known:
		return ErrKnown
	case l.Fault == statement.Gone:
		return ErrReconciled
	case l.Fault == statement.NothingOwed:
		return payment.ErrNothing
	}
	return l.refusal
}

// Choose says whose payment the line is. It fails with ErrState and ErrNoDebtor.
func (l *Line) Choose(debtorID string) error {
	if l.Status != Waiting {
		return ErrState.WithParam("from", l.Status).WithParam("to", Posted)
	}
	if debtorID != "" && debtorID != l.DebtorID {
		l.DebtorID, l.PaymentID, l.Certainty = debtorID, l.paymentOf(debtorID), 0
	}
	if l.DebtorID == "" {
		return ErrNoDebtor.WithField("body.debtor_id", ErrNoDebtor.Code)
	}
	l.Fault = ""
	return nil
}

// paymentOf is the payment that a proposed debtor's till has taken.
func (l *Line) paymentOf(debtorID string) string {
	for _, p := range l.Proposals {
		if p.DebtorID == debtorID {
			return p.PaymentID
		}
	}
	return ""
}

// Decide ends the waiting of the line. It fails with ErrState.
func (l *Line) Decide(to State, by string, at time.Time) error {
	if l.Status != Waiting && (l.Status != Skipped || to != Waiting) {
		return ErrState.WithParam("from", l.Status).WithParam("to", to)
	}
	l.Status, l.DecidedBy, l.DecidedAt = to, by, &at
	return nil
}
