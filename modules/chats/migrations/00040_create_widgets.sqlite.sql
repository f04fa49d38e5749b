-- What a foreign page shows of an inbox by: a key that anybody may know, a secret by which the page vouches for its users, and one by which
-- visitors are known again.

-- +goose Up
CREATE TABLE widgets (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    public_key TEXT      NOT NULL,
    identity   BLOB,
    visits     BLOB,
    rotated_at TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX widgets_by_key ON widgets (tenant_id, public_key);

-- +goose Down
DROP TABLE widgets;
