-- The ways in: sessions of browsers, keys of programs, invitations, and sign-ins under way.
-- Secrets are kept as hashes; what must be read back (provider_tokens, secrets) is sealed with the installation's key.

-- +goose Up
CREATE TABLE sessions (
    tenant_id       TEXT      NOT NULL,
    id              TEXT      NOT NULL,
    version         BIGINT    NOT NULL DEFAULT 1,
    created_at      TIMESTAMP NOT NULL,
    updated_at      TIMESTAMP NOT NULL,
    created_by      TEXT      NOT NULL DEFAULT '',
    updated_by      TEXT      NOT NULL DEFAULT '',
    user_id         TEXT      NOT NULL,
    secret_hash     TEXT      NOT NULL,
    subject         TEXT      NOT NULL,
    provider_tokens TEXT      NOT NULL DEFAULT '',
    methods         TEXT      NOT NULL DEFAULT '',
    user_agent      TEXT      NOT NULL DEFAULT '',
    address         TEXT      NOT NULL DEFAULT '',
    proved_at       TIMESTAMP NOT NULL,
    last_seen_at    TIMESTAMP NOT NULL,
    expires_at      TIMESTAMP NOT NULL,
    refresh_at      TIMESTAMP,
    ended_at        TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sessions_by_secret ON sessions (tenant_id, secret_hash);
CREATE INDEX sessions_by_user ON sessions (tenant_id, user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE api_keys (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    user_id      TEXT      NOT NULL DEFAULT '',
    role         TEXT      NOT NULL DEFAULT '',
    name         TEXT      NOT NULL,
    hint         TEXT      NOT NULL,
    secret_hash  TEXT      NOT NULL,
    expires_at   TIMESTAMP,
    revoked_at   TIMESTAMP,
    last_used_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX api_keys_by_secret ON api_keys (tenant_id, secret_hash);
CREATE INDEX api_keys_by_user ON api_keys (tenant_id, user_id);

CREATE TABLE invitations (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    user_id    TEXT      NOT NULL,
    email      TEXT      NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at    TIMESTAMP,
    revoked_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX invitations_by_user ON invitations (tenant_id, user_id);

-- A sign-in under way has no tenant yet: its rows belong to the installation.
CREATE TABLE sign_in_attempts (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    state_hash   TEXT      NOT NULL,
    browser_hash TEXT      NOT NULL,
    secrets      TEXT      NOT NULL,
    redirect     TEXT      NOT NULL,
    expires_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX sign_in_attempts_by_state ON sign_in_attempts (tenant_id, state_hash);
CREATE INDEX sign_in_attempts_by_expiry ON sign_in_attempts (tenant_id, expires_at);

-- +goose Down
DROP TABLE sign_in_attempts;
DROP TABLE invitations;
DROP TABLE api_keys;
DROP TABLE sessions;
