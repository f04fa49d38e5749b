package hooks

import "time"

// Unlimited lets everybody call as often as they like.
func (s *Store) Unlimited() { s.addresses, s.endpoints = nil, nil }

// Impatient gives bodies another time to arrive.
func (s *Store) Impatient(d time.Duration) { s.bodyTime = d }
