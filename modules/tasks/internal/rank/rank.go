// Package rank gives places in an order that rows can be put between without renumbering the others: texts that sort
// by their bytes. The scheme is fractional indexing: an integer part whose first letter says its length, so that going
// on at either end stays short, and a fraction that grows only where rows are put between two neighbours again and again.
package rank

import "strings"

const (
	digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	middle = "a0" // the first rank of an empty order
	lowest = "A00000000000000000000000000"
	high   = "z"
)

// Longest is the length above which ranks are better spread anew.
const Longest = 48

// Between is a rank after a and before b; "" leaves that end open. a must sort before b.
func Between(a, b string) string {
	switch {
	case a == "" && b == "":
		return middle
	case a == "":
		return below(b)
	case b == "":
		return above(a)
	}
	ia, fa := parts(a)
	ib, fb := parts(b)
	if ia == ib {
		return ia + midpoint(fa, fb)
	}
	if next, ok := increment(ia); ok && next < b {
		return next
	}
	return ia + midpoint(fa, "")
}

// Spread are n ranks after a and before b, in order, as evenly short as can be.
func Spread(a, b string, n int) []string {
	switch {
	case n <= 0:
		return nil
	case b == "":
		return walk(a, n, above)
	}
	at := n / 2
	mid := Between(a, b)
	return append(append(Spread(a, mid, at), mid), Spread(mid, b, n-at-1)...)
}

// walk goes up from a by steps.
func walk(a string, n int, step func(string) string) []string {
	out := make([]string, n)
	for i := range out {
		if a == "" {
			a = middle
		} else {
			a = step(a)
		}
		out[i] = a
	}
	return out
}

func below(b string) string {
	ib, fb := parts(b)
	switch {
	case ib == lowest:
		return ib + midpoint("", fb)
	case fb != "":
		return ib
	}
	return decrement(ib)
}

func above(a string) string {
	ia, fa := parts(a)
	if next, ok := increment(ia); ok {
		return next
	}
	return ia + midpoint(fa, "")
}

// parts splits a rank into its integer and its fraction.
func parts(rank string) (integer, fraction string) {
	n := integerLength(rank[0])
	return rank[:n], rank[n:]
}

func integerLength(head byte) int {
	if head >= 'a' {
		return int(head-'a') + 2
	}
	return int('Z'-head) + 2
}

// midpoint is a fraction between two others; b == "" is one. No fraction ends in 0.
func midpoint(a, b string) string {
	if n := shared(a, b); n > 0 {
		return b[:n] + midpoint(a[min(n, len(a)):], b[n:])
	}
	from, to := 0, len(digits)
	if a != "" {
		from = strings.IndexByte(digits, a[0])
	}
	if b != "" {
		to = strings.IndexByte(digits, b[0])
	}
	switch {
	case to-from > 1:
		return digits[(from+to+1)/2 : (from+to+1)/2+1]
	case len(b) > 1:
		return b[:1]
	}
	return digits[from:from+1] + midpoint(a[min(1, len(a)):], "")
}

// shared is the length of the beginning that two fractions have in common; a goes on in zeros.
func shared(a, b string) int {
	n := 0
	for n < len(b) && (n < len(a) && a[n] == b[n] || n >= len(a) && b[n] == '0') {
		n++
	}
	return n
}

// increment is the next integer; not ok after the very last.
func increment(integer string) (next string, ok bool) {
	head, rest := integer[0], []byte(integer[1:])
	for i := len(rest) - 1; i >= 0; i-- {
		if at := strings.IndexByte(digits, rest[i]); at+1 < len(digits) {
			rest[i] = digits[at+1]
			return string(head) + string(rest), true
		}
		rest[i] = '0'
	}
	switch {
	case string(head) == high:
		return "", false
	case head == 'Z':
		return middle, true
	case head >= 'a':
		return string(head+1) + string(rest) + "0", true
	}
	return string(head+1) + string(rest[:len(rest)-1]), true
}

// decrement is the integer before; the lowest has none and must not be asked for.
func decrement(integer string) string {
	head, rest := integer[0], []byte(integer[1:])
	for i := len(rest) - 1; i >= 0; i-- {
		if at := strings.IndexByte(digits, rest[i]); at > 0 {
			rest[i] = digits[at-1]
			return string(head) + string(rest)
		}
		rest[i] = 'z'
	}
	switch {
	case head == 'a':
		return "Zz"
	case head < 'a':
		return string(head-1) + string(rest) + "z"
	}
	return string(head-1) + string(rest[:len(rest)-1])
}
