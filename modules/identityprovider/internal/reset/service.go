package reset

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/recovery"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service executes orders. Safe for concurrent use.
type Service struct {
	PublicURL    string
	DB           *storage.DB
	Vault        *vault.Vault
	Accounts     *account.Service
	Interactions *interaction.Service
	Browsers     *browser.Service
	Protocol     *protocol.Service
	Recovery     *recovery.Service
	Clock        clock.Clock
}

// Apply removes what a signed order says, if anything, ends every sign-in of the account, finished or under way, but for the
// one that the order keeps, and sends a link for a new password where the old one went. Doing it twice is doing it once. ErrOrder, account.ErrNotFound.
func (s *Service) Apply(ctx context.Context, signed string) error {
	wanted, err := s.read(signed)
	if err != nil {
		return err
	}
	holder, err := s.holder(ctx, wanted)
	if err != nil {
		return err
	}
	return s.DB.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		if err := s.removeProofs(ctx, holder, account.Proofs{Password: wanted.Password, Code: wanted.Code}); err != nil {
			return err
		}
		if err := s.signOut(ctx, holder.ID, wanted.Keep); err != nil || !wanted.Password {
			return err
		}
		return s.Recovery.Renew(ctx, holder.Email)
	})
}

func (s *Service) holder(ctx context.Context, wanted order) (*account.Account, error) {
	if wanted.Subject != "" {
		return s.Accounts.Get(ctx, wanted.Subject)
	}
	return s.Accounts.ByLogin(ctx, wanted.Email)
}

func (s *Service) removeProofs(ctx context.Context, holder *account.Account, which account.Proofs) error {
	if which == (account.Proofs{}) {
		return nil
	}
	return s.Accounts.Reset(ctx, holder, which)
}

func (s *Service) signOut(ctx context.Context, accountID, keep string) error {
	if err := s.Interactions.EndOf(ctx, accountID); err != nil {
		return err
	}
	if err := s.Browsers.EndOthers(ctx, accountID, keep); err != nil {
		return err
	}
	return s.Protocol.RevokeAccount(ctx, accountID, keep)
}
