package report

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

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
