package calls_test

import (
	"testing"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, calls.Module()) }
