package shift

import "time"

// Settings are what a tenant has chosen: how many minutes a pause may last, by its reason.
type Settings struct {
	Rest      int `json:"pause_rest_minutes"`
	Meal      int `json:"pause_meal_minutes"`
	Personal  int `json:"pause_personal_minutes"`
	Meeting   int `json:"pause_meeting_minutes"`
	Training  int `json:"pause_training_minutes"`
	Technical int `json:"pause_technical_minutes"`
}

// limit is how long a pause may last.
func (s Settings) limit(why Pause) time.Duration {
	minutes := map[Pause]int{Rest: s.Rest, Meal: s.Meal, Personal: s.Personal, Meeting: s.Meeting, Training: s.Training, Technical: s.Technical}
	return time.Duration(minutes[why]) * time.Minute
}
