package task

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// refer checks whom and what a task names, as far as that is new: somebody who works here, and a record that the caller may
// see. It fails with ask.ErrMember and ErrLink.
func (s *Service) refer(ctx context.Context, t, before Task) error {
	if t.AssigneeID != before.AssigneeID {
		if err := s.host.Member(ctx, "body.assignee_id", t.AssigneeID); err != nil {
			return err
		}
	}
	if t.Link.reference() == before.Link.reference() || t.Link == (Link{}) || principal.Must(ctx).Kind == principal.KindSystem {
		return nil
	}
	reached, err := s.host.Reaches(ctx, t.Link.reference())
	if err == nil && !reached {
		err = ErrLink.WithField("body.link", ErrLink.Code)
	}
	return err
}

func (l Link) reference() ask.Reference {
	return ask.Reference{Module: l.Module, Type: l.Type, ID: l.ID}
}

// Strangers are the assignees of tasks who do not work here.
func (s *Service) Strangers(ctx context.Context, tasks []Task) ([]string, error) {
	ids := make([]string, len(tasks))
	for i, t := range tasks {
		ids[i] = t.AssigneeID
	}
	return s.host.Strangers(ctx, ids)
}
