package app_test

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// TestOffersByPrograms has programs with API keys try to agree to terms that the product did not sign.
func TestOffersByPrograms(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	person := product.SignIn(t, "rioplatense", "manager")
	program, elsewhere := person.Key(t), product.SignIn(t, "andina", "manager").Key(t)
	var debtors []struct{ ID string }
	person.Get(t, "/api/v1/deudores?sort=-balance&currency=UYU&status=in_progress&pageSize=3").Into(t, &debtors)
	product.SignIn(t, "rioplatense", "admin").Do(t, http.MethodPost, "/api/v1/offers/rules", map[string]any{
		"name": "Programas", "valid_hours": 1, "missed": map[string]any{"instalments": 2, "days": 45}, "authority": []any{},
		"bounds": map[string]any{"discount": 3000, "down_payment": 0, "instalments_min": 1, "instalments_max": 12, "frequencies": []string{"monthly"}, "first_days": 30, "last_days": 400},
	}, nil).OK(t)
	offer := func() (signed struct{ Token string }) {
		terms := map[string]any{"discount": 1000, "down_payment": 0, "instalments": 3, "frequency": "monthly", "first_on": time.Now().AddDate(0, 0, 3).Format(time.DateOnly)}
		program.Do(t, http.MethodPost, "/api/v1/offers", map[string]any{"debtor_id": debtors[0].ID, "terms": terms}, nil).Into(t, &signed)
		return signed
	}
	agree := func(by *producttest.Person, token, debtor string) producttest.Answer {
		return by.Do(t, http.MethodPost, "/api/v1/plans", map[string]any{"offer": token, "debtor_id": debtor, "reason": "Programa"}, nil)
	}
	refused := func(answer producttest.Answer, status int, code string) {
		t.Helper()
		require.Equal(t, status, answer.Status, string(answer.Body))
		require.Equal(t, code, answer.Code(t))
	}
	t.Run("[MO-10] a program cannot agree to terms that were changed, made up, signed elsewhere, another debtor's, or agreed to before", func(t *testing.T) {
		signed := offer()
		refused(agree(program, changed(t, signed.Token), debtors[0].ID), http.StatusUnprocessableEntity, "portfolios.offer_forged")
		refused(agree(program, "eyJkaXNjb3VudCI6MTAwMDB9.c2lnbmVk", debtors[0].ID), http.StatusUnprocessableEntity, "portfolios.offer_forged")
		refused(agree(elsewhere, signed.Token, ""), http.StatusUnprocessableEntity, "portfolios.offer_forged")
		refused(agree(program, signed.Token, debtors[1].ID), http.StatusUnprocessableEntity, "portfolios.offer_foreign")
		agree(program, signed.Token, debtors[0].ID).OK(t)
		refused(agree(program, signed.Token, debtors[0].ID), http.StatusConflict, "portfolios.offer_used")
	})
}

// changed is a token whose terms give up more than was signed, under the signature that it had.
func changed(t *testing.T, token string) string {
	parts := strings.Split(token, ".")
	raw, err := base64.RawURLEncoding.DecodeString(parts[0])
	require.NoError(t, err)
	var terms map[string]any
	require.NoError(t, json.Unmarshal(raw, &terms))
	for name, value := range terms {
		if number, is := value.(float64); is {
			terms[name] = number / 2
		}
	}
	raw, err = json.Marshal(terms)
	require.NoError(t, err)
	return base64.RawURLEncoding.EncodeToString(raw) + "." + strings.Join(parts[1:], ".")
}
