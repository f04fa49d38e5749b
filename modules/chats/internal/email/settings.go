// Package email writes letters over SMTP and reads a mailbox over IMAP.
package email

import (
	"net/mail"
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of a mailbox: which of the two servers it is about.
var (
	ErrAddress         = errs.New(errs.Invalid, "chats.email_address").WithField("body.settings", "chats.email_address")
	ErrPort            = errs.New(errs.Invalid, "chats.email_port").WithField("body.settings", "chats.email_port")
	ErrIMAPUnreachable = errs.New(errs.Unavailable, "chats.imap_unreachable").WithField("body.settings", "chats.imap_unreachable")
	ErrSMTPUnreachable = errs.New(errs.Unavailable, "chats.smtp_unreachable").WithField("body.settings", "chats.smtp_unreachable")
	ErrIMAPLogin       = errs.New(errs.Invalid, "chats.imap_login").WithField("body.secret", "chats.imap_login")
	ErrSMTPLogin       = errs.New(errs.Invalid, "chats.smtp_login").WithField("body.secret", "chats.smtp_login")
	ErrIMAPTLS         = errs.New(errs.Unavailable, "chats.imap_tls").WithField("body.settings", "chats.imap_tls")
	ErrSMTPTLS         = errs.New(errs.Unavailable, "chats.smtp_tls").WithField("body.settings", "chats.smtp_tls")
)

// The ports on which servers speak TLS from the start; on others it is asked for.
const (
	imapPort = 993
	smtpPort = 465
)

// box is a mailbox as its inbox describes it.
type box struct {
	imap, smtp         string
	imapPort, smtpPort int
	user, secret       string
	from               mail.Address
	signature          string
}

// boxOf reads the settings of an inbox. It fails with ErrAddress and ErrPort.
func boxOf(a channel.Account) (b box, err error) {
	of := a.Settings
	from, err := mail.ParseAddress(of["address"])
	if err != nil {
		return b, ErrAddress
	}
	from.Name = strings.Join(strings.Fields(of["name"]), " ")
	b = box{imap: of["imap_host"], smtp: of["smtp_host"], user: of["username"], secret: a.Secret, from: *from, signature: of["signature"]}
	if b.imapPort, err = portOf(of["imap_port"], imapPort); err == nil {
		b.smtpPort, err = portOf(of["smtp_port"], smtpPort)
	}
	return b, err
}

func portOf(text string, usual int) (int, error) {
	if text == "" {
		return usual, nil
	}
	port, err := strconv.Atoi(text)
	if err != nil || port < 1 || port > 65535 {
		return 0, ErrPort
	}
	return port, nil
}

// domain is where a mailbox is.
func domain(mailbox string) string { return mailbox[strings.LastIndexByte(mailbox, '@')+1:] }
