package person

import (
	"context"
	"regexp"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/mailaddress"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Covered reports whether the caller sees addresses covered: whoever works own rows only does, as with debtors.
func Covered(ctx context.Context) bool { return principal.Must(ctx).Scope != principal.ScopeAll }

// Cover covers by what somebody is reached.
func (p *Person) Cover() {
	p.IsMasked, p.Address, p.Name = true, CoverText(p.Address), CoverText(p.Name)
}

// Called is what lists call somebody: as they call themselves, or their covered address. Some call themselves by an address, which is covered.
func (p Person) Called() string {
	if p.Name == "" {
		return CoverText(p.Address)
	}
	return CoverText(p.Name)
}

var (
	mailboxes = regexp.MustCompile(`[^\s<>()"':;,]+@[^\s<>()"':;,]+`)
	numbers   = regexp.MustCompile(`\+?\d[\d\s().-]{5,}\d`)
	noDigit   = regexp.MustCompile(`[^+\d]`)
)

// CoverText covers the mailboxes and numbers that stand in a text.
func CoverText(text string) string {
	text = mailboxes.ReplaceAllStringFunc(text, mailaddress.Mask)
	return numbers.ReplaceAllStringFunc(text, func(found string) string {
		if number := noDigit.ReplaceAllString(found, ""); len(strings.TrimPrefix(number, "+")) >= shortest {
			return phonenumber.Mask(number)
		}
		return found
	})
}

// shortest is of how many digits the shortest number is that somebody is reached by.
const shortest = 7
