package review_test

import (
	"encoding/json"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type body map[string]any

// neighbors stand for the modules that keep conversations, calls, promises and tasks; what they do together is tried with the product.
type neighbors struct {
	*http.ServeMux
	mutex    sync.Mutex
	answers  map[string]any // by path
	given    []body         // tasks
	promises []body
}

func newNeighbors() *neighbors {
	n := &neighbors{ServeMux: http.NewServeMux(), answers: map[string]any{}}
	n.HandleFunc("GET /", func(w http.ResponseWriter, r *http.Request) {
		n.mutex.Lock()
		defer n.mutex.Unlock()
		answer, known := n.answers[r.URL.Path]
		if !known {
			told(w, http.StatusNotFound, body{"code": "not_found", "status": 404, "title": "Not found", "type": "about:blank"})
			return
		}
		told(w, http.StatusOK, body{"data": answer, "meta": body{"total": 1, "page": 1, "pageSize": 100}})
	})
	n.HandleFunc("GET /api/v1/promesas", func(w http.ResponseWriter, _ *http.Request) {
		n.mutex.Lock()
		defer n.mutex.Unlock()
		told(w, http.StatusOK, body{"data": append([]body{}, n.promises...), "meta": body{}})
	})
	n.HandleFunc("POST /api/v1/tasks", func(w http.ResponseWriter, r *http.Request) {
		var task body
		_ = json.NewDecoder(r.Body).Decode(&task) // what is missing shows in the test
		n.mutex.Lock()
		n.given = append(n.given, task)
		n.mutex.Unlock()
		told(w, http.StatusCreated, body{"data": body{"id": "task-1"}})
	})
	return n
}

func told(w http.ResponseWriter, status int, v body) {
	w.Header().Set("Content-Type", map[bool]string{true: "application/json", false: "application/problem+json"}[status < 400])
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // a recorder takes all
}

// at is when the talks of these tests were: long ago for the product, a Friday for who speaks of days.
var at = time.Date(2026, 11, 20, 15, 0, 0, 0, time.UTC)

// talks has a conversation that has ended, held by somebody.
func (n *neighbors) talks(id, debtor, user string, texts ...string) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	messages := []body{}
	for i, text := range texts { // the debtor speaks first, then we, by turns
		sender := [2]string{"debtor", "user"}[i%2]
		messages = append(messages, body{"id": id + "-" + string(rune('a'+i)), "sender": sender, "kind": "text", "text": text, "at": at.Add(time.Duration(i) * time.Minute)})
	}
	n.answers["/api/v1/conversations/"+id] = body{"id": id, "round": 1, "debtor_id": debtor, "portfolio_id": "p1", "assignee_id": user, "channel": "widget", "last_at": at, "resolved_at": at.Add(time.Hour)}
	n.answers["/api/v1/conversations/"+id+"/messages"] = messages
}

// office is the module with its people.
type office struct {
	*sdktest.Host
	n                    *neighbors
	ana, bo, carla, dora *sdktest.Person // two who collect, two who manage
}

func newOffice(t *testing.T, engine sdktest.Engine, chosen body) *office {
	o := &office{n: newNeighbors()}
	o.Host = sdktest.Start(t, aiagents.Module(), sdktest.Options{Engine: engine, Others: o.n, Chosen: map[string]any{"a": chosen}})
	o.ana, o.bo = o.As("a", "cashier", "ana"), o.As("a", "cashier", "bo")
	o.carla, o.dora = o.As("a", "manager", "carla"), o.As("a", "manager", "dora")
	return o
}

type analysed struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	Method  string `json:"method"`
	Outcome string `json:"outcome"`
	Agrees  string `json:"agrees"`
	Core    struct {
		Summary map[string]string `json:"summary"`
		Outcome string            `json:"outcome"`
		Promise *struct {
			LineID string `json:"line_id"`
			Quote  string `json:"quote"`
			Amount int64  `json:"amount"`
			Day    string `json:"day"`
		} `json:"promise"`
	} `json:"analysis"`
	Corrections []struct {
		Field string `json:"field"`
		From  any    `json:"from"`
		To    any    `json:"to"`
		By    string `json:"by"`
	} `json:"corrections"`
}

