package notifications

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Preferences are the ways in which a user hears of each kind.
type Preferences struct {
	MailAvailable bool     `json:"mail_available" doc:"The installation has a mail server; without one nothing is mailed"`
	Kinds         []Chosen `json:"kinds"`
}

// Chosen is one kind with the ways of a user.
type Chosen struct {
	Kind   string        `json:"kind" example:"tasks.task_assigned"`
	Module string        `json:"module" example:"tasks"`
	Title  manifest.Text `json:"title"`
	Ways
}

// Choice is what a user chooses for one kind.
type Choice struct {
	Kind string `json:"kind" minLength:"3" maxLength:"81"`
	Ways
}

// Preferences are those of ctx's user, for the kinds of the modules that the tenant has on.
func (s *Service) Preferences(ctx context.Context) (Preferences, error) {
	who := principal.Must(ctx)
	kept, err := s.store.Choices(ctx, []string{who.UserID})
	all := Preferences{MailAvailable: s.Mail.Configured(), Kinds: []Chosen{}}
	for _, kind := range s.Kinds.ordered {
		if s.Enabled(who.TenantID, kind.Module) {
			ways := kept[who.UserID].of(kind.Name)
			all.Kinds = append(all.Kinds, Chosen{Kind: kind.Name, Module: kind.Module, Title: kind.Title, Ways: ways})
		}
	}
	return all, err
}

// Choose sets the ways of some kinds for ctx's user; the others stay. It fails with ErrKind, and then nothing is set.
func (s *Service) Choose(ctx context.Context, wanted []Choice) (Preferences, error) {
	user := principal.Must(ctx).UserID
	before, err := s.store.Choices(ctx, []string{user})
	if err != nil {
		return Preferences{}, err
	}
	ways := map[string]Ways{}
	for kind, chosen := range before[user].Ways {
		ways[kind] = chosen
	}
	for _, choice := range wanted {
		if _, known := s.Kinds.byName[choice.Kind]; !known {
			return Preferences{}, ErrKind.WithField("body.kinds", ErrKind.Code, "kind", choice.Kind)
		}
		ways[choice.Kind] = choice.Ways
	}
	if err := s.store.Choose(ctx, ways); err != nil {
		return Preferences{}, err
	}
	return s.Preferences(ctx)
}
