package helpcenter_test

import (
	"testing"

	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, helpcenter.Module()) }
