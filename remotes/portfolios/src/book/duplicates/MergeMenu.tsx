import { Button, MenuItem } from '@fluentui/react-components';
import { MoreHorizontalRegular, PeopleSwapRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import type { Debtor } from '../../api/types';

const MergePanel = lazy(() => import('./MergePanel').then((m) => ({ default: m.MergePanel })));

/** What is seldom done with a debtor: making one of two who are the same person. */
export function MergeMenu({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const [merging, setMerging] = useState(false);
  if (!useCan()('portfolios.debtors:merge')) return null;
  return (
    <>
      <LazyMenu button={<Button icon={<MoreHorizontalRegular />} aria-label={t('merge.menu')} />}>
        {() => (
          <MenuItem icon={<PeopleSwapRegular />} onClick={() => setMerging(true)}>
            {t('merge.begin')}
          </MenuItem>
        )}
      </LazyMenu>
      <Suspense>{merging && <MergePanel debtor={debtor} onClose={() => setMerging(false)} />}</Suspense>
    </>
  );
}
