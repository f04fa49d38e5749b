package identityprovider_test

import (
	"testing"

	"github.com/recobro/recobro/modules/identityprovider"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, identityprovider.Module()) }
