package chats_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	spoken "path"
	"slices"
	"strings"
	"sync"
)

// book stands for portfolios in the module's own tests: it allows what it is told to allow, and remembers what it is asked. What both do
// together is tried with the product.
type book struct {
	*http.ServeMux
	mutex   sync.Mutex
	holders map[string][]body // by number, mailbox or #reference
	debtors map[string]body
	refuses map[string]string // rules, by debtor
	merged  map[string]string // debtors who were merged into others
	made    []body            // contacts
	agreed  []body            // consents
	out     []body            // opt-outs that hold
}

func newBook() *book {
	b := &book{ServeMux: http.NewServeMux(), holders: map[string][]body{}, debtors: map[string]body{}, refuses: map[string]string{}, merged: map[string]string{}}
	b.on("POST /api/v1/contacts/reservations", b.contact("reserved"))
	b.on("POST /api/v1/contacts/received", b.contact("open"))
	b.on("POST /api/v1/contacts/{id}/start", b.moved)
	b.on("POST /api/v1/contacts/{id}/release", b.moved)
	b.on("POST /api/v1/contacts/{id}/end", b.moved)
	b.on("POST /api/v1/contacts/{id}/dial", b.number)
	b.on("GET /api/v1/deudores/by-number", func(r *http.Request) (int, any) {
		return http.StatusOK, b.holding(r.URL.Query().Get("number"))
	})
	b.on("GET /api/v1/deudores/by-email", func(r *http.Request) (int, any) {
		return http.StatusOK, b.holding(r.URL.Query().Get("email"))
	})
	b.on("GET /api/v1/deudores/by-reference", func(r *http.Request) (int, any) {
		return http.StatusOK, b.holding("#" + r.URL.Query().Get("reference"))
	})
	b.on("GET /api/v1/deudores/some", b.some)
	b.on("GET /api/v1/deudores/{id}", b.debtor)
	b.on("GET /api/v1/contacts/{id}", b.moved)
	b.on("GET /api/v1/communication/hours", func(*http.Request) (int, any) {
		day := body{"from": "00:00", "to": "24:00"}
		return http.StatusOK, body{"week": []any{day, day, day, day, day, day, day}}
	})
	b.on("GET /api/v1/contacts/dispositions", func(*http.Request) (int, any) {
		return http.StatusOK, []body{{"id": "disposition-sent", "code": "sent"}}
	})
	b.on("GET /api/v1/contacts/consents", func(*http.Request) (int, any) { return http.StatusOK, b.agreed })
	b.on("POST /api/v1/contacts/consents", b.agree)
	b.on("POST /api/v1/contacts/consents/{id}/revoke", b.revoke)
	b.on("POST /api/v1/contacts/opt-outs", b.optOut)
	b.on("POST /api/v1/contacts/opt-outs/withdraw", b.optIn)
	b.on("GET /api/v1/deudores", b.list)
	return b
}

// on answers an operation, one at a time.
func (b *book) on(pattern string, f func(r *http.Request) (status int, data any)) {
	b.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		b.mutex.Lock()
		status, data := f(r)
		b.mutex.Unlock()
		if status >= http.StatusBadRequest {
			w.Header().Set("Content-Type", "application/problem+json")
		} else {
			w.Header().Set("Content-Type", "application/json")
			data = body{"data": data}
		}
		w.WriteHeader(status)
		_ = json.NewEncoder(w).Encode(data) // a recorder takes all
	})
}

// knows adds a debtor who has a number or a mailbox, or whom a creditor calls so (#).
func (b *book) knows(id, portfolio, number string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.debtors[id] = body{"id": id, "portfolio_id": portfolio, "name": "Deudor " + id, "assignee_id": ""}
	if number != "" {
		b.holders[number] = append(b.holders[number], body{"debtor_id": id, "portfolio_id": portfolio, "phone_id": "phone-" + id, "assignee_id": "", "label": "mobile", "status": "ok"})
	}
}

// holding are the debtors of a number, of whom those who were merged are one.
func (b *book) holding(of string) []body {
	all := []body{}
	for _, h := range b.holders[of] {
		h = maps.Clone(h)
		h["debtor_id"] = b.now(h["debtor_id"].(string))
		all = append(all, h)
	}
	return all
}

// now is the debtor into whom another was merged.
func (b *book) now(id string) string {
	if to, merged := b.merged[id]; merged {
		return to
	}
	return id
}

// merge makes one debtor of two; into an empty one, two again.
func (b *book) merge(id, into string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.merged[id] = into; into == "" {
		delete(b.merged, id)
	}
}

// remove removes a debtor.
func (b *book) remove(id string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	delete(b.debtors, id)
	for of, holders := range b.holders {
		b.holders[of] = slices.DeleteFunc(holders, func(h body) bool { return h["debtor_id"] == id })
	}
}

// forget has a number be nobody's any more.
func (b *book) forget(number string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	delete(b.holders, number)
}

