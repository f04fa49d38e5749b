import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { Slot, useSession, useTranslation } from '@recobro/sdk';
import { HOME_SLOT } from '../remotes/fillings';
import { useFillers } from '../remotes/Slot';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '1200px',
    width: '100%',
    // What is below a part on its way comes with it, or a second later: nothing moves under the reader's eyes.
    '& > [data-holds] ~ *': { display: 'none' },
  },
  title: { margin: 0 },
  lead: { color: tokens.colorNeutralForeground2 },
});

/** What there is today: what the modules that are on put here, in the order of their manifests. */
export function HomePage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const cards = useFillers(HOME_SLOT).length > 0;
  const name = (me.display_name || me.username).split(' ')[0];
  return (
    <div className={styles.page}>
      <div>
        <Subtitle1 as="h1" block className={styles.title}>
          {t('home.hello', { name })}
        </Subtitle1>
        <Text className={styles.lead}>{me.tenant.name}</Text>
      </div>
      {cards ? <Slot name={HOME_SLOT} /> : <Text>{t('home.nothingOn')}</Text>}
    </div>
  );
}
