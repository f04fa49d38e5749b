package madeup

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Facts are those that have an answer.
func (b *Book) Facts(_ context.Context, debtorID string) (f book.Facts, err error) {
	err = b.at(debtorID, func() error {
		f.Tries = b.file.Tries
		for _, fact := range []book.Fact{book.DocumentEnd, book.Birthday, book.BirthYear, book.Reference} {
			if b.file.Answers[fact] != "" && f.Tries > 0 {
				f.All = append(f.All, fact)
			}
		}
		return nil
	})
	return f, err
}

// Check takes one try, once for each key.
func (b *Book) Check(_ context.Context, debtorID string, fact book.Fact, answer string, _ book.Evidence, key string) (c book.Checked, err error) {
	err = b.at(debtorID, func() error {
		if before, known := b.tries[key]; known {
			c = before
			return nil
		}
		if b.file.Tries == 0 {
			return book.ErrLocked
		}
		right := b.file.Answers[fact]
		if c.Passed = right != "" && same(answer, right); !c.Passed {
			b.file.Tries--
		}
		c.Tries = b.file.Tries
		b.tries[key] = c
		return nil
	})
	return c, err
}

// same tells whether somebody's words hold the right answer: its figures where it is one, else its letters.
func same(answer, right string) bool {
	if figures := digits(right); figures != "" {
		return digits(answer) == figures
	}
	return strings.Contains(namekey.Of(answer), namekey.Of(right))
}

func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, text)
}
