package report

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// TeamMoney is what somebody brought in one currency.
type TeamMoney struct {
	Currency   string `json:"currency" example:"UYU"`
	Promised   int64  `json:"promised" doc:"Minor units"`
	KeptAmount int64  `json:"kept_amount" doc:"Of promises that matured in the period"`
	Collected  int64  `json:"collected"`
}

// TeamRow is what one person did.
type TeamRow struct {
	UserID     string           `json:"user_id"`
	Seconds    map[string]int64 `json:"seconds" doc:"By state of the work session"`
	Contacts   int64            `json:"contacts" doc:"With an outcome"`
	Attempts   int64            `json:"attempts"`
	Connects   int64            `json:"connects"`
	RightParty int64            `json:"right_party"`
	Promises   int64            `json:"promises" doc:"Made"`
	Matured    int64            `json:"matured" doc:"Promises whose last day was in the period"`
	Kept       int64            `json:"kept" doc:"Of those that matured"`
	Money      []TeamMoney      `json:"money"`
	AHT        *float64         `json:"aht" doc:"Seconds for each contact"`
	Occupancy  *float64         `json:"occupancy" example:"0.78"`
	RPCPerHour *float64         `json:"rpc_per_hour" example:"4.2"`
}

// Team is what each did.
type Team struct {
	Compared
	Rows []TeamRow `json:"rows" doc:"Who did something in the period"`
}

// PromisesOf are the promises of a day in one currency: those made on it, and those whose last day it was.
type PromisesOf struct {
	Day           civil.Day `json:"day" example:"2026-11-24"`
	Currency      string    `json:"currency" example:"UYU"`
	Made          int64     `json:"made"`
	MadeAmount    int64     `json:"made_amount" doc:"Minor units"`
	Matured       int64     `json:"matured"`
	MaturedAmount int64     `json:"matured_amount"`
	Kept          int64     `json:"kept"`
	KeptAmount    int64     `json:"kept_amount"`
	Partial       int64     `json:"partial"`
	PartialAmount int64     `json:"partial_amount" doc:"What was paid of those kept in part"`
	Broken        int64     `json:"broken"`
	BrokenAmount  int64     `json:"broken_amount"`
}

// PromiseDays are promises by day.
type PromiseDays struct {
	Compared
	Rows  []PromisesOf `json:"rows" doc:"First day first"`
	Total []PromisesOf `json:"total" doc:"Of the period, without a day"`
	Was   []PromisesOf `json:"was" doc:"Of the days before, without a day"`
}

// Funnel is how far contacts came.
type Funnel struct {
	Attempts   int64 `json:"attempts"`
	Connects   int64 `json:"connects" doc:"Somebody or something answered"`
	RightParty int64 `json:"right_party" doc:"The debtor was reached"`
	Promises   int64 `json:"promises" doc:"Made"`
}

// FunnelOfDay is the funnel of a day.
type FunnelOfDay struct {
	Day civil.Day `json:"day" example:"2026-11-24"`
	Funnel
}

// FunnelOfHour is the funnel of an hour of the day.
type FunnelOfHour struct {
	Hour int `json:"hour" doc:"Where the company is" example:"18"`
	Funnel
}

// FunnelOfChannel is the funnel of a channel.
type FunnelOfChannel struct {
	Channel string `json:"channel" example:"call"`
	Funnel
}

// Contactability is how far contacts came, by day, hour and channel.
type Contactability struct {
	Compared
	Total    Funnel            `json:"total"`
	Was      Funnel            `json:"was" doc:"The same of the days before"`
	Days     []FunnelOfDay     `json:"days"`
	Hours    []FunnelOfHour    `json:"hours"`
	Channels []FunnelOfChannel `json:"channels"`
}
