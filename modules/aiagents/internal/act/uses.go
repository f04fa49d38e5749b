package act

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// use does what a tool does.
type use func(k Kit, ctx context.Context, s *State, args json.RawMessage) (Result, error)

// uses are all tools.
var uses = map[word.Tool]use{
	word.VerifyIdentity: verify, word.ReadDebt: readDebt, word.ListOffers: listOffers, word.AcceptOffer: accept, word.TakePromise: promise,
	word.Callback: callback, word.Dispute: flags(book.Dispute), word.StopContact: stop, word.WrongPerson: wrong, word.HandOver: hand, word.EndTalk: end, word.Search: search,
	word.Outside:  outside,
	word.Hardship: flags(book.Hardship, book.Deceased, book.Bankrupt, book.Represented, book.Minor, book.Fraud),
}
