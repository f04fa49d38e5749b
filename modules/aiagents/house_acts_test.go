package aiagents_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
)

// day is so many days from now, as people write it.
func day(ahead int) string { return time.Now().UTC().AddDate(0, 0, ahead).Format("2/1/2006") }

func (h *house) conversation(r *http.Request) any {
	c := h.chats[r.PathValue("id")]
	delete(h.unheard, c.ID)
	status := "pending"
	if c.Agent == "" {
		status = "open"
	}
	return fields{"id": c.ID, "status": status, "agent_id": c.Agent, "debtor_id": c.Debtor, "portfolio_id": "p1", "channel": "widget", "round": 1, "last_at": time.Now()}
}

func (h *house) messages(r *http.Request) any {
	all := slices.Clone(h.chats[r.PathValue("id")].Messages)
	slices.Reverse(all)
	return all
}

// said is an answer, which is refused where they have written since, or people answer.
func (h *house) said(r *http.Request, b fields) (any, string) {
	c := h.chats[r.PathValue("id")]
	if c.Agent == "" || c.Agent != b["agent_id"] {
		return nil, "chats.agent_off"
	}
	last := ""
	for _, m := range c.Messages {
		if m["direction"] == "in" {
			last = m["id"].(string)
		}
	}
	if last != b["answers"] {
		return nil, "chats.agent_behind"
	}
	m := fields{"id": fmt.Sprint(c.ID, "-m", len(c.Messages)), "direction": "out", "sender": "agent", "kind": "text", "text": b["text"], "answers": b["answers"], "at": time.Now()}
	c.Messages = append(c.Messages, m)
	h.next(c)
	return m, ""
}

// ends is the end of an agent's part in a conversation.
func (h *house) ends(how string) func(*http.Request, fields) (any, string) {
	return func(r *http.Request, b fields) (any, string) {
		c := h.chats[r.PathValue("id")]
		if c.Agent == "" || c.Agent != b["agent_id"] {
			return nil, "chats.agent_off"
		}
		reason, _ := b["reason"].(string) // none of one that is resolved
		c.Agent, c.Ended = "", append(c.Ended, strings.TrimSpace(how+" "+reason))
		h.over <- c.ID
		h.poke()
		return fields{"id": c.ID}, ""
	}
}

// What is personal of every debtor.
const (
	document = "48254321"
	phone    = "+59899123456"
	surname  = "Etcheverry"
	given    = "Ana"
)

func (h *house) debtor(r *http.Request) any {
	return fields{
		"id": r.PathValue("id"), "portfolio_id": "p1", "name": given + " " + surname, "given_name": given, "language": h.files[r.PathValue("id")].Language, "timezone": "America/Montevideo",
		"currency": "UYU", "balance": 1_254_300, "dpd": 45, "debts_count": 1, "national_id": document, "phone": phone, "emails": []string{"ana.etcheverry@correo.uy"},
		"flags": []string{},
	}
}

// file keeps what is done in a debtor's file.
func (h *house) file() {
	of := func(id any) *file { return h.files[id.(string)] }
	h.write("POST /api/v1/deudores/{id}/identity-checks", http.StatusOK, func(r *http.Request, b fields) (any, string) {
		f, passed := of(r.PathValue("id")), b["answer"] == document[len(document)-4:]
		if f.Tries == 0 {
			return nil, "portfolios.identity_locked"
		}
		if f.Checks = append(f.Checks, passed); !passed {
			f.Tries--
		}
		return fields{"passed": passed, "tries_left": f.Tries}, ""
	})
	h.write("POST /api/v1/offers/sets", http.StatusCreated, func(_ *http.Request, b fields) (any, string) {
		first := time.Now().UTC().AddDate(0, 0, 7).Format(time.DateOnly)
		return fields{"offers": []fields{{
			"id": "o1", "debtor_id": b["debtor_id"], "token": "signed:" + b["debtor_id"].(string), "total": 900_000, "discount": 354_300, "currency": "UYU",
			"expires_at": time.Now().Add(time.Hour), "schedule": []fields{{"n": 1, "amount": 900_000, "due_on": first}},
		}}}, ""
	})
	h.write("POST /api/v1/plans", http.StatusCreated, func(_ *http.Request, b fields) (any, string) {
		f := of(b["debtor_id"])
		if b["offer"] != "signed:"+b["debtor_id"].(string) {
			return nil, "portfolios.offer_altered"
		}
		f.Plans = append(f.Plans, b)
		return fields{"id": fmt.Sprint(b["debtor_id"], "-plan", len(f.Plans)), "status": "active"}, ""
	})
	h.write("POST /api/v1/promesas", http.StatusCreated, func(_ *http.Request, b fields) (any, string) {
		f := of(b["debtor_id"])
		f.Promises = append(f.Promises, b)
		return fields{"id": fmt.Sprint(b["debtor_id"], "-promise", len(f.Promises)), "status": "pending"}, ""
	})
	h.write("POST /api/v1/deudores/{id}/flags", http.StatusOK, func(r *http.Request, _ fields) (any, string) {
		of(r.PathValue("id")).Flags++
		return fields{"id": r.PathValue("id")}, ""
	})
	h.write("POST /api/v1/eventos-programados", http.StatusCreated, func(_ *http.Request, b fields) (any, string) {
		of(b["debtor_id"]).Callbacks++
		return fields{"id": "e1"}, ""
	})
}
