-- What reports are summed up from, by day; and lists of contacts by time, with what they are narrowed by behind the order.

-- +goose Up
CREATE INDEX contacts_by_time ON contacts (tenant_id, at, id, portfolio_id, user_id, reach, attempt, reached, status, channel);
DROP INDEX contacts_by_user;
CREATE INDEX contacts_by_user ON contacts (tenant_id, user_id, at, id, reach, attempt, reached, status, channel);
DROP INDEX contacts_of_debtor;
CREATE INDEX contacts_of_debtor ON contacts (tenant_id, debtor_id, at, id);
CREATE INDEX contacts_right_debtor ON contacts (tenant_id, debtor_id, at, user_id) WHERE reach = 'right_party' AND status = 'ended';
CREATE INDEX contacts_right_number ON contacts (tenant_id, number, at, user_id) WHERE reach = 'right_party' AND status = 'ended' AND number <> '';
CREATE INDEX promises_by_made ON promises (tenant_id, made_on);
CREATE INDEX movements_grown ON movements (tenant_id, at) WHERE type IN ('placement', 'interest', 'fee', 'penalty');
CREATE INDEX plan_instalments_by_day ON plan_instalments (tenant_id, due_on);
CREATE INDEX work_states_by_end ON work_states (tenant_id, ended_at);

-- +goose Down
DROP INDEX work_states_by_end;
DROP INDEX plan_instalments_by_day;
DROP INDEX movements_grown;
DROP INDEX promises_by_made;
DROP INDEX contacts_right_number;
DROP INDEX contacts_right_debtor;
DROP INDEX contacts_of_debtor;
CREATE INDEX contacts_of_debtor ON contacts (tenant_id, debtor_id, id);
DROP INDEX contacts_by_user;
CREATE INDEX contacts_by_user ON contacts (tenant_id, user_id, id);
DROP INDEX contacts_by_time;
