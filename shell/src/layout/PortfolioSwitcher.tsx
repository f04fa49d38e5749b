import { MenuButton, makeStyles } from '@fluentui/react-components';
import { BriefcaseRegular } from '@fluentui/react-icons';
import { findPortfolios, useOpenPortfolios, useSession, useTranslation } from '@recobro/sdk';
import { LazyFinder } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';

const ALL = '';

const useStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '280px', justifyContent: 'flex-start' },
  name: {
    '@media (max-width: 359px)': { display: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Chooses the portfolio that debtors, promises, calls and the home page are about. */
export function PortfolioSwitcher() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { portfolioId, choosePortfolio } = useSession();
  const portfolios = useOpenPortfolios();
  const [found, setFound] = useState<{ value: string; label: string }>();
  const known = portfolios?.find(({ id }) => id === portfolioId)?.name;
  const chosen = known ?? (found?.value === portfolioId ? found?.label : undefined);
  const gone = portfolioId !== undefined && portfolios !== undefined && chosen === undefined;
  useEffect(() => {
    if (gone) choosePortfolio(undefined); // put away, or of another company: it must not narrow what is shown
  }, [gone, choosePortfolio]);
  const name = chosen ?? t('portfolio.all');
  return (
    <LazyFinder
      label={t('portfolio.choose')}
      find={findPortfolios}
      always={[{ value: ALL, label: t('portfolio.all') }]}
      value={[portfolioId ?? ALL]}
      onChange={([id], option) => {
        setFound(option);
        choosePortfolio(id || undefined);
      }}
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
    />
  );
}
