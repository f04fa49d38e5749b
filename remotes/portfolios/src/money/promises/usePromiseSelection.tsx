import { Button } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons';
import { type Meta, useCan, useTranslation } from '@recobro/sdk';
import { type Selection, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import type { PromiseListQuery, PromisesMeant, Vow } from '../../api/types';

const ReassignDialog = lazy(() => import('./ReassignDialog').then((m) => ({ default: m.ReassignDialog })));

/** The promises picked: some by their boxes, or all that the filters leave. */
export function usePromiseSelection(
  query: PromiseListQuery,
  page: { data: Vow[]; meta: Meta } | undefined,
): Selection | undefined {
  const can = useCan();
  const { count } = useFormats();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const asked = JSON.stringify(filterOf(query));
  const [allOf, setAllOf] = useState<string>();
  if (!can('portfolios.promises:assign')) return undefined;
  const all = allOf === asked;
  const { total = 0, totalExact = true } = page?.meta ?? {};
  const clear = () => {
    setSelected(new Set());
    setAllOf(undefined);
  };
  return {
    selected,
    onChange: setSelected,
    all: {
      total,
      shown: count(total) + (totalExact ? '' : '+'),
      on: all,
      onChange: (on) => setAllOf(on ? asked : undefined),
    },
    actions: (
      <Reassign
        meant={all ? { filter: filterOf(query) } : { ids: [...selected] }}
        count={all ? total : selected.size}
        onDone={clear}
      />
    ),
  };
}

/** Props of what is done to the promises picked. */
export interface ReassignProps {
  meant: PromisesMeant;
  count: number;
  onDone: () => void;
}

function Reassign(props: ReassignProps) {
  const { t } = useTranslation('portfolios');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<PersonRegular />} onClick={() => setOpen(true)}>
        {t('promises.reassign')}
      </Button>
      <Suspense>{open && <ReassignDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The list without its order and place. */
function filterOf({ page, pageSize, sort, cursor, ...filter }: PromiseListQuery) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value?.length !== 0);
  return Object.fromEntries(given) as typeof filter;
}
