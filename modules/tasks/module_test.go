package tasks_test

import (
	"testing"

	"github.com/recobro/recobro/modules/tasks"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, tasks.Module()) }
