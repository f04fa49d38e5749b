-- The queue: whom to contact next, by debtor.

-- +goose Up
CREATE TABLE queue_items (
    tenant_id    TEXT      NOT NULL,
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    for_id       TEXT      NOT NULL DEFAULT '', -- who may take it; empty for whoever is free
    strategy     BIGINT    NOT NULL DEFAULT 0,  -- version of the portfolio's strategy
    step_id      TEXT      NOT NULL DEFAULT '',
    event_id     TEXT      NOT NULL DEFAULT '', -- scheduled event that it is about
    channel      TEXT      NOT NULL DEFAULT '',
    phone_id     TEXT      NOT NULL DEFAULT '',
    rank         BIGINT    NOT NULL DEFAULT 0,
    reasons      TEXT      NOT NULL DEFAULT '[]', -- JSON
    ready        BOOLEAN   NOT NULL DEFAULT FALSE,
    ready_at     TIMESTAMP NOT NULL,
    taken_by     TEXT      NOT NULL DEFAULT '',
    pinned_for   TEXT      NOT NULL DEFAULT '',
    pinned_by    TEXT      NOT NULL DEFAULT '',
    snoozed_to   TIMESTAMP,
    planned_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (tenant_id, debtor_id)
);
CREATE INDEX queue_items_ready ON queue_items (tenant_id, for_id, rank DESC, debtor_id) WHERE ready;
CREATE INDEX queue_items_waiting ON queue_items (tenant_id, ready_at) WHERE NOT ready;
CREATE INDEX queue_items_taken ON queue_items (tenant_id, taken_by) WHERE taken_by <> '';
CREATE INDEX queue_items_first ON queue_items (tenant_id, rank DESC, debtor_id) WHERE ready;
CREATE INDEX queue_items_of_portfolio ON queue_items (tenant_id, portfolio_id, rank DESC);

-- Debtors to be looked at again, or all of a portfolio, behind one of them. Each mark is a row of its own, so that whoever marks waits for
-- nobody.
CREATE TABLE queue_marks (
    tenant_id    TEXT NOT NULL,
    id           TEXT NOT NULL,
    debtor_id    TEXT NOT NULL DEFAULT '',
    portfolio_id TEXT NOT NULL DEFAULT '',
    behind       TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX queue_marks_of_debtors ON queue_marks (tenant_id, id) WHERE debtor_id <> '';

-- +goose Down
DROP TABLE queue_marks;
DROP TABLE queue_items;
