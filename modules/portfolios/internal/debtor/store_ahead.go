package debtor

import (
	"context"
	"math"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// aheadWithin is how long it may take; a list that takes longer is walked when somebody asks.
const aheadWithin = 20 * time.Second

// lookAhead walks a long list to its end once somebody has opened it, apart from the answer, so that the first jump into
// the depth of it is as short as the second. One list at a time; a list that somebody has walked lately is left alone.
func (s *Store) lookAhead(ctx context.Context, l list, meta page.Meta) {
	if l.criteria.Text != "" || meta.Total < int64(s.bounds.ahead) || s.anchors.of(l.id).reached() {
		return
	}
	select {
	case s.ahead <- struct{}{}:
	default:
		return
	}
	who := principal.Must(ctx)
	go func() {
		defer func() { <-s.ahead }()
		s.walkAhead(principal.With(context.Background(), who), l) // the answer, and its transaction, are over by then
	}()
}

func (s *Store) walkAhead(ctx context.Context, l list) {
	ctx, cancel := context.WithTimeout(ctx, aheadWithin)
	defer cancel()
	whole := &anchored{total: -1, size: -1, since: s.db.Clock().Now()}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		l.tx = tx
		return l.extend(whole, math.MaxInt)
	})
	if err == nil { // otherwise whoever jumps walks the list, and is told why it fails
		s.anchors.learn(l.id, whole)
	}
}
