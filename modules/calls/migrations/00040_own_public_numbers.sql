-- A public number belongs to one company: calls to it come to that one alone. Where several have had it take calls, the first one keeps it; with
-- the others it is shown as before, and takes none.

-- +goose Up
UPDATE numbers SET takes_calls = FALSE WHERE takes_calls AND EXISTS (
    SELECT 1 FROM numbers AS earlier
    WHERE earlier.number = numbers.number AND earlier.takes_calls AND earlier.tenant_id <> numbers.tenant_id
      AND (earlier.created_at < numbers.created_at OR earlier.created_at = numbers.created_at AND earlier.id < numbers.id)
);
CREATE UNIQUE INDEX numbers_by_owner ON numbers (number) WHERE takes_calls;

-- +goose Down
DROP INDEX numbers_by_owner;
