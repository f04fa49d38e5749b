package mind_test

import (
	"context"
	"sync"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// notices keeps whom the module notifies of what.
type notices struct {
	mutex sync.Mutex
	all   []events.Notify
}

// Publish implements record.Publisher.
func (n *notices) Publish(_ context.Context, _ *gorm.DB, e events.Event) error {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if e.Notify != nil {
		n.all = append(n.all, *e.Notify)
	}
	return nil
}

// told are kinds and shares, in their order.
func (n *notices) told() (all []string) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	for _, one := range n.all {
		all = append(all, one.Kind+" "+one.Params["share"])
	}
	return all
}
