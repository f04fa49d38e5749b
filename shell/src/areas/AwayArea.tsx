import { makeStyles, mergeClasses, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useLocation, useTranslation } from '@recobro/sdk';
import { DetailSkeleton, plainList, StatusBadge, stacked } from '@recobro/sdk/ui';
import type { AppAway } from '../api/schema.gen';
import { NavIcon } from '../layout/icons';
import { NotFoundPage } from '../pages/NotFoundPage';
import { within } from './areas';
import { useAway } from './useAway';
import { WhoHelps } from './WhoHelps';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    boxSizing: 'border-box',
    width: '100%',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 639px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: tokens.spacingVerticalL,
      padding: tokens.spacingHorizontalXL,
    },
  },
  page: {
    maxWidth: '720px',
    marginInline: 'auto',
    marginBlockStart: '6vh',
    '@media (max-width: 639px)': { marginBlockStart: 0 },
  },
  icon: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    height: '56px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '28px',
  },
  words: { ...stacked(tokens.spacingVerticalL), minWidth: 0 },
  head: stacked(tokens.spacingVerticalXS),
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  title: { margin: 0 },
  what: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  facts: { ...plainList, ...stacked(tokens.spacingVerticalS) },
  fact: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  tick: { flexShrink: 0, color: tokens.colorBrandForeground1, position: 'relative', top: '2px' },
});

/** An address that no module which is on answers: one of a module that is off or not installed, or else of nobody. */
export function Unowned({ otherwise = <NotFoundPage /> }: { otherwise?: React.ReactNode }) {
  const { pathname } = useLocation();
  const away = useAway();
  if (away.isPending) return <DetailSkeleton />;
  const area = away.data?.find(({ paths }) => paths.some((path) => within(path, pathname)));
  return area ? <AwayArea area={area} /> : otherwise;
}

/** What an area does, why it is not there, and who can change that. */
export function AwayArea({ area }: { area: AppAway }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useLocation().pathname.startsWith('/settings/');
  return (
    <section
      className={mergeClasses(styles.screen, !settings && styles.page)}
      data-away={area.id ? 'off' : 'absent'}
    >
      <span className={styles.icon} aria-hidden>
        <NavIcon name={area.icon} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.line}>
            <Subtitle1 as={settings ? 'h2' : 'h1'} className={styles.title}>
              {titleIn(area.title, language)}
            </Subtitle1>
            <StatusBadge tone="paused">{t(area.id ? 'areas.off' : 'areas.absent')}</StatusBadge>
          </div>
          <Text className={styles.what}>{titleIn(area.description, language)}</Text>
        </div>
        {area.facts.length > 0 && (
          <ul className={styles.facts}>
            {area.facts.map((fact) => (
              <li key={fact.es} className={styles.fact}>
                <CheckmarkRegular aria-hidden className={styles.tick} />
                <Text>{titleIn(fact, language)}</Text>
              </li>
            ))}
          </ul>
        )}
        <WhoHelps app={area.id} />
      </div>
    </section>
  );
}
