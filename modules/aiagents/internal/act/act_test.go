package act_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

var now = time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC)

func clock() time.Time { return now }

func file() madeup.File {
	return madeup.File{
		Debtor:  book.Debtor{ID: "d1", Creditor: "Banco Sol", Given: "Ana", Language: word.ES, Zone: time.UTC, Currency: "UYU"},
		Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		Debt:    book.Debt{Owed: 1_000_000, Currency: "UYU", Days: 45, Count: 1},
		Offers: []book.Offer{
			{ID: "o1", Total: 900_000, Discount: 100_000, First: 900_000, FirstOn: "2026-12-04", Instalments: 1, Currency: "UYU", Expires: now.Add(time.Hour)},
			{ID: "o2", Total: 1_000_000, First: 250_000, Each: 250_000, FirstOn: "2026-12-04", Instalments: 4, Currency: "UYU", Expires: now.Add(time.Hour)},
		},
	}
}

// talk is one talk with its tools.
type talk struct {
	*require.Assertions
	t     require.TestingT
	kit   act.Kit
	book  *madeup.Book
	state act.State
}

func newTalk(t require.TestingT) *talk {
	b := madeup.New(file(), clock)
	grants := spec.Guided().Grants
	grants.Tools = word.Tools()
	s := act.State{TalkID: "t1", TurnID: "m1", Debtor: file().Debtor}
	return &talk{require.New(t), t, act.Kit{Book: b, Grants: grants, Now: clock}, b, s}
}

func (k *talk) use(tool word.Tool, args any) act.Result {
	raw, err := json.Marshal(args)
	k.NoError(err)
	got, err := k.kit.Do(context.Background(), &k.state, act.Use{Tool: tool, Args: raw})
	k.NoError(err)
	return got
}

// hears has the debtor say something, of which the rules have understood this much.
func (k *talk) hears(text string, m understand.Meaning) { k.state.Hear(text, m) }

// identified brings the talk to where the debtor has shown who they are.
func (k *talk) identified() *talk {
	k.state.Disclosed = true
	k.hears("termina en 4321", understand.Meaning{})
	k.Equal(word.Done, k.use(word.VerifyIdentity, map[string]any{"fact": book.DocumentEnd, "answer": "4321"}).Code)
	return k
}

func TestNothingBeforeItsTime(t *testing.T) {
	k := newTalk(t)
	require.Equal(t, "not_disclosed", k.use(word.VerifyIdentity, map[string]any{"answer": "4321"}).Why, "[AI-03] nothing before it was said who speaks")
	k.state.Disclosed = true
	for _, tool := range []word.Tool{word.ReadDebt, word.ListOffers, word.AcceptOffer, word.TakePromise} {
		require.Equal(t, "not_identified", k.use(tool, struct{}{}).Why, "[AI-03] nothing of a debt before it is known to whom: %s", tool)
	}
	require.Equal(t, word.Done, k.use(word.StopContact, struct{}{}).Code, "who wants no contact is heard at any time")
}

func TestIdentityIsTheirsToShow(t *testing.T) {
	k := newTalk(t)
	k.state.Disclosed = true
	k.hears("no sé de qué me habla", understand.Meaning{})
	require.Equal(t, "not_said", k.use(word.VerifyIdentity, map[string]any{"fact": book.DocumentEnd, "answer": "4321"}).Why, "a model does not answer for them")
	require.False(t, k.state.Verified)
	k.hears("1111", understand.Meaning{})
	for range 2 {
		k.state.TurnID += "x"
		require.Equal(t, "wrong_answer", k.use(word.VerifyIdentity, map[string]any{"fact": book.DocumentEnd, "answer": "1111"}).Why)
	}
	k.state.TurnID += "x"
	require.Equal(t, word.Locked, k.use(word.VerifyIdentity, map[string]any{"fact": book.DocumentEnd, "answer": "1111"}).Code, "three tries are all")
}

func TestOnlySignedOffers(t *testing.T) {
	k := newTalk(t).identified()
	require.Equal(t, "no_offer_listed", k.use(word.AcceptOffer, map[string]any{"offer_id": "o1"}).Why)
	require.Equal(t, word.Done, k.use(word.ListOffers, struct{}{}).Code)
	require.Equal(t, "offer_not_listed", k.use(word.AcceptOffer, map[string]any{"offer_id": "o9"}).Why)
	require.Equal(t, "not_theirs", k.use(word.AcceptOffer, map[string]any{"offer_id": "o2"}).Why, "it is theirs to agree to")
	k.hears("sí", understand.Meaning{YesNo: understand.Yes})
	k.state.Offers[1].Signed += "x"
	require.Equal(t, book.ErrGone.Code, k.use(word.AcceptOffer, map[string]any{"offer_id": "o2"}).Why, "[AI-03] what bears no signature is not agreed to")
	k.use(word.ListOffers, struct{}{})
	k.state.Offers[0].Total = 1
	k.use(word.AcceptOffer, map[string]any{"offer_id": "o1"})
	require.EqualValues(t, 900_000, k.book.Did()[0].Amount, "[AI-03] what was signed is agreed to, whatever else is said of it")
}

