package page

import "cmp"

// Counted is how far a list is counted; beyond it, Meta.TotalExact is false.
const Counted = 10_000

// Bounds keep a list's cost flat. Zero fields are what was measured.
type Bounds struct {
	Count  int // rows are counted up to here, unless that is known; 0 = Counted
	Small  int // a list with a Walk and so few rows is sorted as a whole; 0 = 1,000
	Near   int // so many rows are passed over rather than jumped, whole strides; 0 = 500
	Stride int // rows from one remembered place to the next; 0 = 250
	Ahead  int // a list of so many rows is walked to its end once it is opened; 0 = 20,000
	Search int // the most rows a text may find before the list is walked: a text so common is met soon; 0 = 3,000
	Deep   int // among so many rows a common text is looked for before all it finds are put in order; 0 = 10,000
	Many   int // the most finds that are put in order; 0 = 30,000
}

func (b Bounds) complete() Bounds {
	return Bounds{
		Count: cmp.Or(b.Count, Counted), Small: cmp.Or(b.Small, 1_000), Near: cmp.Or(b.Near, 500), Stride: cmp.Or(b.Stride, 250),
		Ahead: cmp.Or(b.Ahead, 20_000), Search: cmp.Or(b.Search, 3_000), Deep: cmp.Or(b.Deep, 10_000), Many: cmp.Or(b.Many, 30_000),
	}
}
