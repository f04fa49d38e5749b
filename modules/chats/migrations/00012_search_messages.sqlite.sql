-- Search in messages: their words, each behind a code of its tenant, so that a tenant's search walks its own postings only. The words are
-- written by the store of messages; nothing but tenant and message is stored.

-- +goose Up
CREATE VIRTUAL TABLE message_words USING fts5(
    words,
    tenant_id UNINDEXED,
    message_id UNINDEXED,
    content = '',
    contentless_delete = 1,
    contentless_unindexed = 1,
    detail = none,
    tokenize = 'ascii'
);

-- +goose Down
DROP TABLE message_words;