func TestAgreesOnce(t *testing.T) {
	k := newTalk(t).identified()
	k.use(word.ListOffers, struct{}{})
	k.hears("sí", understand.Meaning{YesNo: understand.Yes})
	before := k.state
	require.Equal(t, word.Done, k.use(word.AcceptOffer, map[string]any{"offer_id": "o1"}).Code)
	k.state = before // the program was killed before the turn was written
	require.Equal(t, word.Done, k.use(word.AcceptOffer, map[string]any{"offer_id": "o1"}).Code)
	require.Len(t, k.book.Did(), 1, "nothing is agreed twice")
	k.state = before
	require.Equal(t, madeup.ErrOtherTerms.Code, k.use(word.AcceptOffer, map[string]any{"offer_id": "o2"}).Why, "nor is anything else agreed in its stead")
	require.Len(t, k.book.Did(), 1)
}

func TestPromisesAreTheirs(t *testing.T) {
	k := newTalk(t).identified()
	k.use(word.ReadDebt, struct{}{})
	due := map[string]any{"amount": 500_000, "on": "2026-12-04", "confidence": 90}
	require.Equal(t, "not_said", k.use(word.TakePromise, due).Why, "a model does not promise for them")
	k.hears("puedo 5.000", understand.Meaning{Amounts: []understand.Amount{{Minor: 500_000}}})
	require.Equal(t, "not_said", k.use(word.TakePromise, due).Why, "the day is missing")
	k.state.Puts([]int64{500_000}, []civil.Day{"2026-12-04"})
	k.hears("sí", understand.Meaning{YesNo: understand.Yes})
	require.Equal(t, word.Done, k.use(word.TakePromise, due).Code, "they said yes to both")
	require.Equal(t, "promised", k.book.Did()[0].What)
}

func TestPromisesHaveBounds(t *testing.T) {
	k := newTalk(t).identified()
	k.use(word.ReadDebt, struct{}{})
	for why, args := range map[string]map[string]any{
		"amount_beyond":    {"amount": 1_000_001, "on": "2026-12-04"},
		"amount_too_small": {"amount": 1_000, "on": "2026-12-04"},
		"day_beyond":       {"amount": 500_000, "on": "2027-03-01"},
	} {
		require.Equal(t, why, k.use(word.TakePromise, args).Why)
	}
	require.Equal(t, "day_beyond", k.use(word.TakePromise, map[string]any{"amount": 500_000, "on": "2026-11-26"}).Why, "nor in the past")
}

// TestNoOrderOfToolsBreaksIn tries tools in any order with any arguments: whatever a model asks for, nothing of the debt is told or agreed before
// identity, and nothing is agreed to that was not signed or said.
func TestNoOrderOfToolsBreaksIn(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		k := newTalk(rt)
		k.state.Disclosed = rapid.Bool().Draw(rt, "disclosed")
		for i := range rapid.IntRange(1, 12).Draw(rt, "uses") {
			k.state.TurnID = string(rune('a' + i))
			k.hears(rapid.SampledFrom([]string{"", "hola", "4321", "1111", "sí"}).Draw(rt, "said"), understand.Meaning{})
			tool := rapid.SampledFrom(word.Tools()).Draw(rt, "tool")
			got := k.use(tool, map[string]any{
				"fact": book.DocumentEnd, "answer": rapid.SampledFrom([]string{"", "4321", "1111", "sí"}).Draw(rt, "answer"),
				"offer_id": rapid.SampledFrom([]string{"", "o1", "o2", "o3"}).Draw(rt, "offer"), "amount": rapid.Int64Range(-1, 2_000_000).Draw(rt, "amount"), "on": "2026-12-04",
			})
			if got.Code == word.Done && (tool == word.ReadDebt || tool == word.ListOffers || tool == word.AcceptOffer) {
				require.True(rt, k.state.Verified && k.state.Disclosed, "[AI-03] %s", tool)
			}
		}
		for _, did := range k.book.Did() {
			require.NotEqual(rt, "promised", did.What, "nobody has said how much and when")
		}
	})
}
