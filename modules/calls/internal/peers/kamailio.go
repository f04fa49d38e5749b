package peers

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// Proxy is an exchange: kamailio, which knows one user and password, keeps where users are, and leads calls to them.
type Proxy struct{ *Run }

// Password of every user of the exchange.
const Password = "correct horse"

// Kamailio is an exchange on the loopback interface. It asks for a proof of every REGISTER and INVITE, stays on the way of a call, and
// leads calls whose number begins with a digit to the address, where one is given.
func Kamailio(t *testing.T, leadsTo string) *Proxy {
	t.Helper()
	dir, port := t.TempDir(), Port(t)
	path := filepath.Join(dir, "kamailio.cfg")
	require.NoError(t, os.WriteFile(path, fmt.Appendf(nil, kamailio, port, Password, Password, leadsTo), 0o600))
	p := &Proxy{start(t, dir, port, "kamailio", "-f", path, "-DD", "-E", "-Y", dir, "-P", filepath.Join(dir, "pid"), "-m", "32", "-M", "4")}
	p.listening(t)
	return p
}

const kamailio = `#!KAMAILIO
debug=1
log_stderror=yes
children=2
fork=yes
auto_aliases=no
disable_tcp=yes
listen=udp:127.0.0.1:%d
loadmodule "kex.so"
loadmodule "pv.so"
loadmodule "tm.so"
loadmodule "tmx.so"
loadmodule "sl.so"
loadmodule "rr.so"
loadmodule "maxfwd.so"
loadmodule "textops.so"
loadmodule "siputils.so"
loadmodule "usrloc.so"
loadmodule "registrar.so"
loadmodule "auth.so"
modparam("usrloc", "db_mode", 0)
modparam("registrar", "max_expires", 3600)
modparam("rr", "append_fromtag", 1)
request_route {
	if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
	if (is_method("CANCEL")) { if (t_check_trans()) { t_relay(); } exit; }
	if (has_totag()) {
		if (loose_route()) { t_relay(); exit; }
		if (is_method("ACK")) { if (t_check_trans()) { t_relay(); } exit; }
		sl_send_reply("404", "Not here"); exit;
	}
	if (is_method("OPTIONS")) { sl_send_reply("200", "OK"); exit; }
	if (is_method("REGISTER")) {
		if (!pv_www_authenticate("$td", "%s", "0")) { www_challenge("$td", "0"); exit; }
		save("location"); exit;
	}
	if (is_method("INVITE") && $rU =~ "^[+]?[0-9]") {
		if (!pv_proxy_authenticate("$fd", "%s", "0")) { proxy_challenge("$fd", "0"); exit; }
		consume_credentials();
		record_route();
		$du = "%s";
		t_relay(); exit;
	}
	record_route();
	if (!lookup("location")) { sl_send_reply("404", "Not Found"); exit; }
	t_relay();
}
`
