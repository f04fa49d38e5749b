import { makeStyles, mergeClasses, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useLocation, useTranslation } from '@recobro/sdk';
import { DetailSkeleton, StatusBadge } from '@recobro/sdk/ui';
import { NavIcon } from '../layout/icons';
import { NotFoundPage } from '../pages/NotFoundPage';
import { type Area, areaOf, within } from './areas';
import { type AwayModule, useAway } from './queries';
import { WhoHelps } from './WhoHelps';

const FACTS = ['first', 'second', 'third'] as const;

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
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  title: { margin: 0 },
  what: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  fact: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  tick: { flexShrink: 0, color: tokens.colorBrandForeground1, position: 'relative', top: '2px' },
});

/** An address that no module which is on answers: one of a module that is off or not installed, or of nobody. */
export function Unowned() {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const away = useAway();
  if (away.isPending) return <DetailSkeleton />;
  const off = away.data?.find(({ paths }) => paths.some((path) => within(path, pathname)));
  if (!area && !off) return <NotFoundPage />;
  return <AwayArea area={area} off={off} />;
}

/** What an area does, why it is not there, and who can change that. */
export function AwayArea({ area, off }: { area: Area | undefined; off: AwayModule | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = area?.path.startsWith('/settings') ?? false;
  const title = area ? t(`areas.${area.key}.title`) : titleIn(off?.title ?? {}, language);
  return (
    <section
      className={mergeClasses(styles.screen, !settings && styles.page)}
      data-away={off ? 'off' : 'absent'}
    >
      <span className={styles.icon} aria-hidden>
        <NavIcon name={area?.icon ?? ''} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.line}>
            <Subtitle1 as={settings ? 'h2' : 'h1'} className={styles.title}>
              {title}
            </Subtitle1>
            <StatusBadge tone="paused">{t(off ? 'areas.off' : 'areas.absent')}</StatusBadge>
          </div>
          <Text className={styles.what}>
            {area ? t(`areas.${area.key}.what`) : titleIn(off?.description ?? {}, language)}
          </Text>
        </div>
        {area && <AreaFacts area={area} />}
        <WhoHelps off={off} />
      </div>
    </section>
  );
}

function AreaFacts({ area }: { area: Area }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <ul className={styles.facts}>
      {FACTS.map((fact) => (
        <li key={fact} className={styles.fact}>
          <CheckmarkRegular aria-hidden className={styles.tick} />
          <Text>{t(`areas.${area.key}.${fact}`)}</Text>
        </li>
      ))}
    </ul>
  );
}
