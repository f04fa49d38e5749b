package folder

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Rejected is a file that did not come in, and why.
type Rejected struct {
	File string `json:"file"`
	Code string `json:"code"`
}

// Outcome is what became of a file.
type Outcome string

// The outcomes of files that are not rejected.
const (
	Created   Outcome = "created"
	Changed   Outcome = "changed"
	Unchanged Outcome = "unchanged"
)

// Enum are all outcomes.
func (Outcome) Enum() []Outcome { return []Outcome{Created, Changed, Unchanged} }

// Came is a file that came in.
type Came struct {
	File     string        `json:"file"`
	Title    string        `json:"title"`
	Language lang.Language `json:"language"`
	Outcome  Outcome       `json:"outcome"`
}

// Brought is what a folder brought.
type Brought struct {
	Created   int        `json:"created" doc:"Articles that are new, as drafts"`
	Changed   int        `json:"changed" doc:"Articles whose draft is another now"`
	Unchanged int        `json:"unchanged"`
	Came      []Came     `json:"came" doc:"The files that came in, sources before their translations"`
	Rejected  []Rejected `json:"rejected"`
}

func reject(name string, err error) Rejected {
	var told *errs.Error
	if errors.As(err, &told) {
		return Rejected{name, told.Code}
	}
	return Rejected{name, ErrFront.Code}
}

func (b *Brought) count(f file, outcome Outcome) {
	b.Came = append(b.Came, Came{f.name, f.Title, f.Language, outcome})
	switch outcome {
	case Created:
		b.Created++
	case Changed:
		b.Changed++
	case Unchanged:
		b.Unchanged++
	}
}

// errTried undoes what was only tried.
var errTried = errors.New("folder: only tried")

// Bring writes the articles of a folder as drafts: those that are there by language and address anew, the others as new ones. Nothing
// is published by it. What is only tried is done, told and undone.
func (s *Service) Bring(ctx context.Context, content []byte, try bool) (told Brought, err error) {
	b, err := s.open(ctx, content)
	if err != nil {
		return told, err
	}
	defer func() { err = errors.Join(err, b.close()) }()
	var in arrived
	if !try {
		in, err = s.receive(ctx, b)
		defer s.discard(ctx, in)
		if err != nil {
			return told, err
		}
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		if told, err = s.bring(ctx, b, in); err == nil && try {
			err = errTried
		}
		return err
	})
	if errors.Is(err, errTried) {
		err = nil
	}
	return told, err
}

func (s *Service) bring(ctx context.Context, b *box, in arrived) (told Brought, err error) {
	told = Brought{Came: []Came{}, Rejected: append([]Rejected{}, b.rejected...)}
	for _, f := range b.texts {
		var outcome Outcome
		err := s.alone(ctx, func(ctx context.Context) (err error) {
			outcome, err = s.take(ctx, b, f, in)
			return err
		})
		switch {
		case err != nil && errs.KindOf(err) == errs.Internal:
			return told, err
		case err != nil:
			told.Rejected = append(told.Rejected, reject(f.name, err))
		default:
			told.count(f, outcome)
		}
	}
	return told, nil
}