// refuse has a rule refuse contacts with a debtor; an empty one: none does.
func (b *book) refuse(debtor, rule string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.refuses[debtor] = rule
}

// number is that of the debtor of a contact.
func (b *book) number(r *http.Request) (int, any) {
	for _, c := range b.made {
		if c["id"] != r.PathValue("id") {
			continue
		}
		if rule := b.refuses[c["debtor_id"].(string)]; rule != "" && c["direction"] != "inbound" {
			return http.StatusConflict, body{"code": "portfolios.contact_refused", "params": body{"rule": rule}, "status": http.StatusConflict, "title": "no", "type": "about:blank"}
		}
		for number, holders := range b.holders {
			if holders[0]["debtor_id"] == c["debtor_id"] {
				return http.StatusOK, body{"number": number}
			}
		}
		return http.StatusOK, body{"number": ""}
	}
	return http.StatusNotFound, body{"code": "portfolios.contact_not_found", "status": http.StatusNotFound, "title": "no", "type": "about:blank"}
}

func (b *book) debtor(r *http.Request) (int, any) {
	d, known := b.debtors[b.now(r.PathValue("id"))]
	if !known {
		return http.StatusNotFound, body{"code": "portfolios.debtor_not_found", "status": http.StatusNotFound, "title": "no", "type": "about:blank"}
	}
	return http.StatusOK, d
}

// some are those of some debtors who are there under their own id.
func (b *book) some(r *http.Request) (int, any) {
	all := []body{}
	for id := range strings.SplitSeq(r.URL.Query().Get("id"), ",") {
		if d, known := b.debtors[id]; known && b.now(id) == id {
			all = append(all, d)
		}
	}
	return http.StatusOK, all
}

func (b *book) list(*http.Request) (int, any) {
	all := []body{}
	for _, id := range slices.Sorted(maps.Keys(b.debtors)) {
		all = append(all, b.debtors[id])
	}
	return http.StatusOK, all
}

func (b *book) contact(status string) func(*http.Request) (int, any) {
	return func(r *http.Request) (int, any) {
		var asked body
		_ = json.NewDecoder(r.Body).Decode(&asked) // the generated client wrote it
		asked["id"], asked["status"], asked["rule_id"] = fmt.Sprintf("contact-%d", len(b.made)+1), status, ""
		asked["direction"] = map[string]string{"reserved": "outbound", "open": "inbound"}[status]
		if rule := b.refuses[fmt.Sprint(asked["debtor_id"])]; rule != "" && status == "reserved" {
			asked["status"], asked["rule_id"] = "blocked", rule
		}
		b.made = append(b.made, asked)
		return http.StatusCreated, asked
	}
}

func (b *book) moved(r *http.Request) (int, any) {
	for _, c := range b.made {
		if c["id"] == r.PathValue("id") {
			if what := spoken.Base(r.URL.Path); r.Method == http.MethodPost {
				c["status"] = map[string]string{"start": "open", "release": "released", "end": "ended"}[what]
			}
			return http.StatusOK, c
		}
	}
	return http.StatusOK, body{"id": r.PathValue("id")}
}

func (b *book) agree(r *http.Request) (int, any) {
	var asked body
	_ = json.NewDecoder(r.Body).Decode(&asked)
	asked["id"], asked["revoked_at"] = fmt.Sprintf("consent-%d", len(b.agreed)+1), nil
	b.agreed = append(b.agreed, asked)
	return http.StatusCreated, asked
}

func (b *book) revoke(r *http.Request) (int, any) {
	for _, c := range b.agreed {
		if c["id"] == r.PathValue("id") {
			c["revoked_at"] = "2026-01-01T00:00:00Z"
		}
	}
	return http.StatusOK, body{}
}

func (b *book) optOut(r *http.Request) (int, any) {
	var o body
	_ = json.NewDecoder(r.Body).Decode(&o)
	b.out = append(b.out, o)
	return http.StatusOK, o
}

func (b *book) optIn(r *http.Request) (int, any) {
	var o body
	_ = json.NewDecoder(r.Body).Decode(&o)
	b.out = slices.DeleteFunc(b.out, func(each body) bool { return each["address"] == o["address"] })
	return http.StatusOK, o
}

// optOuts are those that hold, as "address debtor".
func (b *book) optOuts() (all []string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for _, o := range b.out {
		all = append(all, fmt.Sprint(o["address"], " ", o["debtor_id"]))
	}
	return all
}

// consents counts the consents of a debtor that hold, and those that were taken back.
func (b *book) consents(debtorID string) (holding, revoked int) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for _, c := range b.agreed {
		switch {
		case c["debtor_id"] != debtorID:
		case c["revoked_at"] == nil:
			holding++
		default:
			revoked++
		}
	}
	return holding, revoked
}

// status is how far the contact came that allowed the nth thing that was asked for.
func (b *book) status(n int) any {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if n >= len(b.made) {
		return nil
	}
	return b.made[n]["status"]
}

// contacts are those that were asked for.
func (b *book) contacts() []body {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return append([]body{}, b.made...)
}
