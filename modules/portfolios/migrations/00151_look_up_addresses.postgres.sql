-- Whose a mailbox is: the addresses of debtors, each as it is looked up, kept by whatever writes a debtor. And whom a creditor calls by a
-- reference of its own. Row level security binds what the triggers write, as it binds the debtors.

-- +goose Up
CREATE TABLE debtor_emails (
    tenant_id TEXT NOT NULL,
    email     TEXT COLLATE "C" NOT NULL,
    debtor_id TEXT NOT NULL,
    PRIMARY KEY (tenant_id, email, debtor_id)
);
INSERT INTO debtor_emails (tenant_id, email, debtor_id)
    SELECT d.tenant_id, lower(trim(e.value)), d.id FROM debtors d, jsonb_array_elements_text(d.emails::jsonb) e(value) WHERE d.emails LIKE '["%'
    ON CONFLICT DO NOTHING;

-- +goose StatementBegin
CREATE FUNCTION debtor_emails_follow() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
    IF TG_OP <> 'INSERT' AND OLD.emails LIKE '["%' THEN
        DELETE FROM debtor_emails WHERE tenant_id = OLD.tenant_id AND debtor_id = OLD.id
            AND email IN (SELECT lower(trim(value)) FROM jsonb_array_elements_text(OLD.emails::jsonb));
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.emails LIKE '["%' THEN
        INSERT INTO debtor_emails (tenant_id, email, debtor_id)
            SELECT NEW.tenant_id, lower(trim(value)), NEW.id FROM jsonb_array_elements_text(NEW.emails::jsonb)
            ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
-- +goose StatementEnd
CREATE TRIGGER debtor_emails_of_new AFTER INSERT ON debtors FOR EACH ROW WHEN (NEW.emails LIKE '["%') EXECUTE FUNCTION debtor_emails_follow();
CREATE TRIGGER debtor_emails_of_changed AFTER UPDATE OF emails ON debtors FOR EACH ROW WHEN (NEW.emails <> OLD.emails) EXECUTE FUNCTION debtor_emails_follow();
CREATE TRIGGER debtor_emails_of_gone AFTER DELETE ON debtors FOR EACH ROW WHEN (OLD.emails LIKE '["%') EXECUTE FUNCTION debtor_emails_follow();

CREATE INDEX debtors_by_reference ON debtors (tenant_id, external_ref, id) WHERE external_ref <> '';

-- Who was merged into another is found under what the creditor called them.
ALTER TABLE debtor_merges ADD COLUMN other_ref TEXT NOT NULL DEFAULT '';
UPDATE debtor_merges SET other_ref = coalesce(other::jsonb ->> 'external_ref', '');
CREATE INDEX debtor_merges_by_ref ON debtor_merges (tenant_id, other_ref) WHERE split_at IS NULL AND other_ref <> '';

-- +goose Down
DROP INDEX debtor_merges_by_ref;
ALTER TABLE debtor_merges DROP COLUMN other_ref;
DROP INDEX debtors_by_reference;
DROP TRIGGER debtor_emails_of_gone ON debtors;
DROP TRIGGER debtor_emails_of_changed ON debtors;
DROP TRIGGER debtor_emails_of_new ON debtors;
DROP FUNCTION debtor_emails_follow();
DROP TABLE debtor_emails;
