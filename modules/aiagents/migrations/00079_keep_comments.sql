-- Comments of reviews at the places that they are on: of what was said, or of a call's recording.

-- +goose Up
CREATE TABLE review_comments (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    review_id  TEXT      NOT NULL,
    line_id    TEXT      NOT NULL,
    place      INTEGER   NOT NULL,
    at_ms      BIGINT,
    text       TEXT      NOT NULL,
    task_id    TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX review_comments_of ON review_comments (tenant_id, review_id, id);

-- +goose Down
DROP TABLE review_comments;
