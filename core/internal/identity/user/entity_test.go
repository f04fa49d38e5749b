package user_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/user"
)

func TestUser_ChangeStatus(t *testing.T) {
	t.Parallel()
	allowed := map[user.Status][]user.Status{
		user.Invited:   {},
		user.Active:    {user.Inactive, user.Suspended},
		user.Inactive:  {user.Active, user.Suspended},
		user.Suspended: {user.Active},
	}
	for _, from := range user.Active.Enum() {
		for _, to := range user.Active.Enum() {
			t.Run("from "+string(from)+" to "+string(to), func(t *testing.T) {
				t.Parallel()
				u := &user.User{Status: from}
				err := u.ChangeStatus(to)
				if from == to {
					require.NoError(t, err)
					return
				}
				permitted := false
				for _, one := range allowed[from] {
					permitted = permitted || one == to
				}
				if permitted {
					require.NoError(t, err)
					require.Equal(t, to, u.Status)
				} else {
					require.ErrorIs(t, err, user.ErrTransition)
					require.Equal(t, from, u.Status)
				}
			})
		}
	}
}

func TestUser_Link(t *testing.T) {
	t.Parallel()
	for status, ok := range map[user.Status]bool{user.Invited: true, user.Active: true, user.Inactive: false, user.Suspended: false} {
		u := &user.User{Status: status}
		err := u.Link()
		if ok {
			require.NoError(t, err)
			require.Equal(t, user.Active, u.Status)
			require.True(t, u.Linked)
		} else {
			require.ErrorIs(t, err, user.ErrTransition, status)
		}
	}
}

func TestNew(t *testing.T) {
	t.Parallel()

	t.Run("is invited, with the e-mail in lower case and its first part as user name", func(t *testing.T) {
		t.Parallel()
		u, err := user.New(" Ana.Silva@Example.COM ", "Ana Silva", user.Cashier, "pt")
		require.NoError(t, err)
		require.Equal(t, "ana.silva@example.com", u.Email)
		require.Equal(t, "ana.silva", u.Username)
		require.Equal(t, user.Invited, u.Status)
	})

	t.Run("names the field at fault", func(t *testing.T) {
		t.Parallel()
		for field, make := range map[string]func() (*user.User, error){
			"body.email":        func() (*user.User, error) { return user.New("Ana <ana@example.com>", "Ana", user.Admin, "es") },
			"body.role":         func() (*user.User, error) { return user.New("ana@example.com", "Ana", "owner", "es") },
			"body.language":     func() (*user.User, error) { return user.New("ana@example.com", "Ana", user.Admin, "de") },
			"body.display_name": func() (*user.User, error) { return user.New("ana@example.com", "  ", user.Admin, "es") },
		} {
			_, err := make()
			require.ErrorIs(t, err, user.ErrInvalid)
			require.ErrorContains(t, err, field)
		}
	})
}
