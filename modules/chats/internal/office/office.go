// Package office knows by which hours a company promises its times: those that communication keeps, held here so that a message that arrives
// need not wait for them.
package office

import (
	"context"
	"encoding/json"
	"reflect"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/chats/internal/communication"
	"github.com/recobro/recobro/modules/chats/internal/level"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// known are a company's hours as they were told last.
type known struct {
	TenantID string       `gorm:"primaryKey"`
	Week     []*level.Day `gorm:"serializer:json"`
	Zone     string
}

// TableName is the table of hours.
func (known) TableName() string { return "office_hours" }

// Office knows the hours. Safe for concurrent use.
type Office struct {
	db     *storage.DB
	host   *ask.Host
	client *communication.ClientWithResponses
}

// New keeps them in db and asks for them over the host.
func New(db *storage.DB, host *ask.Host) (*Office, error) {
	client, err := communication.NewClientWithResponses("/", communication.WithHTTPClient(host))
	return &Office{db, host, client}, err
}

// Hours are those of the company of ctx; the usual ones until any were told.
func (o *Office) Hours(ctx context.Context) (level.Hours, error) {
	k, err := o.known(ctx)
	if err != nil {
		return level.Hours{}, err
	}
	zone, err := civil.ZoneOr(k.Zone, time.UTC)
	return level.Hours{Week: level.Read(k.Week), Zone: zone}, err
}

func (o *Office) known(ctx context.Context) (known, error) {
	found, err := storage.All[known](ctx, o.db, 1)
	if len(found) == 0 {
		return known{Week: level.Usual()}, err
	}
	return found[0], err
}

// learn keeps other hours; false for those that were known.
func (o *Office) learn(ctx context.Context, change func(*known)) (other bool, err error) {
	err = o.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		before, err := o.known(ctx)
		if err != nil {
			return err
		}
		after := before
		change(&after)
		if other = !reflect.DeepEqual(before, after); !other {
			return nil
		}
		put := clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}}, DoUpdates: clause.AssignmentColumns([]string{"week", "zone"})}
		return tx.Clauses(put).Create(&after).Error
	})
	return other, err
}

// look asks for the hours every so often; a change is told by an event before.
type look struct{}

// Kind names the job.
func (look) Kind() string { return "chats.office" }

const lookEvery = 10 * time.Minute

// Changed has something follow other hours.
type Changed func(ctx context.Context) error

// Jobs asks for the hours of each company.
func Jobs(w *jobs.Workers, o *Office, changed Changed) {
	jobs.EachTenant(w, look{}, lookEvery, 0, func(ctx context.Context) error { return o.look(ctx, changed) })
}

func (o *Office) look(ctx context.Context, changed Changed) error {
	tenant := principal.Must(ctx).TenantID
	zones, err := o.host.Zones(ctx, []string{tenant})
	if err != nil {
		return err
	}
	got, err := o.client.HoursGetWithResponse(ask.Itself(ctx, "chats"))
	if kind := errs.KindOf(err); err != nil && kind != errs.NotFound && kind != errs.Unavailable && kind != errs.Forbidden {
		return err
	}
	other, err2 := o.learn(ctx, func(k *known) {
		if zone := zones[tenant]; zone != nil {
			k.Zone = zone.String()
		}
		if err == nil && got.JSON200 != nil { // where communication is off, what it said last holds
			k.Week = read(got.Body)
		}
	})
	if err2 != nil || !other {
		return err2
	}
	return changed(ctx)
}

// read reads the week of an answer, which the host has held against its document.
func read(body []byte) []*level.Day {
	var told struct {
		Data struct {
			Week []*level.Day `json:"week"`
		} `json:"data"`
	}
	_ = json.Unmarshal(body, &told) // it was read before
	return told.Data.Week
}

// Hear takes other hours as soon as they are chosen.
func Hear(consumers *events.Consumers, o *Office, changed Changed) {
	consumers.On("recobro.communication.hour.replaced", "office", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var told struct {
			Week []*level.Day `json:"week"`
		}
		if err := json.Unmarshal(e.Data, &told); err != nil {
			return err
		}
		if other, err := o.learn(ctx, func(k *known) { k.Week = told.Week }); err != nil || !other {
			return err
		}
		return changed(ctx)
	})
}
