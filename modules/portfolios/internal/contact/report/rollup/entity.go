// Package rollup sums up by day what the work came to. A day is reckoned whole from the rows it is made of, so that it may be reckoned
// any number of times: whoever changes one of those rows leaves a mark in the same transaction, and one worker of the tenant reckons the
// days that are marked.
package rollup

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Everyone stands for all people in what is kept by person.
const Everyone = "*"

// Day is what one person, or everyone, did in one portfolio on one day. Distinct debtors and numbers are kept as those who are reached
// for the first time of that day, of its week and of its month, by that person or by anyone: sums of them from the beginning of a day, a
// week, a month on are distinct.
type Day struct {
	TenantID     string    `gorm:"primaryKey"`
	UserID       string    `gorm:"primaryKey"`
	Day          civil.Day `gorm:"primaryKey"`
	PortfolioID  string    `gorm:"primaryKey"`
	Contacts     int64     // that ended
	Attempts     int64     // of them, that went out and count as one
	Connects     int64     // attempts that anything answered
	Calls        int64     // attempts by telephone
	CallConnects int64
	RPC          int64 `gorm:"column:rpc"`     // the debtor was reached, whoever turned to whom
	RPCOut       int64 `gorm:"column:rpc_out"` // by an attempt
	Blocked      int64 // refused by the rules
	Overridden   int64 // allowed beside them
	DebtorsDay   int64
	DebtorsWeek  int64
	DebtorsMonth int64
	NumbersDay   int64
	NumbersWeek  int64
	NumbersMonth int64
	PlanMatured  int64 // instalments whose day it was
	PlanOnTime   int64
}

// TableName is the table of days.
func (Day) TableName() string { return "report_days" }

// Money is what came of promises and payments in one currency. What was contacted is what the debtors owed as they were first reached.
type Money struct {
	TenantID       string    `gorm:"primaryKey"`
	UserID         string    `gorm:"primaryKey"`
	Day            civil.Day `gorm:"primaryKey"`
	PortfolioID    string    `gorm:"primaryKey"`
	Currency       string    `gorm:"primaryKey"`
	Made           int64
	Promised       int64
	Matured        int64
	MaturedAmount  int64
	Kept           int64
	KeptAmount     int64
	Partial        int64
	PartialAmount  int64
	Broken         int64
	BrokenAmount   int64
	Payments       int64
	Collected      int64
	ContactedDay   int64
	ContactedWeek  int64
	ContactedMonth int64
	Placed         int64
	Charged        int64 // interest, fees and penalties
}

// TableName is the table of money.
func (Money) TableName() string { return "report_money" }

// Hour is how far the contacts of an hour came by one channel.
type Hour struct {
	TenantID    string    `gorm:"primaryKey"`
	UserID      string    `gorm:"primaryKey"`
	Day         civil.Day `gorm:"primaryKey"`
	PortfolioID string    `gorm:"primaryKey"`
	Channel     string    `gorm:"primaryKey"`
	Hour        int       `gorm:"primaryKey"`
	Attempts    int64
	Connects    int64
	RPC         int64 `gorm:"column:rpc"`
	Promises    int64
}

// TableName is the table of hours.
func (Hour) TableName() string { return "report_hours" }

// Vintage is what was placed on a day, and what was paid on it of what was placed in a month.
type Vintage struct {
	TenantID    string    `gorm:"primaryKey"`
	UserID      string    `gorm:"primaryKey"`
	Day         civil.Day `gorm:"primaryKey"`
	PortfolioID string    `gorm:"primaryKey"`
	Currency    string    `gorm:"primaryKey"`
	Month       string    `gorm:"primaryKey"` // of the placement
	Placed      int64
	Collected   int64
}

// TableName is the table of vintages.
func (Vintage) TableName() string { return "report_vintages" }

// Work is for how long somebody was in a state that is over.
type Work struct {
	TenantID string    `gorm:"primaryKey"`
	UserID   string    `gorm:"primaryKey"`
	Day      civil.Day `gorm:"primaryKey"`
	State    string    `gorm:"primaryKey"`
	Seconds  int64
}

// TableName is the table of work.
func (Work) TableName() string { return "report_work" }

// Book is what was owed at the end of a day, by who worked the debtors; of today as it was looked at last.
type Book struct {
	TenantID    string    `gorm:"primaryKey"`
	UserID      string    `gorm:"primaryKey"` // assignee; empty for nobody
	Day         civil.Day `gorm:"primaryKey"`
	PortfolioID string    `gorm:"primaryKey"`
	BucketID    string    `gorm:"primaryKey"`
	Currency    string    `gorm:"primaryKey"`
	Debts       int64
	Debtors     int64 // in the bucket of their oldest debt
	Balance     int64
}

// TableName is the table of the book.
func (Book) TableName() string { return "report_book" }

// People are the debtors who owed something at the end of a day, and the numbers that may be theirs.
type People struct {
	TenantID    string    `gorm:"primaryKey"`
	UserID      string    `gorm:"primaryKey"`
	Day         civil.Day `gorm:"primaryKey"`
	PortfolioID string    `gorm:"primaryKey"`
	Debtors     int64
	Numbers     int64
}

// TableName is the table of people.
func (People) TableName() string { return "report_people" }

// Turn is how a debt stood at the beginning of a month.
type Turn struct {
	TenantID    string `gorm:"primaryKey"`
	Month       string `gorm:"primaryKey"`
	DebtorID    string `gorm:"primaryKey"`
	DebtID      string `gorm:"primaryKey"`
	PortfolioID string
	AssigneeID  string
	Currency    string
	BucketID    string
	Balance     int64
}

// TableName is the table of turns.
func (Turn) TableName() string { return "report_turns" }

// Roll is what of one bucket was in which one a month later; no bucket is for what is owed no more.
type Roll struct {
	TenantID    string `gorm:"primaryKey"`
	UserID      string `gorm:"primaryKey"` // assignee at the beginning
	Month       string `gorm:"primaryKey"`
	PortfolioID string `gorm:"primaryKey"`
	Currency    string `gorm:"primaryKey"`
	FromID      string `gorm:"primaryKey"`
	ToID        string `gorm:"primaryKey"`
	Debts       int64
	Balance     int64 // at the beginning
	Left        int64 `gorm:"column:rest"` // at the end
}

// TableName is the table of rolls.
func (Roll) TableName() string { return "report_rolls" }

// State is how far one part of the work has come.
type State struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Value    string
	At       time.Time
}

// TableName is the table of states.
func (State) TableName() string { return "report_states" }

// The parts.
const (
	Days     = "days"     // up to when all marks are reckoned
	TheBook  = "book"     // when the book was looked at last; the value is the day
	backfill = "backfill" // the next of the days before the first start
	earliest = "earliest" // the last of them
	zoned    = "zone"     // that the days are of
	turning  = "turning"  // month and the last debt that is copied of it
	turned   = "turned"   // month that is copied
)
