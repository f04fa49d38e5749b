-- What ends for a person ends everywhere: a sign-in counts only with a proof made after it. Keys are limited to what they are
-- for. Each company says how old keys may grow and who has to prove a second factor.

-- +goose Up
ALTER TABLE users ADD COLUMN prove_after TIMESTAMP;
ALTER TABLE api_keys ADD COLUMN scopes TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN provider_session TEXT NOT NULL DEFAULT '';
ALTER TABLE tenants ADD COLUMN api_key_days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tenants ADD COLUMN second_factor_roles TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE tenants DROP COLUMN second_factor_roles;
ALTER TABLE tenants DROP COLUMN api_key_days;
ALTER TABLE sessions DROP COLUMN provider_session;
ALTER TABLE api_keys DROP COLUMN scopes;
ALTER TABLE users DROP COLUMN prove_after;
