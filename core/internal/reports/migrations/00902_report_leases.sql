-- Who makes a run stands in sdk_leases.

-- +goose Up
DROP INDEX report_runs_by_status;
ALTER TABLE report_runs DROP COLUMN heartbeat_at;
CREATE INDEX report_runs_by_status ON report_runs (status);

-- +goose Down
DROP INDEX report_runs_by_status;
ALTER TABLE report_runs ADD COLUMN heartbeat_at TIMESTAMP NOT NULL DEFAULT '1970-01-01 00:00:00';
CREATE INDEX report_runs_by_status ON report_runs (status, heartbeat_at);
