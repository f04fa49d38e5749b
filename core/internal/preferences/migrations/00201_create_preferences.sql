-- What a user has chosen, as a JSON object that holds only what differs from the defaults.

-- +goose Up
CREATE TABLE preferences (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL, -- the user's
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    chosen     TEXT      NOT NULL DEFAULT '{}',
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE preferences;