type reviewed struct {
	ID        string `json:"id"`
	Pass      int    `json:"pass"`
	Status    string `json:"status"`
	Why       string `json:"sampled_by"`
	Verdict   string `json:"verdict"`
	TaskID    string `json:"task_id"`
	SuiteID   string `json:"suite_id"`
	CaseID    string `json:"case_id"`
	IsCovered bool   `json:"is_covered"`
	Told      struct {
		Text     string `json:"text"`
		Comments []struct {
			ID        string `json:"id"`
			Version   int64  `json:"version"`
			CreatedBy string `json:"created_by"`
			LineID    string `json:"line_id"`
			Offset    int    `json:"offset"`
			AtMS      *int64 `json:"at_ms"`
			Text      string `json:"text"`
			TaskID    string `json:"task_id"`
		} `json:"comments"`
	} `json:"supervisor_review"`
}

// analysis analyses a conversation now.
func (o *office) analysis(id string) (a analysed) {
	o.carla.POST("/api/v1/analyses", body{"conversation_id": id}).OK(&a)
	return a
}

// reviews are those of an analysis as somebody sees them.
func reviews(p *sdktest.Person, analysisID string) (all []reviewed) {
	p.GET("/api/v1/reviews?analysis_id=" + analysisID).OK(&all)
	return all
}

// verdict is a whole form.
func verdict(v string, more body) body {
	scores := []body{}
	for _, item := range []string{"opening", "identity", "listening", "law", "outcome"} {
		scores = append(scores, body{"item": item, "grade": "ok"})
	}
	b := body{"verdict": v, "scores": scores}
	for name, value := range more {
		b[name] = value
	}
	return b
}

func TestAnalyses(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := newOffice(t, engine, body{"review_share": 0, "review_compliance": false})
		o.n.talks("c1", "d1", "ana", "Puedo pagar 1500 pesos el 4 de diciembre", "Anotado, gracias.")
		t.Run("[AI-08] a conversation that was resolved is analysed by itself, and what was promised is held against what was entered", func(t *testing.T) {
			o.Broker.Tell(events.Envelope{
				SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/chats", Type: "recobro.chats.conversation.updated", Subject: "c1", TenantID: "a", Time: at,
				Data: json.RawMessage(`{"changes":{"status":{"from":"open","to":"resolved"}}}`),
			})
			o.Broker.Await("recobro.aiagents.analysis.made")
			var all []analysed
			o.ana.GET("/api/v1/analyses?ref_id=c1").OK(&all)
			require.Len(t, all, 1)
			require.Equal(t, []string{"rules", "promised", "missing"}, []string{all[0].Method, all[0].Outcome, all[0].Agrees})
			require.Equal(t, []any{"c1-a", int64(150000), "2026-12-04"}, []any{all[0].Core.Promise.LineID, all[0].Core.Promise.Amount, all[0].Core.Promise.Day})
			require.Contains(t, all[0].Core.Summary["es"], "Prometió pagar")
			o.n.promises = []body{{"id": "pr1", "conversation_id": "c1", "amount": 150000, "currency": "UYU", "due_on": "2026-12-04"}}
			require.Equal(t, "yes", o.analysis("c1").Agrees)
			o.bo.GET("/api/v1/analyses/"+all[0].ID).Refused(http.StatusNotFound, "aiagents.analysis_not_found")
			o.As("b", "manager", "eve").GET("/api/v1/analyses/"+all[0].ID).Refused(http.StatusNotFound, "aiagents.analysis_not_found")
		})
		t.Run("[AI-08] a call that nobody wrote down is analysed by what was entered, and nothing is said to be heard", func(t *testing.T) {
			o.n.answers["/api/v1/llamadas/l1"] = body{"id": "l1", "user_id": "ana", "debtor_id": "d2", "created_at": at, "ended_at": at, "disposition_id": "x", "note": "Dice que llama mañana"}
			o.n.answers["/api/v1/contacts/dispositions"] = []body{{"id": "x", "code": "callback", "reach": "right_party"}}
			var a analysed
			o.carla.POST("/api/v1/analyses", body{"call_id": "l1"}).OK(&a)
			require.Equal(t, "callback", a.Outcome)
			require.Nil(t, a.Core.Promise)
			require.Contains(t, a.Core.Summary["en"], "no transcript")
		})
		t.Run("[AI-08] what people correct stands beside what the program says, and outlives a new analysis", func(t *testing.T) {
			a := o.analysis("c1")
			o.carla.PATCH("/api/v1/analyses/"+a.ID, body{"no_promise": true, "outcome": "informed"}, "If-Match", storage.ETag(a.Version)).OK(&a)
			a = o.analysis("c1")
			require.Equal(t, []string{"informed", "promised"}, []string{a.Outcome, a.Core.Outcome})
			require.Len(t, a.Corrections, 2)
			require.Equal(t, []any{"outcome", "promised", "informed", "carla"}, []any{a.Corrections[0].Field, a.Corrections[0].From, a.Corrections[0].To, a.Corrections[0].By})
			o.ana.PATCH("/api/v1/analyses/"+a.ID, body{"outcome": "agreed"}, "If-Match", "*").Refused(http.StatusForbidden, "forbidden")
		})
		t.Run("[AI-08] of a debtor who is removed nothing stays", func(t *testing.T) {
			a := o.analysis("c1")
			o.Broker.Tell(events.Envelope{SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/portfolios", Type: "recobro.portfolios.debtor.deleted", Subject: "d1", TenantID: "a", Time: at})
			o.Broker.Await("recobro.aiagents.analysis.deleted")
			o.carla.GET("/api/v1/analyses/"+a.ID).Refused(http.StatusNotFound, "aiagents.analysis_not_found")
		})
	})
}

