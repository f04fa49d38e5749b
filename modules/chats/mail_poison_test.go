package chats_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/markup"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// drop puts a file of a case into the mailbox.
func (x *post) drop(path string) {
	x.t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", path))
	require.NoError(x.t, err)
	x.imap.Put("cobros", strings.ReplaceAll(strings.ReplaceAll(string(raw), "\r\n", "\n"), "\n", "\r\n"), time.Now())
}

func TestUndecodableLetters(t *testing.T) {
	t.Parallel()
	x := newPost(t, sdktest.Engine{})
	x.connect(peers.Password).OK(nil)
	all, err := filepath.Glob("testdata/mail-poison-charset/*.eml")
	require.NoError(t, err)
	require.Len(t, all, 5)
	for _, path := range all {
		x.drop(strings.TrimPrefix(path, "testdata/"))
	}
	t.Run("[CH-11] letters in a charset or an encoding that nobody knows are read, and those after them too", func(t *testing.T) {
		texts := []string{}
		require.Eventually(t, func() bool {
			texts = texts[:0]
			for _, c := range x.talks() {
				for _, m := range x.messages(c.ID) {
					texts = append(texts, m.Text)
				}
			}
			return len(texts) == len(all)
		}, sdktest.Patience, 50*time.Millisecond)
		require.ElementsMatch(t, []string{"Pago el 15", "Pago el 15", "Pago el 15", "Se+APE-or", "carta siguiente"}, texts)
	})
}

func TestQuarantinedLetters(t *testing.T) {
	t.Parallel()
	var database string
	x := &post{t: t, imap: peers.NewDovecot(t), smtp: peers.NewPost(t), book: newBook()}
	x.Host = sdktest.Start(t, chats.Module(), sdktest.Options{Others: x.book, Change: func(r *control.StartRequest) {
		x.allow(r)
		database = strings.TrimPrefix(r.DatabaseURL, "sqlite:")
	}})
	x.admin, x.ana = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana")
	refuse(t, database, "poison@example.com")
	x.connect(peers.Password).OK(nil)
	x.imap.Put("cobros", letter("poison@example.com", "eve@example.com", "Veneno", "No se puede guardar"), time.Now())
	x.imap.Put("cobros", letter("good@example.com", "ana@example.com", "Consulta", "carta siguiente"), time.Now())
	t.Run("[CH-11] a letter that cannot be taken is shown raw after some tries, and the mailbox goes on with the next", func(t *testing.T) {
		var all []thread
		require.Eventually(t, func() bool { all = x.talks(); return len(all) == 2 }, 2*sdktest.Patience, 50*time.Millisecond)
		require.Equal(t, "Veneno", all[0].Subject)
		x.says(all[1].ID, "carta siguiente")
		m := x.messages(all[0].ID)[0]
		require.Contains(t, m.Text, "No se puede guardar")
		var l struct {
			Nodes    []markup.Node `json:"nodes"`
			Unparsed bool          `json:"unparsed"`
		}
		x.ana.GET("/api/v1/conversations/" + all[0].ID + "/letters/" + m.ID).OK(&l)
		require.True(t, l.Unparsed)
		require.Contains(t, markup.Text(l.Nodes), "Message-ID: <poison@example.com>")
		require.Empty(t, x.read().Code)
	})
}

// refuse has the database refuse a message of a letter, as often as it is tried.
func refuse(t *testing.T, path, messageID string) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+path+"?_pragma=busy_timeout(20000)")
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	_, err = db.ExecContext(t.Context(), "CREATE TRIGGER refuse BEFORE INSERT ON messages WHEN NEW.provider_id = '"+messageID+"' BEGIN SELECT RAISE(ABORT, 'refused'); END")
	require.NoError(t, err)
}

func TestStopByLetter(t *testing.T) {
	t.Parallel()
	x := newPost(t, sdktest.Engine{})
	x.connect(peers.Password).OK(nil)
	for _, name := range []string{"signature", "outlook", "gmail", "subject"} {
		t.Run("[CH-09] a letter stops us, whatever stands below the word or above it: "+name, func(t *testing.T) {
			before := len(x.talks())
			x.drop("mail-stop-with-signature/" + name + ".eml")
			id := x.begun(before + 1)[before].ID
			require.Eventually(t, func() bool {
				var who struct {
					StoppedAt *time.Time `json:"stopped_at"`
				}
				x.ana.GET("/api/v1/conversations/" + id + "/person").OK(&who)
				return who.StoppedAt != nil
			}, sdktest.Patience, 50*time.Millisecond)
		})
	}
}
