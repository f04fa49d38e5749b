// Package bucket sorts debts by age: a tenant's buckets are ranges of days past due without gaps or overlaps.
package bucket

import (
	"fmt"
	"slices"
	"sort"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Bucket is one range of days past due.
type Bucket struct {
	storage.Row
	Classification string `json:"classification" doc:"Name of the range as the agency calls it" example:"31–60"`
	MinDays        int    `json:"min_days" doc:"First day past due of the range" example:"31"`
	MaxDays        *int   `json:"max_days" doc:"Last day past due of the range, null for the open end" example:"60"`
}

// TableName is the table of buckets.
func (Bucket) TableName() string { return "buckets" }

// Set is every bucket of a tenant, by days.
type Set []Bucket

// Range is one bucket as it is asked for.
type Range struct {
	Classification string `json:"classification" minLength:"1" maxLength:"60" doc:"Name of the range" example:"31–60"`
	MinDays        int    `json:"min_days" minimum:"0" maximum:"36500" doc:"First day past due of the range" example:"31"`
}

// The refusals of a set.
var (
	ErrStart  = errs.New(errs.Invalid, "portfolios.bucket_start")
	ErrRepeat = errs.New(errs.Invalid, "portfolios.bucket_repeated")
)

// NewSet makes buckets of ranges: each ends the day before the next begins, the last has no end, so that ranges can
// neither overlap nor leave a gap. It fails with ErrStart unless one begins at day 0, with ErrRepeat when two begin on
// the same day.
func NewSet(ranges []Range) (Set, error) {
	ranges = append([]Range(nil), ranges...)
	sort.Slice(ranges, func(i, j int) bool { return ranges[i].MinDays < ranges[j].MinDays })
	if len(ranges) == 0 || ranges[0].MinDays != 0 {
		return nil, ErrStart
	}
	set := make(Set, len(ranges))
	for i, r := range ranges {
		set[i] = Bucket{Row: storage.Row{ID: fmt.Sprintf("b%d", r.MinDays)}, Classification: r.Classification, MinDays: r.MinDays}
		if i == 0 {
			continue
		}
		if r.MinDays == ranges[i-1].MinDays {
			return nil, ErrRepeat.WithParam("days", r.MinDays)
		}
		last := r.MinDays - 1
		set[i-1].MaxDays = &last
	}
	return set, nil
}

// Default is the set of a tenant that has made none: 0, 1–30, 31–60, 61–90, 91–120, 121–180, 181+.
func Default() Set {
	set, err := NewSet([]Range{{"0", 0}, {"1–30", 1}, {"31–60", 31}, {"61–90", 61}, {"91–120", 91}, {"121–180", 121}, {"181+", 181}})
	if err != nil {
		panic(err) // the literal above is a valid set, as a test proves
	}
	return set
}

// For is the bucket of a debt that many days past due.
func (s Set) For(days int) Bucket {
	i := sort.Search(len(s), func(i int) bool { return s[i].MinDays > days })
	return s[max(0, i-1)]
}

// Has reports whether a bucket of the set has the id.
func (s Set) Has(id string) bool {
	return slices.ContainsFunc(s, func(b Bucket) bool { return b.ID == id })
}
