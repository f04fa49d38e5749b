-- Corrections become cases of a suite of their own: what was only drafted of them goes.

-- +goose Up
DROP TABLE case_drafts;
ALTER TABLE suites ADD COLUMN purpose TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN suite_id TEXT NOT NULL DEFAULT '';
CREATE INDEX suite_cases_by_origin ON suite_cases (tenant_id, origin, origin_id);

-- +goose Down
DROP INDEX suite_cases_by_origin;
ALTER TABLE reviews DROP COLUMN suite_id;
ALTER TABLE suites DROP COLUMN purpose;
CREATE TABLE case_drafts (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    review_id   TEXT      NOT NULL,
    debtor_id   TEXT      NOT NULL,
    agent_id    TEXT      NOT NULL,
    language    TEXT      NOT NULL,
    inputs      TEXT,
    expected    TEXT,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX case_drafts_of ON case_drafts (tenant_id, review_id);
CREATE INDEX case_drafts_by_debtor ON case_drafts (tenant_id, debtor_id, id);
