package storage

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"gorm.io/gorm/logger"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// slowQuery is from when a statement is worth a line in the log.
const slowQuery = 500 * time.Millisecond

// queryLog logs slow statements and unforeseen errors, without the values.
type queryLog struct{ log *slog.Logger }

// LogMode keeps the logger as it is: levels are slog's.
func (q queryLog) LogMode(logger.LogLevel) logger.Interface { return q }

// Info logs gorm's own remarks.
func (q queryLog) Info(ctx context.Context, text string, args ...any) {
	q.log.DebugContext(ctx, fmt.Sprintf(text, args...))
}

// Warn logs gorm's own warnings.
func (q queryLog) Warn(ctx context.Context, text string, args ...any) {
	q.log.WarnContext(ctx, fmt.Sprintf(text, args...))
}

// Error logs gorm's own errors.
func (q queryLog) Error(ctx context.Context, text string, args ...any) {
	q.log.ErrorContext(ctx, fmt.Sprintf(text, args...))
}

// ParamsFilter keeps values, which may be personal, out of logged statements.
func (q queryLog) ParamsFilter(_ context.Context, sql string, _ ...any) (string, []any) {
	return sql, nil
}

// Trace logs one statement if it was slow or failed as nobody foresaw.
func (q queryLog) Trace(ctx context.Context, begin time.Time, statement func() (string, int64), err error) {
	took := time.Since(begin)
	var known *errs.Error
	unforeseen := err != nil && !errors.As(err, &known)
	if took < slowQuery && !unforeseen {
		return
	}
	text, rows := statement()
	q.log.WarnContext(ctx, "database statement", "sql", text, "rows", rows, "took", took, "error", err)
}
