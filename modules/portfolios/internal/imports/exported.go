package imports

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/trail"
)

// Exported leaves a tracing event that the rejected rows of an import are about to be written into a file.
func (s *Service) Exported(ctx context.Context, id string) error {
	return s.ends.trail.Mark(ctx, trail.Step{Name: "import.rejections_exported", Subject: "import", ID: id, Silent: true})
}
