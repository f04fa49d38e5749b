package storage

import (
	"cmp"
	"context"
	"database/sql"
	"strings"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/internal/native"
)

const (
	mostShare   = 128                   // transactions that share one commit
	longestHeld = 30 * time.Millisecond // until the first of them is told that it is done
)

// Brief is Tx for the few statements of one request. On SQLite, whose writes wait for one another and each for the disk,
// those that wait share the commit of the one before them: each is undone by itself if it fails, none is told that it is
// done before the disk has it, and if the commit fails all of them have failed. Work that may take long does not belong in
// it: the others wait for it.
func (db *DB) Brief(ctx context.Context, f func(ctx context.Context, tx *gorm.DB) error) error {
	if db.cfg.Engine != SQLite || db.openIn(ctx) != nil {
		return db.Tx(ctx, f)
	}
	who, ok := principal.From(ctx)
	if !ok || who.TenantID == "" {
		return ErrNoTenant
	}
	o := &open{db: db, pool: db.write, mode: writing, tenant: who.TenantID, brief: true}
	ctx, cancel := db.deadline(ctx)
	defer cancel()
	if err := db.share(ctx, o, f); err != nil {
		return db.Translate(err)
	}
	for _, then := range o.after {
		then()
	}
	return nil
}

// share does f first in a transaction of its own that others may join, or joins one.
func (db *DB) share(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	s, err := db.sharing.enter(ctx)
	switch {
	case err != nil:
		return err
	case s != nil:
		return s.follow(ctx, o, f)
	default:
		defer db.sharing.passOn()
		return db.lead(ctx, o, f)
	}
}

// lead begins a transaction, does f, lets those that wait do theirs, and commits for all.
func (db *DB) lead(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	conn, err := db.write.sql.Conn(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	tx, err := conn.BeginTx(context.WithoutCancel(ctx), nil) // who leads may leave; the others' work stays
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if err := o.does(ctx, tx, f); err != nil {
		return err // nobody shares with it yet
	}
	s := &shared{tx: tx, took: make(chan struct{}), done: make(chan struct{})}
	began := time.Now()
	for n := 1; s.err == nil && n < mostShare && time.Since(began) < longestHeld && db.sharing.call(s); n++ {
		<-s.took
	}
	if s.err == nil {
		s.err = tx.Commit()
	}
	close(s.done)
	return s.err
}

// does runs f as o's part of a transaction.
func (o *open) does(ctx context.Context, tx *sql.Tx, f func(context.Context, *gorm.DB) error) error {
	o.sql = tx
	ctx = context.WithValue(context.WithValue(ctx, openKey{o.db}, o), currentKey{}, o)
	ctx = native.With(ctx, native.Tx{SQL: tx})
	if err := f(ctx, o.session(ctx)); err != nil {
		return err
	}
	return o.refused
}

// shared is a transaction that several share.
type shared struct {
	tx   *sql.Tx
	took chan struct{} // one who joined has done its part
	done chan struct{} // closed when err is final
	err  error         // why nobody's part holds
}

// follow does f as a part that is undone by itself, and waits for the commit, also with a refusal: it rests on what the others have
// done, which nobody else sees before.
func (s *shared) follow(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	refused := s.part(ctx, o, f)
	<-s.done
	return cmp.Or(s.err, refused)
}

func (s *shared) part(ctx context.Context, o *open, f func(context.Context, *gorm.DB) error) error {
	kept := false
	defer func() {
		if !kept { // it failed, or panicked
			s.must("ROLLBACK TO SAVEPOINT part")
		}
		s.must("RELEASE SAVEPOINT part")
		s.took <- struct{}{}
	}()
	s.must("SAVEPOINT part")
	if s.err != nil {
		return s.err
	}
	err := o.does(ctx, s.tx, f)
	kept = err == nil
	return err
}

// must runs a statement that only fails when the whole transaction is lost.
func (s *shared) must(statement string) {
	if s.err != nil {
		return
	}
	_, s.err = s.tx.ExecContext(context.Background(), statement)
}

// sharing is the queue of those that wait to lead, or to follow.
type sharing struct {
	mu      sync.Mutex
	leading bool
	queue   []chan *shared
}

// enter waits for a transaction to share; without one the caller leads, and passes on at its end.
func (w *sharing) enter(ctx context.Context) (*shared, error) {
	w.mu.Lock()
	if !w.leading {
		w.leading = true
		w.mu.Unlock()
		return nil, nil
	}
	turn := make(chan *shared, 1)
	w.queue = append(w.queue, turn)
	w.mu.Unlock()
	select {
	case s := <-turn:
		return s, nil
	case <-ctx.Done():
		w.leave(turn)
		return nil, ctx.Err()
	}
}

// leave takes one out of the queue whose time is over, or gives back the turn that it was called to just then.
func (w *sharing) leave(turn chan *shared) {
	w.mu.Lock()
	for i, waiting := range w.queue {
		if waiting == turn {
			w.queue = append(w.queue[:i], w.queue[i+1:]...)
			w.mu.Unlock()
			return
		}
	}
	w.mu.Unlock()
	if s := <-turn; s != nil {
		s.took <- struct{}{}
		return
	}
	w.passOn()
}

// call has the next one do its part in s.
func (w *sharing) call(s *shared) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.next(s)
}

func (w *sharing) next(s *shared) bool {
	if len(w.queue) == 0 {
		return false
	}
	w.queue[0] <- s
	w.queue = w.queue[1:]
	return true
}

// passOn ends the caller's lead: the next one leads, if anybody waits.
func (w *sharing) passOn() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.leading = w.next(nil)
}

// steady are the connection's statements in a shared transaction. One that writes is not broken off halfway: SQLite would
// undo the whole transaction, and with it what others have done in it.
type steady struct{ *sql.Tx }

// ExecContext runs a statement unless its time is over already.
func (s steady) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return s.Tx.ExecContext(context.WithoutCancel(ctx), query, args...)
}

// QueryContext reads, or writes and gives back.
func (s steady) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	ctx, err := lasting(ctx, query)
	if err != nil {
		return nil, err
	}
	return s.Tx.QueryContext(ctx, query, args...)
}

// QueryRowContext is QueryContext of one row.
func (s steady) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	lasts, err := lasting(ctx, query)
	if err != nil {
		lasts = ctx
	}
	return s.Tx.QueryRowContext(lasts, query, args...)
}

// lasting is the context of a statement: what only reads may be broken off.
func lasting(ctx context.Context, query string) (context.Context, error) {
	if strings.HasPrefix(query, "SELECT") {
		return ctx, nil
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return context.WithoutCancel(ctx), nil
}
