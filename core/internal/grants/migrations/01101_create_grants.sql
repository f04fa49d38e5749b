-- What a tenant grants otherwise than the manifests do: a cell for a permission and a role.

-- +goose Up
CREATE TABLE grants (
    tenant_id  text NOT NULL,
    id         text NOT NULL, -- permission and role
    version    bigint NOT NULL,
    created_at timestamp NOT NULL,
    updated_at timestamp NOT NULL,
    created_by text NOT NULL,
    updated_by text NOT NULL,
    permission text NOT NULL,
    role       text NOT NULL,
    reach      text NOT NULL,
    PRIMARY KEY (tenant_id, id)
);

-- +goose Down
DROP TABLE grants;
