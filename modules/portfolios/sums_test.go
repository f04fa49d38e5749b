package portfolios_test

import (
	"context"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestSums(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		debtors := list(t, h.admin, "/api/v1/deudores?pageSize=10")
		debtOf := func(d row) row { return list(t, h.admin, "/api/v1/deudores/"+d.ID+"/debts")[0] }
		fee := func(d row, amount int64) *sdktest.Answer {
			return h.admin.POST("/api/v1/deudores/"+d.ID+"/debts/"+debtOf(d).ID+"/movements", map[string]any{
				"direction": "debit", "type": "fee", "amount": amount,
			})
		}
		t.Run("six fees of 2.3·10¹⁸ are refused, each, and every list answers", func(t *testing.T) {
			for _, d := range debtors[:6] {
				assert.Equal(t, http.StatusUnprocessableEntity, fee(d, 2_300_000_000_000_000_000).Status)
			}
			for _, path := range []string{"/api/v1/carteras", "/api/v1/deudores", "/api/v1/deudores/overview"} {
				assert.Equal(t, http.StatusOK, h.admin.GET(path).Status, path)
			}
		})
		t.Run("no debt grows beyond the bound by several fees", func(t *testing.T) {
			fee(debtors[0], 999_000_000_000_000).OK(nil)
			fee(debtors[0], 999_000_000_000_000).Refused(http.StatusUnprocessableEntity, "money.range")
		})
		t.Run("no portfolio grows beyond what can be counted", func(t *testing.T) {
			refused := 0
			for _, d := range list(t, h.admin, "/api/v1/deudores?pageSize=20&portfolio_id="+debtors[0].PortfolioID) {
				if answer := fee(d, 900_000_000_000_000); answer.Status != http.StatusCreated {
					if answer.Problem.Code == "portfolios.portfolio_sum" {
						refused++
					}
				}
			}
			assert.Positive(t, refused)
			p := get(t, h.admin, "/api/v1/carteras/"+debtors[0].PortfolioID)
			assert.LessOrEqual(t, p.Balance, int64(9_000_000_000_000_000))
		})
		t.Run("a file whose rows come to more than can be counted fails its check, and says why", func(t *testing.T) {
			var text strings.Builder
			text.WriteString("Documento;Nombre;Nro Operación;Saldo\n")
			for n := range 30 {
				fmt.Fprintf(&text, "12345672;Ana;R-%d;9999999999999,00\n", n)
			}
			var f file
			newImport(t, h.manager, debtors[0].PortfolioID, "f.csv", text.String()).OK(&f)
			h.manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
			h.manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
			assert.Equal(t, "portfolios.portfolio_sum", awaited(t, h.manager, f.ID, "failed", "checked").Failure)
		})
	})
}

// before112 are the migrations of the time when amounts had no bound.
func before112(t *testing.T) fs.FS {
	all, old := portfolios.Module().Migrations, fstest.MapFS{}
	names, err := fs.Glob(all, "migrations/*.sql")
	require.NoError(t, err)
	for _, name := range names {
		if path.Base(name) >= "00112" {
			continue
		}
		text, err := fs.ReadFile(all, name)
		require.NoError(t, err)
		old[name] = &fstest.MapFile{Data: text}
	}
	return old
}

type brokenDebt struct {
	storage.Row
	DebtorID, PortfolioID, Ref, Currency, Status string
	Balance                                      int64
}

func (brokenDebt) TableName() string { return "debts" }

type brokenDebtor struct {
	storage.Row
	PortfolioID, DedupeKey, Kind, Name, NameKey, Status, Currency string
	Balance                                                       int64
}

func (brokenDebtor) TableName() string { return "debtors" }

type ledgerLine struct {
	TenantID, ID                      string `gorm:"primaryKey"`
	DebtID, DebtorID, Direction, Type string
	Amount                            int64
	Currency                          string
	CreatedAt, At                     time.Time
}

func (ledgerLine) TableName() string { return "movements" }

type anyPortfolio struct {
	storage.Row
	Code, Name, NameKey, CreditorID, CreditorName, Type, Stage, Status, Currency, Country, Timezone string
	DebtorsCount, DebtsCount                                                                        int64
}

func (anyPortfolio) TableName() string { return "portfolios" }

