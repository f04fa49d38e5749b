package understand

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// written is a day in figures: "2026-12-05", "5/12", "5-12-26", "05.12.2026".
func (r *reading) written(i int) (civil.Day, int) {
	parts, end := r.figuresFrom(i)
	if len(parts) < 2 {
		return "", i
	}
	return r.ofParts(parts), end
}

// figuresFrom are up to three figures between slashes, hyphens or dots.
func (r *reading) figuresFrom(i int) ([]int, int) {
	if parts := dotted(r.words[i].Text); len(parts) == 3 {
		return parts, i + 1
	}
	var parts []int
	sign := ""
	for at := i; at < len(r.words) && len(parts) < 3; at++ {
		n, err := strconv.Atoi(r.words[at].Text)
		if err != nil || !r.words[at].Figure {
			break
		}
		before := r.words[at].Before
		if at > i && (before != "/" && before != "-" || sign != "" && before != sign) {
			break
		}
		if at > i {
			sign = before
		}
		parts = append(parts, n)
	}
	if len(parts) == 2 && sign == "-" { // "10-12" is a span more often than a day
		return nil, i
	}
	return parts, i + len(parts)
}

func dotted(text string) []int {
	var parts []int
	for part := range strings.SplitSeq(text, ".") {
		n, err := strconv.Atoi(part)
		if err != nil || len(part) > 4 {
			return nil
		}
		parts = append(parts, n)
	}
	if len(parts) == 3 && parts[0] <= 31 && parts[1] <= 12 && (parts[2] > 1900 || parts[2] > 20 && parts[2] < 100) {
		return parts
	}
	return nil
}

// ofParts orders them: the year first where it is one, the month first in the United States alone.
func (r *reading) ofParts(p []int) civil.Day {
	day, month := p[0], p[1]
	year := 0
	if len(p) == 3 {
		year = p[2]
	}
	if p[0] > 1900 && len(p) == 3 {
		year, month, day = p[0], p[1], p[2]
	} else if r.monthFirst(day, month) {
		day, month = month, day
	}
	return r.ofDate(year, month, day)
}

func (r *reading) monthFirst(first, second int) bool {
	if first > 12 || second > 12 {
		return second > 12
	}
	return r.in.Currency == "USD" && r.in.Language == word.EN
}

// ofDate is a day that the calendar has; without a year it is the next one.
func (r *reading) ofDate(year, month, day int) civil.Day {
	if month < 1 || month > 12 || day < 1 || day > 31 {
		return ""
	}
	y, _, _ := r.date()
	if year > 0 && year < 100 {
		year += century(year, y)
	}
	if year == 0 {
		year = y
		if civilOf(year, month, day).Before(r.today.Add(-grace)) {
			year++
		}
	}
	on := civilOf(year, month, day)
	if on != civil.Day(strconv.Itoa(year)+"-"+two(month)+"-"+two(day)) {
		return ""
	}
	return on
}

// grace is how many days back a date without a year is still this year's: "pagué el 20/11".
const grace = 90

// century is what a year of two digits counts from: none is more than ten years ahead.
func century(year, now int) int {
	if 2000+year > now+10 {
		return 1900
	}
	return 2000
}

func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
