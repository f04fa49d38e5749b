package reply

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with canned replies.
type Service struct {
	db     *storage.DB
	record *record.Record
}

// NewService keeps canned replies in db.
func NewService(db *storage.DB, r *record.Record) *Service { return &Service{db, r} }

// Create adds a canned reply, everybody's or the caller's own. It fails with ErrGap, ErrShared, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, r Reply, shared bool) (Reply, error) {
	if err := s.own(ctx, &r, shared); err != nil {
		return r, err
	}
	there, err := storage.All[Reply](ctx, s.db, Most, storage.Where("owner_id = ?", r.OwnerID))
	if err != nil {
		return r, err
	}
	if len(there) >= Most {
		return r, ErrTooMany
	}
	if err := storage.Insert(ctx, s.db, &r); err != nil {
		return r, err
	}
	return r, s.told(ctx, r, "reply.created")
}

// own says whose a reply is: who may write own rows alone cannot write everybody's.
func (s *Service) own(ctx context.Context, r *Reply, shared bool) error {
	who := principal.Must(ctx)
	switch {
	case !shared:
		r.OwnerID = who.UserID
	case who.Scope != principal.ScopeAll:
		return ErrShared
	default:
		r.OwnerID = ""
	}
	return r.Seal()
}

// Change changes a canned reply that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, shared bool, change func(*Reply)) (Reply, error) {
	before, err := storage.Lock[Reply](ctx, s.db, storage.ByID(id), writable(ctx))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := s.own(ctx, &after, shared); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	return after, s.told(ctx, after, "reply.updated")
}

// Delete removes a canned reply.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	r, err := storage.Lock[Reply](ctx, s.db, storage.ByID(id), writable(ctx))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &r, version); err != nil {
		return err
	}
	return s.told(ctx, r, "reply.deleted")
}

// told says that something happened to a reply; of one's own nobody else learns how it is called.
func (s *Service) told(ctx context.Context, r Reply, name string) error {
	act := record.Act{Name: name, ID: r.ID, Owners: []string{r.OwnerID}}
	if r.OwnerID == "" {
		act.Payload, act.Owners, act.Many = map[string]any{"shortcut": r.Shortcut}, nil, true
	}
	return s.record.Write(ctx, act)
}
