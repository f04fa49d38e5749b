package chats

import (
	"maps"

	"github.com/recobro/recobro/modules/chats/internal/email/letter"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
)

// apartWorks are what is done on letters and pictures of strangers.
func apartWorks() apart.Works {
	works := letter.Works()
	maps.Copy(works, picture.Works())
	return works
}
