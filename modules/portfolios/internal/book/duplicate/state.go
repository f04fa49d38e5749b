package duplicate

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// state is what a merge may change of the debtor who is kept, beside the figures: the one person has the wishes, circumstances and
// ways of both.
type state struct {
	Status      debtor.Status
	Flags       []debtor.Flag
	Preferences debtor.Preferences
	Emails      []string
	TagIDs      []string
	TriedAt     *time.Time
	ReachedAt   *time.Time
	LastReach   string
	Tries       int
	RetryAt     *time.Time
}

// mostEmails is how many addresses a debtor may have.
const mostEmails = 10

func stateOf(d debtor.Debtor) state {
	return state{
		Status: d.Status, Flags: slices.Clone(d.Flags), Preferences: wishes(d.Preferences), Emails: slices.Clone(d.Emails), TagIDs: tagsOf(d),
		TriedAt: moment(d.TriedAt), ReachedAt: moment(d.ReachedAt), LastReach: d.LastReach, Tries: d.Tries, RetryAt: moment(d.RetryAt),
	}
}

func wishes(p debtor.Preferences) debtor.Preferences {
	p.Closed = slices.Clone(p.Closed)
	return p
}

// moment is a time as both databases give it back.
func moment(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	utc := at.UTC()
	return &utc
}

func tagsOf(d debtor.Debtor) []string {
	return slices.DeleteFunc(strings.Split(d.TagIDs, ","), func(id string) bool { return id == "" })
}

// put puts the state on a debtor.
func (s state) put(d *debtor.Debtor) {
	d.Status, d.Flags, d.Preferences, d.Emails = s.Status, orEmpty(s.Flags), s.Preferences, orEmpty(s.Emails)
	d.TagIDs = strings.Join(slices.Sorted(slices.Values(s.TagIDs)), ",")
	d.TriedAt, d.ReachedAt, d.LastReach, d.Tries, d.RetryAt = s.TriedAt, s.ReachedAt, s.LastReach, s.Tries, s.RetryAt
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// with is the state of one person who was two: what silences either silences both, and the later try counts.
func (s state) with(other state) state {
	s.Flags, s.TagIDs = union(s.Flags, other.Flags), union(s.TagIDs, other.TagIDs)
	s.Emails = union(s.Emails, other.Emails)
	s.Emails = s.Emails[:min(len(s.Emails), mostEmails)]
	s.Preferences = wishes(s.Preferences)
	s.Preferences.Cease = s.Preferences.Cease || other.Preferences.Cease
	s.Preferences.Closed = union(s.Preferences.Closed, other.Preferences.Closed)
	s.Tries += other.Tries
	if later(other.TriedAt, s.TriedAt) {
		s.TriedAt, s.LastReach, s.RetryAt = other.TriedAt, other.LastReach, other.RetryAt
	}
	if later(other.ReachedAt, s.ReachedAt) {
		s.ReachedAt = other.ReachedAt
	}
	return s
}

func later(a, b *time.Time) bool { return a != nil && (b == nil || a.After(*b)) }

func union[T comparable](a, b []T) []T {
	all := slices.Clone(a)
	for _, one := range b {
		if !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all
}

// without is the state once a merge is taken back: what it made of the state before goes, what came later stays.
func (s state) without(before, after state) state {
	s.Flags, s.TagIDs, s.Emails = less(s.Flags, before.Flags, after.Flags), less(s.TagIDs, before.TagIDs, after.TagIDs), less(s.Emails, before.Emails, after.Emails)
	s.Preferences = wishes(s.Preferences)
	s.Preferences.Closed = less(s.Preferences.Closed, before.Preferences.Closed, after.Preferences.Closed)
	if s.Preferences.Cease == after.Preferences.Cease {
		s.Preferences.Cease = before.Preferences.Cease
	}
	if s.Status == after.Status {
		s.Status = before.Status
	}
	if same(s.TriedAt, after.TriedAt) && s.Tries == after.Tries {
		s.TriedAt, s.LastReach, s.Tries, s.RetryAt = before.TriedAt, before.LastReach, before.Tries, before.RetryAt
	}
	if same(s.ReachedAt, after.ReachedAt) {
		s.ReachedAt = before.ReachedAt
	}
	return s
}

// less is a list without what was added between before and after.
func less[T comparable](now, before, after []T) []T {
	return slices.DeleteFunc(slices.Clone(now), func(one T) bool { return slices.Contains(after, one) && !slices.Contains(before, one) })
}

func same(a, b *time.Time) bool { return a == nil && b == nil || a != nil && b != nil && a.Equal(*b) }
