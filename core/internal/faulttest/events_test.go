package faulttest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// events is how many fall due, unless FAULT_EVENTS asks for another number.
func events(t *testing.T) int { return int(number(t, "FAULT_EVENTS", 200)) }

// TestEventsOutliveKills kills and halts modules and hosts while events fall due, on PostgreSQL those of two hosts: each happens, and
// happens once, and no letter goes out twice.
func TestEventsOutliveKills(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		share(t, engine, "sqlite")
		t.Run("[CO-09] each event happens once over kill -9, restart and two hosts", func(t *testing.T) {
			dice := rand.New(rand.NewPCG(19, seed(t)))
			m := openMail(t)
			d := &diary{office: openOffice(t, engine, "--smtp-url", m.post.Address), mail: m}
			d.begin(t)
			faults := kills(t, 2)
			for n := range faults {
				first, behind := events(t)*n/faults, events(t)*(n+1)/faults
				d.fill(t, dice, first, behind)
				d.moves(t)
				d.fault(t, dice)
			}
			d.await(t)
			d.holds(t, faults)
		})
	})
}

// diary is an office with events that fall due.
type diary struct {
	*office
	mail  *mail
	kinds map[string]string
	alive []string // debtors
	gone  []string // those who are deceased
}

// stamp is how both databases keep a time.
const stamp = "2006-01-02 15:04:05.999999+00:00"

func (d *diary) begin(t *testing.T) {
	people := d.people(t)
	d.kinds, d.gone, d.alive = map[string]string{}, people[:10], people[10:]
	for _, id := range d.gone {
		d.exec(t, `UPDATE debtors SET flags = '["deceased"]' WHERE id = $1`, id)
	}
}

// soon is within what time planted events fall due.
const soon = 2 * time.Second

// fill plants some of the events: reviews, some of which nobody does in time; letters, some to the deceased.
func (d *diary) fill(t *testing.T, dice *rand.Rand, first, behind int) {
	tx, err := d.db.BeginTx(t.Context(), nil)
	require.NoError(t, err)
	begins := time.Now()
	for n := first; n < behind; n++ {
		id, who, kind := storage.NewID(), d.alive[dice.IntN(len(d.alive))], []string{"review", "missed", "letter", "silent", "review"}[n%5]
		due, stays, what, channel, subject := begins.Add(soon*time.Duration(n-first)/time.Duration(behind-first)), 24*time.Hour, "review", "", ""
		switch kind {
		case "missed":
			stays = time.Second
		case "silent":
			who = d.gone[n%len(d.gone)]
			fallthrough
		case "letter":
			what, channel, subject = "message", "email", "Saldo"
		}
		at, until := due.UTC().Format(stamp), due.Add(stays).UTC().Format(stamp)
		_, err := tx.Exec(`INSERT INTO scheduled_events (tenant_id, id, created_at, updated_at, debtor_id, portfolio_id, kind, status, channel, due_at, until_at, asked_for, note, subject, body)
			SELECT tenant_id, $1, $2, $3, id, portfolio_id, $4, 'scheduled', $5, $6, $7, $8, 'fault', $9, $10 FROM debtors WHERE id = $11`,
			id, at, at, what, channel, at, until, at, subject, subject, who)
		require.NoError(t, err)
		d.kinds[id] = kind
	}
	require.NoError(t, tx.Commit())
}

// moves waits until one more has fallen due.
func (d *diary) moves(t *testing.T) {
	happened := func() int64 {
		return d.count(t, "SELECT COUNT(*) FROM scheduled_events WHERE note = 'fault' AND status <> 'scheduled'")
	}
	before, all := happened(), int64(len(d.kinds))
	require.Eventually(t, func() bool { now := happened(); return now > before || now == all }, patience, 20*time.Millisecond, "nothing falls due any more")
}

// await waits until nothing waits any more. What is due for less than an hour is to be missed; reviews stay due for a day.
func (d *diary) await(t *testing.T) {
	anHour := time.Now().Add(time.Hour).UTC().Format(stamp)
	require.Eventually(t, func() bool {
		return d.count(t, `SELECT COUNT(*) FROM scheduled_events WHERE note = 'fault' AND
			(status IN ('scheduled', 'running') OR status = 'due' AND until_at < $1)`, anHour) == 0
	}, patience, 50*time.Millisecond, "events are left")
}

// holds requires that each event has happened as it should, once.
func (d *diary) holds(t *testing.T, faults int) {
	done, unknown := map[string]int{}, 0
	told := d.counts(t, `SELECT subject_id || ' ' || name, COUNT(*) FROM tracing_events WHERE subject_type = 'event' GROUP BY 1`)
	made := d.counts(t, "SELECT event_id, COUNT(*) FROM contacts WHERE event_id <> '' GROUP BY 1")
	rows, err := d.db.QueryContext(t.Context(), "SELECT id, status, version, failure FROM scheduled_events WHERE note = 'fault'")
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var id, status, failure string
		var version int
		require.NoError(t, rows.Scan(&id, &status, &version, &failure))
		done[d.kinds[id]]++
		record := func(what string) int { return told[id+" portfolios.event."+what] }
		switch d.kinds[id] {
		case "review":
			require.Equal(t, []any{"due", 2}, []any{status, version}, "its state was written once")
		case "missed":
			require.Equal(t, []any{"missed", 3, 1}, []any{status, version, record("missed")})
		case "silent":
			require.Equal(t, []any{"blocked", 1, 0, 0}, []any{status, record("blocked"), made[id], d.mail.got(id)})
		case "letter":
			require.Equal(t, 1, made[id], "%s %s: it is one contact", id, status)
			require.LessOrEqual(t, d.mail.got(id), 1, "nobody gets a letter twice")
			if status == "failed" {
				require.Equal(t, []any{"portfolios.event_unknown", 1}, []any{failure, record("failed")})
				unknown++
				continue
			}
			require.Equal(t, []any{"done", 1}, []any{status, record("done")})
			require.Eventually(t, func() bool { return d.mail.got(id) == 1 }, patience, time.Millisecond)
		}
	}
	require.NoError(t, rows.Err())
	t.Logf("%v, %d of the letters in whose middle the product died", done, unknown)
	require.Len(t, d.kinds, done["review"]+done["missed"]+done["silent"]+done["letter"])
	require.LessOrEqual(t, unknown, faults, "a fault meets one letter")
}

// mail counts the letters that a server got, by the event that each is of.
type mail struct {
	post  *sdktest.Post
	mutex sync.Mutex
	times map[string]int
}

var letterOf = regexp.MustCompile(`(?i)message-id: <event-([\w-]+)@recobro>`)

func openMail(t *testing.T) *mail {
	m := &mail{post: sdktest.NewPost(t, 0), times: map[string]int{}}
	go func() {
		for {
			select {
			case <-t.Context().Done():
				return
			case text := <-m.post.Letters:
				m.count(text)
			}
		}
	}()
	return m
}

func (m *mail) count(text string) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	id := fmt.Sprintf("nobody's: %s", text)
	if found := letterOf.FindStringSubmatch(text); found != nil {
		id = found[1]
	}
	m.times[id]++
}

func (m *mail) got(id string) int {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return m.times[id]
}
