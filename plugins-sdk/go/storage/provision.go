package storage

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Provision makes, on the PostgreSQL server of adminURL, the schema of a module, its application role and its owner
// role, and returns connection addresses for the two. The roles' passwords follow from secret (≥ 32 bytes), so that it
// can be repeated; adminURL's role must be able to create roles and schemas.
//
//sdk:host
func Provision(ctx context.Context, adminURL, moduleID string, secret []byte) (appURL, ownerURL string, err error) {
	if len(secret) < sha256.Size {
		return "", "", errors.New("storage: the secret for the roles' passwords is too short")
	}
	conn, err := pgx.Connect(ctx, adminURL)
	if err != nil {
		return "", "", fmt.Errorf("storage: provision %s: %w", moduleID, err)
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	app, owner := SchemaName(moduleID), SchemaName(moduleID)+"_owner"
	for _, statement := range provisioning(app, owner, password(secret, app), password(secret, owner)) {
		if err := execOnRoles(ctx, conn, statement); err != nil {
			return "", "", fmt.Errorf("storage: provision %s: %w", moduleID, err)
		}
	}
	return RoleURLs(adminURL, moduleID, secret)
}

// RoleURLs are the connection addresses of a module's application role and owner role, as Provision has made them.
//
//sdk:host
func RoleURLs(adminURL, moduleID string, secret []byte) (appURL, ownerURL string, err error) {
	app, owner := SchemaName(moduleID), SchemaName(moduleID)+"_owner"
	if appURL, err = as(adminURL, app, password(secret, app)); err != nil {
		return "", "", err
	}
	ownerURL, err = as(adminURL, owner, password(secret, owner))
	return appURL, ownerURL, err
}

// roleTries is how often a statement is tried that another database of the same server may disturb.
const roleTries = 50

// execOnRoles runs a statement again when somebody else was at the same role at that moment: roles are the whole server's,
// the lock below is one database's.
func execOnRoles(ctx context.Context, conn *pgx.Conn, statement string) (err error) {
	for range roleTries {
		if _, err = conn.Exec(ctx, statement); !disturbed(err) {
			return err
		}
	}
	return err
}

func disturbed(err error) bool {
	var refused *pgconn.PgError
	if !errors.As(err, &refused) {
		return false
	}
	made := refused.Code == "23505" && strings.HasPrefix(refused.TableName, "pg_auth")
	return made || strings.Contains(refused.Message, "tuple concurrently") // it has no code of its own
}

func provisioning(app, owner, appPassword, ownerPassword string) []string {
	a, o := pgx.Identifier{app}.Sanitize(), pgx.Identifier{owner}.Sanitize()
	return []string{
		"SELECT pg_advisory_lock(hashtext('recobro.provision'))",                             // until the connection closes
		"CREATE EXTENSION IF NOT EXISTS pg_trgm", "CREATE EXTENSION IF NOT EXISTS btree_gin", // text search; owners may not
		createRole(app), createRole(owner),
		"ALTER ROLE " + a + " NOBYPASSRLS NOCREATEROLE NOCREATEDB PASSWORD '" + appPassword + "'",
		"ALTER ROLE " + o + " NOBYPASSRLS NOCREATEROLE NOCREATEDB PASSWORD '" + ownerPassword + "'",
		"GRANT " + o + " TO CURRENT_USER",
		"CREATE SCHEMA IF NOT EXISTS " + a + " AUTHORIZATION " + o,
		"REVOKE ALL ON SCHEMA " + a + " FROM PUBLIC",
		"GRANT USAGE ON SCHEMA " + a + " TO " + a,
		"ALTER DEFAULT PRIVILEGES FOR ROLE " + o + " IN SCHEMA " + a +
			" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO " + a,
		"ALTER DEFAULT PRIVILEGES FOR ROLE " + o + " IN SCHEMA " + a + " GRANT USAGE, SELECT ON SEQUENCES TO " + a,
	}
}

func createRole(name string) string {
	return "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '" + name + "') THEN CREATE ROLE " +
		pgx.Identifier{name}.Sanitize() + " LOGIN; END IF; END $$"
}

func password(secret []byte, role string) string {
	h := hmac.New(sha256.New, secret)
	h.Write([]byte("recobro database role " + role))
	return hex.EncodeToString(h.Sum(nil))
}

// as is a connection address for another role.
func as(address, user, password string) (string, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme == "" {
		return "", errors.New("storage: the database address must be a URL: postgres://…")
	}
	u.User = url.UserPassword(user, password)
	return u.String(), nil
}
