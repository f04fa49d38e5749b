package chats_test

import (
	"os"
	"testing"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// TestMain lets this program do work apart, as the product's does.
func TestMain(m *testing.M) {
	apart.Serve(chats.Module().Apart)
	os.Exit(m.Run())
}
