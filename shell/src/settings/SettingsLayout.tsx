import {
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Subtitle1,
  tokens,
} from '@fluentui/react-components';
import { NavLink, Outlet, useSession, useTranslation } from '@recobro/sdk';
import { useSettingsPages } from '../layout/useNavItems';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '960px' },
  title: { margin: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  nav: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    '@media (max-width: 767px)': { flexDirection: 'row', overflowX: 'auto' },
  },
  link: {
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

export function SettingsLayout() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  return (
    <div className={styles.page}>
      <Subtitle1 as="h1" className={styles.title}>
        {t('nav.settings')}
      </Subtitle1>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label={t('nav.settings')}>
          {useSettingsPages().map(({ id, to, title }) => (
            <NavLink
              key={id}
              to={to}
              end
              className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
            >
              {title}
            </NavLink>
          ))}
        </nav>
        <div className={styles.content}>
          {me.visit && (
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{t('visit.own', { home: me.visit.home.name })}</MessageBarBody>
            </MessageBar>
          )}
          <Outlet />
        </div>
      </div>
    </div>
  );
}
