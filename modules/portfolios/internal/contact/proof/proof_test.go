package proof_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// office gives out the ledgers of a desk.
func office(t *testing.T, d *contacttest.Desk) *proof.Service {
	keys, err := sealed.New(d.DB, bytes.Repeat([]byte{7}, 32))
	require.NoError(t, err)
	return proof.NewService(proof.NewStore(d.DB), d.Debtors, signing.NewKeyring(d.DB, keys), settings.Fixed(paper.Look{Name: "Cobranzas"}), record.New(d.DB, tracing.NewRecorder(d.DB, nil), nil, nil), d.Clock)
}

func TestLedger(t *testing.T) {
	t.Run("[CO-17] a ledger verifies offline and fails after any edit", func(t *testing.T) { each(t, verifies) })
}

func verifies(t *testing.T, d *contacttest.Desk) {
	s := office(t, d)
	called(t, d, "sonó <diez> & más veces")
	asJSON, asPDF := must(s.JSON(d.Ctx, "ana"))(t).Content, must(s.PDF(d.Ctx, "ana"))(t).Content

	lines, err := proof.Verify(asJSON, "")
	require.NoError(t, err)
	require.Contains(t, lines[0], "holds, 3 entries")
	key := strings.TrimPrefix(lines[2], "key  ")
	_, err = proof.Verify(asPDF, key)
	require.NoError(t, err)
	_, err = proof.Verify(asPDF, strings.Repeat("0", len(key)))
	require.Error(t, err, "signed by somebody else")

	require.Error(t, flipped(asJSON, 7), "an edit of the JSON went unseen")
	require.Error(t, flipped(asPDF, 997), "an edit of the PDF went unseen")
	_, err = proof.Verify(bytes.Replace(asJSON, []byte("diez"), []byte("once"), 1), "")
	require.Error(t, err)
	_, err = proof.Verify([]byte("%PDF-1.7 of something else"), "")
	require.Error(t, err)
	_, err = proof.Verify(bytes.Replace(asJSON, []byte(`"pack"`), []byte(`"pack":{"count":0},"pack"`), 1), "")
	require.Error(t, err, "says two things, of which each reader may take another")
	_, err = proof.Verify(resealed(asPDF), "")
	require.Error(t, err, "the page is somebody else's, the attached data are the company's")
}

// resealed is a PDF that somebody edited and signed anew with a key of their own.
func resealed(pdf []byte) []byte {
	page, _, _ := bytes.Cut(pdf, []byte("\n%recobro-signature "))
	page = append(bytes.Clone(page), "% edited"...)
	public, private, _ := ed25519.GenerateKey(nil)
	text := base64.RawURLEncoding.EncodeToString
	value := ed25519.Sign(private, append([]byte("recobro.contact-ledger/1"), page...))
	return append(page, "\n%recobro-signature "+text(public)+" "+text(value)+"\n"...)
}

// called is a call to Ana that nobody answered: three entries.
func called(t *testing.T, d *contacttest.Desk, note string) {
	c := d.Reserve(t, contacttest.Call("ana"))
	require.NoError(t, d.Try(func(ctx context.Context) error {
		if _, err := d.Contacts.Start(ctx, c.ID); err != nil {
			return err
		}
		_, err := d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "no_answer", Note: note})
		return err
	}))
}

func each(t *testing.T, test func(*testing.T, *contacttest.Desk)) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) { test(t, contacttest.Open(t, engine)) })
}

// flipped changes one letter or digit of a file at a time, every so many bytes, and gives nil as soon as one of the edits goes unseen.
func flipped(content []byte, every int) (err error) {
	for at := every; at < len(content); at += every {
		edited := bytes.Clone(content)
		switch edited[at] {
		case ' ', '\n':
			continue // white space says nothing
		case '9', 'z', 'Z':
			edited[at]--
		default:
			edited[at]++
		}
		if _, err = proof.Verify(edited, ""); err == nil {
			return nil
		}
	}
	return err
}

func TestALedgerThatWasEditedInTheDatabaseIsNotGivenOut(t *testing.T) {
	edits := map[string]func(tx *gorm.DB) error{
		"a word": func(tx *gorm.DB) error {
			return tx.Model(&proof.Entry{}).Where("seq = 1").Update("content", gorm.Expr("replace(content, 'reserved', 'released')")).Error
		},
		"an entry in the middle": func(tx *gorm.DB) error { return tx.Where("seq = 2").Delete(&proof.Entry{}).Error },
		"the last entry":         func(tx *gorm.DB) error { return tx.Where("seq = 3").Delete(&proof.Entry{}).Error },
	}
	for name, edit := range edits {
		t.Run(name, func(t *testing.T) {
			each(t, func(t *testing.T, d *contacttest.Desk) {
				s := office(t, d)
				called(t, d, "")
				require.NoError(t, d.DB.Tx(d.Ctx, func(_ context.Context, tx *gorm.DB) error { return edit(tx) }))
				_, err := s.JSON(d.Ctx, "ana")
				require.ErrorIs(t, err, proof.ErrAltered)
			})
		})
	}
}

func TestEntriesWrittenAtOnceStandInOneChain(t *testing.T) {
	each(t, func(t *testing.T, d *contacttest.Desk) {
		s, store := office(t, d), proof.NewStore(d.DB)
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				for range 10 {
					if err := store.Append(d.Ctx, proof.Fact{DebtorID: "ana", What: proof.Received, ContactID: storage.NewID(), WrittenAt: time.Now()}); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		var f struct{ Pack proof.Pack }
		require.NoError(t, json.Unmarshal(must(s.JSON(d.Ctx, "ana"))(t).Content, &f))
		require.Equal(t, 80, f.Pack.Count)
	})
}

func must[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		require.NoError(t, err)
		return v
	}
}
