package tabular

import (
	"errors"
	"strings"
	"time"
)

// ErrDate: the text is no day of the calendar in the order of the file.
var ErrDate = errors.New("date: malformed")

// ParseDate reads a day: ISO (with or without a time behind it), or day and month in the given order with four or two
// digits of the year, separated by slash, dash or point. Two digits are the hundred years up to 20 years after now.
// With serial set, a bare number is a spreadsheet's count of days. Error: ErrDate.
func ParseDate(text string, order DateOrder, serial bool, now time.Time) (time.Time, error) {
	text = strings.TrimSpace(text)
	if i := strings.IndexAny(text, " T"); i >= 0 {
		text = text[:i]
	}
	parts, lengths, n := dateParts(text)
	switch {
	case n == 1 && lengths[0] == 8:
		return calendar(parts[0]/10000, parts[0]/100%100, parts[0]%100)
	case n == 1 && serial && parts[0] > 366:
		return time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, parts[0]), nil
	case n != 3:
		return time.Time{}, ErrDate
	case lengths[0] == 4:
		return calendar(parts[0], parts[1], parts[2])
	case order == MDY:
		parts[0], parts[1] = parts[1], parts[0]
	}
	if lengths[2] == 2 {
		parts[2] = century(parts[2], now.Year())
	} else if lengths[2] != 4 {
		return time.Time{}, ErrDate
	}
	return calendar(parts[2], parts[1], parts[0])
}

// dateParts reads up to three numbers; n is 0 when the text is anything else. The fraction of a serial is its time of day.
func dateParts(text string) (parts, lengths [3]int, n int) {
	if whole, fraction, ok := strings.Cut(text, "."); ok && len(whole) == 5 && strings.Trim(fraction, "0123456789") == "" {
		text = whole
	}
	separator := byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= '0' && c <= '9' {
			parts[n] = parts[n]*10 + int(c-'0')
			lengths[n]++
			if lengths[n] > 8 {
				return parts, lengths, 0
			}
			continue
		}
		if (c != '/' && c != '-' && c != '.') || (separator != 0 && c != separator) || lengths[n] == 0 || n == 2 {
			return parts, lengths, 0
		}
		separator = c
		n++
	}
	if len(text) == 0 || lengths[n] == 0 {
		return parts, lengths, 0
	}
	return parts, lengths, n + 1
}

func century(year, now int) int {
	full := now - now%100 + year
	if full > now+20 {
		full -= 100
	}
	return full
}

func calendar(year, month, day int) (time.Time, error) {
	t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	if year < 1800 || year > 2200 || t.Day() != day || int(t.Month()) != month {
		return time.Time{}, ErrDate
	}
	return t, nil
}
