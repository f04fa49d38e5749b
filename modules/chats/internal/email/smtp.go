package email

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/textproto"
	"time"

	gomail "github.com/wneessen/go-mail"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// taking is how long a mail server may take for a whole letter, with its files.
const taking = 90 * time.Second

// smtp logs in to the server that takes our letters.
func (w *Way) smtp(ctx context.Context, b box) (*gomail.Client, error) {
	line, err := w.outside.Connect(ctx, b.smtp, b.smtpPort, b.smtpPort == smtpPort)
	if err != nil {
		return nil, told(err, ErrSMTPUnreachable, ErrSMTPTLS)
	}
	client, err := gomail.NewClient(b.smtp, smtpOptions(b, line)...)
	if err == nil {
		err = client.DialWithContext(ctx)
	}
	if err != nil {
		_ = line.Close() // it leads nowhere
		return nil, refusedBySMTP(ctx, err)
	}
	return client, nil
}

func smtpOptions(b box, line *outbound.Connection) []gomail.Option {
	policy, auth := gomail.TLSMandatory, gomail.SMTPAuthAutoDiscover
	switch {
	case b.smtpPort == smtpPort: // it is spoken already
		policy = gomail.NoTLS
	case line.Trusted:
		policy, auth = gomail.TLSOpportunistic, gomail.SMTPAuthPlainNoEnc
	}
	if b.smtpPort == smtpPort {
		auth = gomail.SMTPAuthPlain
	}
	return []gomail.Option{
		gomail.WithPort(b.smtpPort), gomail.WithTLSPolicy(policy), gomail.WithTLSConfig(&tls.Config{ServerName: b.smtp, MinVersion: tls.VersionTLS12}),
		gomail.WithSMTPAuth(auth), gomail.WithUsername(b.user), gomail.WithPassword(b.secret), gomail.WithHELO(domain(b.from.Address)),
		gomail.WithTimeout(taking), gomail.WithoutNoop(), gomail.WithoutRset(), gomail.WithDSNMailReturnType(gomail.DSNMailReturnHeadersOnly),
		gomail.WithDSNRcptNotifyType(gomail.DSNRcptNotifySuccess, gomail.DSNRcptNotifyFailure),
		gomail.WithDialContextFunc(func(context.Context, string, string) (net.Conn, error) { return line.Conn, nil }),
	}
}

// refusedBySMTP tells what the server said from that it said nothing.
func refusedBySMTP(ctx context.Context, err error) error {
	var said *textproto.Error
	var forged *tls.CertificateVerificationError
	var plain tls.RecordHeaderError
	switch {
	case ctx.Err() != nil:
		return ErrSMTPUnreachable.Wrap(err)
	case errors.As(err, &said) && said.Code >= 500, errors.Is(err, gomail.ErrNoSupportedAuthDiscovered), errors.Is(err, gomail.ErrPlainAuthNotSupported):
		return ErrSMTPLogin.Wrap(err)
	case errors.As(err, &said), said == nil && !errors.As(err, &forged) && !errors.As(err, &plain) && isNetwork(err):
		return ErrSMTPUnreachable.Wrap(err)
	}
	return ErrSMTPTLS.Wrap(err)
}

func isNetwork(err error) bool {
	var network net.Error
	return errors.As(err, &network)
}