func TestRepair(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "portfolios", before112(t))
		ctx := principal.With(context.Background(), principal.Principal{TenantID: "rioplatense", UserID: "m", Scope: principal.ScopeAll})
		now := time.Now().UTC().Truncate(time.Microsecond)
		p := anyPortfolio{Code: "A", Name: "A", NameKey: "a", CreditorID: "b", CreditorName: "B", Type: "own", Stage: "early", Status: "active", Currency: "UYU", Country: "UY", Timezone: "America/Montevideo"}
		debt := func(tx *gorm.DB, ref string, balance int64, amounts ...int64) string {
			who := brokenDebtor{PortfolioID: p.ID, DedupeKey: ref, Kind: "natural", Name: ref, NameKey: ref, Status: "new", Currency: "UYU", Balance: balance}
			require.NoError(t, tx.Create(&who).Error)
			d := brokenDebt{DebtorID: who.ID, PortfolioID: p.ID, Ref: ref, Currency: "UYU", Status: "active", Balance: balance}
			require.NoError(t, tx.Create(&d).Error)
			for _, amount := range amounts {
				m := ledgerLine{ID: storage.NewID(), DebtID: d.ID, DebtorID: who.ID, Direction: "debit", Type: "fee", Amount: amount, Currency: "UYU", CreatedAt: now, At: now}
				if amount < 0 {
					m.Direction, m.Type, m.Amount = "credit", "payment", -amount
				}
				require.NoError(t, tx.Create(&m).Error)
			}
			return d.ID
		}
		// As the version before did: six fees of 2.3·10¹⁸ on debts of one portfolio, whose sum no database can hold; a payment on
		// one of them; and a file of sound amounts that come to too much together.
		var sound, paid string
		require.NoError(t, db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
			require.NoError(t, tx.Create(&p).Error)
			sound = debt(tx, "sound", 1500, 1000, 500)
			paid = debt(tx, "paid", 2_300_000_000_000_000_000-100, 2_300_000_000_000_000_000, -100)
			for n := range 5 {
				debt(tx, fmt.Sprint("fee", n), 2_300_000_000_000_000_000+1000, 1000, 2_300_000_000_000_000_000)
			}
			for n := range 20 {
				debt(tx, fmt.Sprint("file", n), 999_000_000_000_000, 999_000_000_000_000)
			}
			if engine.Name == storage.SQLite {
				return tx.Model(&p).Where("id = ?", p.ID).UpdateColumns(map[string]any{"version": 1, "balance": 1.38e19}).Error
			}
			return nil
		}))
		module := portfolios.Module()
		require.NoError(t, db.Migrate(ctx, module.Migrations))
		var told []string
		require.NoError(t, module.Repair(ctx, db, func(line string) { told = append(told, line) }))
		balanceOf := func(id string) int64 {
			var d brokenDebt
			require.NoError(t, db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
				return tx.Select("id", "balance").Where("id = ?", id).First(&d).Error
			}))
			return d.Balance
		}
		t.Run("what is owed can be counted again, and what was sound stays", func(t *testing.T) {
			var sums struct{ Debts, Debtors, Portfolio int64 }
			require.NoError(t, db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
				require.NoError(t, tx.Model(&brokenDebt{}).Select("sum(balance)").Scan(&sums.Debts).Error)
				require.NoError(t, tx.Model(&brokenDebtor{}).Select("sum(balance)").Scan(&sums.Debtors).Error)
				return tx.Model(&anyPortfolio{}).Select("balance").Scan(&sums.Portfolio).Error
			}))
			assert.Equal(t, sums.Debts, sums.Portfolio)
			assert.Equal(t, sums.Debtors, sums.Portfolio)
			assert.LessOrEqual(t, sums.Portfolio, int64(9_000_000_000_000_000))
			assert.Positive(t, sums.Portfolio)
			assert.EqualValues(t, 1500, balanceOf(sound))
			assert.Zero(t, balanceOf(paid), "nobody owes less than nothing")
		})
		t.Run("what was taken out of the ledgers is kept, and told", func(t *testing.T) {
			var aside int64
			require.NoError(t, db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
				return tx.Model(&asideLine{}).Count(&aside).Error
			}))
			assert.EqualValues(t, 6+11, aside)
			require.Len(t, told, 1)
			assert.Contains(t, told[0], "17 movements set aside")
		})
		t.Run("doing it again changes nothing", func(t *testing.T) {
			told = nil
			require.NoError(t, module.Repair(ctx, db, func(line string) { told = append(told, line) }))
			assert.Equal(t, []string{"rioplatense: 0 movements set aside, 0 debts and 0 portfolios mended"}, told)
		})
		t.Run("the schema refuses what would break it again", func(t *testing.T) {
			for _, change := range []map[string]any{{"version": 1, "balance": 9_000_000_000_000_001}, {"version": 1, "balance": 1.5e19}} {
				err := db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
					return tx.Model(&p).Where("id = ?", p.ID).UpdateColumns(change).Error
				})
				require.Error(t, err) // PostgreSQL's driver refuses what is no 64-bit number before the schema can
			}
			require.ErrorIs(t, db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
				return tx.Create(&ledgerLine{ID: "x", DebtID: sound, Direction: "debit", Type: "fee", Amount: 1_000_000_000_000_001, CreatedAt: now, At: now}).Error
			}), storage.ErrInvalidValue)
		})
	})
}

type asideLine struct{ TenantID, ID string }

func (asideLine) TableName() string { return "movements_set_aside" }
