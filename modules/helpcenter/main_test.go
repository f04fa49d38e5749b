package helpcenter_test

import (
	"os"
	"testing"

	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// TestMain lets this program do work apart, as the product's does.
func TestMain(m *testing.M) {
	apart.Serve(helpcenter.Module().Apart)
	os.Exit(m.Run())
}
