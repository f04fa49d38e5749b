package conversation

import (
	"context"
	"reflect"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// promise is what was promised where a conversation goes on.
func (s *Service) promise(ctx context.Context, inboxID string) (p Promise, err error) {
	i, err := s.inboxes.Any(ctx, inboxID)
	if err != nil {
		return p, err
	}
	p.First, p.Solve = time.Duration(i.FirstMinutes)*time.Minute, time.Duration(i.SolveMinutes)*time.Minute
	p.Hours, err = s.office.Hours(ctx)
	return p, err
}

// reckon has the promised times follow what happened to a conversation, and its round, of which reports tell.
func (s *Service) reckon(ctx context.Context, before Conversation, after *Conversation, at time.Time) error {
	if err := s.leave(ctx, before, after); err != nil {
		return err
	}
	if alike(before, *after) {
		return nil
	}
	p, err := s.promise(ctx, after.InboxID)
	if err != nil {
		return err
	}
	after.Reckon(p, at)
	return s.keepRound(ctx, *after, p.Hours)
}

// alike tells whether nothing has changed that a promised time, or a report, goes by.
func alike(one, other Conversation) bool {
	of := func(c Conversation) any {
		return []any{c.Status, c.Round, c.WaitingSince, c.FirstReplyAt, c.AssigneeID, c.DebtorID, c.InboxID, c.Rating, c.RatingText, c.ResolvedAt}
	}
	return reflect.DeepEqual(of(one), of(other))
}

// levels is the look at promised times.
type levels struct{}

// Kind names the job.
func (levels) Kind() string { return "chats.levels" }

const (
	levelsEvery = 5 * time.Second
	mostAtOnce  = 200
)

// Jobs warn of promised times, and tell of those that are over.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.EachTenant(w, levels{}, levelsEvery, 0, s.LookAtLevels)
}

// LookAtLevels warns of the promised times that are nearly over, and tells of those that are.
func (s *Service) LookAtLevels(ctx context.Context) error {
	for {
		ids, err := s.pressing(ctx, s.clock.Now(), mostAtOnce)
		if err != nil {
			return err
		}
		for _, id := range ids {
			if err := s.db.Within(ctx, func(ctx context.Context) error { return s.look(ctx, id) }); err != nil {
				return err
			}
		}
		if len(ids) < mostAtOnce {
			return nil
		}
	}
}

func (s *Service) look(ctx context.Context, id string) error {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	now := s.clock.Now()
	broken, warned := c.overdue(now), c.warn(now)
	if !broken && !warned {
		return nil
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	h, err := s.office.Hours(ctx)
	if err != nil {
		return err
	}
	if err := s.keepRound(ctx, c, h); err != nil {
		return err
	}
	if broken {
		return s.press(ctx, c, "conversation.broken", "level_broken")
	}
	return s.press(ctx, c, "conversation.due", "level_due")
}

// press tells whoever answers, or all who could, of a promised time.
func (s *Service) press(ctx context.Context, c Conversation, name, kind string) error {
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return err
	}
	notify := &events.Notify{Kind: kind, Users: owners, Params: map[string]string{"number": strconv.FormatInt(c.Number, 10)}, Link: linkTo(c.ID)}
	if len(owners) == 0 {
		notify = nil
	}
	told := map[string]any{"first_level": c.FirstLevel, "solve_level": c.SolveLevel}
	return s.record.Write(ctx, record.Act{Name: name, ID: c.ID, Payload: told, Owners: owners, Notify: notify})
}

// HoursChanged reckons the promised times anew that still run.
func (s *Service) HoursChanged(ctx context.Context) error {
	for after := ""; ; {
		ids, err := s.running(ctx, after, mostAtOnce)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			if err := s.db.Within(ctx, func(ctx context.Context) error { return s.again(ctx, id) }); err != nil {
				return err
			}
		}
		after = ids[len(ids)-1]
	}
}

func (s *Service) again(ctx context.Context, id string) error {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	p, err := s.promise(ctx, c.InboxID)
	if err != nil {
		return err
	}
	c.Reckon(p, s.clock.Now())
	return storage.Update(ctx, s.db, &c, c.Version)
}
