package user

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// ExportInput are the parameters of a file of users.
type ExportInput struct {
	httpx.ExportFormat
	Filters
}

func exportTable() httpx.Table {
	return httpx.Table{Name: "users", Columns: []string{"id", "username", "display_name", "email", "role", "status", "language", "last_seen_at", "created_at"}}
}

// export writes every user that fits, by user name, and records that it begins.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	f := in.filter()
	begun := map[string]any{"statuses": f.Statuses, "roles": f.Roles, "searched": f.Username != ""}
	err := s.record.Write(ctx, record.Act{Name: "users.exported", Kind: "user", Payload: begun})
	return func(write func(...string) error) error {
		for p := (page.Params{Page: 1, PageSize: page.MaxSize}); ; p.Page++ {
			users, _, err := s.List(ctx, f, p)
			if err != nil {
				return err
			}
			for _, u := range users {
				if err := write(u.exported()...); err != nil {
					return err
				}
			}
			if len(users) < p.PageSize {
				return nil
			}
		}
	}, err
}

func (u User) exported() []string {
	seen := ""
	if u.LastSeenAt != nil {
		seen = u.LastSeenAt.UTC().Format(time.RFC3339)
	}
	return []string{
		u.ID, u.Username, u.DisplayName, u.Email, string(u.Role), string(u.Status), u.Language, seen, u.CreatedAt.UTC().Format(time.RFC3339),
	}
}
