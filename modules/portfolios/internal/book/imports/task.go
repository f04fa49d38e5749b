package imports

import (
	"context"
	"errors"
	"os"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// task is one check or run of one import in this process.
type task struct {
	runner *Runner
	held   *jobs.Held
	imp    *Import
	check  *Checkpoint
	source *source
	merger *merge.Merger

	seen    *merge.Seen
	counts  merge.Counts
	totals  merge.Totals
	owed    int64 // in the portfolio, before this import
	size    int64
	begun   time.Time // of this process's part of the work
	done    int64     // rows of this process's part
	shownAt time.Time
	planned int64 // rows of this part from which on the statistics are too old
}

func (r *Runner) source(i *Import, path string, parser *rows.Parser) *source {
	format := i.Format
	if format.Unrolled() {
		format = tabular.UnrolledFormat(format)
	}
	return &source{
		path: path, parser: parser, encoding: format.Encoding, delim: format.Delimiter[0],
		numbered: format.Unrolled(), header: format.HasHeader,
	}
}

// run reads up to the checkpoint to know what was seen, and goes on from there, batch by batch.
func (t *task) run(ctx context.Context) (err error) {
	info, err := os.Stat(t.source.path)
	if err != nil {
		return readError(err)
	}
	t.size, t.counts, t.totals, t.seen = info.Size(), t.check.Counts(), t.check.Totals, merge.NewSeen(t.keys())
	defer func() { err = errors.Join(err, t.seen.Close()) }()
	from := spot{t.check.NextOffset, t.check.NextLine}
	if from.offset > 0 {
		sift := func(_ context.Context, p *portion) error { t.seen.Sift(p.rows); return nil }
		pass := func(context.Context, *portion) error { return nil }
		if err := t.source.each(ctx, spot{}, from.offset, t.runner.limits.Batch, sift, pass); err != nil {
			return err
		}
	}
	t.begun = t.runner.clock.Now()
	if err := t.source.each(ctx, from, 0, t.runner.limits.Batch, t.prepare, t.process); err != nil {
		return err
	}
	if t.counts.Total() == 0 {
		return ErrEmpty
	}
	return nil
}

// keys is how many keys the table of what was seen is made for: one of the debtor and one of the debt per row.
func (t *task) keys() int64 {
	perRow := int64(1)
	if t.imp.Columns.HasDebts() {
		perRow = 2
	}
	return min(t.imp.Detected.Rows, t.runner.limits.Rows) * perRow
}

// prepare finds out what is known of a batch: in the file and, where that costs no second cache of the database's pages
// in this process, in the portfolio.
func (t *task) prepare(ctx context.Context, p *portion) (err error) {
	p.first, p.known = t.seen.Sift(p.rows), nil
	if t.runner.db.Engine() != storage.SQLite {
		p.known, err = t.merger.Look(ctx, p.rows)
	}
	return err
}

// process checks or writes one batch, in one transaction with its rejections and the checkpoint behind it.
func (t *task) process(ctx context.Context, p *portion) error {
	if t.counts.Total()+int64(len(p.rows)) > t.runner.limits.Rows {
		return ErrTooManyRows.WithParam("rows", t.runner.limits.Rows)
	}
	after := *t.check
	counts, totals := t.counts, t.totals.Clone()
	merkle, err := merge.ReadMerkle(t.check.Merkle)
	if err != nil {
		return err
	}
	write := func(ctx context.Context) error {
		classes, err := t.merge(ctx, p)
		if err != nil {
			return err
		}
		for n := range p.rows {
			counts.Add(classes[n])
			totals.Add(&p.rows[n], classes[n])
			if err := merkle.Add(leaf(&p.rows[n], classes[n])); err != nil {
				return err
			}
		}
		after.Growth, after.Totals = money.Total(t.check.Growth, t.merger.Delta()), totals
		if t.imp.Status == Checking && !money.WithinSum(money.Total(t.owed, after.Growth)) {
			return portfolio.ErrSum // refused before anything is written
		}
		after.NextOffset, after.NextLine = p.next.offset, p.next.line
		return t.save(ctx, &after, counts, merkle, p.rows)
	}
	if err := t.runner.store.db.Within(ctx, write); err != nil {
		return err
	}
	*t.check, t.counts, t.totals = after, counts, totals
	t.done += int64(len(p.rows))
	t.showProgress(ctx)
	return t.refresh(ctx)
}

// refresh has the statistics gathered anew each time the rows have become eight times as many.
func (t *task) refresh(ctx context.Context) error {
	if t.imp.Status != Running || t.done < t.planned {
		return nil
	}
	t.planned = 8 * t.done
	return t.runner.db.Refresh(ctx)
}

func (t *task) merge(ctx context.Context, p *portion) (classes []merge.Class, err error) {
	if p.known == nil {
		if p.known, err = t.merger.Look(ctx, p.rows); err != nil {
			return nil, err
		}
	}
	if t.imp.Status == Checking {
		return t.merger.Weigh(p.known, p.rows, p.first), nil
	}
	classes, err = t.merger.Merge(ctx, p.known, p.rows, p.first)
	if err == nil {
		err = t.runner.ends.changed(ctx, t.merger.Changed())
	}
	return classes, err
}

func (t *task) save(ctx context.Context, after *Checkpoint, counts merge.Counts, merkle merge.Merkle, batch []rows.Row) error {
	after.setCounts(counts)
	after.Merkle = merkle.String()
	if err := t.runner.store.Reject(ctx, t.imp, after.Attempt, batch); err != nil {
		return err
	}
	if err := t.held.Keep(ctx); err != nil {
		return err
	}
	return t.runner.store.Save(ctx, after, t.imp.Status)
}

// leaf is what the Merkle tree hashes of a row: where it stood, what became of it, whom and how much it was about.
func leaf(r *rows.Row, class merge.Class) []byte {
	b := make([]byte, 0, 96)
	b = append(strconv.AppendInt(b, r.Line, 10), byte(class))
	b = append(append(append(b, r.Key...), 0), r.Ref...)
	return strconv.AppendInt(append(b, 0), r.Balance, 10)
}

// showEvery keeps the screen moving, and the wire quiet.
const showEvery = 250 * time.Millisecond

func (t *task) showProgress(ctx context.Context) {
	now := t.runner.clock.Now()
	if now.Sub(t.shownAt) < showEvery {
		return
	}
	t.shownAt = now
	rate := float64(t.done) / max(now.Sub(t.begun).Seconds(), 0.001)
	t.runner.ends.showProgress(ctx, t.imp, t.check.progress(t.size, rate))
}
