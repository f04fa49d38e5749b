package bank

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
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
	TenantID    string     `json:"-" gorm:"primaryKey"`
	ID          string     `json:"id" gorm:"primaryKey"`
	FileID      string     `json:"file_id"`
	Line        int64      `json:"line" doc:"Line of the file, from 1" example:"48"`
	Status      State      `json:"status"`
	Day         civil.Day  `json:"day" example:"2026-11-19"`
	Amount      int64      `json:"amount" doc:"Minor units"`
	Currency    string     `json:"currency"`
	Reference   string     `json:"reference" doc:"The bank's number or text"`
	Payer       string     `json:"payer" doc:"Who paid, as the bank has it"`
	Document    string     `json:"document" doc:"Their document, as the bank has it"`
	DebtRef     string     `json:"debt_ref" doc:"Debt or account that it names"`
	Fault       Fault      `json:"fault" doc:"What is wrong with it, or why it waits again"`
	Fingerprint string     `json:"-"`
	Proposals   []Proposal `json:"proposals" gorm:"serializer:json" doc:"Whom it may be from, the likeliest first"`
	Certainty   int        `json:"certainty" doc:"Of the proposal that is chosen beforehand, 0 to 100; 0 where none is" example:"95"`
	DebtorID    string     `json:"debtor_id" doc:"Who is chosen beforehand, or whose payment it became"`
	PaymentID   string     `json:"payment_id" doc:"Payment that came of it, or that a till had taken"`
	LeftOver    int64      `json:"left_over" doc:"More than was owed, which was not posted; minor units"`
	Reason      string     `json:"reason" doc:"Why it was skipped"`
	DecidedBy   string     `json:"decided_by"`
	DecidedAt   *time.Time `json:"decided_at"`
}

// TableName is the table of lines.
func (Line) TableName() string { return "bank_lines" }

// Refusals are what storage's refusals are called here.
func (Line) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrLine, Duplicate: ErrLineKnown}
}

// Fault is what is wrong with a line.
type Fault string

// What can be wrong. Nothing owed and taken are of lines that were to be posted.
const (
	BadRow      Fault = "row"
	BadDay      Fault = "day"
	BadAmount   Fault = "amount"
	BadCurrency Fault = "currency"
	Outgoing    Fault = "outgoing"
	NothingOwed Fault = "nothing_owed"
	Gone        Fault = "payment_gone"
)

// Enum are all of them, none too.
func (Fault) Enum() []Fault {
	return []Fault{"", BadRow, BadDay, BadAmount, BadCurrency, Outgoing, NothingOwed, Gone}
}

// fingerprint is by what a line is known again in another file of the bank. Without a number of the bank the payer stands for it. Of
// lines that are alike within one file each is a payment of its own: nth tells them apart.
func (l *Line) fingerprint(bankKey string, nth int) string {
	who := l.Reference
	if who == "" {
		who = namekey.Of(l.Payer) + "\x00" + l.Document + "\x00" + l.DebtRef
	}
	sum := sha256.Sum256([]byte(fmt.Sprintf("%s\x00%s\x00%d\x00%s\x00%s\x00%d", bankKey, l.Day, l.Amount, l.Currency, who, nth)))
	return hex.EncodeToString(sum[:16])
}

// choose takes the likeliest proposal beforehand, unless another one is about as likely.
func (l *Line) choose() {
	l.DebtorID, l.PaymentID, l.Certainty = "", "", 0
	switch {
	case len(l.Proposals) == 0 || l.Proposals[0].Certainty < least:
		return
	case len(l.Proposals) > 1 && l.Proposals[0].Certainty-l.Proposals[1].Certainty < lead:
		return
	}
	first := l.Proposals[0]
	l.DebtorID, l.PaymentID, l.Certainty = first.DebtorID, first.PaymentID, first.Certainty
}

// decide ends the waiting of the line. It fails with ErrLineState.
func (l *Line) decide(to State, by string, at time.Time) error {
	if l.Status != Waiting && (l.Status != Skipped || to != Waiting) {
		return ErrLineState.WithParam("from", l.Status).WithParam("to", to)
	}
	l.Status, l.DecidedBy, l.DecidedAt = to, by, &at
	return nil
}
