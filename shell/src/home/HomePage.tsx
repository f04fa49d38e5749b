import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';
import { Slot } from '../remotes/Slot';
import { ImportsCard } from './ImportsCard';
import { PortfoliosHome } from './PortfoliosHome';

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

/** What there is today: portfolios with their figures, and the last imports. */
export function HomePage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const { remotes } = useServices();
  const modules = useSyncExternalStore(remotes.subscribe, remotes.entries);
  const can = useCan();
  const portfoliosOn = modules.some(({ id }) => id === 'portfolios');
  const name = (me.display_name || me.username).split(' ')[0];
  return (
    <div className={styles.page}>
      <div>
        <Subtitle1 as="h1" block className={styles.title}>
          {t('home.hello', { name })}
        </Subtitle1>
        <Text className={styles.lead}>{me.tenant.name}</Text>
      </div>
      {portfoliosOn && can('portfolios.portfolios:read') && <PortfoliosHome />}
      {portfoliosOn && can('portfolios.imports:read') && <ImportsCard />}
      <Slot name="home.cards" />
      {!portfoliosOn && <Text>{t('home.nothingOn')}</Text>}
    </div>
  );
}
