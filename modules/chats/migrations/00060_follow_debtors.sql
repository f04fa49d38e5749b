-- To whom somebody was given stays known when that debtor is merged into another (debtor_id), so that a split brings them back; and what the
-- creditor calls them, as its page has signed. Of a debtor who was removed for good, what was written goes, once nothing holds it.

-- +goose Up
ALTER TABLE persons ADD COLUMN linked_id TEXT NOT NULL DEFAULT '';
ALTER TABLE persons ADD COLUMN reference TEXT NOT NULL DEFAULT '';
UPDATE persons SET linked_id = debtor_id;
CREATE INDEX persons_by_linked ON persons (tenant_id, linked_id) WHERE linked_id <> '';
ALTER TABLE conversations ADD COLUMN erase_at TIMESTAMP;
CREATE INDEX conversations_to_erase ON conversations (tenant_id, erase_at, id) WHERE erase_at IS NOT NULL AND purged_at IS NULL AND held_at IS NULL;

-- +goose Down
DROP INDEX conversations_to_erase;
ALTER TABLE conversations DROP COLUMN erase_at;
DROP INDEX persons_by_linked;
ALTER TABLE persons DROP COLUMN reference;
ALTER TABLE persons DROP COLUMN linked_id;
