-- Whether the contact rules know that somebody asked not to be contacted, and who writes from an address.

-- +goose Up
ALTER TABLE persons ADD COLUMN stop_told BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX persons_by_address ON persons (tenant_id, address) WHERE address <> '';
CREATE INDEX persons_to_tell ON persons (tenant_id, id) WHERE stopped_at IS NOT NULL AND NOT stop_told;

-- +goose Down
DROP INDEX persons_to_tell;
DROP INDEX persons_by_address;
ALTER TABLE persons DROP COLUMN stop_told;
