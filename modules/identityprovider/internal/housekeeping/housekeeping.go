// Package housekeeping is what the provider does by itself: rotate keys, forget what is over.
package housekeeping

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// every is how often it is done, the first time at start.
const every = time.Hour

// Chore is one thing to do.
type Chore func(ctx context.Context) error

// Service does the chores.
type Service struct{ chores []Chore }

// New is a service for these chores.
func New(chores ...Chore) *Service { return &Service{chores: chores} }

type due struct{}

// Kind names the job.
func (due) Kind() string { return "identityprovider.housekeeping" }

// Work registers the job.
func (s *Service) Work(workers *jobs.Workers) {
	jobs.Add(workers, time.Minute, func(ctx context.Context, _ jobs.Job[due]) error { return s.Do(ctx) })
	workers.Every(every, due{})
}

// Do does all chores; one that fails keeps none of the others from being done.
func (s *Service) Do(ctx context.Context) error {
	var failed error
	for _, chore := range s.chores {
		failed = errors.Join(failed, chore(realm.In(ctx)))
	}
	return failed
}
