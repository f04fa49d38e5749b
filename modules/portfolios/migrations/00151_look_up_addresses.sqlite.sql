-- Whose a mailbox is: the addresses of debtors, each as it is looked up, kept by whatever writes a debtor. And whom a creditor calls by a
-- reference of its own.

-- +goose Up
CREATE TABLE debtor_emails (
    tenant_id TEXT NOT NULL,
    email     TEXT NOT NULL,
    debtor_id TEXT NOT NULL,
    PRIMARY KEY (tenant_id, email, debtor_id)
);
INSERT OR IGNORE INTO debtor_emails (tenant_id, email, debtor_id)
    SELECT d.tenant_id, lower(trim(e.value)), d.id FROM debtors d, json_each(d.emails) e WHERE d.emails LIKE '["%';

-- +goose StatementBegin
CREATE TRIGGER debtor_emails_of_new AFTER INSERT ON debtors WHEN NEW.emails LIKE '["%' BEGIN
    INSERT OR IGNORE INTO debtor_emails (tenant_id, email, debtor_id)
        SELECT NEW.tenant_id, lower(trim(value)), NEW.id FROM json_each(NEW.emails);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER debtor_emails_of_changed AFTER UPDATE OF emails ON debtors WHEN NEW.emails <> OLD.emails BEGIN
    DELETE FROM debtor_emails WHERE tenant_id = OLD.tenant_id AND debtor_id = OLD.id
        AND email IN (SELECT lower(trim(value)) FROM json_each(CASE WHEN OLD.emails LIKE '["%' THEN OLD.emails ELSE '[]' END));
    INSERT OR IGNORE INTO debtor_emails (tenant_id, email, debtor_id)
        SELECT NEW.tenant_id, lower(trim(value)), NEW.id FROM json_each(CASE WHEN NEW.emails LIKE '["%' THEN NEW.emails ELSE '[]' END);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER debtor_emails_of_gone AFTER DELETE ON debtors WHEN OLD.emails LIKE '["%' BEGIN
    DELETE FROM debtor_emails WHERE tenant_id = OLD.tenant_id AND debtor_id = OLD.id
        AND email IN (SELECT lower(trim(value)) FROM json_each(OLD.emails));
END;
-- +goose StatementEnd

CREATE INDEX debtors_by_reference ON debtors (tenant_id, external_ref, id) WHERE external_ref <> '';

-- Who was merged into another is found under what the creditor called them.
ALTER TABLE debtor_merges ADD COLUMN other_ref TEXT NOT NULL DEFAULT '';
UPDATE debtor_merges SET other_ref = coalesce(json_extract(other, '$.external_ref'), '');
CREATE INDEX debtor_merges_by_ref ON debtor_merges (tenant_id, other_ref) WHERE split_at IS NULL AND other_ref <> '';

-- +goose Down
DROP INDEX debtor_merges_by_ref;
ALTER TABLE debtor_merges DROP COLUMN other_ref;
DROP INDEX debtors_by_reference;
DROP TRIGGER debtor_emails_of_gone;
DROP TRIGGER debtor_emails_of_changed;
DROP TRIGGER debtor_emails_of_new;
DROP TABLE debtor_emails;
