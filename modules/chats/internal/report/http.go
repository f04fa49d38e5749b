package report

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Service tells how conversations went.
type Service struct {
	*Store
	record *record.Record
}

// NewService tells it, and records what goes out as a file.
func NewService(store *Store, r *record.Record) *Service { return &Service{store, r} }

type listInput struct {
	page.Params
	Filter
}

type sumsInput struct {
	Filter
	By By `query:"by" required:"true"`
}

type exportInput struct {
	httpx.ExportFormat
	Filter
	Sort string `query:"sort" maxLength:"64" default:"-begun_at" doc:"Column to sort by; a leading - is descending"`
}

// Routes serves reports.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "chats", Base: "/api/v1/chats/rounds", Rights: "chats.rounds"}
	httpx.List(g.Op("list", "", "read", "How conversations went, a row for each time that one was begun"), func(ctx context.Context, in *listInput) ([]conversation.Round, page.Meta, error) {
		if err := in.check(); err != nil {
			return nil, page.Meta{}, err
		}
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.All(g.Op("sums", "/sums", "read", "How conversations went, summed up by person, inbox or day, or as a whole"), func(ctx context.Context, in *sumsInput) ([]Line, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		return s.Sums(ctx, in.Filter, in.By)
	})
	httpx.Export(g.Op("export", "/export", "export", "Write how conversations went as a CSV or XLSX file"), table(), s.export)
}

// check reads the days. It fails with civil.ErrDay.
func (f Filter) check() error {
	for name, day := range map[string]string{"query.from": f.From, "query.to": f.To} {
		if _, err := civil.Parse(day); err != nil {
			return civil.ErrDay.WithField(name, civil.ErrDay.Code)
		}
	}
	return nil
}

func table() httpx.Table {
	return httpx.Table{Name: "conversations", Numbers: []string{"number", "round", "first_minutes", "solve_minutes", "pause_minutes", "rating"}, Columns: []string{
		"number", "round", "channel", "inbox_id", "debtor_id", "portfolio_id", "user_id", "begun_at", "first_reply_at", "first_by", "first_minutes", "first_level",
		"resolved_at", "solve_minutes", "solve_level", "pause_minutes", "rating", "rating_text",
	}}
}

func (s *Service) export(ctx context.Context, in *exportInput) (func(write func(...string) error) error, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	if err := s.list.CheckSort(in.Sort); err != nil {
		return nil, err
	}
	begun := record.Act{Name: "rounds.exported", Kind: "conversation", Silent: true, Payload: map[string]any{"format": in.Format}}
	return func(write func(...string) error) error {
		return s.Each(ctx, in.Filter, in.Sort, func(rows []conversation.Round) error {
			for _, r := range rows {
				if err := write(cells(r)...); err != nil {
					return err
				}
			}
			return nil
		})
	}, s.record.Write(ctx, begun)
}

func cells(r conversation.Round) []string {
	whole := func(n *int) string {
		if n == nil {
			return ""
		}
		return strconv.Itoa(*n)
	}
	moment := func(at *time.Time) string {
		if at == nil {
			return ""
		}
		return at.UTC().Format(time.RFC3339)
	}
	return []string{
		strconv.FormatInt(r.Number, 10), strconv.Itoa(r.Round), string(r.Channel), r.InboxID, r.DebtorID, r.PortfolioID, r.UserID,
		moment(&r.BegunAt), moment(r.FirstReplyAt), string(r.FirstBy), whole(r.FirstMinutes), string(r.FirstLevel),
		moment(r.ResolvedAt), whole(r.SolveMinutes), string(r.SolveLevel), whole(r.PauseMinutes), strconv.Itoa(r.Rating), r.RatingText,
	}
}
