package phone

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostPhones bounds the phones of one debtor: they are read as a whole.
const mostPhones = 50

// of are a debtor's phones, the main one first.
func (s *Service) of(ctx context.Context, debtorID string) ([]Phone, error) {
	found, err := storage.All[Phone](ctx, s.db, 2*mostPhones, storage.Where("debtor_id = ?", debtorID), storage.Sorted("is_primary DESC, id"))
	if err != nil {
		return nil, err
	}
	return found, s.optedOut(ctx, pointers(found)...)
}

// Many are the phones of some debtors as they are stored, by debtor, the main one first.
func (s *Service) Many(ctx context.Context, debtorIDs []string) (map[string][]Phone, error) {
	found, err := storage.All[Phone](ctx, s.db, mostPhones*len(debtorIDs)+mostPhones, s.db.Listed("debtor_id", debtorIDs), storage.Sorted("debtor_id, is_primary DESC, id"))
	if err != nil {
		return nil, err
	}
	if err := s.optedOut(ctx, pointers(found)...); err != nil {
		return nil, err
	}
	all := map[string][]Phone{}
	for _, p := range found {
		all[p.DebtorID] = append(all[p.DebtorID], p)
	}
	return all, nil
}

func pointers(phones []Phone) []*Phone {
	all := make([]*Phone, len(phones))
	for i := range phones {
		all[i] = &phones[i]
	}
	return all
}

// Plain are a debtor's phones as they are stored, the main one first, for work on them.
func (s *Service) Plain(ctx context.Context, debtorID string) ([]Phone, error) {
	return s.of(ctx, debtorID)
}

// Found writes what a contact found out about a number, wherever these debtors have it, or everybody without any; what somebody has
// closed by hand stays closed.
func (s *Service) Found(ctx context.Context, e164 string, status Status, debtorIDs ...string) error {
	_, err := storage.Set[Phone](ctx, s.db, map[string]any{"status": status},
		storage.Where("e164_reversed IN ? AND status NOT IN ?", reversed(e164), []Status{Blocked, OptedOut, status}),
		func(tx *gorm.DB) *gorm.DB {
			if len(debtorIDs) == 0 {
				return tx
			}
			return tx.Where("debtor_id IN ?", debtorIDs)
		})
	return err
}

// reversed are the spellings of a number as they are looked up.
func reversed(e164 string) []string {
	all := phonenumber.Spellings(e164)
	for i, spelled := range all {
		all[i] = phonenumber.Reversed(spelled)
	}
	return all
}

// mostHaving bounds the debtors who are looked at again when a number of theirs is opted out.
const mostHaving = 1000

// Having are the ids of all debtors who have a number, however it is spelled.
func (s *Service) Having(ctx context.Context, e164 string) ([]string, error) {
	found, err := storage.All[Phone](ctx, s.db, mostHaving, storage.Columns("id", "debtor_id", "e164"), storage.Where("e164_reversed IN ?", reversed(e164)))
	ids := make([]string, len(found))
	for i, p := range found {
		ids[i] = p.DebtorID
	}
	return ids, err
}

// mostHolders is of how many debtors a number may be before it says nothing about who calls.
const mostHolders = 20

// Holders are the debtors who have a number, those whose own it is known to be first. Numbers that are known to be somebody else's are
// left out.
func (s *Service) Holders(ctx context.Context, e164 string) ([]Holder, error) {
	phones, err := storage.All[Phone](ctx, s.db, mostHolders, storage.Where("e164_reversed IN ? AND status <> ?", reversed(e164), WrongParty), storage.Sorted("id"))
	if err != nil || len(phones) == 0 {
		return nil, err
	}
	ids := make([]string, len(phones))
	for n, p := range phones {
		ids[n] = p.DebtorID
	}
	debtors, err := s.debtors.Some(ctx, ids)
	return holding(phones, debtors), err
}

// stored is one phone of a debtor, as it is stored. It fails with ErrNotFound.
func (s *Service) stored(ctx context.Context, debtorID, id string) (Phone, error) {
	return storage.One[Phone](ctx, s.db, storage.Where("debtor_id = ? AND id = ?", debtorID, id))
}

// reset has the rows of a number, however it is spelled, say nothing of an opt-out any more.
func (s *Service) reset(ctx context.Context, e164 string) error {
	_, err := storage.Set[Phone](ctx, s.db, map[string]any{"status": Unverified}, storage.Where("e164_reversed IN ? AND status = ?", reversed(e164), OptedOut))
	return err
}

// Silenced are those of some phones whose number another debtor has as their own who asked for no contact, or is not to be called.
func (s *Service) Silenced(ctx context.Context, phones []Phone) (map[string]bool, error) {
	asked, all := map[string][]Phone{}, []string{}
	for _, p := range phones {
		for _, spelled := range reversed(p.E164) {
			asked[spelled], all = append(asked[spelled], p), append(all, spelled)
		}
	}
	out := map[string]bool{}
	if len(all) == 0 {
		return out, nil
	}
	condition, list := s.db.InList("phones.e164_reversed", all)
	var found []Phone
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&Phone{}), &debtor.Debtor{}, "owners", "owners.id = phones.debtor_id")
		return of.Select("phones.debtor_id", "phones.e164_reversed").Where(condition, list).
			Where("phones.label = ? AND phones.status NOT IN ?", Own, []Status{WrongParty, ThirdParty}).
			Where(debtor.Silent).Find(&found).Error
	})
	for _, other := range found {
		for _, p := range asked[other.E164Reversed] {
			if p.DebtorID != other.DebtorID {
				out[p.ID] = true
			}
		}
	}
	return out, err
}

// named are those of some phones whose debtor the caller may see.
func (s *Service) named(ctx context.Context, ids []string) (found []Phone, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		some := tx.Model(&Phone{}).Select("id", "debtor_id", "e164").Where("phones.id IN ?", ids)
		return debtor.OfVisible(ctx, tx, some, "phones.debtor_id").Find(&found).Error
	})
	return found, err
}

// setPrimary makes one phone the debtor's main one, and no other.
func (s *Service) setPrimary(ctx context.Context, debtorID, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := func() *gorm.DB { return tx.Model(&Phone{}).Where("debtor_id = ?", debtorID) }
		if err := of().Where("is_primary = ? AND id <> ?", true, id).Updates(map[string]any{"is_primary": false}).Error; err != nil {
			return err
		}
		return of().Where("is_primary = ? AND id = ?", false, id).Updates(map[string]any{"is_primary": true}).Error
	})
}
