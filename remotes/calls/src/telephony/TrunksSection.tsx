import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular, DocumentSearchRegular, PlugConnectedRegular } from '@fluentui/react-icons';
import { of, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  EmptyState,
  IconButton,
  Loaded,
  plainList,
  Section,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Trunk } from '../api/types';
import { LineRow } from './LineRow';
import { TrunkBadge } from './TrunkBadge';

const TrunkPanel = lazy(() => import('./TrunkPanel').then((m) => ({ default: m.TrunkPanel })));
const StoriesPanel = lazy(() => import('./StoriesPanel').then((m) => ({ default: m.StoriesPanel })));

const useStyles = makeStyles({ list: plainList });

/** The trunks of the company, in the order in which they are tried, and how each is doing. */
export function TrunksSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  const trunks = useRead('/api/v1/trunks', {});
  const states = useRead('/api/v1/trunks/states', {}, { quiet: true });
  const remove = useWrite('DELETE', '/api/v1/trunks/{id}', { quiet: true });
  const [editing, setEditing] = useState<Trunk | 'new'>();
  const [removing, setRemoving] = useState<Trunk>();
  const [looking, setLooking] = useState<Trunk>();
  const add = editable && (
    <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('trunks.add')}
    </Button>
  );
  const factsOf = ({ host, port, transport, most_calls }: Trunk) =>
    [
      port > 0 ? `${host}:${port}` : host,
      transport.toUpperCase(),
      t('trunks.most', { calls: count(most_calls) }),
    ].join(' · ');
  return (
    <Section title={t('trunks.title')} waiting={trunks.isPending} expected={1} actions={add}>
      <Loaded
        read={trunks}
        empty={
          <EmptyState
            icon={<PlugConnectedRegular />}
            title={t('trunks.none')}
            reason={t('trunks.noneReason')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((trunk) => (
              <LineRow
                key={trunk.id}
                name={<bdi>{trunk.name}</bdi>}
                state={<TrunkBadge trunk={trunk} states={states.data ?? []} />}
                meta={factsOf(trunk)}
                acts={
                  <IconButton
                    size="medium"
                    icon={<DocumentSearchRegular />}
                    label={t('trunks.stories', { name: trunk.name })}
                    onClick={() => setLooking(trunk)}
                  />
                }
                edit={{ label: t('trunks.edit', { name: trunk.name }), do: () => setEditing(trunk) }}
                remove={{ label: t('trunks.remove', { name: trunk.name }), do: () => setRemoving(trunk) }}
                editable={editable}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>
        {editing && (
          <TrunkPanel known={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        )}
        {looking && <StoriesPanel trunk={looking} onClose={() => setLooking(undefined)} />}
      </Suspense>
      <ConfirmDialog
        open={removing}
        title={t('trunks.askRemove', { name: removing?.name })}
        action={t('remove')}
        onConfirm={(trunk) => remove.mutateAsync(of(trunk))}
        onClose={() => setRemoving(undefined)}
      >
        {t('trunks.removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}
