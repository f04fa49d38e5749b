package redact

import (
	"slices"
	"strings"
)

// find are the parts of a text that are covered, in their order.
func (k known) find(text string) []span {
	words := tokens(text)
	numbered := numbers(words)
	page := page{text, sum.FindAllStringIndex(text, -1)}
	var all []span
	for _, p := range k.emails {
		for _, at := range p.FindAllStringIndex(text, -1) {
			all = append(all, span{from: at[0], to: at[1], kind: email, value: p.value})
		}
	}
	all = append(all, looksLikeEmail(text)...)
	all = append(all, k.inCodes(words)...)
	all = append(all, k.inCodes(numbered)...)
	for _, run := range runs(text, numbered) {
		all = append(all, k.inNumbers(page, run)...)
	}
	for _, run := range runs(text, numbered) {
		all = append(all, k.looks(page, run)...)
	}
	all = append(all, likeCodes(text)...)
	for _, address := range k.addresses {
		all = append(all, inOrder(words, address, 2, addressOf(address))...)
	}
	for _, name := range k.names {
		all = append(all, inOrder(words, name, 1, nameOf(name))...)
	}
	return apart(text, all)
}

// inCodes finds facts that have letters: between their characters may stand whatever is none. "Oh" may be letters, and may be a zero.
func (k known) inCodes(numbered []atom) (all []span) {
	if len(k.codes) == 0 {
		return nil
	}
	var plain strings.Builder
	var owner []int // by character
	for i, a := range numbered {
		piece := a.digits
		if piece == "" {
			piece = strings.Map(alnum, strings.ToUpper(a.word))
		}
		plain.WriteString(piece)
		owner = append(owner, slices.Repeat([]int{i}, len(piece))...)
	}
	for _, f := range k.codes {
		for at := 0; ; {
			found := strings.Index(plain.String()[at:], f.form)
			if found < 0 {
				break
			}
			from, to := at+found, at+found+len(f.form)-1
			all = append(all, span{from: numbered[owner[from]].from, to: numbered[owner[to]].to, kind: f.kind, value: f.value})
			at = to + 1
		}
	}
	return all
}

// inOrder finds words of a value that stand in their order, so many of them at least.
func inOrder(words []atom, value []string, least int, make func(from, to int) span) (all []span) {
	for i := 0; i < len(words); i++ {
		next := slices.IndexFunc(value, func(w string) bool { return w == text(words[i]) && len(w) > 1 })
		if next < 0 || plainWords[words[i].word] {
			continue
		}
		matched, last := 1, i
		for j := i + 1; j < len(words) && next+1 < len(value); j++ {
			if text(words[j]) == value[next+1] {
				matched, last, next = matched+1, j, next+1
			} else if !plainWords[words[j].word] {
				break
			}
		}
		if matched >= min(least, len(value)) && (least > 1 || len(text(words[i])) > 2) {
			all = append(all, make(words[i].from, words[last].to))
			i = last
		}
	}
	return all
}

func text(a atom) string {
	if a.digits != "" {
		return a.digits
	}
	return a.word
}

func addressOf(words []string) func(from, to int) span {
	return func(from, to int) span {
		return span{from: from, to: to, kind: address, value: strings.Join(words, " ")}
	}
}

func nameOf(words []string) func(from, to int) span {
	return func(from, to int) span {
		return span{from: from, to: to, kind: person, value: strings.Join(words, " ")}
	}
}
