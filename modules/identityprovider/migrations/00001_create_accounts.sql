-- Who can sign in, and what keeps guessers out.

-- +goose Up
-- An account is one person with a password and, if the person wants, a second factor. The e-mail is verified: the
-- invitation went to it.
CREATE TABLE accounts (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    email TEXT NOT NULL,
    display_name TEXT NOT NULL,
    language TEXT NOT NULL,
    password_hash TEXT NOT NULL DEFAULT '',
    otp_secret TEXT NOT NULL DEFAULT '',
    otp_since TIMESTAMP,
    otp_step BIGINT NOT NULL DEFAULT 0,
    disabled_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX accounts_by_email ON accounts (tenant_id, email);

CREATE TABLE recovery_codes (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    account_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX recovery_codes_by_digest ON recovery_codes (tenant_id, account_id, digest);

CREATE TABLE recovery_tokens (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    account_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX recovery_tokens_by_digest ON recovery_tokens (tenant_id, digest);
CREATE INDEX recovery_tokens_by_account ON recovery_tokens (tenant_id, account_id);

-- Invitations that were taken up; the id is the invitation's.
CREATE TABLE taken_invitations (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    account_id TEXT NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- Failed attempts by account and by address; the id is a digest of which.
CREATE TABLE throttles (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    failures INTEGER NOT NULL DEFAULT 0,
    failed_at TIMESTAMP NOT NULL,
    blocked_until TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE throttles;
DROP TABLE taken_invitations;
DROP TABLE recovery_tokens;
DROP TABLE recovery_codes;
DROP TABLE accounts;
