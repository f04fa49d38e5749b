-- One row: whether the installation is closed for maintenance, and what people are told.

-- +goose Up
CREATE TABLE maintenance (
    id         TEXT      NOT NULL PRIMARY KEY,
    message_es TEXT      NOT NULL,
    message_en TEXT      NOT NULL,
    message_pt TEXT      NOT NULL,
    since      TIMESTAMP NOT NULL,
    until      TIMESTAMP,
    changed_by TEXT      NOT NULL
);

-- +goose Down
DROP TABLE maintenance;
