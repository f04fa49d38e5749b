import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Section, useFormats } from '@recobro/sdk/ui';
import type { HttpapiAppDetail } from '../api/schema.gen';
import { GrantsTable } from '../grants/GrantsTable';
import { ROLES } from '../users/types';

const useStyles = makeStyles({
  none: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});

/** What an app lets people do, and which rows each role reaches from the start. */
export function AppPermissions({ app: { permissions } }: { app: HttpapiAppDetail }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { count } = useFormats();
  const lines = permissions.map(({ name, grants, ...permission }) => ({
    ...permission,
    permission: name,
    cells: ROLES.map((role) => ({ role, reach: grants[role] ?? ('none' as const) })),
  }));
  return (
    <Section
      title={t('apps.detail.permissions')}
      count={permissions.length > 0 ? count(permissions.length) : undefined}
      flush
    >
      {lines.length === 0 ? (
        <Text className={styles.none}>{t('apps.detail.noPermissions')}</Text>
      ) : (
        <GrantsTable label={t('apps.detail.permissions')} lines={lines} />
      )}
    </Section>
  );
}
