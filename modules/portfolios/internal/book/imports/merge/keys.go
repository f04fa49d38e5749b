package merge

import (
	"github.com/zeebo/xxh3"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
)

// debtorKey and debtKey keep the two kinds of key apart in one table.
func debtorKey(r *rows.Row) xxh3.Uint128 { return xxh3.HashString128Seed(r.Key, 1) }

func debtKey(r *rows.Row) xxh3.Uint128 { return xxh3.HashString128Seed(r.Ref, 2) }

// Sift says of each row of a batch, in order, whether it is the debtor's first line in the file, and rejects a line whose
// debt (or, in a table of debtors alone, whose debtor) an earlier line has given. Lines already at fault do not count.
func (s *Seen) Sift(batch []rows.Row) (first []bool) {
	first = make([]bool, len(batch))
	for i := range batch {
		row := &batch[i]
		if len(row.Faults) > 0 {
			continue
		}
		if row.HasDebt {
			if line := s.First(debtKey(row), row.Line); line != row.Line {
				row.RejectDuplicate(line)
				continue
			}
		}
		line := s.First(debtorKey(row), row.Line)
		first[i] = line == row.Line
		if !first[i] && !row.HasDebt {
			row.RejectDuplicate(line)
		}
	}
	return first
}
