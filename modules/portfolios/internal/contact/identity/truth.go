package identity

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// lastOf is how many characters of a document are asked for.
const lastOf = 4

// truth is what is known of a debtor.
type truth struct {
	debtor    debtor.Debtor
	addresses []address.Address
}

// facts are those that can be asked.
func (t truth) facts() []Fact {
	return slices.DeleteFunc(Fact("").Enum(), func(f Fact) bool { return !t.knows(f) })
}

func (t truth) knows(f Fact) bool {
	switch f {
	case DocumentLast4:
		return len(letters(t.debtor.NationalID)) >= lastOf
	case Birthday, BirthYear:
		return t.debtor.Birthday != ""
	case PostalCode:
		return len(t.codes()) > 0
	case ExternalRef:
		return letters(t.debtor.ExternalRef) != ""
	}
	return false
}

func (t truth) codes() (all []string) {
	for _, a := range t.addresses {
		if code := letters(a.PostalCode); code != "" {
			all = append(all, code)
		}
	}
	return all
}

// holds tells whether an answer is right. It fails with ErrAnswer for what cannot be read as such a fact.
func (t truth) holds(f Fact, answer, language string, now time.Time) (bool, error) {
	switch f {
	case DocumentLast4:
		return t.document(answer)
	case Birthday:
		all := days(answer, language, now)
		return slices.Contains(all, t.debtor.Birthday), unread(len(all) == 0)
	case BirthYear:
		year, ok := yearOfAnswer(answer, language, now)
		return ok && year == string(t.debtor.Birthday[:4]), unread(!ok)
	case PostalCode:
		said := letters(answer)
		return slices.Contains(t.codes(), said) || slices.Contains(t.codes(), digits(answer)), unread(said == "")
	default:
		said, known := letters(answer), letters(t.debtor.ExternalRef)
		return said == known || digits(answer) == known, unread(said == "")
	}
}

// document takes the last characters, or the whole.
func (t truth) document(answer string) (bool, error) {
	whole := letters(t.debtor.NationalID)
	said := letters(answer)
	if !strings.ContainsAny(whole, "abcdefghijklmnopqrstuvwxyz") {
		said = digits(answer)
	}
	if len(said) < lastOf {
		return false, ErrAnswer
	}
	return said == whole || said == whole[len(whole)-lastOf:], nil
}

// yearOfAnswer is a year, of a whole day too.
func yearOfAnswer(answer, language string, now time.Time) (string, bool) {
	if all := days(answer, language, now); len(all) > 0 {
		return string(all[0])[:4], true
	}
	said := digits(answer)
	if len(said) == 2 {
		day, ok := dayOf(part{said, int(said[0]-'0')*10 + int(said[1]-'0'), false}, part{n: 1}, part{n: 1}, now)
		return string(day)[:min(4, len(day))], ok
	}
	_, err := civil.Parse(said + "-01-01")
	return said, len(said) == 4 && err == nil
}

func unread(is bool) error {
	if is {
		return ErrAnswer
	}
	return nil
}
