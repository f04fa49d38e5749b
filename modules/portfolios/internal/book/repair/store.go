package repair

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type store struct{ db *storage.DB }

// setAside is a movement that was removed from a ledger.
type setAside debt.Movement

// TableName is the table of movements that were removed.
func (setAside) TableName() string { return "movements_set_aside" }

func (s *store) tx(ctx context.Context, f func(context.Context) error) error {
	return s.db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error { return f(ctx) })
}

func (s *store) with(ctx context.Context, f func(tx *gorm.DB) error) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return f(tx) })
}

func (s *store) tenants(ctx context.Context) (ids []string, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&portfolio.Portfolio{}).Distinct("tenant_id").Order("tenant_id").Pluck("tenant_id", &ids).Error
	})
	return ids, err
}

func (s *store) buckets(ctx context.Context) (set bucket.Set, err error) {
	if set, err = bucket.NewStore(s.db).Set(ctx); len(set) == 0 {
		set = bucket.Default()
	}
	return set, err
}

// portfolios are read without their balance: that of a broken one is no whole number.
func (s *store) portfolios(ctx context.Context) (all []portfolio.Portfolio, err error) {
	err = s.with(ctx, func(tx *gorm.DB) error {
		return tx.Select("id", "currency", "timezone").Order("id").Find(&all).Error
	})
	return all, err
}

// broken are the debts with an amount beyond the bound, their own or a movement's.
func (s *store) broken(ctx context.Context) (all []debt.Debt, err error) {
	err = s.with(ctx, func(tx *gorm.DB) error {
		var ids []string
		if err := tx.Model(&debt.Movement{}).Where("amount > ? OR amount < 1", money.Most).Distinct("debt_id").Pluck("debt_id", &ids).Error; err != nil {
			return err
		}
		const beyond = "balance > ? OR balance < 0 OR principal > ? OR principal < ?"
		return tx.Where("id IN ? OR "+beyond, ids, money.Most, money.Most, -money.Most).Order("id").Find(&all).Error
	})
	return all, err
}

func (s *store) movements(ctx context.Context, debtID string) (all []debt.Movement, err error) {
	err = s.with(ctx, func(tx *gorm.DB) error { return tx.Where("debt_id = ?", debtID).Order("id").Find(&all).Error })
	return all, err
}

func (s *store) setAside(ctx context.Context, m debt.Movement) error {
	return s.with(ctx, func(tx *gorm.DB) error {
		aside := setAside(m)
		if err := tx.Create(&aside).Error; err != nil {
			return err
		}
		return tx.Where("debt_id = ? AND id = ?", m.DebtID, m.ID).Delete(&debt.Movement{}).Error
	})
}

// open are the debts that a portfolio's balance counts, the largest first.
func (s *store) open(ctx context.Context, p portfolio.Portfolio) (all []debt.Debt, err error) {
	err = s.with(ctx, func(tx *gorm.DB) error {
		return tx.Where("portfolio_id = ? AND currency = ? AND status <> ? AND balance > 0", p.ID, p.Currency, debt.Resolved).
			Order("balance DESC, id").Find(&all).Error
	})
	return all, err
}

// wrong are the debtors of a portfolio whose figure cannot be a sum.
func (s *store) wrong(ctx context.Context, portfolioID string) (map[string]bool, error) {
	var ids []string
	err := s.with(ctx, func(tx *gorm.DB) error {
		return tx.Model(&debtor.Debtor{}).Where("portfolio_id = ? AND (balance < 0 OR balance > ?)", portfolioID, money.MostSum).Pluck("id", &ids).Error
	})
	wrong := map[string]bool{}
	for _, id := range ids {
		wrong[id] = true
	}
	return wrong, err
}

// reckoned is what a portfolio's debtors come to.
type reckoned struct{ Debtors, Debts, Balance int64 }

// reckon writes a portfolio's counts and balance from its debtors, and reports whether they were others.
func (s *store) reckon(ctx context.Context, id string) (changed bool, err error) {
	err = s.with(ctx, func(tx *gorm.DB) error {
		var now reckoned
		err := tx.Model(&debtor.Debtor{}).Where("portfolio_id = ?", id).
			Select("count(*) AS debtors, coalesce(sum(debts_count), 0) AS debts, coalesce(sum(balance), 0) AS balance").Scan(&now).Error
		if err != nil {
			return err
		}
		done := tx.Model(&portfolio.Portfolio{}).
			Where("id = ? AND (balance <> ? OR debts_count <> ? OR debtors_count <> ?)", id, now.Balance, now.Debts, now.Debtors).
			UpdateColumns(map[string]any{
				"version": gorm.Expr("version + 1"), "balance": now.Balance, "debts_count": now.Debts, "debtors_count": now.Debtors,
			})
		changed = done.RowsAffected > 0
		return done.Error
	})
	return changed, err
}

func (s *store) record(ctx context.Context, recorder *tracing.Recorder, entry tracing.Entry) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error { return recorder.Record(ctx, tx, entry) })
}
