package imports_test

import (
	"os"
	"testing"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// TestMain lets this program do work apart, as the product's does.
func TestMain(m *testing.M) {
	apart.Serve(tabular.Works())
	os.Exit(m.Run())
}
