import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { Slot, useCan, usePermission, useSession, useTranslation } from '@recobro/sdk';
import { useSyncExternalStore } from 'react';
import { HOME_SLOT } from '../ahead/asks';
import { useServices } from '../app/servicesContext';
import { HomeSkeleton } from './HomeSkeleton';
import { ImportsCard } from './ImportsCard';
import { OwnDay } from './OwnDay';
import { PortfoliosHome } from './PortfoliosHome';
import { useSettled } from './useSettled';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '1200px',
    width: '100%',
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    '&[hidden]': { display: 'none' },
  },
  title: { margin: 0 },
  lead: { color: tokens.colorNeutralForeground2 },
});

/** What there is today: the own debtors of who works them, the portfolios and the team of who leads. */
export function HomePage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  const can = useCan();
  const own = usePermission('portfolios.debtors:read') === 'own';
  const portfoliosOn = modules.some(({ id }) => id === 'portfolios');
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
      {!settled && <HomeSkeleton />}
      {/* All at once: what came later would move what stands below it under the reader's eyes. */}
      <div className={styles.body} hidden={!settled}>
        {portfoliosOn && own && <OwnDay />}
        {portfoliosOn && !own && can('portfolios.portfolios:read') && <PortfoliosHome />}
        <Slot name={HOME_SLOT} />
        {portfoliosOn && !own && can('portfolios.imports:read') && <ImportsCard />}
      </div>
      {!portfoliosOn && <Text>{t('home.nothingOn')}</Text>}
    </div>
  );
}
