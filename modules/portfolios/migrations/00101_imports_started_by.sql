-- started_by is who started the run: they are notified of its end. Empty before a run; then it is who uploaded the file.

-- +goose Up
ALTER TABLE imports ADD COLUMN started_by TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE imports DROP COLUMN started_by;
