-- Who writes to us, conversations, and messages. Each order of the list of conversations has an index; a message is known by its
-- provider's id once in its inbox. What a provider told of a message before we knew that it was sent waits among the receipts.

-- +goose Up
CREATE TABLE persons (
    tenant_id    TEXT      NOT NULL,
    id           TEXT      NOT NULL,
    version      BIGINT    NOT NULL,
    created_at   TIMESTAMP NOT NULL,
    updated_at   TIMESTAMP NOT NULL,
    created_by   TEXT      NOT NULL,
    updated_by   TEXT      NOT NULL,
    inbox_id     TEXT      NOT NULL,
    source_id    TEXT      NOT NULL,
    name         TEXT      NOT NULL,
    address      TEXT      NOT NULL,
    debtor_id    TEXT      NOT NULL,
    portfolio_id TEXT      NOT NULL,
    phone_id     TEXT      NOT NULL,
    linked_by    TEXT      NOT NULL,
    language     TEXT      NOT NULL,
    stopped_at   TIMESTAMP,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX persons_by_source ON persons (tenant_id, inbox_id, source_id);
CREATE INDEX persons_by_debtor ON persons (tenant_id, debtor_id) WHERE debtor_id <> '';
CREATE TABLE conversations (
    tenant_id      TEXT      NOT NULL,
    id             TEXT      NOT NULL,
    version        BIGINT    NOT NULL,
    created_at     TIMESTAMP NOT NULL,
    updated_at     TIMESTAMP NOT NULL,
    created_by     TEXT      NOT NULL,
    updated_by     TEXT      NOT NULL,
    number         BIGINT    NOT NULL,
    inbox_id       TEXT      NOT NULL,
    channel        TEXT      NOT NULL,
    person_id      TEXT      NOT NULL,
    person_name    TEXT      NOT NULL,
    debtor_id      TEXT      NOT NULL,
    portfolio_id   TEXT      NOT NULL,
    subject        TEXT      NOT NULL,
    thread         TEXT      NOT NULL,
    status         TEXT      NOT NULL,
    priority       TEXT      NOT NULL,
    assignee_id    TEXT      NOT NULL,
    contact_id     TEXT      NOT NULL,
    agent_id       TEXT      NOT NULL,
    handoff        TEXT      NOT NULL,
    preview        TEXT      NOT NULL,
    preview_in     BOOLEAN   NOT NULL,
    unread         INTEGER   NOT NULL,
    last_at        TIMESTAMP NOT NULL,
    waiting_since  TIMESTAMP,
    first_reply_at TIMESTAMP,
    snoozed_until  TIMESTAMP,
    resolved_at    TIMESTAMP,
    window_ends    TIMESTAMP,
    first_due      TIMESTAMP,
    first_level    TEXT      NOT NULL,
    solve_due      TIMESTAMP,
    solve_level    TEXT      NOT NULL,
    rating         INTEGER   NOT NULL,
    rating_asked   TIMESTAMP,
    rating_text    TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX conversations_by_number ON conversations (tenant_id, number);
CREATE INDEX conversations_by_last ON conversations (tenant_id, status, last_at, id);
CREATE INDEX conversations_by_assignee ON conversations (tenant_id, assignee_id, status, last_at, id);
CREATE INDEX conversations_by_inbox ON conversations (tenant_id, inbox_id, status, last_at, id);
CREATE INDEX conversations_by_person ON conversations (tenant_id, person_id, last_at, id);
CREATE INDEX conversations_by_debtor ON conversations (tenant_id, debtor_id, last_at, id) WHERE debtor_id <> '';
CREATE INDEX conversations_by_thread ON conversations (tenant_id, inbox_id, thread) WHERE thread <> '';
CREATE INDEX conversations_waiting ON conversations (tenant_id, waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX conversations_snoozed ON conversations (tenant_id, snoozed_until, id) WHERE snoozed_until IS NOT NULL;
CREATE INDEX conversations_first_due ON conversations (tenant_id, first_due, id) WHERE first_level = 'due';
CREATE INDEX conversations_solve_due ON conversations (tenant_id, solve_due, id) WHERE solve_level = 'due';
CREATE TABLE conversation_labels (
    tenant_id       TEXT NOT NULL,
    conversation_id TEXT NOT NULL,
    label_id        TEXT NOT NULL,
    PRIMARY KEY (tenant_id, conversation_id, label_id)
);
CREATE INDEX conversation_labels_by_label ON conversation_labels (tenant_id, label_id, conversation_id);
CREATE TABLE counters (
    tenant_id TEXT   NOT NULL,
    name      TEXT   NOT NULL,
    value     BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, name)
);
CREATE TABLE messages (
    tenant_id       TEXT      NOT NULL,
    id              TEXT      NOT NULL,
    version         BIGINT    NOT NULL,
    created_at      TIMESTAMP NOT NULL,
    updated_at      TIMESTAMP NOT NULL,
    created_by      TEXT      NOT NULL,
    updated_by      TEXT      NOT NULL,
    conversation_id TEXT      NOT NULL,
    inbox_id        TEXT      NOT NULL,
    direction       TEXT      NOT NULL,
    kind            TEXT      NOT NULL,
    sender          TEXT      NOT NULL,
    sender_id       TEXT      NOT NULL,
    at              TIMESTAMP NOT NULL,
    text            TEXT      NOT NULL,
    html            TEXT      NOT NULL,
    subject         TEXT      NOT NULL,
    data            TEXT      NOT NULL,
    template        TEXT,
    files           TEXT,
    reply_to        TEXT      NOT NULL,
    state           TEXT      NOT NULL,
    code            TEXT      NOT NULL,
    reason          TEXT      NOT NULL,
    is_temporary    BOOLEAN   NOT NULL,
    provider_id     TEXT      NOT NULL,
    contact_id      TEXT      NOT NULL,
    send_at         TIMESTAMP,
    sent_at         TIMESTAMP,
    delivered_at    TIMESTAMP,
    read_at         TIMESTAMP,
    text_key        TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
CREATE INDEX messages_by_conversation ON messages (tenant_id, conversation_id, at, id);
CREATE UNIQUE INDEX messages_by_provider ON messages (tenant_id, inbox_id, provider_id) WHERE provider_id <> '';
CREATE INDEX messages_queued ON messages (tenant_id, send_at, id) WHERE state = 'queued';
CREATE TABLE receipts (
    tenant_id   TEXT      NOT NULL,
    inbox_id    TEXT      NOT NULL,
    provider_id TEXT      NOT NULL,
    state       TEXT      NOT NULL,
    at          TIMESTAMP NOT NULL,
    code        TEXT      NOT NULL,
    text        TEXT      NOT NULL,
    PRIMARY KEY (tenant_id, inbox_id, provider_id, state)
);

-- +goose Down
DROP TABLE receipts;
DROP TABLE messages;
DROP TABLE counters;
DROP TABLE conversation_labels;
DROP TABLE conversations;
DROP TABLE persons;
