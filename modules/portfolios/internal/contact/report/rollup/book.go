package rollup

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type inBucket struct {
	inCurrency
	bucket string
}

// putBook writes what is owed now as what was owed on a day.
func (s *Store) putBook(ctx context.Context, day civil.Day) error {
	debts, err := s.standing(ctx)
	if err != nil {
		return err
	}
	debtors, err := s.owing(ctx)
	if err != nil {
		return err
	}
	numbers, err := s.numbers(ctx)
	if err != nil {
		return err
	}
	book, people := map[inBucket]*Book{}, map[cell]*People{}
	person := func(u, p string) *People { return row(people, cell{u, p}, People{UserID: u, Day: day, PortfolioID: p}) }
	for _, r := range append(debts, debtors...) {
		for _, u := range []string{r.UserID, Everyone} {
			key := inBucket{inCurrency{cell{u, r.PortfolioID}, r.Currency}, r.BucketID}
			b := row(book, key, Book{UserID: u, Day: day, PortfolioID: r.PortfolioID, BucketID: r.BucketID, Currency: r.Currency})
			b.Debts, b.Debtors, b.Balance = b.Debts+r.Debts, b.Debtors+r.Debtors, b.Balance+r.Balance
			person(u, r.PortfolioID).Debtors += r.Debtors
		}
	}
	for _, n := range numbers {
		person(n.UserID, n.PortfolioID).Numbers += n.Numbers
		person(Everyone, n.PortfolioID).Numbers += n.Numbers
	}
	was, err := ofDay[Book](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, book, was, func(b *Book) inBucket {
			return inBucket{inCurrency{cell{b.UserID, b.PortfolioID}, b.Currency}, b.BucketID}
		})
	}
	if err != nil {
		return err
	}
	were, err := ofDay[People](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, people, were, func(p *People) cell { return cell{p.UserID, p.PortfolioID} })
	}
	return err
}

type move struct {
	inCurrency
	from, to string
}

// putRolls writes what became of the debts of a month by now, or by the beginning of the next.
func (s *Store) putRolls(ctx context.Context, of, next string) error {
	all, err := s.rolled(ctx, of, next)
	if err != nil {
		return err
	}
	rolls := map[move]*Roll{}
	for _, r := range all {
		for _, u := range []string{r.UserID, Everyone} {
			key := move{inCurrency{cell{u, r.PortfolioID}, r.Currency}, r.FromID, r.ToID}
			one := row(rolls, key, Roll{UserID: u, Month: of, PortfolioID: r.PortfolioID, Currency: r.Currency, FromID: r.FromID, ToID: r.ToID})
			one.Debts, one.Balance, one.Left = one.Debts+r.Debts, one.Balance+r.Balance, one.Left+r.Left
		}
	}
	was, err := storage.All[Roll](ctx, s.db, -1, storage.Where("month = ?", of))
	if err != nil {
		return err
	}
	return replace(ctx, s.db, rolls, was, func(r *Roll) move {
		return move{inCurrency{cell{r.UserID, r.PortfolioID}, r.Currency}, r.FromID, r.ToID}
	})
}
