package proof

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// format names what a file is, and keeps its signature from being good for anything else.
const format = "recobro.contact-ledger/1"

// Pack is what a file tells.
type Pack struct {
	Format   string    `json:"format"`
	TenantID string    `json:"tenant_id"`
	MadeAt   time.Time `json:"made_at"`
	MadeBy   string    `json:"made_by"` // user
	Debtor   Person    `json:"debtor"`
	Count    int       `json:"count"`
	Head     string    `json:"head"` // hash of the last entry; empty without one
	Entries  []Link    `json:"entries"`
}

// Person is whose ledger it is.
type Person struct {
	ID             string `json:"id"`
	Name           string `json:"name"`
	NationalIDType string `json:"national_id_type,omitempty"`
	NationalID     string `json:"national_id,omitempty"`
}

// file is a pack with the tenant's signature over it, byte by byte as it stands without white space.
type file struct {
	Pack      json.RawMessage   `json:"pack"`
	Signature signing.Signature `json:"signature"`
}

// Service makes files of the ledger.
type Service struct {
	*Store
	debtors *debtor.Store
	keys    *signing.Keyring
	look    *settings.Values[paper.Look]
	record  *record.Record
	clock   clock.Clock
}

// NewService makes files of what a store keeps, signed with the tenant's key.
func NewService(store *Store, debtors *debtor.Store, keys *signing.Keyring, look *settings.Values[paper.Look], r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, keys, look, r, c}
}

// made is a pack on its way to a file.
type made struct {
	Pack
	facts []Fact
	about debtor.Debtor
	json  []byte
	key   string // fingerprint of the tenant's
}

// JSON is the ledger of a debtor as a file for programs. It fails with debtor.ErrNotFound, ErrAltered and ErrLong.
func (s *Service) JSON(ctx context.Context, debtorID string) (httpx.Document, error) {
	m, err := s.make(ctx, debtorID, "json")
	return httpx.Document{Name: name(debtorID) + ".json", Content: m.json}, err
}

// PDF is the ledger of a debtor on paper, in their language, with the JSON in it. It fails as JSON does.
func (s *Service) PDF(ctx context.Context, debtorID string) (httpx.Document, error) {
	m, err := s.make(ctx, debtorID, "pdf")
	if err != nil {
		return httpx.Document{}, err
	}
	drawn, err := s.draw(ctx, m)
	if err != nil {
		return httpx.Document{}, err
	}
	seal, err := s.keys.Signature(ctx, format, drawn)
	return httpx.Document{Name: name(debtorID) + ".pdf", Content: sealed(drawn, seal)}, err
}

func name(debtorID string) string { return "contact-ledger-" + debtorID }

// make puts the pack together and signs it; that somebody took it along is recorded.
func (s *Service) make(ctx context.Context, debtorID, as string) (m made, err error) {
	if m.about, err = s.whose(ctx, debtorID); err != nil {
		return m, err
	}
	links, facts, err := s.chain(ctx, debtorID)
	if err != nil {
		return m, err
	}
	m.facts, m.Pack = facts, s.pack(ctx, m.about, links)
	if err := s.sign(ctx, &m); err != nil {
		return m, err
	}
	return m, s.record.Write(ctx, record.Act{
		Name: "debtor.contact_ledger_exported", ID: debtorID, Payload: map[string]any{"as": as, "count": m.Count, "head": m.Head},
		Owners: []string{m.about.AssigneeID},
	})
}

// whose is the debtor of a chain. That of somebody who was merged into another ended then, and is had under their own id.
func (s *Service) whose(ctx context.Context, debtorID string) (debtor.Debtor, error) {
	now, err := s.debtors.Now(ctx, debtorID)
	if err != nil {
		return debtor.Debtor{}, err
	}
	d, err := s.debtors.Get(ctx, now)
	d.ID = debtorID
	return d, err
}

func (s *Service) pack(ctx context.Context, d debtor.Debtor, links []Link) Pack {
	who := principal.Must(ctx)
	p := Pack{
		Format: format, TenantID: who.TenantID, MadeAt: s.clock.Now().UTC().Truncate(time.Second), MadeBy: who.UserID,
		Debtor: Person{ID: d.ID, Name: d.Name, NationalIDType: string(d.NationalIDType), NationalID: d.NationalID},
		Count:  len(links), Entries: links,
	}
	if p.Count > 0 {
		p.Head = links[p.Count-1].Hash
	}
	return p
}

func (s *Service) sign(ctx context.Context, m *made) error {
	text, err := json.Marshal(m.Pack)
	if err != nil {
		return fmt.Errorf("write a contact ledger: %w", err)
	}
	f := file{Pack: text}
	if f.Signature, err = s.keys.Signature(ctx, format, text); err != nil {
		return err
	}
	m.key = f.Signature.Fingerprint()
	m.json, err = json.MarshalIndent(f, "", "  ")
	return err
}
