-- What was shown of a file had no bound: one cell of 200 MB made every list of imports slow. Such a sample is forgotten; the
-- import can be given a format again, or uploaded anew.

-- +goose Up
UPDATE imports SET detected = '{}', proposed = '[]' WHERE length(detected) > 500000;

-- +goose Down
SELECT 1;
