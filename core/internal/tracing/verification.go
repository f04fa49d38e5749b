package tracing

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// verified is the act that a verification leaves in the record.
const verified = "record.verified"

// Verification is a walk through every chain of a tenant, and the one before it.
type Verification struct {
	Chains   []Verdict         `json:"chains"`
	Previous *PastVerification `json:"previous,omitempty" doc:"Absent when this is the first"`
}

// PastVerification tells of an earlier walk.
type PastVerification struct {
	At     time.Time `json:"at"`
	By     string    `json:"by"`
	Chains int       `json:"chains"`
	Broken int       `json:"broken" doc:"Chains that did not hold"`
}

// outcome is what the record keeps of a verification.
type outcome struct {
	Chains int `json:"chains"`
	Broken int `json:"broken"`
}

// Verifier verifies the record and leaves a line in it each time.
type Verifier struct {
	service *Service
	db      *storage.DB // the core's
	record  *record.Record
}

// NewVerifier verifies what service reads.
func NewVerifier(service *Service, db *storage.DB, record *record.Record) *Verifier {
	return &Verifier{service: service, db: db, record: record}
}

// Verify walks every chain of ctx's tenant as the principal of ctx.
func (v *Verifier) Verify(ctx context.Context) (Verification, error) {
	previous, err := v.last(ctx)
	if err != nil {
		return Verification{}, err
	}
	chains, err := v.service.Verify(ctx)
	if err != nil {
		return Verification{}, err
	}
	found := outcome{Chains: len(chains)}
	for _, chain := range chains {
		if chain.Broken != nil {
			found.Broken++
		}
	}
	err = v.record.Write(ctx, record.Act{Name: verified, Payload: map[string]any{"chains": found.Chains, "broken": found.Broken}})
	return Verification{Chains: chains, Previous: previous}, err
}

// exporting leaves a line in the record that it is about to be written into a file.
func (v *Verifier) exporting(ctx context.Context, f tracing.Filter) error {
	text, err := json.Marshal(f)
	if err != nil {
		return err
	}
	var asked map[string]any
	if err := json.Unmarshal(text, &asked); err != nil {
		return err
	}
	return v.record.Write(ctx, record.Act{Name: "record.exported", Payload: asked})
}

func (v *Verifier) last(ctx context.Context) (*PastVerification, error) {
	found, err := tracing.List(ctx, v.db, tracing.Filter{Name: "core." + verified, Limit: 1})
	if err != nil || len(found) == 0 {
		return nil, err
	}
	var before outcome
	if err := json.Unmarshal([]byte(found[0].Payload), &before); err != nil {
		return nil, err
	}
	return &PastVerification{At: found[0].At, By: found[0].ActorName, Chains: before.Chains, Broken: before.Broken}, nil
}