func TestReviews(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := newOffice(t, engine, body{"review_share": 100, "review_twice": 0})
		o.n.talks("c1", "d1", "ana", "Puedo pagar 1500 pesos el 4 de diciembre", "Si no paga, su embargo sale mañana.")
		a := o.analysis("c1")
		id := reviews(o.carla, a.ID)[0].ID
		path := "/api/v1/reviews/" + id
		t.Run("[AI-09] a talk in which a rule was not kept is picked, once", func(t *testing.T) {
			o.analysis("c1")
			all := reviews(o.carla, a.ID)
			require.Len(t, all, 1)
			require.Equal(t, []string{"compliance", "waiting"}, []string{all[0].Why, all[0].Status})
		})
		t.Run("[AI-09] of two who take a review at once one has it", func(t *testing.T) {
			require.Equal(t, 1, o.race(path+"/take"))
			o.carla.POST(path+"/leave", nil)
			o.dora.POST(path+"/leave", nil)
			o.carla.POST(path+"/take", nil).OK(nil)
			o.dora.POST(path+"/take", nil).Refused(http.StatusConflict, "aiagents.review_taken")
			o.dora.POST(path+"/verdict", verdict("ok", nil)).Refused(http.StatusConflict, "aiagents.review_not_taken")
		})
		t.Run("[AI-09] a verdict needs the whole form, keeps both what the program and what people say, and the person hears of it", func(t *testing.T) {
			require.Empty(t, reviews(o.ana, a.ID), "before there is a verdict")
			o.carla.POST(path+"/verdict", body{"verdict": "ok", "scores": []body{}}).Refused(http.StatusUnprocessableEntity, "aiagents.review_items")
			found := body{"outcome": "agreed"}
			o.carla.POST(path+"/verdict", verdict("breach", body{"corrections": found, "text": "No se amenaza."})).OK(nil)
			o.Broker.Await("recobro.aiagents.review.done")
			var now analysed
			o.ana.GET("/api/v1/analyses/" + a.ID).OK(&now)
			require.Equal(t, []string{"agreed", "promised"}, []string{now.Outcome, now.Core.Outcome})
			require.Equal(t, "No se amenaza.", reviews(o.ana, a.ID)[0].Told.Text)
			require.Empty(t, reviews(o.bo, a.ID), "a colleague's is none of theirs")
			o.bo.GET(path).Refused(http.StatusNotFound, "aiagents.review_not_found")
		})
		t.Run("[AI-09] what is to be practised becomes a task, once", func(t *testing.T) {
			var r reviewed
			o.carla.POST(path+"/coaching", body{"title": "Repasar qué no se dice"}).OK(&r)
			require.Equal(t, "task-1", r.TaskID)
			require.Equal(t, "ana", o.n.given[0]["assignee_id"])
			o.carla.POST(path+"/coaching", body{"title": "Otra"}).Refused(http.StatusConflict, "aiagents.review_has_task")
		})
		t.Run("[AI-09] a review becomes a case with one click, and stays the same one", func(t *testing.T) {
			var r, again reviewed
			o.carla.POST(path+"/case", nil).OK(&r)
			o.dora.POST(path+"/case", nil).OK(&again)
			require.NotEmpty(t, r.CaseID)
			require.Equal(t, []string{r.SuiteID, r.CaseID}, []string{again.SuiteID, again.CaseID})
			require.Len(t, o.cases(r.SuiteID), 1)
		})
		t.Run("[AI-09] the person reviewed appeals once, and another than the reviewer decides", func(t *testing.T) {
			o.bo.POST(path+"/appeal", body{"text": "No"}).Refused(http.StatusNotFound, "aiagents.review_not_found")
			o.ana.POST(path+"/appeal", body{"text": "Leía el guion."}).OK(nil)
			o.ana.POST(path+"/appeal", body{"text": "Otra vez"}).Refused(http.StatusConflict, "aiagents.review_appealed")
			o.carla.POST(path+"/decision", body{"verdict": "breach", "answer": "No"}).Refused(http.StatusConflict, "aiagents.review_same_judge")
			var r reviewed
			o.dora.POST(path+"/decision", body{"verdict": "coach", "answer": "El guion se corrige."}).OK(&r)
			require.Equal(t, []string{"decided", "coach"}, []string{r.Status, r.Verdict})
		})
		t.Run("[AI-09] nobody reviews what they did themselves", func(t *testing.T) {
			o.n.talks("c2", "d2", "dora", "No reconozco esa deuda", "Lo anotamos.")
			r := reviews(o.carla, o.analysis("c2").ID)[0]
			o.dora.POST("/api/v1/reviews/"+r.ID+"/take", nil).Refused(http.StatusConflict, "aiagents.review_own")
		})
		t.Run("[AI-15] who manages reviews; who leads reads; who collects reads and appeals their own", func(t *testing.T) {
			for role, may := range map[string]string{"superadmin": "r", "admin": "r", "manager": "rtjc", "cashier": "r"} {
				p, got := o.As("a", role, "some-"+role), ""
				for _, try := range []struct {
					letter string
					answer *sdktest.Answer
				}{
					{"r", p.GET("/api/v1/reviews")},
					{"t", p.POST("/api/v1/reviews/none/take", nil)},
					{"j", p.POST("/api/v1/reviews/none/verdict", verdict("ok", nil))},
					{"c", p.POST("/api/v1/analyses", body{"call_id": "none"})},
				} {
					if try.answer.Status != http.StatusForbidden {
						got += try.letter
					}
				}
				require.Equal(t, may, got, role)
			}
		})
		t.Run("[AI-09] agreement is told by week", func(t *testing.T) {
			var told struct {
				Program []struct {
					Field string   `json:"field"`
					N     int      `json:"n"`
					Kappa *float64 `json:"kappa"`
				} `json:"program"`
				Weeks []struct{} `json:"weeks"`
			}
			o.carla.GET("/api/v1/reviews/agreement?from=2000-01-01&to=2100-01-01").OK(&told)
			require.Len(t, told.Weeks, 1)
			require.Equal(t, []any{"outcome", 1, 0.0}, []any{told.Program[2].Field, told.Program[2].N, *told.Program[2].Kappa})
			o.ana.GET("/api/v1/reviews/agreement?from=2000-01-01&to=2100-01-01").Refused(http.StatusForbidden, "forbidden")
		})
	})
}

