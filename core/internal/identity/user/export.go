package user

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

func exportRoute(api *httpx.API, s *Service) {
	httpx.RegisterStream(api, httpx.Operation{
		ID: "users-export", Method: http.MethodGet, Path: "/api/v1/users/export", Permission: detailsPermission,
		Summary: "Write the tenant's users as a CSV or XLSX file (format), with the filters of the list", Tags: []string{"users"},
	}, func(w http.ResponseWriter, r *http.Request) {
		format, filter, err := exportAsked(r.URL.Query())
		if err != nil {
			api.Problem(w, r, err)
			return
		}
		if err := s.exporting(r.Context(), filter); err != nil {
			api.Problem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", format.ContentType())
		w.Header().Set("Content-Disposition", `attachment; filename="users.`+string(format)+`"`)
		if err := s.export(r.Context(), w, format, filter); err != nil {
			panic(http.ErrAbortHandler) // a file that is cut short must not look whole
		}
	})
}

// exporting leaves a tracing event that users are about to be written into a file.
func (s *Service) exporting(ctx context.Context, f Filter) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return s.record(ctx, tx, "core.users.exported", "", map[string]any{"statuses": f.Statuses, "roles": f.Roles, "searched": f.Username != ""})
	})
}

// exportAsked reads the list's parameters; one that is not understood is refused, for a file that leaves out a filter is wrong.
func exportAsked(query url.Values) (format sheet.Format, f Filter, err error) {
	if format, err = sheet.ParseFormat(query.Get("format")); err != nil {
		return "", f, err
	}
	f.Username = query.Get("username")
	if f.Statuses, err = among(query, "status", Statuses()); err != nil {
		return "", f, err
	}
	f.Roles, err = among(query, "role", Roles())
	return format, f, err
}

// among are the values of a parameter, separated by commas or given one by one; each must be one of all.
func among[T ~string](query url.Values, name string, all []T) (found []T, err error) {
	for value := range strings.SplitSeq(strings.Join(query[name], ","), ",") {
		if value == "" {
			continue
		}
		if !slices.Contains(all, T(value)) {
			return nil, errs.New(errs.Invalid, "invalid").WithField("query."+name, "field.enum", "options", all)
		}
		found = append(found, T(value))
	}
	return found, nil
}

// export writes every user that fits, by user name.
func (s *Service) export(ctx context.Context, to http.ResponseWriter, format sheet.Format, f Filter) error {
	header := []string{"id", "username", "display_name", "email", "role", "status", "language", "last_seen_at", "created_at"}
	file, err := sheet.NewWriter(to, format, header, sheet.Options{Language: principal.Must(ctx).Language})
	if err != nil {
		return err
	}
	for p := (page.Params{Page: 1, PageSize: page.MaxSize}); ; p.Page++ {
		users, _, err := s.List(ctx, f, p)
		if err != nil {
			return err
		}
		for _, u := range users {
			if err := file.Write(u.exported()); err != nil {
				return err
			}
		}
		if len(users) < p.PageSize {
			return file.Close()
		}
	}
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
