-- Reviews of talks by people, and the cases that were made of them for later trials.

-- +goose Up
CREATE TABLE reviews (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    analysis_id TEXT      NOT NULL,
    pass        INTEGER   NOT NULL,
    kind        TEXT      NOT NULL,
    ref_id      TEXT      NOT NULL,
    debtor_id   TEXT      NOT NULL,
    user_id     TEXT      NOT NULL,
    agent_id    TEXT      NOT NULL,
    why         TEXT      NOT NULL,
    status      TEXT      NOT NULL,
    reviewer_id TEXT      NOT NULL,
    taken_till  TIMESTAMP,
    ended_at    TIMESTAMP NOT NULL,
    done_at     TIMESTAMP,
    verdict     TEXT      NOT NULL,
    told        TEXT,
    appeal      TEXT,
    task_id     TEXT      NOT NULL,
    case_id     TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX reviews_of ON reviews (tenant_id, analysis_id, pass);
CREATE INDEX reviews_by_created ON reviews (tenant_id, created_at, id);
CREATE INDEX reviews_by_user ON reviews (tenant_id, user_id, created_at, id);
CREATE INDEX reviews_by_done ON reviews (tenant_id, done_at, id);
CREATE INDEX reviews_by_debtor ON reviews (tenant_id, debtor_id, id);
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

-- +goose Down
DROP TABLE case_drafts;
DROP TABLE reviews;
