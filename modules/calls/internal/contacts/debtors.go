package contacts

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/portfolios"
	"github.com/recobro/recobro/modules/calls/internal/session"
)

// sorts are the orders of a session in the words of the list of debtors.
var sorts = map[session.Order]string{
	session.MostOwed: "-balance", session.MostDue: "-dpd", session.LeastDue: "dpd", session.Newest: "-created_at",
}

// pageOf is how many debtors are read at once.
const pageOf = 100

// Page implements session.Debtors.
func (b *Book) Page(ctx context.Context, s session.Session, cursor string) (ids []string, next string, err error) {
	asked := asking(s)
	size, sort := int64(pageOf), sorts[s.Order]
	asked.PageSize, asked.Sort = &size, &sort
	if cursor != "" {
		asked.Cursor = &cursor
	}
	got, err := b.client.DebtorsListWithResponse(itself(ctx), asked)
	if err != nil {
		return nil, "", err
	}
	for _, d := range got.JSON200.Data {
		ids = append(ids, d.Id)
	}
	if n := got.JSON200.Meta.Next; n != nil {
		next = *n
	}
	return ids, next, nil
}

// Count implements session.Debtors.
func (b *Book) Count(ctx context.Context, s session.Session) (int64, error) {
	asked, one := asking(s), int64(1)
	asked.PageSize = &one
	got, err := b.client.DebtorsListWithResponse(itself(ctx), asked)
	if err != nil {
		return 0, err
	}
	return got.JSON200.Meta.Total, nil
}

func asking(s session.Session) *portfolios.DebtorsListParams {
	p := &portfolios.DebtorsListParams{PortfolioId: &[]string{s.PortfolioID}}
	if len(s.Segment.Bucket) > 0 {
		p.Bucket = &s.Segment.Bucket
	}
	if len(s.Segment.Tag) > 0 {
		p.Tag = &s.Segment.Tag
	}
	if len(s.Segment.Status) > 0 {
		all := make([]portfolios.DebtorsListParamsStatus, len(s.Segment.Status))
		for n, one := range s.Segment.Status {
			all[n] = portfolios.DebtorsListParamsStatus(one)
		}
		p.Status = &all
	}
	if s.Segment.Assignee != "" {
		p.Assignee = &s.Segment.Assignee
	}
	return p
}

// Worked are some debtors who are being worked, the longest overdue first.
func (b *Book) Worked(ctx context.Context, most int) (all []Holder, err error) {
	size, sort, status := int64(most), "-dpd", []portfolios.DebtorsListParamsStatus{"in_progress"}
	got, err := b.client.DebtorsListWithResponse(itself(ctx), &portfolios.DebtorsListParams{PageSize: &size, Sort: &sort, Status: &status})
	if err != nil {
		return nil, err
	}
	for _, d := range got.JSON200.Data {
		all = append(all, Holder{DebtorID: d.Id, PortfolioID: d.PortfolioId, AssigneeID: d.AssigneeId})
	}
	return all, nil
}
