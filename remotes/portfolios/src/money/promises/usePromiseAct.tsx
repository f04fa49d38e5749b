import { HandshakeRegular } from '@fluentui/react-icons';
import { useCan, useNavigate, useTranslation } from '@recobro/sdk';
import type { RowAction } from '@recobro/sdk/ui';
import type { Debtor } from '../../api/types';
import { owes } from '../../book/debtors/owed';

/** The way from a debtor in a list to the form of a promise; none for whoever takes no promises. */
export function usePromiseAct(): ((debtor: Debtor) => RowAction[]) | undefined {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const can = useCan();
  if (!can('portfolios.promises:create')) return undefined;
  return (debtor) => [
    {
      id: 'promise',
      label: t('promises.take'),
      icon: <HandshakeRegular />,
      disabled: !owes(debtor),
      run: () => void navigate(`/debtors/${debtor.id}?promise=new`),
    },
  ];
}
