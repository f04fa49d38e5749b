package imports

import (
	"context"
	"errors"
	"io"
	"os"
	"runtime"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// source is a file that rows are read from.
type source struct {
	path     string
	parser   *rows.Parser
	encoding tabular.Encoding
	delim    byte
	numbered bool // the first column is the row's place in the file it was unrolled from
	header   bool
}

// spot is a place between two records, to go on from.
type spot struct{ offset, line int64 }

// portion is some thousand records on their way: read in order, understood in parallel, prepared and processed in order.
type portion struct {
	batch *tabular.Batch
	rows  []rows.Row
	first []bool       // of each row whether it is its debtor's first in the file
	known *merge.Known // what the portfolio has of them
	next  spot
	ready chan struct{}
}

// stage is what is done with one portion after the other.
type stage func(context.Context, *portion) error

// each reads the file from a spot (the zero one is its beginning) to the end, or up to until where that is not 0, and
// processes the rows in their order, size records at a time. Understanding them is spread over the cores, and a portion is
// prepared while the one before it, and no earlier one, is processed. No more portions are in memory than there are cores,
// and two.
func (s *source) each(ctx context.Context, from spot, until int64, size int, prepare, process stage) error {
	file, mark, err := tabular.Open(s.path)
	if errors.Is(err, os.ErrNotExist) {
		return ErrFileGone.Wrap(err)
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	scanner, err := s.scanner(file, mark, from)
	if err != nil {
		return err
	}
	cores := runtime.GOMAXPROCS(0)
	work, order := make(chan *portion, cores+2), make(chan *portion, cores+2) // room for all: sending never blocks
	free := make(chan *portion, cores+2)
	for range cores + 2 {
		free <- &portion{batch: &tabular.Batch{}}
	}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		defer close(work)
		defer close(order)
		return s.read(ctx, scanner, until, size, free, work, order)
	})
	for range cores {
		group.Go(func() error {
			for p := range work {
				s.understand(p)
				close(p.ready)
			}
			return nil
		})
	}
	ready := make(chan *portion) // without room: the next is prepared once this one is being processed
	group.Go(func() error {
		defer close(ready)
		return prepareEach(ctx, order, ready, prepare)
	})
	group.Go(func() error { return processEach(ctx, ready, free, process) })
	return group.Wait()
}

// scanner stands at the spot, behind the header.
func (s *source) scanner(file *os.File, mark int64, from spot) (*tabular.Scanner, error) {
	begin := from == spot{}
	if begin {
		from = spot{mark, 1}
	}
	if _, err := file.Seek(from.offset, io.SeekStart); err != nil {
		return nil, err
	}
	scanner := tabular.NewScanner(file, s.delim, from.offset, from.line)
	if begin && s.header {
		if err := scanner.Read(&tabular.Batch{}, 1); err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
	}
	return scanner, nil
}

func (s *source) read(ctx context.Context, scanner *tabular.Scanner, until int64, size int, free <-chan *portion, work, order chan<- *portion) error {
	for {
		var p *portion
		select {
		case p = <-free:
		case <-ctx.Done():
			return ctx.Err()
		}
		if offset, _ := scanner.Position(); until > 0 && offset >= until {
			return nil
		}
		p.batch.Reset()
		p.ready = make(chan struct{})
		err := scanner.Read(p.batch, size)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		p.next.offset, p.next.line = scanner.Position()
		work <- p
		order <- p
	}
}

func prepareEach(ctx context.Context, order <-chan *portion, ready chan<- *portion, prepare stage) error {
	for p := range order {
		<-p.ready
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := prepare(ctx, p); err != nil {
			return err
		}
		select {
		case ready <- p:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func processEach(ctx context.Context, ready <-chan *portion, free chan<- *portion, process stage) error {
	for p := range ready {
		if err := process(ctx, p); err != nil {
			return err
		}
		p.known = nil // its place in memory is the next one's
		free <- p
	}
	return nil
}

// understand turns the records of a portion into rows; rows of nothing but blanks are passed over.
func (s *source) understand(p *portion) {
	p.batch.Decode(s.encoding)
	clear(p.rows[:cap(p.rows)])
	p.rows = p.rows[:0]
	var fields []string
	for i, record := range p.batch.Records {
		fields = p.batch.Fields(i, fields[:0])
		values := fields
		if s.numbered {
			values = number(&record, fields)
		}
		if record.Problem == "" && strings.TrimSpace(strings.Join(values, "")) == "" {
			continue
		}
		p.rows = append(p.rows, s.parser.Parse(record, values))
	}
}

// number reads the first column of what was unrolled: where the row stood, and what is wrong with the whole of it.
func number(record *tabular.Record, fields []string) []string {
	line, problem := tabular.Place(fields[0])
	if record.Line = line; record.Problem == "" {
		record.Problem = problem
	}
	return fields[1:]
}
