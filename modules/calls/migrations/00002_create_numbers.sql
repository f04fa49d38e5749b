-- Numbers of the company: what is shown to those who are called, and where those who call them are led. greetings are sounds that the
-- company has recorded itself.

-- +goose Up
CREATE TABLE numbers (
    tenant_id     TEXT      NOT NULL,
    id            TEXT      NOT NULL,
    version       BIGINT    NOT NULL,
    created_at    TIMESTAMP NOT NULL,
    updated_at    TIMESTAMP NOT NULL,
    created_by    TEXT      NOT NULL,
    updated_by    TEXT      NOT NULL,
    number        TEXT      NOT NULL,
    name          TEXT      NOT NULL,
    trunk_id      TEXT      NOT NULL,
    portfolio_id  TEXT      NOT NULL,
    is_shown      BOOLEAN   NOT NULL,
    most_a_day    INTEGER   NOT NULL,
    takes_calls   BOOLEAN   NOT NULL,
    strategy      TEXT      NOT NULL,
    user_ids      TEXT      NOT NULL,
    ring_seconds  INTEGER   NOT NULL,
    hours         TEXT      NOT NULL,
    after_hours   TEXT      NOT NULL,
    unanswered    TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX numbers_by_number ON numbers (tenant_id, number);
CREATE INDEX numbers_by_trunk ON numbers (tenant_id, trunk_id);
CREATE TABLE number_days (
    tenant_id TEXT   NOT NULL,
    number_id TEXT   NOT NULL,
    day       TEXT   NOT NULL,
    calls     BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, number_id, day)
);

-- +goose Down
DROP TABLE number_days;
DROP TABLE numbers;
