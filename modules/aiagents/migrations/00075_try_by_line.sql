-- Tests that are held on a line: by telephone, or by the tester's own in the browser.

-- +goose Up
ALTER TABLE tests ADD COLUMN way TEXT NOT NULL DEFAULT 'text';
ALTER TABLE tests ADD COLUMN call_id TEXT NOT NULL DEFAULT '';
ALTER TABLE tests ADD COLUMN around TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tests ADD COLUMN level_db INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tests ADD COLUMN call_end TEXT NOT NULL DEFAULT '';
CREATE INDEX tests_by_call ON tests (tenant_id, call_id);

-- +goose Down
DROP INDEX tests_by_call;
ALTER TABLE tests DROP COLUMN call_end;
ALTER TABLE tests DROP COLUMN level_db;
ALTER TABLE tests DROP COLUMN around;
ALTER TABLE tests DROP COLUMN call_id;
ALTER TABLE tests DROP COLUMN way;
