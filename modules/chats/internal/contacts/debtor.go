package contacts

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Debtor is as much of a debtor as a conversation needs.
type Debtor struct {
	ID          string
	PortfolioID string
	Name        string
	AssigneeID  string // who works them; empty for nobody
}

// ErrDebtor refuses a debtor who is not there for the caller.
var ErrDebtor = errs.New(errs.Invalid, "chats.debtor_unknown").WithField("body.debtor_id", "chats.debtor_unknown")

// Debtor is a debtor whom the caller may see; also by the id of one who was merged into them. It fails with ErrDebtor.
func (b *Book) Debtor(ctx context.Context, id string) (d Debtor, err error) {
	got, err := b.client.DebtorsGetWithResponse(ctx, id)
	if kind := errs.KindOf(err); kind == errs.NotFound || kind == errs.Forbidden {
		return d, ErrDebtor
	}
	if err != nil {
		return d, err
	}
	of := got.JSON200.Data
	return Debtor{of.Id, of.PortfolioId, of.Name, of.AssigneeId}, nil
}

// Signed is a debtor whom somebody that we trust has named by our own id, whoever asks. It fails with not found.
func (b *Book) Signed(ctx context.Context, id string) (Holder, error) {
	got, err := b.client.DebtorsGetWithResponse(itself(ctx), id)
	if err != nil {
		return Holder{}, err
	}
	d := got.JSON200.Data
	return Holder{DebtorID: d.Id, PortfolioID: d.PortfolioId, AssigneeID: d.AssigneeId}, nil
}

// Removed tells of a refusal of Signed that the debtor is gone for good, and not that portfolios are off or cannot be asked.
func Removed(err error) bool {
	var refusal *errs.Error
	return errors.As(err, &refusal) && refusal.Code == "portfolios.debtor_not_found"
}

// There are those of some debtors who are there under their own id: not removed, nor merged into another.
func (b *Book) There(ctx context.Context, ids []string) (map[string]bool, error) {
	there := map[string]bool{}
	got, err := b.client.DebtorsSomeWithResponse(itself(ctx), &portfolios.DebtorsSomeParams{Id: &ids})
	if err != nil {
		return nil, err
	}
	for _, d := range got.JSON200.Data {
		there[d.Id] = true
	}
	return there, nil
}

// Number is the number to which a contact that is reserved goes.
func (b *Book) Number(ctx context.Context, contactID string) (string, error) {
	got, err := b.client.ContactsDialWithResponse(itself(ctx), contactID)
	if err != nil {
		return "", err
	}
	return got.JSON200.Data.Number, nil
}

// Worked are debtors who are worked, for the demo.
func (b *Book) Worked(ctx context.Context, most int) (all []Debtor, err error) {
	size, status := int64(most), []portfolios.DebtorsListParamsStatus{"in_progress"}
	got, err := b.client.DebtorsListWithResponse(itself(ctx), &portfolios.DebtorsListParams{PageSize: &size, Status: &status})
	if err != nil {
		return nil, err
	}
	for _, d := range got.JSON200.Data {
		all = append(all, Debtor{d.Id, d.PortfolioId, d.Name, d.AssigneeId})
	}
	return all, nil
}
