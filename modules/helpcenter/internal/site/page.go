package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// page is an answer as it is sent.
type page struct {
	status  int // 0 = 200
	kind    string
	policy  string // what browsers let it do; empty where that means nothing
	body    []byte
	packed  []byte
	tag     string
	loose   bool   // it is not to be kept anywhere
	article string // that it shows, by id
	to      string // where it is instead, from here on
}

const html = "text/html; charset=utf-8"

// packer packs pages; what it takes to do that is much, and used again.
type packer struct{ idle sync.Pool }

// finished is a page with what is sent of it.
func (k *packer) finished(p page) page {
	sum := sha256.Sum256(p.body)
	p.tag = `W/"` + hex.EncodeToString(sum[:12]) + `"`
	var out bytes.Buffer
	to, there := k.idle.Get().(*gzip.Writer)
	if !there {
		to = gzip.NewWriter(nil)
	}
	to.Reset(&out)
	_, _ = to.Write(p.body) // a buffer refuses no write
	_ = to.Close()
	k.idle.Put(to)
	p.packed = out.Bytes()
	return p
}

// send answers with the page, or with the word that it is as the reader has it.
func (p page) send(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	if p.to != "" {
		header.Set("Cache-Control", "public, no-cache")
		http.Redirect(w, r, p.to, http.StatusMovedPermanently)
		return
	}
	header.Set("Content-Type", p.kind)
	header.Set("Vary", "Accept-Encoding")
	header.Set("Cache-Control", "public, no-cache") // kept, and asked about: what is taken back is gone at once
	if p.policy != "" {
		header.Set("Content-Security-Policy", p.policy)
	}
	if p.loose || p.status >= http.StatusBadRequest {
		header.Set("Cache-Control", "no-store")
	} else if header.Set("ETag", p.tag); strings.Contains(r.Header.Get("If-None-Match"), p.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body := p.body
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		header.Set("Content-Encoding", "gzip")
		body = p.packed
	}
	header.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(max(p.status, http.StatusOK))
	_, _ = w.Write(body) // the reader may be gone
}