// race has both managers ask for the same at once, and gives how many were let.
func (o *office) race(path string) (let int) {
	came := make(chan int, 2)
	for _, p := range []*sdktest.Person{o.carla, o.dora} {
		go func() { came <- p.POST(path, nil).Status }()
	}
	for range 2 {
		if <-came < 300 {
			let++
		}
	}
	return let
}

func TestComments(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := newOffice(t, engine, body{"review_share": 100, "review_twice": 0})
		o.n.talks("c1", "d1", "ana", "Puedo pagar 1500 pesos el 4 de diciembre", "Anotado.")
		path := "/api/v1/reviews/" + reviews(o.carla, o.analysis("c1").ID)[0].ID
		var r reviewed
		t.Run("[AI-09] who has a review comments on places of what was said and of the recording; nobody else does, or reads it before the verdict", func(t *testing.T) {
			o.carla.POST(path+"/comments", body{"line_id": "c1-b", "text": "x"}).Refused(http.StatusConflict, "aiagents.review_not_taken")
			o.carla.POST(path+"/take", nil).OK(nil)
			o.carla.POST(path+"/comments", body{"text": "x"}).Refused(http.StatusUnprocessableEntity, "aiagents.comment_nowhere")
			o.carla.POST(path+"/comments", body{"line_id": "c1-b", "offset": 3, "text": "Falta la hora"}).OK(nil)
			o.carla.POST(path+"/comments", body{"at_ms": 61500, "text": "Aquí interrumpe"}).OK(&r)
			require.Equal(t, []any{"c1-b", 3, "carla"}, []any{r.Told.Comments[0].LineID, r.Told.Comments[0].Offset, r.Told.Comments[0].CreatedBy})
			require.Equal(t, int64(61500), *r.Told.Comments[1].AtMS)
			o.dora.POST(path+"/comments", body{"line_id": "c1-b", "text": "x"}).Refused(http.StatusConflict, "aiagents.review_not_taken")
			var seen reviewed
			o.dora.GET(path).OK(&seen)
			require.Empty(t, seen.Told.Comments)
			o.ana.POST(path+"/comments", body{"line_id": "c1-b", "text": "x"}).Refused(http.StatusForbidden, "forbidden")
		})
		o.carla.POST(path+"/verdict", verdict("coach", nil)).OK(&r)
		at := func(n int) string { return path + "/comments/" + r.Told.Comments[n].ID }
		t.Run("[AI-09] a comment is changed and removed by who wrote it", func(t *testing.T) {
			require.Len(t, r.Told.Comments, 2, "a verdict keeps them")
			o.dora.PATCH(at(0), body{"text": "Otra cosa"}, "If-Match", "*").Refused(http.StatusConflict, "aiagents.comment_not_yours")
			o.dora.DELETE(at(0), "If-Match", "*").Refused(http.StatusConflict, "aiagents.comment_not_yours")
			o.carla.PATCH(at(0), body{"text": "Falta decir la hora"}, "If-Match", storage.ETag(r.Told.Comments[0].Version)).OK(&r)
			require.Equal(t, "Falta decir la hora", r.Told.Comments[0].Text)
			o.carla.DELETE(at(1), "If-Match", "*").OK(nil)
			o.ana.GET(path).OK(&r)
			require.Len(t, r.Told.Comments, 1, "the person reviewed reads them once there is a verdict")
		})
		t.Run("[AI-09] a comment becomes a task of the person reviewed, once", func(t *testing.T) {
			o.carla.POST(at(0)+"/coaching", body{"title": "Cerrar con la hora"}).OK(&r)
			require.Equal(t, "task-1", r.Told.Comments[0].TaskID)
			require.Equal(t, []any{"ana", "Falta decir la hora"}, []any{o.n.given[0]["assignee_id"], o.n.given[0]["description"]})
			o.carla.POST(at(0)+"/coaching", body{"title": "Otra vez"}).Refused(http.StatusConflict, "aiagents.review_has_task")
			o.carla.POST(path+"/comments/none/coaching", body{"title": "x"}).Refused(http.StatusNotFound, "aiagents.comment_not_found")
		})
	})
}

