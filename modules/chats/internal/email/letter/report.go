package letter

import (
	"bufio"
	"io"
	"net/textproto"
	"strings"

	"github.com/emersion/go-message"
)

// report reads what a mail server, or the program of whoever was written to, tells of a letter (RFC 3464, RFC 8098).
func (r *reader) report(parts message.MultipartReader, kind string, depth int) error {
	r.Automatic = true
	var about string
	told := len(r.Told)
	err := r.each(parts, func(one *message.Entity) error {
		of, _, _ := one.Header.ContentType()
		switch of {
		case "message/delivery-status", "message/global-delivery-status", "message/disposition-notification":
			r.read(one.Body)
			return nil
		case "message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers":
			about = named(one.Body)
			return nil
		}
		return r.part(one, depth+1)
	})
	for n := range r.Told[told:] {
		if of := &r.Told[told+n]; of.MessageID == "" {
			of.MessageID = about
		}
	}
	return err
}

// mostGroups bounds the recipients that one report tells of.
const mostGroups = 50

// read reads groups of fields: one of the whole, then one for each recipient; of a disposition there is one alone.
func (r *reader) read(from io.Reader) {
	fields := textproto.NewReader(bufio.NewReader(io.LimitReader(from, mostHead)))
	for range mostGroups {
		group, err := fields.ReadMIMEHeader()
		if action := word(strings.ToLower(group.Get("Action")), mostName); action != "" {
			r.Told = append(r.Told, Told{Action: action, Status: status(group.Get("Status")), Words: diagnostic(group.Get("Diagnostic-Code"))})
		}
		if strings.Contains(strings.ToLower(group.Get("Disposition")), "displayed") {
			r.Told = append(r.Told, Told{Action: "displayed", MessageID: first(ids(group.Get("Original-Message-Id")))})
		}
		if err != nil {
			return
		}
	}
}

// status is the code alone: some write words beside it.
func status(field string) string {
	code, _, _ := strings.Cut(strings.TrimSpace(field), " ")
	return short(code, 20)
}

// diagnostic are the words of a server, without the kind of its code.
func diagnostic(field string) string {
	if kind, words, found := strings.Cut(field, ";"); found && !strings.Contains(kind, " ") {
		field = words
	}
	return word(field, mostWords)
}

// named is the message id in the head of a letter that came back.
func named(from io.Reader) string {
	head, _ := textproto.NewReader(bufio.NewReader(io.LimitReader(from, mostHead))).ReadMIMEHeader() // it may be cut off
	return first(ids(head.Get("Message-Id")))
}
