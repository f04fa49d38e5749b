-- Reversed digits: the last digits typed, a national number and a full number are all prefixes of them.

-- +goose Up
CREATE INDEX phones_by_digits ON phones (tenant_id, e164_reversed);

-- +goose Down
DROP INDEX phones_by_digits;
