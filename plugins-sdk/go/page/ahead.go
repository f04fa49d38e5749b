package page

import (
	"context"
	"math"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// aheadWithin is how long it may take; a list that takes longer is walked when somebody asks.
const aheadWithin = 20 * time.Second

// lookAhead walks a long list to its end once somebody has opened it, apart from the answer, so that the first jump into
// the depth of it is as short as the second. One list at a time; a list that somebody has walked lately is left alone.
func (l *List[T]) lookAhead(ctx context.Context, w walk[T], meta Meta) {
	if w.Search != nil || meta.Total < int64(l.Bounds.Ahead) || l.anchors.of(w.id).reached() {
		return
	}
	select {
	case l.ahead <- struct{}{}:
	default:
		return
	}
	who := principal.Must(ctx)
	go func() {
		defer func() { <-l.ahead }()
		l.walkAhead(principal.With(context.Background(), who), w) // the answer, and its transaction, are over by then
	}()
}

func (l *List[T]) walkAhead(ctx context.Context, w walk[T]) {
	ctx, cancel := context.WithTimeout(ctx, aheadWithin)
	defer cancel()
	whole := &anchored{total: -1, size: -1, since: l.db.Clock().Now()}
	err := l.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		w.tx = tx
		return w.extend(whole, math.MaxInt)
	})
	if err == nil { // otherwise whoever jumps walks the list, and is told why it fails
		l.anchors.learn(w.id, whole)
	}
}
