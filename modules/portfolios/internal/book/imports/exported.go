package imports

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Exported leaves a tracing event that the rejected rows of an import are about to be written into a file.
func (s *Service) Exported(ctx context.Context, id string) error {
	return s.ends.record.Write(ctx, record.Act{Name: "import.rejections_exported", ID: id, Silent: true})
}
