import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Facts, Section, StatusBadge } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../api/client';
import type { Category, Portal } from '../api/types';
import { Categories } from './Categories';

const PortalLook = lazy(() => import('./PortalLook').then((m) => ({ default: m.PortalLook })));

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalL },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Props of PortalSection. */
interface PortalSectionProps {
  portal: Portal;
  categories: Category[];
  onEdit: (portal: Portal) => void;
}

/** One portal: what it is, where it stands, and its categories. */
export function PortalSection({ portal, categories, onEdit }: PortalSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation('helpcenter');
  const own = categories.filter(({ portal_id }) => portal_id === portal.id);
  return (
    <Section title={portal.name}>
      <div className={styles.all}>
        <Facts
          facts={[
            { name: t('portals.public'), value: <Openness portal={portal} /> },
            { name: t('portals.slug'), value: <Address portal={portal} /> },
            {
              name: t('portals.languages'),
              value: portal.languages.map((one) => t(`language.${one}`)).join(', '),
            },
          ]}
        />
        <Acts portal={portal} onEdit={onEdit} />
        <Categories on={portal} categories={own} />
      </div>
    </Section>
  );
}

function Openness({ portal }: { portal: Portal }) {
  const { t } = useTranslation('helpcenter');
  const tone = portal.public ? 'success' : 'neutral';
  return (
    <StatusBadge tone={tone}>{t(portal.public ? 'portals.isPublic' : 'portals.isInternal')}</StatusBadge>
  );
}

/** Where its pages are: a link where there are any. */
function Address({ portal }: { portal: Portal }) {
  const { t } = useTranslation('helpcenter');
  if (!portal.public) return <bdi dir="ltr">{portal.address}</bdi>;
  return (
    <Link
      href={portal.address}
      target="_blank"
      rel="noopener"
      aria-label={t('portals.open', { name: portal.name })}
    >
      <bdi dir="ltr">{portal.address}</bdi>
    </Link>
  );
}

function Acts({ portal, onEdit }: Pick<PortalSectionProps, 'portal' | 'onEdit'>) {
  const styles = useStyles();
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const [asking, setAsking] = useState<'look' | 'plant' | 'remove'>();
  return (
    <div className={styles.acts}>
      {can('helpcenter.portals:update') && (
        <Button onClick={() => onEdit(portal)}>{t('portals.edit', { name: portal.name })}</Button>
      )}
      {can('helpcenter.portals:update') && (
        <Button onClick={() => setAsking('look')}>{t('portals.look')}</Button>
      )}
      {can('helpcenter.articles:import') && (
        <Button onClick={() => setAsking('plant')}>{t('portals.plant')}</Button>
      )}
      {can('helpcenter.portals:delete') && (
        <Button onClick={() => setAsking('remove')}>{t('portals.remove', { name: portal.name })}</Button>
      )}
      <Suspense>
        {asking === 'look' && <PortalLook portal={portal} onClose={() => setAsking(undefined)} />}
      </Suspense>
      <Planting portal={asking === 'plant' ? portal : undefined} onClose={() => setAsking(undefined)} />
      <Leaving portal={asking === 'remove' ? portal : undefined} onClose={() => setAsking(undefined)} />
    </div>
  );
}

/** Props of what asks first. */
interface AskingProps {
  portal: Portal | undefined;
  onClose: () => void;
}

function Planting({ portal, onClose }: AskingProps) {
  const { t } = useTranslation('helpcenter');
  const plant = useWrite('POST', '/api/v1/help-portals/{id}/starter', {
    quiet: true,
    says: ({ created }) => t('portals.planted', { count: created }),
  });
  return (
    <ConfirmDialog
      open={portal}
      title={t('portals.plantTitle')}
      action={t('portals.plant')}
      onConfirm={({ id }) => plant.mutateAsync({ path: { id } })}
      onClose={onClose}
    >
      {t('portals.plantWhy')}
    </ConfirmDialog>
  );
}

function Leaving({ portal, onClose }: AskingProps) {
  const { t } = useTranslation('helpcenter');
  const remove = useWrite('DELETE', '/api/v1/help-portals/{id}', { quiet: true });
  return (
    <ConfirmDialog
      open={portal}
      title={t('portals.remove', { name: portal?.name })}
      action={t('delete')}
      onConfirm={(known) => remove.mutateAsync(of(known))}
      onClose={onClose}
    >
      {t('portals.removeWhy')}
    </ConfirmDialog>
  );
}
