import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { Notice, plainList } from '@recobro/sdk/ui';
import type { Written } from '../api/types';
import { useDraft } from './useDraft';

const useStyles = makeStyles({
  list: { ...plainList, maxHeight: '160px', overflowY: 'auto' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** What stands in a draft's way: that somebody else has written it, and what has to be mended. */
export function Notices({ version }: { version: Written }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { saving, faults, keepMine, takeTheirs, frozen } = useDraft();
  if (saving === 'stale')
    return (
      <Notice
        intent="warning"
        layout="multiline"
        title={t('stale')}
        action={
          <>
            <Button onClick={takeTheirs}>{t('takeTheirs')}</Button>
            <Button onClick={keepMine}>{t('keepMine')}</Button>
          </>
        }
      >
        {t('staleWhy')}
      </Notice>
    );
  if (frozen || faults.length === 0) return null;
  return (
    <Notice intent="warning" layout="multiline" title={t('faults', { count: faults.length })}>
      <ul className={styles.list} aria-label={t('faults', { count: faults.length })}>
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.code} ${fault.reason}`}>
            {fault.step && (
              <>
                <Link
                  className={styles.link}
                  to={`/ai-agents/${version.agent_id}/versions/${version.n}?part=flow&step=${fault.step}`}
                >
                  <bdi>{fault.step}</bdi>
                </Link>
                {': '}
              </>
            )}
            {fault.reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
