package storage

// Waiting are the brief transactions that wait for the one under way.
func (db *DB) Waiting() int {
	db.sharing.mu.Lock()
	defer db.sharing.mu.Unlock()
	return len(db.sharing.queue)
}
