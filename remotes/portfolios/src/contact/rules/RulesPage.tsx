import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, stacked } from '@recobro/sdk/ui';
import { usePacks } from '../../api/packs';
import { OwnRules } from './OwnRules';
import { PackSection } from './PackSection';

const useStyles = makeStyles({ page: stacked(tokens.spacingVerticalL) });

/** The rules that decide on contacts: the company's own, and the laws in force with their sources. */
export function RulesPage() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const packs = usePacks();
  return (
    <div className={styles.page}>
      <OwnRules />
      <Loaded read={packs} empty={<EmptyState title={t('contactRules.none')} />}>
        {(rows) =>
          rows
            .filter(({ country }) => country !== '')
            .map((pack) => <PackSection key={pack.country} pack={pack} />)
        }
      </Loaded>
    </div>
  );
}
