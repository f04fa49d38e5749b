import { Body1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Invitation } from './interaction';

const useStyles = makeStyles({
  who: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  meta: { color: tokens.colorNeutralForeground2 },
});

/** Which company invites whom, and as what: nobody signs up for something unseen. */
export function InvitedTo({ invitation }: { invitation: Invitation }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.who}>
      <Text weight="semibold" size={400}>
        {invitation.tenant_name}
      </Text>
      <Body1>{t('auth.invitedAs', { role: t(`roles.${invitation.role}`) })}</Body1>
      <Body1 className={styles.meta}>{invitation.email}</Body1>
    </div>
  );
}
