import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { useModuleOn } from '../layout/useModuleOn';
import { HomeParts } from './HomeParts';
import { HomeSkeleton } from './HomeSkeleton';
import { useSettled } from './useSettled';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '1200px',
    width: '100%',
  },
  title: { margin: 0 },
  lead: { color: tokens.colorNeutralForeground2 },
});

/** What there is today. */
export function HomePage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const portfoliosOn = useModuleOn('portfolios');
  const settled = useSettled();
  const name = (me.display_name || me.username).split(' ')[0];
  return (
    <div className={styles.page}>
      <div>
        <Subtitle1 as="h1" block className={styles.title}>
          {t('home.hello', { name })}
        </Subtitle1>
        <Text className={styles.lead}>{me.tenant.name}</Text>
      </div>
      {/* All at once: what came later would move what stands below it under the reader's eyes. */}
      {settled ? <HomeParts /> : <HomeSkeleton />}
      {!portfoliosOn && <Text>{t('home.nothingOn')}</Text>}
    </div>
  );
}
