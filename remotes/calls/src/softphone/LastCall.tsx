import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { callTone } from '../log/status';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
  },
});

/** What became of the call that one made last, where nobody was spoken with: why, and where more is told. */
export function LastCall({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const call = useRead('/api/v1/llamadas/{id}', { path: { id } }, { quiet: true }).data;
  return (
    <Text size={200} className={styles.line} role="status">
      {call && !call.is_live && !call.joined_at && (
        <>
          <StatusBadge tone={callTone[call.status]}>{t(`status.${call.status}`)}</StatusBadge>
          <Link to={`/calls/${id}`}>
            {call.status === 'blocked_by_rule' ? t('lastCall.blocked') : t('lastCall.why')}
          </Link>
        </>
      )}
    </Text>
  );
}
