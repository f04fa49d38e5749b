package report

import (
	"context"
)

// Service answers reports.
type Service struct{}

// NewService reads what is summed up.
func NewService() *Service { return &Service{} }

// Figures are the figures of a period.
func (s *Service) Figures(context.Context, PeriodInput) (Figures, error) {
	return Figures{Figures: []Figure{}}, nil
}

// Ageing is how old what is owed was.
func (s *Service) Ageing(context.Context, DaysInput) (Ageing, error) {
	return Ageing{Buckets: []ReportBucket{}, Step: Daily, Rows: []Aged{}}, nil
}

// Roll is what moved from bucket to bucket.
func (s *Service) Roll(context.Context, MonthsInput) (Rolls, error) {
	return Rolls{Buckets: []ReportBucket{}, Moves: []Rolled{}, Rates: []RollRate{}}, nil
}

// Liquidation is what was collected of placements.
func (s *Service) Liquidation(context.Context, MonthsInput) (Liquidation, error) {
	return Liquidation{Vintages: []Vintage{}}, nil
}

// Team is what each person did.
func (s *Service) Team(context.Context, PeriodInput) (Team, error) {
	return Team{Rows: []TeamRow{}}, nil
}

// Promises are those of a period by day.
func (s *Service) Promises(context.Context, PeriodInput) (PromiseDays, error) {
	return PromiseDays{Rows: []PromisesOf{}, Total: []PromisesOf{}, Was: []PromisesOf{}}, nil
}

// Contactability is how far contacts came.
func (s *Service) Contactability(context.Context, PeriodInput) (Contactability, error) {
	return Contactability{Days: []FunnelOfDay{}, Hours: []FunnelOfHour{}, Channels: []FunnelOfChannel{}}, nil
}
func moneyed(string) bool { return true }
