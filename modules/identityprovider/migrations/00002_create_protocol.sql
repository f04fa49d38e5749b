-- What OpenID Connect needs to remember.

-- +goose Up
-- Keys of ID tokens, sealed. A key is published before it signs and after it has ceased to.
CREATE TABLE signing_keys (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    sealed TEXT NOT NULL,
    active_at TIMESTAMP NOT NULL,
    retires_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);

-- A browser that has signed in at the provider.
CREATE TABLE browser_sessions (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    account_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    methods TEXT NOT NULL,
    proved_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    ended_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX browser_sessions_by_digest ON browser_sessions (tenant_id, digest);
CREATE INDEX browser_sessions_by_account ON browser_sessions (tenant_id, account_id);

-- A sign-in or sign-up under way, bound to one browser.
CREATE TABLE interactions (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    browser TEXT NOT NULL,
    request TEXT NOT NULL,
    account_id TEXT NOT NULL DEFAULT '',
    tries INTEGER NOT NULL DEFAULT 0,
    expires_at TIMESTAMP NOT NULL,
    done_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX interactions_by_expiry ON interactions (tenant_id, expires_at);

-- A grant is what one sign-in gave to one client; every token hangs on one, so that revoking it ends them all.
CREATE TABLE grants (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    account_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    session_id TEXT NOT NULL,
    scope TEXT NOT NULL,
    nonce TEXT NOT NULL,
    methods TEXT NOT NULL,
    proved_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX grants_by_account ON grants (tenant_id, account_id);
CREATE INDEX grants_by_session ON grants (tenant_id, session_id);
CREATE INDEX grants_by_expiry ON grants (tenant_id, expires_at);

-- One-time codes, access and refresh tokens, by digest.
CREATE TABLE tokens (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    kind TEXT NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
    digest TEXT NOT NULL,
    grant_id TEXT NOT NULL,
    redirect_uri TEXT NOT NULL DEFAULT '',
    challenge TEXT NOT NULL DEFAULT '',
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, grant_id) REFERENCES grants (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX tokens_by_digest ON tokens (tenant_id, digest);
CREATE INDEX tokens_by_grant ON tokens (tenant_id, grant_id);

-- +goose Down
DROP TABLE tokens;
DROP TABLE grants;
DROP TABLE interactions;
DROP TABLE browser_sessions;
DROP TABLE signing_keys;
