package talk

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service holds talks.
type Service struct {
	db       *storage.DB
	store    *Store
	versions Versions
	books    Books
	record   *record.Record
	clock    clock.Clock
	holds    Holds
}

// Versions are those of agents.
type Versions interface {
	// Spec is what a version says.
	Spec(ctx context.Context, versionID string) (spec.Spec, error)
	// Pick is the version that speaks with somebody: the same for one key. It fails with ErrOff where the agent speaks with nobody.
	Pick(ctx context.Context, agentID, key string) (versionID string, err error)
}

// Books are the files of debtors, by the way it is spoken: tests have one that is made up.
type Books map[Kind]book.Book

// NewService holds them.
func NewService(db *storage.DB, store *Store, versions Versions, books Books, record *record.Record, clock clock.Clock, holds Holds) *Service {
	return &Service{db, store, versions, books, record, clock, holds}
}

// Start is a talk that is to begin.
type Start struct {
	Kind      Kind
	RefID     string
	AgentID   string
	VersionID string // empty for the one that is live
	DebtorID  string // empty for somebody who is not known
	Language  word.Language
	CallID    string // that a test is held on
}

// Open is the talk of a conversation, a call or a test that goes on, or a new one.
func (s *Service) Open(ctx context.Context, start Start) (Talk, error) {
	t, err := s.store.Of(ctx, start.RefID)
	if !errors.Is(err, ErrNotFound) {
		return t, err
	}
	if err := s.mayBegin(ctx, start); err != nil {
		return Talk{}, err
	}
	if start.VersionID == "" {
		if start.VersionID, err = s.versions.Pick(ctx, start.AgentID, first(start.DebtorID, start.RefID)); err != nil {
			return Talk{}, err
		}
	}
	t, err = s.begin(ctx, start)
	if errors.Is(err, ErrOpen) { // somebody else was first
		return s.store.Of(ctx, start.RefID)
	}
	return t, err
}

func (s *Service) begin(ctx context.Context, start Start) (Talk, error) {
	said, err := s.versions.Spec(ctx, start.VersionID)
	if err != nil {
		return Talk{}, err
	}
	d, err := s.books[start.Kind].Debtor(ctx, start.DebtorID)
	if err != nil {
		return Talk{}, err
	}
	t := Talk{
		Kind: start.Kind, RefID: start.RefID, AgentID: start.AgentID, VersionID: start.VersionID, DebtorID: start.DebtorID, PortfolioID: d.PortfolioID,
		Language: spoken(said, d.Language, start.Language), Status: Open,
	}
	return t, s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, &t); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "talk.created", ID: t.ID, Payload: map[string]any{
			"agent_id": t.AgentID, "version_id": t.VersionID, "debtor_id": t.DebtorID, "channel": t.Kind,
		}})
	})
}

// spoken is the language that a talk begins in: that of the file, else the one that was asked for, else the version's first.
func spoken(said spec.Spec, wanted ...word.Language) word.Language {
	for _, l := range wanted {
		if slices.Contains(said.Languages, l) {
			return l
		}
	}
	return said.Languages[0]
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

// kit are the tools of a talk.
func (s *Service) kit(t Talk, said spec.Spec) act.Kit {
	k := act.Kit{Book: s.books[t.Kind], Grants: said.Grants, Now: s.clock.Now, Outside: s.holds.Outside}
	if s.holds.Library != nil {
		k.Articles = s.holds.Library.Of(said.Knowledge)
	}
	return k
}

// Halt ends the talk of a conversation or a call that people have taken, if one goes on.
func (s *Service) Halt(ctx context.Context, refID string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := s.store.Of(ctx, refID)
		if errors.Is(err, ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		now := s.clock.Now()
		t.Status, t.EndedAt = Halted, &now
		if err := storage.Update(ctx, s.db, &t, t.Version); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "talk.halted", ID: t.ID, Payload: map[string]any{"agent_id": t.AgentID, "debtor_id": t.DebtorID}})
	})
}

// OpenCall is Open with what the version says.
func (s *Service) OpenCall(ctx context.Context, start Start) (Talk, spec.Spec, error) {
	t, err := s.Open(ctx, start)
	if err != nil {
		return t, spec.Spec{}, err
	}
	said, err := s.versions.Spec(ctx, t.VersionID)
	return t, said, err
}

// Close ends a talk as it stands: they have hung up. One that is over stays as it is.
func (s *Service) Close(ctx context.Context, id string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := s.store.Get(ctx, id)
		if err != nil || t.Over() {
			return err
		}
		t.State.Close()
		t.end(s.clock.Now())
		if err := storage.Update(ctx, s.db, &t, t.Version); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "talk.ended", ID: t.ID, Payload: map[string]any{
			"outcome": t.Outcome, "debtor_id": t.DebtorID, "agent_id": t.AgentID,
		}})
	})
}
