-- What a promised time is reckoned by: the company's hours as communication told them last, how much of them a conversation has been for us,
-- and each round of a conversation from its first word until it was resolved, of which reports tell.

-- +goose Up
ALTER TABLE conversations ADD COLUMN first_warn TIMESTAMP;
ALTER TABLE conversations ADD COLUMN solve_warn TIMESTAMP;
ALTER TABLE conversations ADD COLUMN solve_since TIMESTAMP;
ALTER TABLE conversations ADD COLUMN solve_spent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN round INTEGER NOT NULL DEFAULT 1;
CREATE INDEX conversations_first_warn ON conversations (tenant_id, first_warn, id) WHERE first_warn IS NOT NULL;
CREATE INDEX conversations_solve_warn ON conversations (tenant_id, solve_warn, id) WHERE solve_warn IS NOT NULL;
CREATE TABLE office_hours (
    tenant_id TEXT   NOT NULL,
    week      TEXT   NOT NULL,
    zone      TEXT   NOT NULL,
    PRIMARY KEY (tenant_id)
);
CREATE TABLE rounds (
    tenant_id       TEXT      NOT NULL,
    id              TEXT      NOT NULL,
    version         BIGINT    NOT NULL,
    created_at      TIMESTAMP NOT NULL,
    updated_at      TIMESTAMP NOT NULL,
    created_by      TEXT      NOT NULL,
    updated_by      TEXT      NOT NULL,
    conversation_id TEXT      NOT NULL,
    number          BIGINT    NOT NULL,
    round           INTEGER   NOT NULL,
    inbox_id        TEXT      NOT NULL,
    channel         TEXT      NOT NULL,
    debtor_id       TEXT      NOT NULL,
    portfolio_id    TEXT      NOT NULL,
    user_id         TEXT      NOT NULL,
    day             TEXT      NOT NULL,
    begun_at        TIMESTAMP NOT NULL,
    first_reply_at  TIMESTAMP,
    first_minutes   INTEGER,
    first_level     TEXT      NOT NULL,
    resolved_at     TIMESTAMP,
    solve_minutes   INTEGER,
    solve_level     TEXT      NOT NULL,
    rating          INTEGER   NOT NULL,
    rating_text     TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX rounds_by_conversation ON rounds (tenant_id, conversation_id, round);
CREATE INDEX rounds_by_begun ON rounds (tenant_id, begun_at, id);
CREATE INDEX rounds_by_day ON rounds (tenant_id, day, id);
CREATE INDEX rounds_by_user ON rounds (tenant_id, user_id, begun_at, id);

-- +goose Down
DROP TABLE rounds;
DROP TABLE office_hours;
DROP INDEX conversations_solve_warn;
DROP INDEX conversations_first_warn;
ALTER TABLE conversations DROP COLUMN round;
ALTER TABLE conversations DROP COLUMN solve_spent;
ALTER TABLE conversations DROP COLUMN solve_since;
ALTER TABLE conversations DROP COLUMN solve_warn;
ALTER TABLE conversations DROP COLUMN first_warn;
