package rule_test

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// trial is a contact that the checker and the engine both judge. The checker is written from the table of laws alone: plain
// comparisons of a wall clock and loops over what was tried, slow and easy to read beside the law.
type trial struct {
	countries []string // whose law applies: the debtor's, the number's, the portfolio's
	ask       rule.Ask
}

// forbidden reports whether any law that applies forbids a contact at an instant.
func (t trial) forbidden(at time.Time) bool {
	return slices.ContainsFunc(t.countries, func(country string) bool {
		return t.closed(country, at) || t.tooOften(country, at) || t.wrongPerson(country) || t.withoutConsent(country)
	})
}

// talks are channels that disturb somebody at a moment; writes are those and mail.
func talks(c rule.Channel) bool {
	return c == rule.Call || c == rule.WhatsApp || c == rule.SMS || c == rule.Visit
}

func writes(c rule.Channel) bool { return talks(c) || c == rule.Email }

func (t trial) closed(country string, at time.Time) bool {
	return slices.ContainsFunc(t.ask.Zones, func(zone *time.Location) bool { return closedAt(country, t.ask.Channel, at.In(zone)) })
}

// closedAt reads the column of hours.
func closedAt(country string, by rule.Channel, local time.Time) bool {
	hour, day := local.Hour(), local.Weekday()
	weekend := day == time.Saturday || day == time.Sunday
	off := holiday(country, local)
	switch country {
	case "UY": // abusive before 7:00 and after 20:00
		return talks(by) && (hour < 7 || hour >= 20)
	case "AR": // 9 to 19, not verified
		return talks(by) && (hour < 9 || hour >= 19)
	case "BR": // 8 to 20, not Sunday
		return talks(by) && (hour < 8 || hour >= 20 || day == time.Sunday)
	case "CL": // Monday to Saturday 8 to 20, no holidays
		return writes(by) && (hour < 8 || hour >= 20 || day == time.Sunday || off)
	case "CO": // Monday to Friday 7 to 19, Saturday 8 to 15, never on Sundays or holidays
		if day == time.Saturday {
			return writes(by) && (hour < 8 || hour >= 15 || off)
		}
		return writes(by) && (hour < 7 || hour >= 19 || day == time.Sunday || off)
	case "MX": // 7 to 22, Monday to Friday
		return talks(by) && (hour < 7 || hour >= 22 || weekend)
	case "PE": // no calls or visits 20 to 7, Saturday, Sunday, holidays
		return (by == rule.Call || by == rule.Visit) && (hour < 7 || hour >= 20 || weekend || off)
	case "PY": // Monday to Saturday 7 to 20
		return talks(by) && (hour < 7 || hour >= 20 || day == time.Sunday)
	default: // US: 8 to 21
		return writes(by) && (hour < 8 || hour >= 21)
	}
}

// holiday knows those of 2026, as calendars print them.
func holiday(country string, local time.Time) bool {
	days := map[string][]string{
		"CL": {"01-01", "04-03", "04-04", "05-01", "05-21", "06-21", "06-29", "07-16", "08-15", "09-18", "09-19", "10-12", "10-31", "11-01", "12-08", "12-25"},
		"CO": {"01-01", "01-12", "03-23", "04-02", "04-03", "05-01", "05-18", "06-08", "06-15", "06-29", "07-20", "08-07", "08-17", "10-12", "11-02", "11-16", "12-08", "12-25"},
		"PE": {"01-01", "04-02", "04-03", "05-01", "06-07", "06-29", "07-23", "07-28", "07-29", "08-06", "08-30", "10-08", "11-01", "12-08", "12-09", "12-25"},
	}
	return slices.Contains(days[country], local.Format("01-02"))
}

const (
	day  = 24 * time.Hour
	week = 7 * day
)

// tooOften reads the column of frequency.
func (t trial) tooOften(country string, at time.Time) bool {
	by := t.ask.Channel
	live := by == rule.Call || by == rule.Visit
	other := by == rule.WhatsApp || by == rule.SMS || by == rule.Email || by == rule.Letter
	switch country {
	case "CL": // one telephone contact or visit a week; by other channels two a week, two days apart
		liveContact := func(p rule.Past) bool {
			return p.Mine && p.Reached && (p.Channel == rule.Call || p.Channel == rule.Visit)
		}
		otherTry := func(p rule.Past) bool {
			return p.Mine && p.Attempt && (p.Channel == rule.WhatsApp || p.Channel == rule.SMS || p.Channel == rule.Email || p.Channel == rule.Letter)
		}
		return live && t.count(at, week, liveContact) >= 1 || other && (t.count(at, week, otherTry) >= 2 || t.count(at, 2*day, otherTry) >= 1)
	case "CO": // having been reached: not several channels in a week, not more than once a day
		reached := func(p rule.Past) bool { return p.Mine && p.Reached }
		elsewhere := func(p rule.Past) bool { return reached(p) && p.Channel != by }
		return t.count(at, week, elsewhere) >= 1 || t.today(at, reached)
	case "US": // more than seven calls in seven days, or a call within seven days after a conversation, for a debt
		return by == rule.Call && slices.ContainsFunc(t.ask.Debts, func(debt string) bool {
			calls := func(p rule.Past) bool { return p.Mine && p.Channel == rule.Call && slices.Contains(p.Debts, debt) }
			tried := func(p rule.Past) bool { return calls(p) && p.Attempt }
			spoken := func(p rule.Past) bool { return calls(p) && p.Reached }
			return t.count(at, week, tried) >= 7 || t.count(at, week, spoken) >= 1
		})
	default:
		return false
	}
}

// count is how many of the past are so, less than a while before an instant.
func (t trial) count(at time.Time, within time.Duration, so func(rule.Past) bool) (n int) {
	for _, p := range t.ask.History {
		if at.Sub(p.At) < within && so(p) {
			n++
		}
	}
	return n
}

// today reports whether one of the past is so on the same date, by any clock on which the debtor may be.
func (t trial) today(at time.Time, so func(rule.Past) bool) bool {
	for _, p := range t.ask.History {
		for _, zone := range t.ask.Zones {
			if so(p) && p.At.In(zone).Format(time.DateOnly) == at.In(zone).Format(time.DateOnly) {
				return true
			}
		}
	}
	return false
}

// wrongPerson reads what is said of third parties, of minors and the elderly.
func (t trial) wrongPerson(country string) bool {
	dials := t.ask.Channel == rule.Call || t.ask.Channel == rule.WhatsApp || t.ask.Channel == rule.SMS
	label := t.ask.To.Label
	switch country {
	case "CL": // no third parties
		return dials && (label == "relative" || label == "reference" || label == "work")
	case "CO": // may not contact references
		return dials && (label == "relative" || label == "reference")
	case "MX": // no third parties except guarantors; not minors or the elderly
		return dials && (label == "relative" || label == "reference" || label == "work") || slices.Contains(t.ask.Debtor.Flags, "minor_or_elder")
	default:
		return false
	}
}

func (t trial) withoutConsent(country string) bool {
	agreed := slices.Contains(t.ask.Debtor.Consents, rule.Consent{Channel: t.ask.Channel, By: t.ask.By})
	switch country {
	case "CO": // only authorised channels
		return !agreed && (t.ask.Channel == rule.WhatsApp || t.ask.Channel == rule.SMS || t.ask.Channel == rule.Email)
	case "US": // an artificial voice needs consent
		return !agreed && t.ask.Channel == rule.Call && t.ask.By == rule.AI
	default:
		return false
	}
}
