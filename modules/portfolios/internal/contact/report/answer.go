package report

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// FigureKind is what a figure is counted in.
type FigureKind string

// Enum are all of them: a count, a share of one (0.25), minor units of a currency, seconds, a rate of one count to another (3.4).
func (FigureKind) Enum() []FigureKind {
	return []FigureKind{"count", "share", "money", "seconds", "rate"}
}

// Figure is one figure of a period.
type Figure struct {
	ID          string     `json:"id" doc:"Which: see docs/reports.md" example:"rpc_rate_attempts"`
	Kind        FigureKind `json:"kind"`
	Currency    string     `json:"currency" doc:"Of what is owed or paid; empty for what has none" example:"UYU"`
	Value       *float64   `json:"value" doc:"Null when there is nothing to divide by" example:"0.25"`
	Before      *float64   `json:"before" doc:"The same of the days before" example:"0.2"`
	Numerator   int64      `json:"numerator" doc:"Minor units, where it is money" example:"25"`
	Denominator int64      `json:"denominator" doc:"1 for what is no quotient" example:"100"`
}

// Figures are the figures of a period.
type Figures struct {
	Compared
	Figures []Figure `json:"figures" doc:"Money of different currencies is never added: one figure for each"`
}

// Aged is what was owed on a day in one bucket and currency.
type Aged struct {
	Day      civil.Day `json:"day" example:"2026-11-24"`
	BucketID string    `json:"bucket_id" example:"b31"`
	Currency string    `json:"currency" example:"UYU"`
	Debts    int64     `json:"debts"`
	Debtors  int64     `json:"debtors" doc:"In the bucket of their oldest debt"`
	Balance  int64     `json:"balance" doc:"Minor units"`
}

// ReportBucket names a bucket.
type ReportBucket struct {
	ID             string `json:"id" example:"b31"`
	Classification string `json:"classification" example:"31–60"`
	MinDays        int    `json:"min_days" example:"31"`
}

// Ageing is how old what is owed was, day by day.
type Ageing struct {
	Stood
	Buckets []ReportBucket `json:"buckets" doc:"Of the set in force, the youngest first"`
	Step    ReportPeriod   `json:"step" doc:"How far the days lie apart: at most a hundred are answered"`
	Rows    []Aged         `json:"rows" doc:"Oldest day first"`
}

// Rolled is what of one bucket was in which one a month later.
type Rolled struct {
	Month    string `json:"month" example:"2026-11"`
	Currency string `json:"currency" example:"UYU"`
	FromID   string `json:"from_id" doc:"Bucket at the beginning of the month" example:"b31"`
	ToID     string `json:"to_id" doc:"Bucket at its end, or now; empty for what is owed no more" example:"b61"`
	Debts    int64  `json:"debts"`
	Balance  int64  `json:"balance" doc:"What was owed on them at the beginning; minor units"`
	Left     int64  `json:"left" doc:"What was owed on them at the end"`
}

// RollRate is what of the balance of one bucket rolled on in a month.
type RollRate struct {
	Month    string   `json:"month" example:"2026-11"`
	Currency string   `json:"currency" example:"UYU"`
	BucketID string   `json:"bucket_id" example:"b31"`
	Balance  int64    `json:"balance" doc:"At the beginning; minor units"`
	Rolled   int64    `json:"rolled" doc:"In the next bucket at the end"`
	Cured    int64    `json:"cured" doc:"Not past due any more at the end"`
	Roll     *float64 `json:"roll" doc:"Null when nothing was owed" example:"0.31"`
	Cure     *float64 `json:"cure" doc:"Null of the bucket that is not past due" example:"0.05"`
}

// Rolls are the months' moves from bucket to bucket.
type Rolls struct {
	Stood
	Buckets []ReportBucket `json:"buckets"`
	Moves   []Rolled       `json:"moves" doc:"Latest month first"`
	Rates   []RollRate     `json:"rates"`
}

// Collected is what was collected of a vintage in one month.
type Collected struct {
	Month     int      `json:"month" doc:"Since it was placed: 0 is that month" example:"3"`
	Collected int64    `json:"collected" doc:"In that month; minor units"`
	Total     int64    `json:"total" doc:"Up to its end"`
	Share     *float64 `json:"share" doc:"Of what was placed; null when nobody may know" example:"0.12"`
}

// Vintage is what was placed in one month, and what came of it.
type Vintage struct {
	Month    string      `json:"month" example:"2026-08"`
	Currency string      `json:"currency" example:"UYU"`
	Placed   int64       `json:"placed" doc:"Minor units; 0 for who sees own figures alone"`
	Months   []Collected `json:"months"`
}

// Liquidation is what came of each month's placements.
type Liquidation struct {
	Stood
	Vintages []Vintage `json:"vintages" doc:"Latest first"`
}

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
