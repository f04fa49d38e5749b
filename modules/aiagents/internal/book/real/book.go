// Package real is the file of debtors as portfolios keep it: asked in the module's own name, with what its manifest may ask for and nothing else.
package real

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/portfolios"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Book is the file. Safe for concurrent use.
type Book struct {
	client *portfolios.ClientWithResponses
}

// New asks over the host.
func New(host *ask.Host) (*Book, error) {
	client, err := portfolios.NewClientWithResponses("/", portfolios.WithHTTPClient(host))
	return &Book{client}, err
}

func itself(ctx context.Context) context.Context { return ask.Itself(ctx, "aiagents") }

// under has a write be done once for a key.
func under(key string) portfolios.RequestEditorFn {
	return func(_ context.Context, r *http.Request) error {
		r.Header.Set("Idempotency-Key", key)
		return nil
	}
}

// Debtor is who is spoken with, and in whose name.
func (b *Book) Debtor(ctx context.Context, id string) (book.Debtor, error) {
	got, err := b.client.DebtorsGetWithResponse(itself(ctx), id)
	if err != nil {
		return book.Debtor{}, err
	}
	d := got.JSON200.Data
	of, err := b.client.PortfoliosGetWithResponse(itself(ctx), d.PortfolioId)
	if err != nil {
		return book.Debtor{}, err
	}
	p := of.JSON200.Data
	zone, err := civil.Zone(first(d.Timezone, p.Timezone))
	if err != nil {
		return book.Debtor{}, err
	}
	found := book.Debtor{
		ID: d.Id, PortfolioID: d.PortfolioId, Creditor: p.CreditorName, Name: d.Name, Given: first(d.GivenName, d.Name), Language: word.Language(d.Language),
		Country: p.Country, Zone: zone, Currency: first(d.Currency, p.Currency), Reference: d.ExternalRef,
	}
	found.Personal = book.Personal{
		Documents: []string{d.NationalId}, Phones: []string{d.Phone}, Emails: d.Emails, Others: []string{d.ExternalRef, d.Birthday},
	}
	for _, flag := range d.Flags {
		found.Flags = append(found.Flags, book.Flag(flag))
	}
	return found, nil
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

// Debt is what is owed, all debts together.
func (b *Book) Debt(ctx context.Context, debtorID string) (book.Debt, error) {
	got, err := b.client.DebtorsGetWithResponse(itself(ctx), debtorID)
	if err != nil {
		return book.Debt{}, err
	}
	d := got.JSON200.Data
	return book.Debt{Owed: d.Balance, Currency: d.Currency, Days: int(d.Dpd), Count: int(d.DebtsCount)}, nil
}

// Facts are those that may be asked for. A postal code is not: people know that of others.
func (b *Book) Facts(ctx context.Context, debtorID string) (book.Facts, error) {
	got, err := b.client.DebtorsIdentityFactsWithResponse(itself(ctx), debtorID)
	if err != nil {
		return book.Facts{}, err
	}
	f := book.Facts{Tries: int(got.JSON200.Data.TriesLeft)}
	for _, fact := range got.JSON200.Data.Facts {
		if fact != portfolios.IdentityAskableFactsPostalCode {
			f.All = append(f.All, book.Fact(fact))
		}
	}
	return f, nil
}

// Check takes one try.
func (b *Book) Check(ctx context.Context, debtorID string, fact book.Fact, answer string, e book.Evidence, key string) (book.Checked, error) {
	body := portfolios.IdentityNewCheck{
		Fact: portfolios.IdentityNewCheckFact(fact), Answer: &answer, AgentId: &e.AgentID, ConversationId: given(e.ConversationID), CallId: given(e.CallID),
	}
	if e.Language != "" {
		language := portfolios.IdentityNewCheckLanguage(e.Language)
		body.Language = &language
	}
	got, err := b.client.DebtorsIdentityCheckWithResponse(itself(ctx), debtorID, &portfolios.DebtorsIdentityCheckParams{IdempotencyKey: key}, body)
	if err != nil {
		return book.Checked{}, err
	}
	return book.Checked{Passed: got.JSON200.Data.Passed, Tries: int(got.JSON200.Data.TriesLeft)}, nil
}

func given(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
