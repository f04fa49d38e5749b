package calls_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// book stands for portfolios in the module's own tests: it allows what it is told to allow, and remembers what it is told. What both do
// together is tried with the product.
type book struct {
	*http.ServeMux
	mutex     sync.Mutex
	numbers   map[string]string // by the id of a phone
	refuses   map[string]string // rules, by debtor
	hidden    map[string]bool   // debtors whom nobody sees
	debtors   []string          // in the order of the list
	made      []*contact
	callbacks []string // debtors
}

// contact is one, as portfolios tells it.
type contact struct {
	ID          string   `json:"id"`
	DebtorID    string   `json:"debtor_id"`
	PortfolioID string   `json:"portfolio_id"`
	PhoneID     string   `json:"phone_id"`
	DebtIDs     []string `json:"debt_ids"`
	Status      string   `json:"status"`
	RuleID      string   `json:"rule_id"`
	Maker       string   `json:"maker"`
	MakerID     string   `json:"maker_id"`
	outcome     string   // code of the disposition
}

// codes are the dispositions that every company begins with, as far as lines tell them.
var codes = []string{"no_answer", "busy", "voicemail", "call_screened", "invalid", "abandoned", "promise", "hung_up"}

func newBook() *book {
	b := &book{ServeMux: http.NewServeMux(), numbers: map[string]string{}, refuses: map[string]string{}, hidden: map[string]bool{}}
	b.on("POST /api/v1/contacts/reservations", b.reserve)
	b.on("POST /api/v1/contacts/received", b.receive)
	b.on("POST /api/v1/contacts/{id}/start", b.move("started"))
	b.on("POST /api/v1/contacts/{id}/release", b.move("released"))
	b.on("POST /api/v1/contacts/{id}/end", b.end)
	b.on("POST /api/v1/contacts/{id}/maker", b.maker)
	b.on("POST /api/v1/contacts/{id}/dial", b.number)
	b.on("GET /api/v1/contacts/dispositions", b.dispositions)
	b.on("GET /api/v1/contacts/options", b.options)
	b.on("GET /api/v1/deudores", b.list)
	b.on("GET /api/v1/deudores/by-number", b.holders)
	b.on("POST /api/v1/eventos-programados", b.callBack)
	return b
}

// on answers an operation, one at a time.
func (b *book) on(pattern string, f func(r *http.Request) (status int, data any)) {
	b.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		b.mutex.Lock()
		status, data := f(r)
		b.mutex.Unlock()
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_ = json.NewEncoder(w).Encode(data) // a recorder takes all
	})
}

type said = map[string]any

func (b *book) reserve(r *http.Request) (int, any) {
	var asked contact
	_ = json.NewDecoder(r.Body).Decode(&asked) // the generated client wrote it
	if b.hidden[asked.DebtorID] {
		return http.StatusNotFound, said{"code": "portfolios.debtor_not_found", "status": http.StatusNotFound}
	}
	asked.Status, asked.RuleID = "reserved", b.refuses[asked.DebtorID]
	if asked.RuleID != "" {
		asked.Status = "blocked"
	}
	return http.StatusCreated, said{"data": b.keep(asked)}
}

func (b *book) receive(r *http.Request) (int, any) {
	var asked contact
	_ = json.NewDecoder(r.Body).Decode(&asked)
	asked.Status = "started"
	return http.StatusCreated, said{"data": b.keep(asked)}
}

func (b *book) keep(c contact) *contact {
	c.ID, c.PortfolioID, c.DebtIDs = fmt.Sprintf("contact-%d", len(b.made)+1), "portfolio", []string{}
	b.made = append(b.made, &c)
	return &c
}

func (b *book) of(r *http.Request) *contact {
	for _, c := range b.made {
		if c.ID == r.PathValue("id") {
			return c
		}
	}
	return &contact{}
}

func (b *book) move(to string) func(*http.Request) (int, any) {
	return func(r *http.Request) (int, any) {
		c := b.of(r)
		c.Status = to
		return http.StatusOK, said{"data": c}
	}
}

func (b *book) end(r *http.Request) (int, any) {
	var told struct {
		DispositionID string `json:"disposition_id"`
	}
	_ = json.NewDecoder(r.Body).Decode(&told)
	c := b.of(r)
	c.Status, c.outcome = "ended", told.DispositionID
	return http.StatusOK, said{"data": c}
}

func (b *book) maker(r *http.Request) (int, any) {
	var told struct {
		UserID string `json:"user_id"`
	}
	_ = json.NewDecoder(r.Body).Decode(&told)
	c := b.of(r)
	c.MakerID = told.UserID
	return http.StatusOK, said{"data": c}
}

func (b *book) number(r *http.Request) (int, any) {
	return http.StatusOK, said{"data": said{"number": b.numbers[b.of(r).PhoneID]}}
}

func (b *book) dispositions(*http.Request) (int, any) {
	all := []said{}
	for _, code := range codes {
		all = append(all, said{"id": code, "code": code})
	}
	return http.StatusOK, said{"data": all}
}

// options are the ways of a debtor: their phone has their own id.
func (b *book) options(r *http.Request) (int, any) {
	debtor := r.URL.Query().Get("debtor_id")
	rule := b.refuses[debtor]
	way := said{"channel": "call", "phone_id": debtor, "probability": 0.5, "decision": said{"allowed": rule == "", "rule_id": rule}}
	return http.StatusOK, said{"data": []said{way}}
}

func (b *book) list(*http.Request) (int, any) {
	all := []said{}
	for _, id := range b.debtors {
		all = append(all, said{"id": id})
	}
	return http.StatusOK, said{"data": all, "meta": said{"total": len(all), "page": 1, "pageSize": 100}}
}

func (b *book) holders(r *http.Request) (int, any) {
	all := []said{}
	for phone, number := range b.numbers {
		if number == r.URL.Query().Get("number") {
			all = append(all, said{"debtor_id": phone, "portfolio_id": "portfolio", "phone_id": phone, "assignee_id": ""})
		}
	}
	return http.StatusOK, said{"data": all}
}

func (b *book) callBack(r *http.Request) (int, any) {
	var told struct {
		DebtorID string    `json:"debtor_id"`
		DueAt    time.Time `json:"due_at"`
	}
	_ = json.NewDecoder(r.Body).Decode(&told)
	b.callbacks = append(b.callbacks, told.DebtorID)
	return http.StatusCreated, said{"data": said{"id": "event", "debtor_id": told.DebtorID}}
}

// outcomes are the codes by which contacts have ended.
func (b *book) outcomes() (all []string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for _, c := range b.made {
		all = append(all, c.Status+" "+c.outcome)
	}
	return all
}

// ended is how many contacts have ended by a disposition.
func (b *book) ended(code string) (n int) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for _, c := range b.made {
		if c.outcome == code {
			n++
		}
	}
	return n
}

var _ http.Handler = (*book)(nil)
