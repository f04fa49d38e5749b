package reading

import (
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/extract"
)

// rules are those that are read, as an analysis calls them.
var rules = map[extract.Rule]claim.Rule{
	extract.DisclosureFirst: claim.Disclosed, extract.AutomatedSaid: claim.Automated, extract.IdentityFirst: claim.Identified, extract.NoThreat: claim.NoThreat,
	extract.NoJudicialLook: claim.NoCourt, extract.NoThirdParty: claim.NoOthers, extract.StopHonoured: claim.StopKept, extract.NoPressure: claim.NoPressure,
}

// compliance is what our side kept. Where it said nothing there is nothing to hold against the rules, and a person who is turned to need not say
// again who they are.
func compliance(found []extract.Item, lines []claim.Line) []claim.Item {
	items, speaks, turned := []claim.Item{}, false, false
	for n, line := range lines {
		speaks = speaks || line.Speaker.Ours()
		turned = turned || n == 0 && line.Speaker == claim.Debtor
	}
	for _, item := range found {
		if !speaks || turned && item.Rule == extract.DisclosureFirst {
			continue
		}
		kept := claim.Item{Rule: rules[item.Rule], Pass: item.Pass}
		if item.LineID != "" && item.Length > 0 {
			place := at(item.Place)
			kept.Place = &place
		}
		items = append(items, kept)
	}
	return items
}
