package rule

import (
	"slices"
	"time"
)

// limit is when fewer than the most are in the window before a contact.
func (r Rule) limit(a *Ask, at time.Time) (time.Time, bool) {
	if r.Most == 0 {
		return at, false
	}
	if r.Per != PerDebt {
		return r.free(a, at, func(p *Past) bool { return r.alike(a, p) }), true
	}
	latest := at
	for _, debt := range a.Debts {
		if free := r.free(a, at, func(p *Past) bool { return p.Mine && slices.Contains(p.Debts, debt) }); free.After(latest) {
			latest = free
		}
	}
	return latest, true
}

// alike reports whether a contact of the past counts together with the one that is asked for.
func (r *Rule) alike(a *Ask, p *Past) bool {
	switch r.Per {
	case PerNumber:
		return a.To.E164 != "" && p.E164 == a.To.E164
	case PerChannel:
		return p.Mine && p.Channel == a.Channel
	default:
		return p.Mine
	}
}

// counted reports whether a contact of the past is of what the rule counts.
func (r *Rule) counted(p *Past) bool {
	counts := p.Attempt
	if r.Counts == Contacts {
		counts = p.Reached || p.Pending // what may yet reach the debtor takes its place beforehand
	}
	return counts && among(r.Channels, p.Channel)
}

// free is the first instant from one on at which fewer than the most of the past are in the window.
func (r *Rule) free(a *Ask, at time.Time, alike func(*Past) bool) time.Time {
	var room [16]time.Time
	leaves := room[:0]
	for i := range a.History {
		if p := &a.History[i]; r.counted(p) && alike(p) {
			if leave := r.leaves(p.At, a.Zones); leave.After(at) {
				leaves = append(leaves, leave)
			}
		}
	}
	if len(leaves) < r.Most {
		return at
	}
	slices.SortFunc(leaves, time.Time.Compare)
	return leaves[len(leaves)-r.Most]
}

// leaves is when a contact of the past is no longer in the window: hours later, or when its day is over wherever the debtor may be.
func (r *Rule) leaves(past time.Time, zones []*time.Location) (latest time.Time) {
	if r.Hours > 0 {
		return past.Add(time.Duration(r.Hours) * time.Hour)
	}
	for _, zone := range zones {
		year, month, day := past.In(zone).Date()
		if over := time.Date(year, month, day+1, 0, 0, 0, 0, zone); over.After(latest) {
			latest = over
		}
	}
	return latest
}

// single is when the person has not been reached by another channel in the window.
func (r Rule) single(a *Ask, at time.Time) (time.Time, bool) {
	other := Rule{Counts: Contacts, Hours: r.Hours, Channels: r.Channels, Most: 1}
	return other.free(a, at, func(p *Past) bool { return p.Mine && p.Channel != a.Channel }), true
}
