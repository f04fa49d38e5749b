package limit

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// Budget is what was spent of what may be.
type Budget struct {
	Micros int64 `json:"micros" doc:"Spent, in millionths of a US dollar"`
	Most   int64 `json:"most" doc:"That may be spent; 0 for no limit"`
}

// spent tells whether nothing is left.
func (b Budget) spent() bool { return b.Most > 0 && b.Micros >= b.Most }

// share is how much of it is spent, in hundredths.
func (b Budget) share() int {
	if b.Most == 0 {
		return 0
	}
	return int(min(b.Micros*100/b.Most, 100))
}

// Spending is what models have cost of late.
type Spending struct {
	Today    Budget       `json:"today"`
	Month    Budget       `json:"month"`
	Unpriced int64        `json:"unpriced" doc:"Answers of this month whose price is not known: they are in no sum"`
	Agents   []AgentSpend `json:"agents" doc:"By agent, this month, the most first"`
}

// AgentSpend is what one agent's models have cost this month.
type AgentSpend struct {
	AgentID string `json:"agent_id"`
	Micros  int64  `json:"micros"`
}

// IsSpent tells whether models must not be asked any more for now.
func (s Spending) IsSpent() bool { return s.Today.spent() || s.Month.spent() }

// Spending is what was spent today and this month, by the company's clock.
func (s *Service) Spending(ctx context.Context) (Spending, error) {
	l, err := s.Get(ctx)
	if err != nil {
		return Spending{}, err
	}
	now, err := s.zones.now(ctx)
	if err != nil {
		return Spending{}, err
	}
	return s.spending(ctx, l.Rules, now)
}

func (s *Service) spending(ctx context.Context, r Rules, now time.Time) (Spending, error) {
	day, month := periods(now)
	got := Spending{Today: Budget{Most: r.DayMicros}, Month: Budget{Most: r.MonthMicros}, Agents: []AgentSpend{}}
	rows, err := s.since(ctx, month+"-01")
	by := map[string]int64{}
	for _, one := range rows {
		got.Month.Micros += one.Micros
		got.Unpriced += one.Unpriced
		by[one.AgentID] += one.Micros
		if one.Day == day {
			got.Today.Micros += one.Micros
		}
	}
	for id, micros := range by {
		got.Agents = append(got.Agents, AgentSpend{id, micros})
	}
	slices.SortFunc(got.Agents, func(a, b AgentSpend) int {
		return cmp.Or(cmp.Compare(b.Micros, a.Micros), cmp.Compare(a.AgentID, b.AgentID))
	})
	return got, err
}

// Add counts what an agent's models have cost, in the transaction of ctx; unpriced are answers whose price nobody knows. Who may change the
// limits hears of it once when most of a budget is spent, and once when all of it is.
func (s *Service) Add(ctx context.Context, agentID string, micros, unpriced int64) error {
	if micros == 0 && unpriced == 0 {
		return nil
	}
	now, err := s.zones.now(ctx)
	if err != nil {
		return err
	}
	day, month := periods(now)
	if err := s.add(ctx, Spend{Day: day, AgentID: agentID, Micros: micros, Unpriced: unpriced}); err != nil {
		return err
	}
	l, err := s.Get(ctx)
	if err != nil {
		return err
	}
	all, err := s.spending(ctx, l.Rules, now)
	if err != nil {
		return err
	}
	return cmp.Or(s.warn(ctx, "budget_day", day, all.Today), s.warn(ctx, "budget_month", month, all.Month))
}

// warned are the shares of a budget at which people hear of it.
func warned() []int { return []int{100, 80} }

// warn notifies of the largest share that is reached, unless people have heard.
func (s *Service) warn(ctx context.Context, kind, period string, b Budget) error {
	for _, share := range warned() {
		if b.share() < share {
			continue
		}
		first, err := s.first(ctx, period, share)
		if err != nil || !first {
			return err
		}
		return s.tell(ctx, kind, share)
	}
	return nil
}

func (s *Service) tell(ctx context.Context, kind string, share int) error {
	members, err := s.host.Holding(ctx, "aiagents.settings:update")
	if err != nil {
		return err
	}
	notify := &events.Notify{Kind: kind, Params: map[string]string{"share": strconv.Itoa(share)}, Link: "/settings/ai-agents"}
	for _, m := range members {
		notify.Users = append(notify.Users, m.ID)
	}
	return s.record.Notify(ctx, "setting.warned", notify)
}

// Allowance is what agents may do at a moment.
type Allowance struct {
	Rules
	IsSpent bool // no model is asked any more
	IsOpen  bool // talks may begin
}

// Allowed is what agents may do now.
func (s *Service) Allowed(ctx context.Context) (a Allowance, err error) {
	l, err := s.Get(ctx)
	if err != nil {
		return a, err
	}
	now, err := s.zones.now(ctx)
	if err != nil {
		return a, err
	}
	if l.DayMicros == 0 && l.MonthMicros == 0 { // nothing is spent of no budget
		return Allowance{Rules: l.Rules, IsOpen: l.Open(now)}, nil
	}
	all, err := s.spending(ctx, l.Rules, now)
	return Allowance{l.Rules, all.IsSpent(), l.Open(now)}, err
}
