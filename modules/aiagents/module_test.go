package aiagents_test

import (
	"testing"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, aiagents.Module()) }
