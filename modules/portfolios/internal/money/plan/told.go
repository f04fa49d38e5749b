package plan

import (
	"context"
	"maps"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// told is the plan as the record and other modules hear of it: all of it but words that people wrote.
func (p *Plan) told() map[string]any {
	schedule := make([]map[string]any, len(p.Instalments))
	for i, one := range p.Instalments {
		schedule[i] = map[string]any{"n": one.N, "due_on": one.DueOn, "amount": one.Amount, "paid": one.Paid, "status": one.Status}
	}
	told := map[string]any{
		"debtor_id": p.DebtorID, "portfolio_id": p.PortfolioID, "offer_id": p.OfferID, "offer_rule_id": p.RuleID, "rule_version": p.RuleVersion,
		"status": p.Status, "currency": p.Currency, "balance": p.Balance, "discount": p.Discount, "total": p.Total, "paid": p.Paid,
		"instalments": p.Terms.Instalments, "frequency": p.Terms.Frequency, "first_on": p.Terms.FirstOn, "next_on": p.NextOn,
		"debt_ids": p.debtIDs(), "schedule": schedule,
	}
	for name, id := range map[string]string{"agent_id": p.AgentID, "conversation_id": p.ConversationID, "call_id": p.CallID} {
		if id != "" {
			told[name] = id
		}
	}
	return told
}

// by says in what a plan was agreed, and with which program: a person names none.
func (p *Plan) by(ctx context.Context, n NewPlan) {
	p.ConversationID, p.CallID = n.ConversationID, n.CallID
	if principal.Must(ctx).Kind != principal.KindUser {
		p.AgentID = n.AgentID
	}
}

// Act is what happened to the plan, for whoever asked for it and whoever works the debtor.
func (p *Plan) Act(what, assignee string, more map[string]any) record.Act {
	payload := p.told()
	maps.Copy(payload, more)
	return record.Act{
		Name: "plan." + what, ID: p.ID, Payload: payload, Owners: []string{p.CreatedBy, assignee}, Moves: []string{"debtors", "portfolios", "promises", "offers"},
	}
}
