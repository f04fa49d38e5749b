// Package statement reads files of banks: what each column is, and what each line tells.
package statement

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Entry is what one line of a file tells.
type Entry struct {
	Line        int64     `json:"line" doc:"Line of the file, from 1" example:"48"`
	Day         civil.Day `json:"day" example:"2026-11-19"`
	Amount      int64     `json:"amount" doc:"Minor units"`
	Currency    string    `json:"currency"`
	Reference   string    `json:"reference" doc:"The bank's number or text"`
	Payer       string    `json:"payer" doc:"Who paid, as the bank has it"`
	Document    string    `json:"document" doc:"Their document, as the bank has it"`
	DebtRef     string    `json:"debt_ref" doc:"Debt or account that it names"`
	Fault       Fault     `json:"fault" doc:"What is wrong with it, or why it waits again"`
	Fingerprint string    `json:"-"`
}

// Sum is the money that it tells of.
func (e *Entry) Sum() money.Amount { return money.Amount{Minor: e.Amount, Currency: e.Currency} }

// Fault is what is wrong with a line.
type Fault string

// What can be wrong. The last ones are of lines that were to be posted.
const (
	BadRow      Fault = "row"
	BadDay      Fault = "day"
	BadAmount   Fault = "amount"
	BadCurrency Fault = "currency"
	Outgoing    Fault = "outgoing"
	NothingOwed Fault = "nothing_owed"
	Gone        Fault = "payment_gone"
	Refused     Fault = "receives" // the country does not let an agency take the money
)

// Enum are all of them, none too.
func (Fault) Enum() []Fault {
	return []Fault{"", BadRow, BadDay, BadAmount, BadCurrency, Outgoing, NothingOwed, Gone, Refused}
}

// fingerprint is by what a line is known again in another file of the bank. Without a number of the bank the payer stands for it. Of
// lines that are alike within one file each is a payment of its own: nth tells them apart.
func (e *Entry) fingerprint(bankKey string, nth int) string {
	who := e.Reference
	if who == "" {
		who = namekey.Of(e.Payer) + "\x00" + e.Document + "\x00" + e.DebtRef
	}
	sum := sha256.Sum256([]byte(fmt.Sprintf("%s\x00%s\x00%d\x00%s\x00%s\x00%d", bankKey, e.Day, e.Amount, e.Currency, who, nth)))
	return hex.EncodeToString(sum[:16])
}
