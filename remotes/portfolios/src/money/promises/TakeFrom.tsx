import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type Find, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { LazyFinder } from '@recobro/sdk/ui';
import type { Debtor } from '../../api/types';

/** Who may still promise something, by what one knows of them. */
const OWING: Find = {
  path: '/api/v1/deudores',
  query: (text) => ({
    q: text || undefined,
    status: ['new', 'in_progress', 'promised', 'plan', 'disputed', 'legal'],
    sort: 'name',
  }),
  label: ({ name }: Debtor) => name,
};

/** The way from the list to the form of a promise: by the debtor who makes it. */
export function TakeFrom() {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const can = useCan();
  if (!can('portfolios.promises:create')) return null;
  return (
    <LazyFinder
      label={t('promises.from')}
      find={OWING}
      value={[]}
      onChange={([debtor]) => void navigate(`/debtors/${debtor}?promise=new`)}
      button={
        <Button size="small" icon={<AddRegular />}>
          {t('promises.take')}
        </Button>
      }
    />
  );
}
