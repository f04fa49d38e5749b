import { Button } from '@fluentui/react-components';
import { PersonRegular, TagRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { DebtorsMeant } from '../../api/types';

const AssignDialog = lazy(() => import('./BulkDialogs').then((m) => ({ default: m.AssignDialog })));
const TagDialog = lazy(() => import('./BulkDialogs').then((m) => ({ default: m.TagDialog })));

/** Props of BulkActions. */
export interface BulkActionsProps {
  meant: DebtorsMeant;
  count: number;
  /** How many of them somebody works already; absent while unknown. */
  held: number | undefined;
  onDone: () => void;
}

/** What may be done to many debtors at once. */
export function BulkActions(props: BulkActionsProps) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [open, setOpen] = useState<'assign' | 'tag'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {can('portfolios.debtors:assign') && (
        <Button size="small" icon={<PersonRegular />} onClick={() => setOpen('assign')}>
          {t('debtors.assign')}
        </Button>
      )}
      {can('portfolios.debtors:tag') && (
        <Button size="small" icon={<TagRegular />} onClick={() => setOpen('tag')}>
          {t('debtors.tag')}
        </Button>
      )}
      <Suspense>
        {open === 'assign' && <AssignDialog {...props} onClose={close} />}
        {open === 'tag' && <TagDialog {...props} onClose={close} />}
      </Suspense>
    </>
  );
}
