import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular, PlugConnectedRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, plainList, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Provider } from '../api/types';
import { ProviderCard } from './ProviderCard';
import { useOrder } from './useOrder';

const ProviderPanel = lazy(() => import('./ProviderPanel').then((m) => ({ default: m.ProviderPanel })));

const useStyles = makeStyles({ list: plainList });

/** The providers of models, in the order in which they are tried. */
export function ProvidersSection() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const providers = useRead('/api/v1/ai-agents/providers', {});
  const remove = useWrite('DELETE', '/api/v1/ai-agents/providers/{id}', { quiet: true });
  const [editing, setEditing] = useState<Provider | 'new'>();
  const [removing, setRemoving] = useState<Provider>();
  const add = can('aiagents.providers:create') && (
    <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('providers.connect')}
    </Button>
  );
  return (
    <Section title={t('providers.title')} waiting={providers.isPending} expected={2} actions={add}>
      <Loaded
        read={providers}
        empty={
          <EmptyState
            icon={<PlugConnectedRegular />}
            title={t('providers.none')}
            reason={t('providers.noneWhy')}
          />
        }
      >
        {(rows) => <Ordered rows={rows} onEdit={setEditing} onRemove={setRemoving} />}
      </Loaded>
      <Suspense>
        {editing && (
          <ProviderPanel
            known={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={removing}
        title={t('providers.askRemove', { name: removing?.name })}
        action={t('providers.remove')}
        onConfirm={(provider) => remove.mutateAsync(of(provider))}
        onClose={() => setRemoving(undefined)}
      >
        {t('providers.removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}

interface OrderedProps {
  rows: Provider[];
  onEdit: (provider: Provider) => void;
  onRemove: (provider: Provider) => void;
}

/** One below the other; who may moves them, by their buttons or by dragging. */
function Ordered({ rows, onEdit, onRemove }: OrderedProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const { order, dragged } = useOrder(rows);
  const may = can('aiagents.providers:update');
  return (
    <ul className={styles.list} aria-label={t('providers.title')}>
      {rows.map((provider, at) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          {...(may && {
            drag: dragged(at),
            onUp: at > 0 ? () => order(at, at - 1) : undefined,
            onDown: at < rows.length - 1 ? () => order(at, at + 1) : undefined,
            onEdit: () => onEdit(provider),
          })}
          onRemove={can('aiagents.providers:delete') ? () => onRemove(provider) : undefined}
        />
      ))}
    </ul>
  );
}
