package task

// Settings are what a company has chosen for its tasks; module.json describes them.
type Settings struct {
	DueSoonDays     int      `json:"due_soon_days" doc:"Days ahead of its due day from which a task counts as due soon"`
	DefaultPriority Priority `json:"default_priority" enum:"low,medium,high,critical" doc:"Priority of a task that is created without one"`
}
