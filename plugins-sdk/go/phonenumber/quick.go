package phonenumber

// quick knows the commonest ways to write the commonest numbers of a country, which are most of a file; the library, a
// hundred times slower, judges all others. What it accepts the library accepts too: a test holds that.
func quick(text, country string) (Number, bool) {
	var buf [20]byte
	digits, ok := plainDigits(text, &buf)
	if !ok {
		return Number{}, false
	}
	switch country {
	case "UY":
		return quickUY(digits)
	case "BR":
		return quickBR(digits)
	}
	return Number{}, false
}

// plainDigits drops spaces, dashes and parentheses; anything else is left to the library.
func plainDigits(text string, buf *[20]byte) ([]byte, bool) {
	n := 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c >= '0' && c <= '9':
			if n == len(buf) {
				return nil, false
			}
			buf[n] = c
			n++
		case c == ' ' || c == '-' || c == '(' || c == ')' || (c == '+' && i == 0):
		default:
			return nil, false
		}
	}
	return buf[:n], true
}

// Mobiles 09X XXX XXX (X from 1), fixed lines of Montevideo 2XXX XXXX and of the interior 4[2-7]XX XXXX.
func quickUY(d []byte) (Number, bool) {
	if len(d) == 11 && d[0] == '5' && d[1] == '9' && d[2] == '8' {
		d = d[3:]
	} else if len(d) == 9 && d[0] == '0' && d[1] == '9' {
		d = d[1:]
	}
	if len(d) != 8 {
		return Number{}, false
	}
	switch {
	case d[0] == '9' && d[1] != '0':
		return Number{E164: "+598" + string(d), Country: "UY", Line: Mobile}, true
	case d[0] == '2', d[0] == '4' && d[1] >= '2' && d[1] <= '7':
		return Number{E164: "+598" + string(d), Country: "UY", Line: Fixed}, true
	}
	return Number{}, false
}

// Mobiles of two digits of area and nine that begin with 9 and go on with 6 to 9.
func quickBR(d []byte) (Number, bool) {
	if len(d) == 13 && d[0] == '5' && d[1] == '5' {
		d = d[2:]
	}
	if len(d) != 11 || d[2] != '9' || d[3] < '6' || !areaBR(d[0], d[1]) {
		return Number{}, false
	}
	return Number{E164: "+55" + string(d), Country: "BR", Line: Mobile}, true
}

func areaBR(a, b byte) bool {
	switch a {
	case '1', '4', '6', '8', '9':
		return b >= '1' && b <= '9'
	case '2':
		return b == '1' || b == '2' || b == '4' || b == '7' || b == '8'
	case '3':
		return (b >= '1' && b <= '5') || b == '7' || b == '8'
	case '5':
		return b == '1' || (b >= '3' && b <= '5')
	case '7':
		return b == '1' || (b >= '3' && b <= '5') || b == '7' || b == '9'
	}
	return false
}
