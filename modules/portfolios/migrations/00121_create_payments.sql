-- Payments, the tills that take them and the numbers of their receipts. What a till holds is the sum of its entries.

-- +goose Up
CREATE TABLE points_of_sale (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    code         TEXT      NOT NULL,
    name         TEXT      NOT NULL,
    retired      BOOLEAN   NOT NULL DEFAULT FALSE,
    last_receipt BIGINT    NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant_id, id),
    UNIQUE (tenant_id, code)
);

CREATE TABLE tills (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    updated_by TEXT      NOT NULL DEFAULT '',
    point_id   TEXT      NOT NULL,
    user_id    TEXT      NOT NULL,
    status     TEXT      NOT NULL CHECK (status IN ('open', 'closed')),
    closed_at  TIMESTAMP,
    closed_by  TEXT      NOT NULL DEFAULT '',
    counts     TEXT, -- JSON; what was counted at the close
    note       TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX tills_open_user ON tills (tenant_id, user_id) WHERE status = 'open';
CREATE UNIQUE INDEX tills_open_point ON tills (tenant_id, point_id) WHERE status = 'open';
CREATE INDEX tills_by_user ON tills (tenant_id, user_id, id);

CREATE TABLE till_entries (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL DEFAULT '',
    till_id    TEXT      NOT NULL,
    kind       TEXT      NOT NULL CHECK (kind IN ('opening', 'payment', 'reversal', 'refund', 'cash_in', 'cash_out')),
    method     TEXT      NOT NULL,
    currency   TEXT      NOT NULL,
    amount     BIGINT    NOT NULL CHECK (amount <> 0),
    payment_id TEXT      NOT NULL DEFAULT '',
    note       TEXT      NOT NULL DEFAULT '',
    PRIMARY KEY (tenant_id, till_id, id)
);

CREATE TABLE payments (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL DEFAULT 1,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL DEFAULT '',
    updated_by   TEXT      NOT NULL DEFAULT '',
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    status       TEXT      NOT NULL,
    method       TEXT      NOT NULL,
    amount       BIGINT    NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    currency     TEXT      NOT NULL,
    paid_on      TEXT      NOT NULL,
    external_ref TEXT      NOT NULL DEFAULT '',
    note         TEXT      NOT NULL DEFAULT '',
    point_id     TEXT      NOT NULL DEFAULT '',
    receipt_no   BIGINT    NOT NULL DEFAULT 0,
    receipt      TEXT      NOT NULL DEFAULT '',
    till_id      TEXT      NOT NULL DEFAULT '',
    bank_line_id TEXT      NOT NULL DEFAULT '',
    taken_by     TEXT      NOT NULL DEFAULT '',
    debt_ids     TEXT, -- JSON; the debts it is for, all of them without
    parts        TEXT, -- JSON; what it paid
    reason       TEXT      NOT NULL DEFAULT '',
    undone_at    TIMESTAMP,
    undone_by    TEXT      NOT NULL DEFAULT '',
    mailed_at    TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX payments_by_debtor ON payments (tenant_id, debtor_id, id);
CREATE INDEX payments_by_portfolio ON payments (tenant_id, portfolio_id, paid_on, id);
CREATE INDEX payments_by_day ON payments (tenant_id, paid_on, id);
CREATE INDEX payments_by_taker ON payments (tenant_id, taken_by, id);
CREATE INDEX payments_by_status ON payments (tenant_id, status, id);
CREATE UNIQUE INDEX payments_receipts ON payments (tenant_id, point_id, receipt_no) WHERE receipt_no > 0;

-- +goose Down
DROP TABLE payments;
DROP TABLE till_entries;
DROP TABLE tills;
DROP TABLE points_of_sale;
