package plan

import (
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Instalment is one payment of a plan; the down payment has the number 0.
type Instalment struct {
	TenantID string    `json:"-" gorm:"primaryKey"`
	ID       string    `json:"id" gorm:"primaryKey"`
	PlanID   string    `json:"-"`
	N        int       `json:"n" example:"1"`
	DueOn    civil.Day `json:"due_on" example:"2026-12-10"`
	Amount   int64     `json:"amount" doc:"Minor units" example:"250000"`
	Paid     int64     `json:"paid" example:"100000"`
	Status   Standing  `json:"status"`
	LateOn   civil.Day `json:"late_on" doc:"Day on which it was found late; empty when it never was"`

	changed bool
}

// TableName is the table of instalments.
func (Instalment) TableName() string { return "plan_instalments" }

// Standing is the state of an instalment.
type Standing string

// The states: created → started → resolved; late → resolved; the plan's end invalidates or cancels what is not paid.
const (
	Created           Standing = "created"
	Started           Standing = "started"
	Paid              Standing = "resolved"
	Late              Standing = "late"
	InvalidInstalment Standing = "invalidated"
	Dropped           Standing = "cancelled"
)

// Enum are all of them.
func (Standing) Enum() []Standing {
	return []Standing{Created, Started, Paid, Late, InvalidInstalment, Dropped}
}

// Left is what is still to be paid.
func (i *Instalment) Left() int64 { return i.Amount - i.Paid }

// Pay adds to what was paid, or takes it away again.
func (i *Instalment) Pay(amount int64) { i.Paid, i.changed = i.Paid+amount, true }

// follow gives the instalment the state that follows from what was paid and how the plan stands.
func (i *Instalment) follow(of Status) {
	to := Created
	switch {
	case i.Left() <= 0:
		to = Paid
	case of == Invalidated:
		to = InvalidInstalment
	case of == Cancelled || of == Resolved:
		to = Dropped
	case i.LateOn != "":
		to = Late
	case i.Paid > 0:
		to = Started
	}
	i.changed = i.changed || to != i.Status
	i.Status = to
}

func instalmentsOf(planID string, schedule []offer.Due) []Instalment {
	all := make([]Instalment, len(schedule))
	for i, due := range schedule {
		all[i] = Instalment{ID: storage.NewID(), PlanID: planID, N: due.N, DueOn: due.DueOn, Amount: due.Amount, Status: Created}
	}
	return all
}

// Settle brings the instalments, what was paid and the next day after each other.
func (p *Plan) Settle() {
	p.Paid, p.NextOn = 0, civil.Never
	for n := range p.Instalments {
		i := &p.Instalments[n]
		i.follow(p.Status)
		p.Paid += i.Paid
		if i.Left() > 0 {
			p.NextOn = min(p.NextOn, i.DueOn)
		}
	}
}

// Late marks what is past due on a day, and answers what has become so.
func (p *Plan) Late(today civil.Day) (found []Instalment) {
	for n := range p.Instalments {
		i := &p.Instalments[n]
		if i.Left() > 0 && i.LateOn == "" && i.DueOn.Before(today) {
			i.LateOn, i.changed = today, true
			i.follow(p.Status)
			found = append(found, *i)
		}
	}
	return found
}

// shift moves the days of what is not paid.
func (p *Plan) shift(days int, businessDay func(civil.Day) civil.Day) {
	for n := range p.Instalments {
		if i := &p.Instalments[n]; i.Left() > 0 && days > 0 {
			i.DueOn, i.LateOn, i.changed = businessDay(i.DueOn.Add(days)), "", true
		}
	}
}

// NextAmount is what is left of the oldest instalment that is not paid, in minor units; 0 when all are.
func (p *Plan) NextAmount() int64 {
	for _, i := range p.Instalments {
		if i.Left() > 0 {
			return i.Left()
		}
	}
	return 0
}
