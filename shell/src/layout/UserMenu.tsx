import { Badge, Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PersonRegular, SettingsRegular, ShieldKeyholeRegular, SignOutRegular } from '@fluentui/react-icons';
import { useNavigate, useSession, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  button: { minWidth: 'auto', flexShrink: 0, paddingInline: tokens.spacingHorizontalXS },
  initials: { fontSize: tokens.fontSizeBase200 },
  who: {
    display: 'flex',
    flexDirection: 'column',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    maxWidth: '260px',
  },
  meta: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Who is signed in, their settings, and the way out. */
export function UserMenu() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me, signOut } = useSession();
  const navigate = useNavigate();
  const name = me.display_name || me.username;
  return (
    <LazyMenu
      positioning="below-end"
      button={
        <Button className={styles.button} appearance="subtle" aria-label={t('user.menu', { name })}>
          <Badge size="extra-large" className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </Badge>
        </Button>
      }
    >
      {({ MenuList, MenuItem, MenuDivider }) => (
        <>
          <div className={styles.who}>
            <Text weight="semibold">{name}</Text>
            <Caption1 className={styles.meta}>{me.email}</Caption1>
            <Caption1 className={styles.meta}>
              {t('user.roleAt', { role: t(`roles.${me.role}`), tenant: me.tenant.name })}
            </Caption1>
          </div>
          <MenuDivider />
          <MenuList>
            <MenuItem icon={<PersonRegular />} onClick={() => void navigate('/settings')}>
              {t('settings.profile.title')}
            </MenuItem>
            <MenuItem icon={<SettingsRegular />} onClick={() => void navigate('/settings/appearance')}>
              {t('settings.appearance.title')}
            </MenuItem>
            <MenuItem icon={<ShieldKeyholeRegular />} onClick={() => void navigate('/settings/security')}>
              {t('settings.security.title')}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
              {t('auth.signOut')}
            </MenuItem>
          </MenuList>
        </>
      )}
    </LazyMenu>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
