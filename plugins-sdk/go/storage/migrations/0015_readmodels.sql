-- Records of other modules that have changed since they were read.

-- +goose Up
CREATE TABLE sdk_readmodel_due (
    tenant_id TEXT   NOT NULL,
    model     TEXT   NOT NULL,
    id        TEXT   NOT NULL,
    marks     BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, model, id)
);

-- +goose Down
DROP TABLE sdk_readmodel_due;
