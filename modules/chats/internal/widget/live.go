package widget

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const (
	lookEvery = 5 * time.Second  // for what happened in another program
	liveLife  = 10 * time.Minute // then the window comes back, with a token that is still good
)

// Changed says that a thread is to be read anew, Typing that somebody of ours writes.
type (
	Changed struct{}
	Typing  struct{}
)

// Live tells a window what happens in its thread.
func (s *Service) Live(ctx context.Context, h here, v visit) (httpx.Stream, error) {
	who := whose(h.inbox.ID, v.Source)
	leave, err := s.gates.open.Enter(who)
	if err != nil {
		return nil, err
	}
	leaveAll, err := s.gates.all.Enter("")
	if err != nil {
		leave()
		return nil, err
	}
	e, deafen := s.Hub.listen(who)
	return func(life context.Context, to *httpx.Sender) error {
		defer leave()
		defer leaveAll()
		defer deafen()
		return s.tell(context.WithoutCancel(ctx), life, h, v, e, to)
	}, nil
}

// tell tells until the window is gone, its time is over, or the company has no window any more. life ends with the window; ctx says whose
// it is.
func (s *Service) tell(ctx, life context.Context, h here, v visit, e *ear, to *httpx.Sender) error {
	last, err := s.look(ctx, h, v)
	if err != nil {
		return err
	}
	look, over := time.NewTicker(lookEvery), time.NewTimer(liveLife)
	defer look.Stop()
	defer over.Stop()
	for {
		select {
		case <-life.Done():
			return nil
		case <-over.C:
			return nil
		case <-e.typing:
			err = to.Send(httpx.Event{Type: "typing", Data: Typing{}})
		case <-e.changed:
			err = to.Send(httpx.Event{Type: "changed", Data: Changed{}})
		case <-look.C:
			if !slices.Contains(s.Environment.Tenants(), h.key.tenant) {
				return nil
			}
			last, err = s.lookAgain(ctx, h, v, last, to)
		}
		if err != nil {
			return err
		}
	}
}

func (s *Service) lookAgain(ctx context.Context, h here, v visit, last mark, to *httpx.Sender) (mark, error) {
	now, err := s.look(ctx, h, v)
	if err == nil && now != last {
		err = to.Send(httpx.Event{Type: "changed", Data: Changed{}})
	}
	return now, err
}

func (s *Service) look(ctx context.Context, h here, v visit) (mark, error) {
	ctx, done := context.WithTimeout(ctx, lookEvery)
	defer done()
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return mark{}, nil
	}
	if err != nil {
		return mark{}, err
	}
	return s.Store.mark(ctx, who.ID)
}
