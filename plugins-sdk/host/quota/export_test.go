package quota

// Accounts is how many are kept.
func (m *Meter) Accounts() int {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return len(m.who)
}
