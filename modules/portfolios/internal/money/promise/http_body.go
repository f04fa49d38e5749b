package promise

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Filter narrows the list of promises; empty fields do not.
type Filter struct {
	DebtorID    string    `query:"debtor_id" json:"debtor_id,omitempty" maxLength:"64"`
	PortfolioID []string  `query:"portfolio_id" json:"portfolio_id,omitempty" maxItems:"50"`
	Status      []Status  `query:"status" json:"status,omitempty" maxItems:"10"`
	Owner       string    `query:"owner" json:"owner,omitempty" maxLength:"64" doc:"Of this user; me for the caller" example:"me"`
	Currency    []string  `query:"currency" json:"currency,omitempty" maxItems:"20"`
	DueFrom     civil.Day `query:"due_from" json:"due_from,omitempty" maxLength:"10" doc:"Due on or after this day"`
	DueTo       civil.Day `query:"due_to" json:"due_to,omitempty" maxLength:"10" doc:"Due on or before this day"`

	DeadlineFrom civil.Day `query:"deadline_from" json:"deadline_from,omitempty" maxLength:"10" doc:"Whose days of grace end on or after this day"`
	DeadlineTo   civil.Day `query:"deadline_to" json:"deadline_to,omitempty" maxLength:"10" doc:"Whose days of grace end on or before this day"`
	MadeFrom     civil.Day `query:"made_from" json:"made_from,omitempty" maxLength:"10" doc:"Made on or after this day"`
	MadeTo       civil.Day `query:"made_to" json:"made_to,omitempty" maxLength:"10" doc:"Made on or before this day"`
}

// ListInput are the parameters of a list of promises.
type ListInput struct {
	page.Params
	Filter
}

// Promising is what is said of a promise however it comes about.
type Promising struct {
	Amount         int64     `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"1200000"`
	DueOn          civil.Day `json:"due_on" minLength:"1" maxLength:"10" doc:"Day by which it is to be paid; one without business moves to the next with" example:"2026-11-24"`
	TypeID         string    `json:"type_id,omitempty" maxLength:"64" doc:"The usual type without it"`
	Channel        Channel   `json:"channel,omitempty" default:"outbound_call"`
	OwnerID        string    `json:"owner_id,omitempty" maxLength:"64" doc:"Whose it is; whoever takes it, or works the debtor, without it"`
	ContactID      string    `json:"contact_id,omitempty" maxLength:"64" doc:"Contact with the debtor that it came of"`
	CallID         string    `json:"call_id,omitempty" maxLength:"64"`
	ConversationID string    `json:"conversation_id,omitempty" maxLength:"64"`
	AgentID        string    `json:"agent_id,omitempty" maxLength:"64" doc:"Program that took it; none for a person"`
	Evidence       Evidence  `json:"evidence,omitzero"`
	ReasonCode     Reason    `json:"reason_code,omitempty" doc:"Only if the debtor said so"`
	Confidence     *int      `json:"confidence,omitempty" minimum:"0" maximum:"100" doc:"Of a program; below what the company has chosen, or without it, somebody has to confirm it"`
	ReminderOn     civil.Day `json:"reminder_on,omitempty" maxLength:"10" doc:"The business day before without it"`
	Note           string    `json:"note,omitempty" maxLength:"500"`
}

// NewPromise is a promise as it is asked for.
type NewPromise struct {
	Promising
	DebtorID string   `json:"debtor_id" minLength:"1" maxLength:"64"`
	Currency string   `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the portfolio's without it" example:"UYU"`
	DebtIDs  []string `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts that it is for; all of the debtor's in its currency without them"`
}

func (n Promising) promise() Promise {
	return Promise{
		Amount: n.Amount, DueOn: n.DueOn, TypeID: n.TypeID, Channel: n.Channel, OwnerID: n.OwnerID, ContactID: n.ContactID, CallID: n.CallID, ConversationID: n.ConversationID, AgentID: n.AgentID,
		Evidence: n.Evidence, ReasonCode: n.ReasonCode, Confidence: n.Confidence, ReminderOn: n.ReminderOn, Note: n.Note,
	}
}

func (n NewPromise) promise() Promise {
	p := n.Promising.promise()
	p.DebtorID, p.Currency, p.DebtIDs = n.DebtorID, n.Currency, n.DebtIDs
	return p
}

// PromiseChange are the fields to change; what is absent stays.
type PromiseChange struct {
	Amount     *int64     `json:"amount,omitempty" minimum:"1" maximum:"1000000000000000"`
	DueOn      *civil.Day `json:"due_on,omitempty" minLength:"1" maxLength:"10"`
	TypeID     *string    `json:"type_id,omitempty" minLength:"1" maxLength:"64"`
	DebtIDs    *[]string  `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts that it is for; none for all of the debtor's in its currency"`
	ReminderOn *civil.Day `json:"reminder_on,omitempty" minLength:"1" maxLength:"10"`
	Note       *string    `json:"note,omitempty" maxLength:"500"`
}

// ChangeInput is a change of a promise that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body PromiseChange
}

// RenegotiateInput puts another promise in the place of one.
type RenegotiateInput struct {
	httpx.ByID
	Body Promising
}

// CancelInput cancels a promise.
type CancelInput struct {
	httpx.ByID
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"500"`
	}
}

// PromisesGiven gives promises to somebody.
type PromisesGiven struct {
	IDs     []string `json:"ids,omitempty" maxItems:"1000" uniqueItems:"true" doc:"These promises"`
	Filter  *Filter  `json:"filter,omitempty" doc:"In place of ids: all promises that the list shows with these parameters"`
	OwnerID string   `json:"owner_id" minLength:"1" maxLength:"64" doc:"User whose they will be"`
}

// PromisesMoved counts the promises that a change of many has reached.
type PromisesMoved struct {
	Count int64 `json:"count" example:"12"`
}
