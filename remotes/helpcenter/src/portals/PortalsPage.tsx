import { Button } from '@fluentui/react-components';
import { BookGlobeRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, EmptyState, Loaded, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../api/client';
import type { Portal } from '../api/types';
import { PortalSection } from './PortalSection';

const PortalPanel = lazy(() => import('./PortalPanel').then((m) => ({ default: m.PortalPanel })));

/** Where articles stand and who may read them: the portals, with their categories. */
export function PortalsPage() {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const portals = useRead('/api/v1/help-portals', {});
  const categories = useRead('/api/v1/help-categories', {});
  const [editing, setEditing] = useState<Portal | 'new'>();
  if (portals.isPending || categories.isPending) return <DetailSkeleton />;
  const add = can('helpcenter.portals:create') && (
    <Button appearance="primary" onClick={() => setEditing('new')}>
      {t('portals.add')}
    </Button>
  );
  const none = (
    <EmptyState icon={<BookGlobeRegular />} title={t('portals.none')} reason={t('portals.noneWhy')} />
  );
  return (
    <DetailPage
      back={{ to: '/help-center/write', label: t('writing') }}
      title={t('portals.title')}
      actions={add}
    >
      <Loaded read={portals} empty={<Section title={t('portals.title')}>{none}</Section>}>
        {(rows) =>
          rows.map((portal) => (
            <PortalSection
              key={portal.id}
              portal={portal}
              categories={categories.data ?? []}
              onEdit={setEditing}
            />
          ))
        }
      </Loaded>
      <Suspense>
        {editing && (
          <PortalPanel
            known={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </DetailPage>
  );
}
