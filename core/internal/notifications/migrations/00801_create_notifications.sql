-- What people are notified of, and which ways they chose for it. event_id is the event that a notification arose from;
-- mail_due_at is when the next try to mail it is due, null without one.

-- +goose Up
CREATE TABLE notifications (
    tenant_id   TEXT      NOT NULL,
    id          TEXT      NOT NULL,
    version     BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    updated_at  TIMESTAMP NOT NULL,
    created_by  TEXT      NOT NULL,
    updated_by  TEXT      NOT NULL,
    user_id     TEXT      NOT NULL,
    event_id    TEXT      NOT NULL,
    kind        TEXT      NOT NULL,
    params      TEXT      NOT NULL,
    link        TEXT      NOT NULL,
    in_app      BOOLEAN   NOT NULL,
    read_at     TIMESTAMP,
    mail_due_at TIMESTAMP,
    mail_tries  INTEGER   NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX notifications_by_event ON notifications (tenant_id, event_id, user_id);
CREATE INDEX notifications_by_user ON notifications (tenant_id, user_id, id);
CREATE INDEX notifications_unread ON notifications (tenant_id, user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_to_mail ON notifications (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX notifications_by_age ON notifications (created_at);
CREATE TABLE notification_choices (
    tenant_id  TEXT      NOT NULL,
    id         TEXT      NOT NULL,
    version    BIGINT    NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    created_by TEXT      NOT NULL,
    updated_by TEXT      NOT NULL,
    ways       TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE notification_choices;
DROP TABLE notifications;
