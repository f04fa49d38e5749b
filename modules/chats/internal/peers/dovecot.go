// Package peers runs mail servers for tests: dovecot, as the distribution packs it, keeps letters; go-smtp takes them.
package peers

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/stretchr/testify/require"
)

// Password of every mailbox.
const Password = "correct-horse"

// Dovecot keeps letters on the loopback interface.
type Dovecot struct {
	t    testing.TB
	dir  string
	Port int // plain, and TLS on demand by a certificate that nobody vouches for
}

// patience is how long a server may take to do what it is asked.
const patience = 30 * time.Second

// NewDovecot is a server with any mailbox, until the test ends.
func NewDovecot(t testing.TB) *Dovecot {
	t.Helper()
	dir, err := os.MkdirTemp("", "dovecot") // the names of its sockets must be short
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, os.RemoveAll(dir)) })
	d := &Dovecot{t: t, dir: dir, Port: freePort(t)}
	for _, folder := range []string{"run", "state", "mail"} {
		require.NoError(t, os.Mkdir(filepath.Join(d.dir, folder), 0o755))
	}
	config := filepath.Join(d.dir, "dovecot.conf")
	require.NoError(t, os.WriteFile(config, d.config(), 0o600))
	server := exec.Command("dovecot", "-F", "-c", config)
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	require.NoError(t, server.Start())
	t.Cleanup(func() {
		_ = server.Process.Signal(syscall.SIGTERM)
		_ = server.Wait()
	})
	require.Eventually(t, d.answers, patience, 20*time.Millisecond, "dovecot: %s", d.log())
	return d
}

// config runs all of it as whoever runs the test; what root runs keeps letters as nobody, since dovecot keeps none as root.
func (d *Dovecot) config() []byte {
	me, err := user.Current()
	require.NoError(d.t, err)
	internal, login, keeper := me.Username, me.Username, me
	if me.Uid == "0" {
		internal, login = "dovecot", "dovenull"
		keeper, err = user.Lookup("nobody")
		require.NoError(d.t, err)
		uid, _ := strconv.Atoi(keeper.Uid)
		gid, _ := strconv.Atoi(keeper.Gid)
		require.NoError(d.t, os.Chown(filepath.Join(d.dir, "mail"), uid, gid))
		require.NoError(d.t, os.Chmod(d.dir, 0o755)) //nolint:gosec // nobody goes through it
	}
	return fmt.Appendf(nil, configuration, d.dir, internal, login, Password, keeper.Uid, keeper.Gid, d.Port)
}

const configuration = `
protocols = imap
listen = 127.0.0.1
base_dir = %[1]s/run
state_dir = %[1]s/state
log_path = %[1]s/log
default_internal_user = %[2]s
default_internal_group = %[2]s
default_login_user = %[3]s
ssl = no
disable_plaintext_auth = no
mail_location = maildir:%[1]s/mail/%%u
first_valid_uid = 1
auth_failure_delay = 0
mail_max_userip_connections = 100
passdb {
  driver = static
  args = password=%[4]s
}
userdb {
  driver = static
  args = uid=%[5]s gid=%[6]s home=%[1]s/mail/%%u
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  process_min_avail = 0
  inet_listener imap {
    address = 127.0.0.1
    port = %[7]d
  }
  inet_listener imaps {
    port = 0
  }
}
`

func freePort(t testing.TB) int {
	t.Helper()
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer func() { _ = listener.Close() }() // its port is what was wanted
	return listener.Addr().(*net.TCPAddr).Port
}

// Place is where it is, as an allowance names it.
func (d *Dovecot) Place() string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(d.Port)) }

func (d *Dovecot) answers() bool {
	client, err := imapclient.DialInsecure(d.Place(), nil)
	if err != nil {
		return false
	}
	defer func() { _ = client.Close() }() // it was asked
	return client.WaitGreeting() == nil
}

func (d *Dovecot) log() string {
	text, _ := os.ReadFile(filepath.Join(d.dir, "log")) // there is none before it began
	return string(text)
}

// Put brings a letter into a mailbox, as it came at a moment.
func (d *Dovecot) Put(mailbox, letter string, at time.Time) {
	d.t.Helper()
	client, err := imapclient.DialInsecure(d.Place(), nil)
	require.NoError(d.t, err)
	defer func() { _ = client.Close() }() // it was asked
	require.NoError(d.t, client.Login(mailbox, Password).Wait(), d.log())
	writing := client.Append("INBOX", int64(len(letter)), &imap.AppendOptions{Time: at})
	_, err = writing.Write([]byte(letter))
	require.NoError(d.t, err)
	require.NoError(d.t, writing.Close())
	_, err = writing.Wait()
	require.NoError(d.t, err, d.log())
}

// Renumber has the server number the letters of a mailbox anew, as after its index was lost.
func (d *Dovecot) Renumber(mailbox string) {
	d.t.Helper()
	for _, name := range []string{"dovecot-uidlist", "dovecot.index", "dovecot.index.cache", "dovecot.index.log", "dovecot-uidvalidity"} {
		_ = os.Remove(filepath.Join(d.dir, "mail", mailbox, name)) // not each is there
	}
}
