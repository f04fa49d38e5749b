import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { Section, StatusBadge, useFormats, useNarrow } from '@recobro/sdk/ui';
import type { AppDetail, AppPermission } from './queries';

const ROLES = ['superadmin', 'admin', 'manager', 'cashier'] as const;
type Role = (typeof ROLES)[number];

const useStyles = makeStyles({
  table: {
    tableLayout: 'auto',
    '& th, & td': { paddingInline: tokens.spacingHorizontalL },
    '& td': { paddingBlock: tokens.spacingVerticalXS },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
  },
  head: { color: tokens.colorNeutralForeground3 },
  role: { whiteSpace: 'nowrap' },
  reach: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    overflowWrap: 'anywhere',
  },
  personal: { marginInlineStart: tokens.spacingHorizontalS },
  none: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});

/** What an app lets people do, and which rows each role reaches from the start. */
export function AppPermissions({ app: { permissions } }: { app: AppDetail }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { count } = useFormats();
  const language = useLanguage();
  const narrow = useNarrow();
  const reach = (grants: AppPermission['grants'], role: Role) => t(`apps.scopes.${grants[role] ?? 'none'}`);
  return (
    <Section
      title={t('apps.detail.permissions')}
      count={permissions.length > 0 ? count(permissions.length) : undefined}
      flush
    >
      {permissions.length === 0 ? (
        <Text className={styles.none}>{t('apps.detail.noPermissions')}</Text>
      ) : (
        <Table className={styles.table} aria-label={t('apps.detail.permissions')}>
          <TableHeader>
            <TableRow className={styles.head}>
              <TableHeaderCell>{t('apps.detail.permission')}</TableHeaderCell>
              {ROLES.filter(() => !narrow).map((role) => (
                <TableHeaderCell key={role} className={styles.role}>
                  {t(`roles.${role}`)}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {permissions.map((permission) => (
              <TableRow key={permission.name}>
                <TableCell>
                  {titleIn(permission.title, language)}
                  {permission.pii && (
                    <span className={styles.personal}>
                      <StatusBadge tone="neutral">{t('apps.detail.personal')}</StatusBadge>
                    </span>
                  )}
                  <span className={styles.name} dir="ltr">
                    {permission.name}
                  </span>
                  {narrow && (
                    <span className={styles.reach}>
                      {ROLES.map((role) => `${t(`roles.${role}`)}: ${reach(permission.grants, role)}`).join(
                        ' · ',
                      )}
                    </span>
                  )}
                </TableCell>
                {ROLES.filter(() => !narrow).map((role) => (
                  <TableCell key={role} className={styles.role}>
                    {reach(permission.grants, role)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
