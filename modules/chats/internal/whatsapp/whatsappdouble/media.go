package whatsappdouble

import (
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// Media is a file at Meta.
type Media struct {
	Type, Name string
	Content    []byte
}

// enclosures are the kinds of files of a message.
type enclosures struct {
	Document *attached `json:"document"`
	Image    *attached `json:"image"`
	Audio    *attached `json:"audio"`
	Video    *attached `json:"video"`
}

type attached struct {
	ID       string `json:"id"`
	Caption  string `json:"caption"`
	Filename string `json:"filename"`
}

func (e enclosures) one() *attached {
	for _, a := range []*attached{e.Document, e.Image, e.Audio, e.Video} {
		if a != nil {
			return a
		}
	}
	return nil
}

func (e enclosures) caption() string {
	if a := e.one(); a != nil {
		return a.Caption
	}
	return ""
}

func (d *Double) mediaRoutes(mux *http.ServeMux) {
	mux.HandleFunc("POST /v23.0/"+PhoneNumberID+"/media", d.upload)
	mux.HandleFunc("GET /v23.0/{media}", d.where)
	mux.HandleFunc("GET /media/{media}", d.content)
}

// taken are the media types that the API takes.
var taken = []string{
	"audio/aac", "audio/mp4", "audio/mpeg", "audio/amr", "audio/ogg", "image/jpeg", "image/png", "image/webp", "video/mp4", "video/3gpp",
	"text/plain", "application/pdf", "application/msword", "application/vnd.ms-excel",
}

// upload takes a file: a form with the product, the media type, and the file itself, of that type.
func (d *Double) upload(w http.ResponseWriter, r *http.Request) {
	if !d.may(w, r) {
		return
	}
	file, head, err := r.FormFile("file")
	if err != nil || r.FormValue("messaging_product") != "whatsapp" {
		d.refuse(w, http.StatusBadRequest, 100, "(#100) Invalid parameter")
		return
	}
	kind := head.Header.Get("Content-Type")
	if !slices.Contains(taken, kind) || r.FormValue("type") != kind {
		d.refuse(w, http.StatusBadRequest, 100, "(#100) Param file must be a file with one of the following types")
		return
	}
	content, err := io.ReadAll(file)
	if err != nil {
		d.refuse(w, http.StatusBadRequest, 100, "(#100) Invalid parameter")
		return
	}
	_ = json.NewEncoder(w).Encode(map[string]string{"id": d.Keep(Media{kind, head.Filename, content})})
}

// Keep has a file lie at Meta, and gives its id.
func (d *Double) Keep(m Media) string {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	id := "media" + strconv.Itoa(len(d.media)+1)
	d.media[id] = m
	return id
}

func (d *Double) has(id string) bool {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	_, has := d.media[id]
	return has
}

func (d *Double) of(a *attached) Media {
	if a == nil {
		return Media{}
	}
	d.mutex.Lock()
	defer d.mutex.Unlock()
	m := d.media[a.ID]
	m.Name = a.Filename
	return m
}

// where tells where a file lies.
func (d *Double) where(w http.ResponseWriter, r *http.Request) {
	if !d.may(w, r) {
		return
	}
	id := r.PathValue("media")
	if !d.has(id) {
		d.refuse(w, http.StatusBadRequest, 100, "Unsupported get request. Object with ID '"+id+"' does not exist")
		return
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"messaging_product": "whatsapp", "url": d.URL + "/media/" + id, "id": id})
}

// content gives a file to whoever has the token.
func (d *Double) content(w http.ResponseWriter, r *http.Request) {
	if !d.may(w, r) {
		return
	}
	d.mutex.Lock()
	m := d.media[r.PathValue("media")]
	d.mutex.Unlock()
	w.Header().Set("Content-Type", m.Type)
	_, _ = w.Write(m.Content)
}

// Encloses has somebody send a file.
func (d *Double) Encloses(id, from, caption, media string, at time.Time) int {
	d.mutex.Lock()
	d.open[from] = true
	d.mutex.Unlock()
	return d.Tell(change(map[string]any{
		"contacts": []any{map[string]any{"profile": map[string]string{"name": from}, "wa_id": from}},
		"messages": []any{map[string]any{
			"from": from, "id": id, "timestamp": strconv.FormatInt(at.Unix(), 10), "type": "document",
			"document": map[string]any{"id": media, "mime_type": "application/pdf", "filename": "recibo.pdf", "caption": caption},
		}},
	}), AppSecret)
}
