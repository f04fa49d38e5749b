import { MenuButton, makeStyles, tokens } from '@fluentui/react-components';
import { BriefcaseFilled, BriefcaseRegular } from '@fluentui/react-icons';
import { type Find, useContextOf, useTranslation } from '@recobro/sdk';
import { LazyFinder } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';
import { isOpen, useEveryPortfolio } from '../../api/every';
import type { Portfolio } from '../../api/types';

const ALL = '';

/** Portfolios by a part of their name; archived ones are put away. */
const BY_NAME: Find = {
  path: '/api/v1/carteras',
  query: (text) => ({
    status: ['draft', 'active', 'paused', 'closed'],
    filter: text || undefined,
    sort: 'name',
  }),
  label: ({ name }: Portfolio) => name,
};

const useStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '280px', justifyContent: 'flex-start' },
  narrowed: { color: tokens.colorBrandForeground1 },
  name: {
    '@media (max-width: 479px)': { display: 'none' }, // no more than a letter would have room; the icon says whether one is chosen
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Chooses the portfolio that debtors, promises, calls and the home page are about. */
export function PortfolioSwitcher() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [portfolioId, choosePortfolio] = useContextOf('portfolios');
  const portfolios = useEveryPortfolio().data?.filter(isOpen);
  const [found, setFound] = useState<{ value: string; label: string }>();
  const known = portfolios?.find(({ id }) => id === portfolioId)?.name;
  const chosen = known ?? (found?.value === portfolioId ? found?.label : undefined);
  const gone = portfolioId !== undefined && portfolios !== undefined && chosen === undefined;
  useEffect(() => {
    if (gone) choosePortfolio(undefined); // put away, or of another company: it must not narrow what is shown
  }, [gone, choosePortfolio]);
  const name = chosen ?? t('switcher.all');
  return (
    <LazyFinder
      label={t('switcher.choose')}
      find={BY_NAME}
      always={[{ value: ALL, label: t('switcher.all') }]}
      value={[portfolioId ?? ALL]}
      onChange={([id], option) => {
        setFound(option);
        choosePortfolio(id || undefined);
      }}
      button={
        <MenuButton
          className={styles.button}
          appearance="subtle"
          icon={chosen ? <BriefcaseFilled className={styles.narrowed} /> : <BriefcaseRegular />}
          aria-label={t('switcher.chosen', { name })}
        >
          <span className={styles.name}>{name}</span>
        </MenuButton>
      }
    />
  );
}
