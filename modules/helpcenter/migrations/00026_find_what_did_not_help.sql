-- What did not help is counted by article, since it was published last.

-- +goose Up
CREATE INDEX article_feedback_of_no_help ON article_feedback (tenant_id, helpful, article_id, updated_at);

-- +goose Down
DROP INDEX article_feedback_of_no_help;
