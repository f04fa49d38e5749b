import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { FactorsProofs as Proofs } from '../api/schema.gen';
import { useServices } from '../app/servicesContext';
import type { User } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
  },
});

const BOTH: Proofs = { password: true, one_time_code: true };

/** How another user signs in, and the way to remove that when it is lost or got about. */
export function UserFactors({ user }: { user: User }) {
  const { t } = useTranslation();
  const can = useCan();
  const { boot } = useServices();
  const roles = useAssignableRoles();
  if (!can('core.users:reset_factors') || user.status === 'invited') return null;
  if (user.role && !roles.includes(user.role)) return null;
  return (
    <Section title={t('users.factors')}>
      {boot.provider.embedded ? <Reset user={user} /> : <Text>{t('users.factorsElsewhere')}</Text>}
    </Section>
  );
}

function Reset({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const reset = useWrite('POST', '/api/v1/users/{id}/factor-resets', {
    quiet: true,
    says: () => t('users.factorsReset', { name: user.display_name }),
  });
  const [asked, setAsked] = useState<Proofs>();
  const nothing = asked && !asked.password && !asked.one_time_code;
  return (
    <div className={styles.stack}>
      <Text>{t('users.factorsHint')}</Text>
      <Button onClick={() => setAsked(BOTH)}>{t('users.resetFactors')}</Button>
      <ConfirmDialog
        open={asked}
        title={t('users.askReset', { name: user.display_name })}
        action={t('users.resetFactors')}
        disabled={nothing}
        onConfirm={(body) => reset.mutateAsync({ path: { id: user.id }, body })}
        onClose={() => setAsked(undefined)}
      >
        <div className={styles.stack}>
          {asked && (
            <>
              <Checkbox
                label={t('users.resetPassword')}
                checked={asked.password}
                onChange={(_, { checked }) => setAsked({ ...asked, password: checked === true })}
              />
              <Checkbox
                label={t('users.resetCode')}
                checked={asked.one_time_code}
                onChange={(_, { checked }) => setAsked({ ...asked, one_time_code: checked === true })}
              />
            </>
          )}
          <Text>{t('users.resetEffect')}</Text>
        </div>
      </ConfirmDialog>
    </div>
  );
}
