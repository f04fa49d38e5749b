-- A tenant is one collection agency; its row belongs to itself.
-- A user is one person in one tenant; an identity binds a user to what an OpenID Connect provider calls the person.

-- +goose Up
CREATE TABLE tenants (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    name       TEXT      NOT NULL,
    country    TEXT      NOT NULL,
    currency   TEXT      NOT NULL,
    timezone   TEXT      NOT NULL,
    languages  TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id),
    CHECK (tenant_id = id)
);

CREATE TABLE users (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    username     TEXT      NOT NULL,
    email        TEXT      NOT NULL,
    display_name TEXT      NOT NULL,
    role         TEXT      NOT NULL CHECK (role IN ('superadmin', 'admin', 'manager', 'cashier')),
    status       TEXT      NOT NULL CHECK (status IN ('active', 'inactive', 'invited', 'suspended')),
    language     TEXT      NOT NULL,
    linked       BOOLEAN   NOT NULL DEFAULT FALSE,
    last_seen_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX users_by_email ON users (tenant_id, email);
CREATE UNIQUE INDEX users_by_username ON users (tenant_id, username);
CREATE INDEX users_by_email_anywhere ON users (email);
CREATE INDEX users_by_role ON users (tenant_id, role, status);

CREATE TABLE identities (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    user_id    TEXT      NOT NULL,
    issuer     TEXT      NOT NULL,
    subject    TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX identities_by_subject ON identities (issuer, subject, tenant_id);
CREATE UNIQUE INDEX identities_by_user ON identities (tenant_id, user_id, issuer);

-- +goose Down
DROP TABLE identities;
DROP TABLE users;
DROP TABLE tenants;
