package queue

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
)

// Preview is what a version of a strategy would do now. Of a portfolio with more than 20,000 debtors who owe, about so many are looked at,
// drawn by chance, and the figures are of all by these.
type Preview struct {
	Owing     int64          `json:"owing" doc:"Debtors of the portfolio who owe something"`
	Looked    int64          `json:"looked" doc:"How many of them were looked at: all, or a sample"`
	Contacted int64          `json:"contacted" doc:"They may be contacted at once"`
	Waiting   int64          `json:"waiting" doc:"They wait, as the strategy says or until the rules allow it"`
	LeftAlone int64          `json:"left_alone" doc:"The strategy leaves them alone, or nobody works them"`
	Blocked   int64          `json:"blocked" doc:"The rules forbid it, or there is no way to reach them"`
	Rules     []RulePreview  `json:"rules" doc:"Why the blocked are blocked and the rules have others wait, the most first"`
	Steps     []StepsPreview `json:"steps" doc:"The steps, in their order"`
}

// RulePreview is how many debtors a rule keeps from being contacted now.
type RulePreview struct {
	RuleID  string `json:"rule_id" example:"uy.hours"`
	Source  string `json:"source" doc:"What the rule rests on; empty for a way that is missing"`
	Debtors int64  `json:"debtors"`
	Forever bool   `json:"forever" doc:"No waiting changes it"`
}

// StepsPreview is what becomes of the debtors of one step.
type StepsPreview struct {
	StepID    string `json:"step_id"`
	Debtors   int64  `json:"debtors"`
	Contacted int64  `json:"contacted"`
	Waiting   int64  `json:"waiting"`
	Blocked   int64  `json:"blocked"`
}

// sampled is how many debtors a preview looks at, about; in how large a piece each time.
const (
	sampled = 20_000
	piece   = 500
)

// Previewer says what strategies would do.
type Previewer struct {
	planner    *Planner
	strategies *strategy.Service
}

// NewPreviewer places debtors as p does.
func NewPreviewer(p *Planner, strategies *strategy.Service) *Previewer {
	return &Previewer{p, strategies}
}

// Preview says what a version of a portfolio's strategy would do now. It fails with portfolio.ErrNotFound and strategy.ErrNotFound.
func (p *Previewer) Preview(ctx context.Context, portfolioID string, number int) (Preview, error) {
	v, err := p.version(ctx, portfolioID, number)
	if err != nil {
		return Preview{}, err
	}
	owing, ids, err := p.planner.people.Sample(ctx, portfolioID, sampled)
	if err != nil {
		return Preview{}, err
	}
	t := newTally(v)
	for some := range slices.Chunk(ids, piece) {
		cases, err := p.planner.gather(ctx, some, nil)
		if err != nil {
			return Preview{}, err
		}
		for n := range cases {
			cases[n].strategy = v
			t.add(&cases[n])
		}
	}
	return t.preview(owing, int64(len(ids))), nil
}

func (p *Previewer) version(ctx context.Context, portfolioID string, number int) (strategy.Strategy, error) {
	versions, err := p.strategies.Of(ctx, portfolioID)
	if err != nil {
		return strategy.Strategy{}, err
	}
	at := slices.IndexFunc(versions, func(v strategy.Strategy) bool { return v.Number == number })
	if at < 0 {
		return strategy.Strategy{}, strategy.ErrNotFound
	}
	return versions[at], nil
}

// fate is what becomes of a debtor by the strategy alone: nobody has pinned or promised anything.
type fate struct {
	stepID    string
	channel   rule.Channel // empty: they are left alone
	decision  rule.Decision
	wait      bool // as the strategy or the last outcome says
	reachable bool
}

func (k *known) fate() (f fate) {
	v := k.view()
	step, fits := strategy.Choose(k.strategy.Steps, v, k.Now)
	f.stepID = step.ID
	if !fits || step.Then.Channel == "" || step.Then.Who == strategy.Assignee && k.Debtor.AssigneeID == "" {
		return f
	}
	f.channel = step.Then.Channel
	way, has := k.Best(f.channel, rule.Person)
	f.reachable, f.decision = has, way.Decision
	f.wait = step.Then.ReadyAt(v).After(k.Now) || k.Debtor.RetryAt != nil && k.Debtor.RetryAt.After(k.Now)
	return f
}

// tally counts fates.
type tally struct {
	all   Preview
	steps map[string]*StepsPreview
	rules map[string]*RulePreview
}

func newTally(v strategy.Strategy) *tally {
	t := &tally{steps: map[string]*StepsPreview{}, rules: map[string]*RulePreview{}}
	t.all.Steps = make([]StepsPreview, len(v.Steps))
	for n, step := range v.Steps {
		t.all.Steps[n].StepID = step.ID
		t.steps[step.ID] = &t.all.Steps[n]
	}
	t.steps[""] = &StepsPreview{} // they fit no step
	return t
}

func (t *tally) add(k *known) {
	f := k.fate()
	step := t.steps[f.stepID]
	step.Debtors++
	allowed := f.reachable && f.decision.Allowed
	switch {
	case f.channel == "":
		t.all.LeftAlone++
		return
	case allowed && !f.wait:
		t.all.Contacted++
		step.Contacted++
	case allowed || f.reachable && !f.decision.Until.IsZero():
		t.all.Waiting++
		step.Waiting++
	default:
		t.all.Blocked++
		step.Blocked++
	}
	if !allowed {
		t.because(f)
	}
}

func (t *tally) because(f fate) {
	id := f.decision.RuleID
	if !f.reachable {
		id = "way.none"
	}
	key := id + map[bool]string{true: "!"}[f.decision.Until.IsZero()]
	if t.rules[key] == nil {
		t.rules[key] = &RulePreview{RuleID: id, Source: f.decision.Source, Forever: f.decision.Until.IsZero()}
	}
	t.rules[key].Debtors++
}

// preview has the counts be those of all who owe.
func (t *tally) preview(owing, looked int64) Preview {
	p := t.all
	p.Owing, p.Looked, p.Rules = owing, looked, []RulePreview{}
	of := func(n int64) int64 {
		if looked == 0 {
			return 0
		}
		return (n*owing + looked/2) / looked
	}
	p.Contacted, p.Waiting, p.LeftAlone, p.Blocked = of(p.Contacted), of(p.Waiting), of(p.LeftAlone), of(p.Blocked)
	for n, s := range p.Steps {
		p.Steps[n] = StepsPreview{s.StepID, of(s.Debtors), of(s.Contacted), of(s.Waiting), of(s.Blocked)}
	}
	for _, key := range slices.Sorted(maps.Keys(t.rules)) {
		r := *t.rules[key]
		r.Debtors = of(r.Debtors)
		p.Rules = append(p.Rules, r)
	}
	slices.SortStableFunc(p.Rules, func(a, b RulePreview) int { return int(b.Debtors - a.Debtors) })
	return p
}
