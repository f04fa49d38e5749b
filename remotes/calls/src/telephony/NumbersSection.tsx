import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular, NumberSymbolRegular } from '@fluentui/react-icons';
import { of, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, plainList, RecordName, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { OwnNumber } from '../api/types';
import { LineRow } from './LineRow';

const NumberPanel = lazy(() => import('./NumberPanel').then((m) => ({ default: m.NumberPanel })));

const SEPARATOR = ' · ';

const useStyles = makeStyles({ list: plainList });

/** The company's own numbers: which is shown to whom, and who takes its calls. */
export function NumbersSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const numbers = useRead('/api/v1/numbers', {});
  const remove = useWrite('DELETE', '/api/v1/numbers/{id}', { quiet: true });
  const [editing, setEditing] = useState<OwnNumber | 'new'>();
  const [removing, setRemoving] = useState<OwnNumber>();
  const add = editable && (
    <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('numbers.add')}
    </Button>
  );
  return (
    <Section title={t('numbers.title')} waiting={numbers.isPending} expected={1} actions={add}>
      <Loaded
        read={numbers}
        empty={
          <EmptyState
            icon={<NumberSymbolRegular />}
            title={t('numbers.none')}
            reason={t('numbers.noneReason')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((number) => (
              <LineRow
                key={number.id}
                name={<bdi>{number.name}</bdi>}
                state={<bdi dir="ltr">{number.number}</bdi>}
                meta={<Meta number={number} />}
                edit={{ label: t('numbers.edit', { name: number.name }), do: () => setEditing(number) }}
                remove={{ label: t('numbers.remove', { name: number.name }), do: () => setRemoving(number) }}
                editable={editable}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>
        {editing && (
          <NumberPanel
            known={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={removing}
        title={t('numbers.askRemove', { name: removing?.name })}
        action={t('remove')}
        onConfirm={(number) => remove.mutateAsync(of(number))}
        onClose={() => setRemoving(undefined)}
      >
        {t('numbers.removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}

/** By which trunk, and what for. */
function Meta({ number }: { number: OwnNumber }) {
  const { t } = useTranslation('calls');
  const uses = [number.is_shown && t('numbers.isShown'), number.takes_calls && t('numbers.takesCalls')];
  return (
    <>
      <RecordName of="calls.trunk" id={number.trunk_id} plain />
      {uses.filter(Boolean).map((use) => `${SEPARATOR}${use}`)}
    </>
  );
}
