-- The superadmin runs the tenants: suspends them, and enters one by an explicit act that is on that tenant's record. A session
-- on a visit stays its user's own, at home. The first start keeps the hash of a one-time link until somebody has come in by it.

-- +goose Up
ALTER TABLE tenants ADD COLUMN suspended_at TIMESTAMP;
ALTER TABLE tenants ADD COLUMN suspended_for TEXT NOT NULL DEFAULT '';

ALTER TABLE sessions ADD COLUMN visit_id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN visiting TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN visit_until TIMESTAMP;
CREATE INDEX sessions_by_use ON sessions (tenant_id, last_seen_at);
CREATE INDEX sessions_by_visit ON sessions (tenant_id, visit_id) WHERE visit_id <> '';

-- A visit belongs to the tenant that is visited.
CREATE TABLE visits (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    home_id    TEXT      NOT NULL,
    user_id    TEXT      NOT NULL,
    username   TEXT      NOT NULL,
    reason     TEXT      NOT NULL,
    ends_at    TIMESTAMP NOT NULL,
    left_at    TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX visits_under_way ON visits (ends_at) WHERE left_at IS NULL;

-- One row of the installation.
CREATE TABLE setups (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL DEFAULT 1,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL DEFAULT '',
    updated_by  TEXT      NOT NULL DEFAULT '',
    secret_hash TEXT      NOT NULL,
    expires_at  TIMESTAMP NOT NULL,
    made_tenant TEXT      NOT NULL DEFAULT '',
    made_user   TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE setups;
DROP TABLE visits;
DROP INDEX sessions_by_visit;
DROP INDEX sessions_by_use;
ALTER TABLE sessions DROP COLUMN visit_until;
ALTER TABLE sessions DROP COLUMN visiting;
ALTER TABLE sessions DROP COLUMN visit_id;
ALTER TABLE tenants DROP COLUMN suspended_for;
ALTER TABLE tenants DROP COLUMN suspended_at;
