-- Programs that carry calls, when each last said that it is there, and who sits at which of them.

-- +goose Up
CREATE TABLE nodes (
    tenant_id TEXT      NOT NULL,
    id        TEXT      NOT NULL,
    seen_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE TABLE lines (
    tenant_id TEXT      NOT NULL,
    user_id   TEXT      NOT NULL,
    node      TEXT      NOT NULL,
    since     TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, user_id)
);

-- +goose Down
DROP TABLE lines;
DROP TABLE nodes;
