package nationalid

import "errors"

// ErrFormat: the text does not have the shape of the kind (length, letters). ErrCheckDigit: the shape is right and the
// check digit is not, which is nearly always a mistyped digit. ErrKind: the kind is not known.
var (
	ErrFormat     = errors.New("national id: malformed")
	ErrCheckDigit = errors.New("national id: wrong check digit")
	ErrKind       = errors.New("national id: unknown kind")
)

const longest = 40

// Parse normalises text as a number of the given kind (upper case, no punctuation, leading zeros restored where a
// spreadsheet is known to eat them) and verifies it. Errors: ErrKind, ErrFormat, ErrCheckDigit.
func Parse(kind Kind, text string) (string, error) {
	s, ok := find(kind)
	if !ok {
		return "", ErrKind
	}
	number, ok := s.normalise(text)
	if !ok {
		return "", ErrFormat
	}
	if s.verify != nil && !s.verify(number) {
		return "", ErrCheckDigit
	}
	return number, nil
}

// Infer finds the kind that a number without a stated kind has in a country (ISO 3166 alpha-2) and parses it. Where
// several kinds fit the length, the first whose check digit holds wins; where none holds, the error is that of the
// likeliest. An unknown country gives the kind Other.
func Infer(country, text string) (Kind, string, error) {
	var failed error
	first := Other
	for i, kind := range candidates(country) {
		number, err := Parse(kind, text)
		if err == nil {
			return kind, number, nil
		}
		if i == 0 || (errors.Is(err, ErrCheckDigit) && errors.Is(failed, ErrFormat)) {
			first, failed = kind, err
		}
	}
	return first, "", failed
}

func candidates(country string) []Kind {
	switch country {
	case "UY":
		return []Kind{UYCI, UYRUT}
	case "AR":
		return []Kind{ARDNI, ARCUIT}
	case "BR":
		return []Kind{BRCPF, BRCNPJ}
	case "CL":
		return []Kind{CLRUT}
	case "PY":
		return []Kind{PYCI}
	case "PE":
		return []Kind{PEDNI}
	case "CO":
		return []Kind{COCC}
	case "MX":
		return []Kind{MXCURP, MXRFC}
	}
	return []Kind{Other}
}

// normalise is called once per imported row: text that is normal already comes back as it is, without a copy.
func (s scheme) normalise(text string) (string, bool) {
	if s.normal(text) {
		return text, true
	}
	var buf [longest]byte
	n := 0
	for i := 0; i < len(text); i++ {
		c := upper(text[i])
		switch {
		case isDigit(c) || (s.letters && isLetter(c)):
			if n == longest {
				return "", false
			}
			buf[n] = c
			n++
		case !punctuation(c):
			return "", false
		}
	}
	return s.pad(buf[:n])
}

func (s scheme) pad(number []byte) (string, bool) {
	n := len(number)
	if s.padFrom > 0 && n >= s.padFrom && n < s.min {
		var padded [longest]byte
		for i := 0; i < s.min-n; i++ {
			padded[i] = '0'
		}
		copy(padded[s.min-n:], number)
		return string(padded[:s.min]), true
	}
	return string(number), n >= s.min && n <= s.max
}

func (s scheme) normal(text string) bool {
	if len(text) < s.min || len(text) > s.max {
		return false
	}
	for i := 0; i < len(text); i++ {
		if c := text[i]; !isDigit(c) && (!s.letters || !isLetter(c)) {
			return false
		}
	}
	return true
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c >= 'A' && c <= 'Z' }

func upper(c byte) byte {
	if c >= 'a' && c <= 'z' {
		return c - 'a' + 'A'
	}
	return c
}

func punctuation(c byte) bool {
	return c == '.' || c == '-' || c == '/' || c == ' ' || c == ',' || c == '\t'
}
