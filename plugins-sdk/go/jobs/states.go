package jobs

import "github.com/riverqueue/river/rivertype"

// waiting are the states of a job that is not over.
func waiting() []rivertype.JobState {
	return []rivertype.JobState{
		rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRetryable,
		rivertype.JobStateRunning, rivertype.JobStateScheduled,
	}
}
