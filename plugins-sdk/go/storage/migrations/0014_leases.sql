-- Long work that one worker at a time does, and when what is to be done by the clock of a tenant's zone is due next.

-- +goose Up
CREATE TABLE sdk_leases (
    tenant_id  TEXT      NOT NULL,
    name       TEXT      NOT NULL,
    holder     TEXT      NOT NULL,
    held_until TIMESTAMP NOT NULL,
    checkpoint TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, name)
);

CREATE TABLE sdk_cron (
    tenant_id TEXT      NOT NULL,
    kind      TEXT      NOT NULL,
    plan      TEXT      NOT NULL,
    due_at    TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, kind)
);

-- +goose Down
DROP TABLE sdk_cron;
DROP TABLE sdk_leases;
