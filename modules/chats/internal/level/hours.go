package level

import (
	"strconv"
	"time"
)

// Hours are a company's, where it is.
type Hours struct {
	Week Week
	Zone *time.Location
}

// Due is when so much of them has passed since a moment; nil for a company that has too few.
func (h Hours) Due(from time.Time, d time.Duration) *time.Time {
	due, ok := h.Week.Add(from, d, h.Zone)
	if !ok {
		return nil
	}
	return &due
}

// Open tells whether the company works at a moment.
func (h Hours) Open(at time.Time) bool { return h.Between(at, at.Add(time.Second)) > 0 }

// Between is how much of them lies between two moments.
func (h Hours) Between(from, to time.Time) time.Duration { return h.Week.Between(from, to, h.Zone) }

// Day is a span of a day as communication tells it: "09:00" to "19:00".
type Day struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Read reads a week as communication tells it, Monday first; a day without a span is closed.
func Read(week []*Day) (w Week) {
	for n, day := range week {
		if day != nil && n < len(w) {
			w[(n+1)%len(w)] = []Span{{minute(day.From), minute(day.To)}}
		}
	}
	return w
}

// minute reads "HH:MM", which communication has checked.
func minute(text string) int {
	if len(text) < len("00:00") {
		return 0
	}
	hours, _ := strconv.Atoi(text[:2])
	minutes, _ := strconv.Atoi(text[3:5])
	return hours*60 + minutes
}

// Usual are the hours of a company that has chosen none, as communication has them.
func Usual() []*Day {
	day := func() *Day { return &Day{From: "09:00", To: "19:00"} }
	return []*Day{day(), day(), day(), day(), day(), {From: "09:00", To: "13:00"}, nil}
}
