package peers

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Phone is a telephone: baresip, which speaks what is in a file and keeps what it hears.
type Phone struct {
	*Run
	control net.Conn
	events  chan map[string]any
}

// PhoneConfig is how a telephone is set up; the zero value answers by itself over UDP, plain.
type PhoneConfig struct {
	Number    string   // that it shows to those whom it calls; phone without it
	Speaks    string   // WAV file; without it, a word now and then
	Manual    bool     // it rings until Answer
	Transport string   // udp, tcp or tls; udp without it
	Sealed    bool     // SRTP by SDES, and nothing else
	Laws      []string // PCMA, PCMU; both without it
	Account   string   // of a registrar: "user:password@host:port"
	Cert      string   // PEM of its certificate and key, for TLS
	CA        string
}

// Baresip is a telephone on the loopback interface.
func Baresip(t *testing.T, c PhoneConfig) *Phone {
	t.Helper()
	dir, port, control := folder(t), Port(t), Port(t)
	if c.Speaks == "" {
		c.Speaks = Speech(t, 1, 120)
	}
	if c.Transport == "" {
		c.Transport = "udp"
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "config"), []byte(c.config(dir, port, control)), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "accounts"), []byte(c.accounts(port)), 0o600))
	p := &Phone{Run: start(t, dir, port, "baresip", "-f", dir), events: make(chan map[string]any, 256)}
	require.Eventually(t, func() bool {
		var err error
		p.control, err = net.Dial("tcp", "127.0.0.1:"+strconv.Itoa(control))
		return err == nil
	}, patience, 10*time.Millisecond, "%s", p.Log())
	t.Cleanup(func() { _ = p.control.Close() })
	go p.hear()
	return p
}

// folder is one with a short name, until the test ends: baresip cuts the names of its files at 128 characters.
func folder(t *testing.T) string {
	dir, err := os.MkdirTemp("", "telephone-")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

func (c PhoneConfig) config(dir string, port, control int) string {
	lines := []string{
		fmt.Sprintf("sip_listen 127.0.0.1:%d", port), "net_interface 127.0.0.1", "sip_verify_server no",
		"audio_source aufile," + c.Speaks, "audio_player aubridge,nowhere", "audio_alert aubridge,nowhere", "ring_aufile none",
		"audio_srate 8000", "audio_channels 1", "jitter_buffer_delay 1-20", "rtp_stats yes", "snd_path " + dir,
		fmt.Sprintf("ctrl_tcp_listen 127.0.0.1:%d", control),
		"module_path /usr/lib/baresip/modules",
		"module g711.so", "module aufile.so", "module aubridge.so", "module sndfile.so", "module srtp.so",
		"module_app account.so", "module_app menu.so", "module_app ctrl_tcp.so",
	}
	if c.Cert != "" {
		lines = append(lines, "sip_certificate "+c.Cert)
	}
	return strings.Join(lines, "\n") + "\n"
}

// accounts are the one that it calls by, and, where it has no registrar, one for each number that tests call: it answers to no other.
func (c PhoneConfig) accounts(port int) string {
	all := c.account(port)
	for n := 0; n < 10 && c.Account == ""; n++ {
		c.Number = fmt.Sprintf("+5989912345%d", n)
		all += c.account(port)
	}
	return all
}

func (c PhoneConfig) account(port int) string {
	user, at := cmp.Or(c.Number, "phone"), fmt.Sprintf("127.0.0.1:%d", port)
	more := ";regint=0"
	if c.Account != "" {
		name, host, _ := strings.Cut(c.Account, "@")
		given, secret, _ := strings.Cut(name, ":")
		user, at, more = given, host, ";regint=60;auth_pass="+secret
	}
	if !c.Manual {
		more += ";answermode=auto"
	}
	if c.Sealed {
		more += ";mediaenc=srtp-mand"
	}
	if len(c.Laws) > 0 {
		more += ";audio_codecs=" + strings.Join(c.Laws, ",")
	}
	return fmt.Sprintf("<sip:%s@%s;transport=%s>%s\n", user, at, c.Transport, more)
}

// Do gives the telephone a command: dial, hangup, accept, hold, resume, sndcode, transfer.
func (p *Phone) Do(t *testing.T, command, params string) {
	t.Helper()
	require.NoError(t, p.command(command, params))
}

func (p *Phone) command(command, params string) error {
	text, err := json.Marshal(map[string]string{"command": command, "params": params, "token": command})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(p.control, "%d:%s,", len(text), text)
	return err
}

// Await waits for an event of the telephone: CALL_ESTABLISHED, CALL_CLOSED, CALL_INCOMING, CALL_DTMF_START and the like.
func (p *Phone) Await(t *testing.T, kind string) map[string]any {
	t.Helper()
	end := time.After(patience)
	for {
		select {
		case e := <-p.events:
			if e["type"] == kind {
				return e
			}
		case <-end:
			require.Fail(t, "the telephone tells no "+kind, "%s", p.Log())
		}
	}
}

// hear reads what the telephone tells, in netstrings.
func (p *Phone) hear() {
	r, current := bufio.NewReader(p.control), ""
	for {
		length, err := r.ReadString(':')
		if err != nil {
			return
		}
		n, err := strconv.Atoi(strings.TrimSuffix(length, ":"))
		if err != nil || n > 1<<16 {
			return
		}
		text := make([]byte, n+1)
		if _, err := readFull(r, text); err != nil {
			return
		}
		var e map[string]any
		if json.Unmarshal(text[:n], &e) == nil && e["event"] == true {
			if account, _ := e["accountaor"].(string); account != current && e["class"] != "register" {
				_ = p.command("uafind", account) // what it is told to do later is meant for this call
				current = account
			}
			p.events <- e
		}
	}
}

func readFull(r *bufio.Reader, to []byte) (n int, err error) {
	for n < len(to) {
		m, err := r.Read(to[n:])
		if n += m; err != nil {
			return n, err
		}
	}
	return n, nil
}

// Heard is the file of what the telephone heard on its last call.
func (p *Phone) Heard(t *testing.T) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(p.Dir, "dump-*-dec.wav"))
	require.NoError(t, err)
	require.NotEmpty(t, found)
	return found[len(found)-1]
}

// URI is the telephone's address.
func (p *Phone) URI() string { return "sip:127.0.0.1:" + p.PortText() }
