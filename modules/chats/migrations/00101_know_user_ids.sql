-- The business-scoped id of who writes by WhatsApp, which stays when their number is not told any more.

-- +goose Up
ALTER TABLE persons ADD COLUMN user_id TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX persons_by_user ON persons (tenant_id, inbox_id, user_id) WHERE user_id <> '';

-- +goose Down
DROP INDEX persons_by_user;
ALTER TABLE persons DROP COLUMN user_id;
