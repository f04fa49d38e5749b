package portfolios_test

import (
	"flag"
	"os"
	"testing"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// someOrders is how many orders of what may happen are tried of each property where -rapid.checks doesn't ask for more, as
// `make test/orders` does: each is a conversation with a database, of half a second.
const someOrders = "30"

// TestMain lets this program do work apart, as the product's does.
func TestMain(m *testing.M) {
	apart.Serve(portfolios.Module().Apart)
	if err := flag.Set("rapid.checks", someOrders); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}
