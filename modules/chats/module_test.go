package chats_test

import (
	"testing"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestContract(t *testing.T) { sdktest.Contract(t, chats.Module()) }