func TestReviewedTwice(t *testing.T) {
	o := newOffice(t, sdktest.Engine{}, body{"review_share": 100, "review_twice": 100})
	o.n.talks("c1", "d1", "ana", "Puedo pagar 1500 pesos el 4 de diciembre", "Anotado.")
	a := o.analysis("c1")
	both := reviews(o.carla, a.ID)
	require.Len(t, both, 2)
	first, second := "/api/v1/reviews/"+both[0].ID, "/api/v1/reviews/"+both[1].ID
	o.carla.POST(first+"/take", nil).OK(nil)
	o.carla.POST(first+"/verdict", verdict("coach", body{"corrections": body{"outcome": "agreed"}, "text": "Faltó confirmar."})).OK(nil)
	t.Run("[AI-09] the second of two reviewers knows nothing of the first, and is another", func(t *testing.T) {
		o.carla.POST(second+"/take", nil).Refused(http.StatusConflict, "aiagents.review_both")
		var seen reviewed
		o.dora.GET(first).OK(&seen)
		require.Equal(t, []any{true, "", ""}, []any{seen.IsCovered, seen.Verdict, seen.Told.Text})
		var now analysed
		o.dora.GET("/api/v1/analyses/" + a.ID).OK(&now)
		require.Equal(t, "promised", now.Outcome, "what the first found is not kept yet")
		o.ana.POST(first+"/appeal", body{"text": "¿Por qué?"}).Refused(http.StatusConflict, "aiagents.review_not_done")
	})
	t.Run("[AI-09] once both have come to a verdict, each is seen, and how far they agree is told", func(t *testing.T) {
		o.dora.POST(second+"/take", nil).OK(nil)
		o.dora.POST(second+"/verdict", verdict("ok", body{"corrections": body{"outcome": "agreed"}})).OK(nil)
		var seen reviewed
		o.dora.GET(first).OK(&seen)
		require.Equal(t, []any{false, "coach", "Faltó confirmar."}, []any{seen.IsCovered, seen.Verdict, seen.Told.Text})
		var told struct {
			People []struct {
				N        int      `json:"n"`
				Observed float64  `json:"observed"`
				Kappa    *float64 `json:"kappa"`
			} `json:"people"`
		}
		o.carla.GET("/api/v1/reviews/agreement?from=2000-01-01&to=2100-01-01").OK(&told)
		require.Equal(t, []any{1, 1.0}, []any{told.People[2].N, told.People[2].Observed})
		require.Nil(t, told.People[2].Kappa, "both said one and the same")
	})
}
