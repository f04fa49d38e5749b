import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons';
import { Link, Slot, useTranslation } from '@recobro/sdk';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../palette/SearchButton';
import { HEADER_SLOT } from '../remotes/fillings';
import { HeaderSign } from './HeaderSign';
import { LanguageMenu } from './LanguageMenu';
import { TenantSwitch, useSeveralTenants } from './TenantSwitch';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';
import { Wordmark } from './Wordmark';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    boxSizing: 'border-box',
    height: '48px',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalM,
    '@media (max-width: 479px)': { gap: 0, paddingInline: tokens.spacingHorizontalXS },
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  home: {
    display: 'flex',
    textDecorationLine: 'none',
    marginInlineEnd: tokens.spacingHorizontalM,
    '@media (max-width: 479px)': { marginInlineEnd: 0 },
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  menuButton: { '@media (min-width: 1024px)': { display: 'none' } },
  space: { flexGrow: 1 },
});

interface HeaderProps {
  narrow: boolean;
  /** There is room for the name of the company. */
  wide: boolean;
  onMenu: () => void;
  onSearch: () => void;
}

/** 48 px on top: what the pages are narrowed to, search, language, theme, who is signed in. */
export function Header({ narrow, wide, onMenu, onSearch }: HeaderProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <Button
        className={styles.menuButton}
        appearance="subtle"
        icon={<NavigationRegular />}
        aria-label={t('nav.open')}
        onClick={onMenu}
      />
      <Link to="/" className={styles.home} aria-label={t('nav.home')}>
        <Wordmark compact={narrow} />
      </Link>
      {useSeveralTenants() && wide && <TenantSwitch />}
      <Slot name={HEADER_SLOT} />
      <div className={styles.space} />
      <HeaderSign name="header.status" />
      <HeaderSign name="header.help" />
      <SearchButton onOpen={onSearch} />
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <UserMenu />
    </header>
  );
}
