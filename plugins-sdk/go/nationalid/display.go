package nationalid

// Format writes a normalised number with the punctuation of its country; a number of another length or kind comes back
// as it is.
func Format(kind Kind, number string) string {
	s, ok := find(kind)
	if !ok || s.pattern == "" || len(number) < s.min || len(number) > s.max {
		return number
	}
	if kind == UYCI && number[0] == '0' {
		number = number[1:]
	}
	return fill(s.pattern, number)
}

// fill walks pattern and number from the right, so that shorter numbers of a kind lose the leading groups.
func fill(pattern, number string) string {
	var buf [2 * longest]byte
	at, left := len(buf), len(number)
	for i := len(pattern) - 1; i >= 0 && left > 0; i-- {
		at--
		if pattern[i] != '#' {
			buf[at] = pattern[i]
			continue
		}
		left--
		buf[at] = number[left]
	}
	return string(buf[at:])
}

// Mask writes the number as Format does, with everything but the last three letters and digits covered. It never tells
// more than three characters, whatever the kind, and nothing of a number shorter than six.
func Mask(kind Kind, number string) string {
	shown := []byte(Format(kind, number))
	keep := 3
	if len(number) < 6 {
		keep = 0
	}
	for i := len(shown) - 1; i >= 0; i-- {
		if punctuation(shown[i]) {
			continue
		}
		if keep--; keep < 0 {
			shown[i] = '*'
		}
	}
	return string(shown)
}
