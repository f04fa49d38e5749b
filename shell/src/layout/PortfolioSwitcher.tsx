import { MenuButton, makeStyles, tokens } from '@fluentui/react-components';
import { BriefcaseRegular } from '@fluentui/react-icons';
import { useApi, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { portfolioOptions } from './portfolios';

const ALL = 'all';

const useStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '280px', justifyContent: 'flex-start' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  list: {
    maxHeight: '60vh',
    overflowY: 'auto',
    maxWidth: 'min(360px, 90vw)',
    paddingBlock: tokens.spacingVerticalXS,
  },
});

/** Chooses the portfolio that debtors, promises, calls and the home page are about. */
export function PortfolioSwitcher() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { portfolioId, choosePortfolio } = useSession();
  const { data: portfolios = [] } = useQuery(portfolioOptions(useApi()));
  const chosen = portfolios.find(({ id }) => id === portfolioId);
  const name = chosen?.name ?? t('portfolio.all');
  return (
    <LazyMenu
      checkedValues={{ portfolio: [chosen?.id ?? ALL] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => choosePortfolio(id === ALL ? undefined : id)}
      button={
        <MenuButton
          className={styles.button}
          appearance="subtle"
          icon={<BriefcaseRegular />}
          aria-label={t('portfolio.chosen', { name })}
        >
          <span className={styles.name}>{name}</span>
        </MenuButton>
      }
    >
      {({ MenuList, MenuItemRadio, MenuDivider }) => (
        <MenuList className={styles.list}>
          <MenuItemRadio name="portfolio" value={ALL}>
            {t('portfolio.all')}
          </MenuItemRadio>
          {portfolios.length > 0 && <MenuDivider />}
          {portfolios.map(({ id, name: title }) => (
            <MenuItemRadio key={id} name="portfolio" value={id}>
              {title}
            </MenuItemRadio>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
