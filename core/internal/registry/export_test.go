package registry

// Stored is a choice as it is kept.
type Stored = settingsRow
