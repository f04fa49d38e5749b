import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { NavLink, useLocation, useTranslation } from '@recobro/sdk';
import { lazy, Suspense } from 'react';
import { NavIcon } from './icons';
import { NAV_GROUPS, type NavLine, useSidebarItems } from './useNavItems';

/** Only the folded sidebar has no titles to read. */
const LineHint = lazy(() => import('./LineHint').then((m) => ({ default: m.LineHint })));

const useStyles = makeStyles({
  nav: {
    display: 'flex',
    flexDirection: 'column',
    paddingInline: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalL,
    gap: tokens.spacingVerticalM,
  },
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  heading: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    paddingInline: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalXS,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    height: '32px',
    paddingInline: '7px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
  },
  folded: { justifyContent: 'center', paddingInline: 0 },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface SidebarProps {
  /** Icons alone. */
  folded?: boolean;
  onNavigate?: () => void;
}

/** Where one can go: groups of lines from the shell and from the modules that are on. */
export function Sidebar({ folded = false, onNavigate }: SidebarProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const lines = useSidebarItems();
  const here = useLineHere(lines);
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {NAV_GROUPS.map((group) => {
        const inGroup = lines.filter((line) => line.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            {!folded && <div className={styles.heading}>{t(`nav.groups.${group}`)}</div>}
            <ul className={styles.group} aria-label={t(`nav.groups.${group}`)}>
              {inGroup.map((line) => (
                <li key={line.id}>
                  <Line line={line} exact={line !== here} folded={folded} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** The line of the page that one is on: of several that fit, the one that says most. */
function useLineHere(lines: NavLine[]): NavLine | undefined {
  const { pathname } = useLocation();
  const fit = lines.filter(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return fit.sort((a, b) => b.to.length - a.to.length)[0];
}

function Line({
  line,
  exact,
  folded,
  onNavigate,
}: {
  line: NavLine;
  /** It is not the line of pages below its own. */
  exact: boolean;
  folded: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const styles = useStyles();
  const link = (
    <NavLink
      to={line.to}
      end={exact}
      onClick={onNavigate}
      aria-label={folded ? line.title : undefined}
      className={({ isActive }) =>
        mergeClasses(styles.link, folded && styles.folded, isActive && styles.current)
      }
    >
      <NavIcon name={line.icon} />
      {!folded && <span className={styles.title}>{line.title}</span>}
    </NavLink>
  );
  if (!folded) return link;
  return (
    <Suspense fallback={link}>
      <LineHint title={line.title}>{link}</LineHint>
    </Suspense>
  );
}
