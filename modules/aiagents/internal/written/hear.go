package written

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// answer is the job of answering in a conversation.
type answer struct{ Asked }

// Kind names the job.
func (answer) Kind() string { return "aiagents.answer" }

// queue is where answers wait, apart from other work: somebody waits for them.
const queue = "answers"

// atOnce is how many conversations are answered in at a time.
const atOnce = 100

// Jobs answers.
func Jobs(w *jobs.Workers, s *Service) {
	w.Queue(queue, atOnce)
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[answer]) error { return s.Answer(ctx, j.Args.Asked) })
}

// Hear is asked by chats.
func Hear(consumers *events.Consumers, j *jobs.Client) {
	consumers.On("recobro.chats.agent.asked", "answer", func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
		asked := Asked{ConversationID: e.Subject}
		if err := json.Unmarshal(e.Data, &asked); err != nil {
			return err
		}
		_, err := j.InsertTx(ctx, tx, answer{asked}, &jobs.Opts{Queue: queue})
		return err
	})
}
