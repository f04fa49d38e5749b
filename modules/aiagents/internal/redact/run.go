package redact

import "strings"

// run are numbers of which nothing says that they are apart: between them stand signs, and words that people fill gaps with.
type run []atom

func (r run) digits() string {
	var b strings.Builder
	for _, a := range r {
		b.WriteString(a.digits)
	}
	return b.String()
}

var fillers = set("y e and eh em este mmm hmm uh um luego despues then depois guion dash hyphen hifen traco punto dot ponto barra slash espacio space espaco coma comma virgula cierra")

const (
	widest   = 24 // bytes between two numbers of one run
	mostGaps = 3  // words between them
	window   = 24 // numbers that one fact is at most
)

func runs(text string, all []atom) (found []run) {
	var last run
	gap := 0
	for _, a := range all {
		if a.digits == "" {
			if gap++; gap > mostGaps || !fillers[a.word] {
				gap = mostGaps + 1
			}
			continue
		}
		if len(last) > 0 && (gap > mostGaps || a.from-last[len(last)-1].to > widest) {
			found, last = append(found, last), nil
		}
		last, gap = append(last, a), 0
	}
	if len(last) > 0 {
		found = append(found, last)
	}
	return found
}

// inNumbers finds the facts in a run: whole, wherever they stand, and their beginnings and ends, which tell them too.
func (k known) inNumbers(p page, r run) (all []span) {
	for _, f := range k.numbers {
		all = append(all, f.whole(r)...)
	}
	for from := range r {
		digits := ""
		var best *span
		for to := from; to < min(len(r), from+window); to++ {
			digits += r[to].digits
			for _, f := range k.numbers {
				if f.tells(digits) && (digits == f.form || !r[from:to+1].isMoney(p)) {
					best = &span{from: r[from].from, to: r[to].to, kind: f.kind, value: f.of(digits)}
				}
			}
		}
		if best != nil {
			all = append(all, *best)
		}
	}
	return all
}

// whole finds a fact in the digits of a run, and covers the numbers that it is in.
func (f fact) whole(r run) (all []span) {
	digits, owner := r.digits(), []int{}
	for i, a := range r {
		for range a.digits {
			owner = append(owner, i)
		}
	}
	for at := 0; ; {
		found := strings.Index(digits[at:], f.form)
		if found < 0 {
			return all
		}
		from := at + found
		to := from + len(f.form) - 1
		part := r[owner[from] : owner[to]+1]
		all = append(all, span{from: part[0].from, to: part[len(part)-1].to, kind: f.kind, value: f.of(part.digits())})
		at = to + 1
	}
}

// of is the value of digits that hold a fact, or a part of it: a part stands for itself.
func (f fact) of(digits string) string {
	if digits == f.form || f.kind == phone && strings.HasSuffix(digits, f.form) {
		return f.value
	}
	return f.value + "\x00" + digits
}

const inner = 6 // digits from the middle of a fact that tell it

func (f fact) tells(digits string) bool {
	if len(digits) < least {
		return false
	}
	return strings.HasPrefix(f.form, digits) || strings.HasSuffix(f.form, digits) || len(digits) >= inner && strings.Contains(f.form, digits)
}
