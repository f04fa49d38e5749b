package imports_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

func TestReasons(t *testing.T) {
	catalog, err := errs.NewCatalog(os.DirFS("../../.."))
	require.NoError(t, err)
	for _, language := range errs.Languages() {
		for _, code := range []rows.Code{
			rows.CheckDigit, rows.NationalIDForm, rows.PhoneForm, rows.AmountForm, rows.AmountNegative, rows.AmountAbsurd, rows.AmountDecimals,
			rows.CurrencyName, rows.DateForm, rows.EmailForm, rows.Required, rows.TooLong, rows.Duplicate, rows.Encoding, rows.Quotes,
			rows.Ragged, rows.OtherDebtor, rows.DebtResolved,
		} {
			t.Run("the reason "+string(code)+" has its words in "+language, func(t *testing.T) {
				assert.NotEqual(t, code.Title(), catalog.Title(language, code.Title(), map[string]any{"detail": "x"}))
			})
		}
	}
}
