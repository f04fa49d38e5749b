-- Which program agreed to, took or put what, and in which conversation or call.

-- +goose Up
ALTER TABLE promises ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE plans ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';
ALTER TABLE plans ADD COLUMN conversation_id TEXT NOT NULL DEFAULT '';
ALTER TABLE plans ADD COLUMN call_id TEXT NOT NULL DEFAULT '';
ALTER TABLE debtor_flags ADD COLUMN agent_id TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE debtor_flags DROP COLUMN agent_id;
ALTER TABLE plans DROP COLUMN call_id;
ALTER TABLE plans DROP COLUMN conversation_id;
ALTER TABLE plans DROP COLUMN agent_id;
ALTER TABLE promises DROP COLUMN agent_id;
