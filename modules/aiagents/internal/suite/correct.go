package suite

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// corrections is what the suite of corrections is called; screens have words of their own for it.
const corrections = "Corrections"

// Correct keeps the case of a review in the suite of corrections, which is made when it is first wanted. Of one review there is one.
func (s *Service) Correct(ctx context.Context, reviewID string, c scenario.Case) (k Kept, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		one, err := s.corrections(ctx)
		if err != nil {
			return err
		}
		there, err := s.corrected(ctx, reviewID)
		if err == nil && len(there) > 0 {
			k = there[0]
			return nil
		}
		if err == nil {
			k, err = s.Save(ctx, one.ID, Correction, reviewID, c)
		}
		return err
	})
	return k, err
}

// corrections is the suite of corrections, locked: two who keep the same at once keep one.
func (s *Service) corrections(ctx context.Context) (Suite, error) {
	all, err := storage.LockAll[Suite](ctx, s.db, 1, storage.Where("purpose = ? OR name_key = ?", Corrections, namekey.Of(corrections)), storage.Sorted("purpose DESC"))
	if err != nil || len(all) > 0 && all[0].Purpose == Corrections {
		return first(all), err
	}
	if len(all) == 0 {
		return s.Create(ctx, Suite{Name: corrections, Purpose: Corrections, Floor: usualFloor})
	}
	all[0].Purpose = Corrections
	return all[0], storage.Update(ctx, s.db, &all[0], all[0].Version)
}

func first(all []Suite) (one Suite) {
	if len(all) > 0 {
		one = all[0]
	}
	return one
}

// usualFloor is the share of the cases of a company's suite that a version must pass, where nobody has said.
const usualFloor = 90

// Uncorrect removes the case of a review.
func (s *Service) Uncorrect(ctx context.Context, reviewID string) error {
	there, err := s.corrected(ctx, reviewID)
	for n := 0; err == nil && n < len(there); n++ {
		err = s.Forget(ctx, there[n].SuiteID, there[n].ID, there[n].Version)
	}
	return err
}
