import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ApiError, useApi, useQueryClient, useToasts, useTranslation } from '@recobro/sdk';
import { DropZone, Notice, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Portal } from '../api/types';
import { PortalPicture } from './PortalPicture';

const KINDS = ['logo', 'logo-night', 'icon'] as const;
type Kind = (typeof KINDS)[number];

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalXL, paddingBlockEnd: tokens.spacingVerticalL },
  one: { display: 'grid', gap: tokens.spacingVerticalS, '& > button, & > span': { justifySelf: 'start' } },
});

/** Props of PortalLook. */
interface PortalLookProps {
  portal: Portal;
  onClose: () => void;
}

/** The pictures that a portal is known by: its logo by day and by night, its icon. */
export function PortalLook({ portal, onClose }: PortalLookProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  return (
    <SidePanel open title={t('portals.look')} onClose={onClose}>
      <div className={styles.all}>
        {KINDS.map((kind) => (
          <One key={kind} portal={portal} kind={kind} />
        ))}
      </div>
    </SidePanel>
  );
}

const pictureOf = ({ pictures }: Portal, kind: Kind) =>
  ({ logo: pictures.logo, 'logo-night': pictures.logo_night, icon: pictures.icon })[kind];

function One({ portal, kind }: { portal: Portal; kind: Kind }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const { send, busy, refusal } = useSend(portal.id, kind);
  const remove = useRemove(kind);
  const there = pictureOf(portal, kind);
  const name = t(`portals.pictures.${kind}`);
  return (
    <section className={styles.one} aria-label={name}>
      <Text weight="semibold">{name}</Text>
      {there && <PortalPicture portal={portal.id} kind={kind} file={there.file} alt={name} />}
      {refusal && (
        <Notice intent="error" layout="multiline">
          {refusal}
        </Notice>
      )}
      <DropZone
        title={t(there ? 'portals.pictureOther' : 'portals.pictureDrop', { name })}
        help={t(kind === 'icon' ? 'portals.iconHelp' : 'portals.logoHelp')}
        choose={t('portals.pictureChoose')}
        accept={kind === 'icon' ? 'image/png' : 'image/png,image/jpeg,image/webp'}
        disabled={busy}
        onFile={send}
      />
      {there && (
        <Button onClick={() => remove.mutate({ path: { id: portal.id } })}>
          {t('portals.pictureRemove', { name })}
        </Button>
      )}
    </section>
  );
}

function useRemove(kind: Kind) {
  const { t } = useTranslation('helpcenter');
  const says = () => t('portals.pictureRemoved');
  const logo = useWrite('DELETE', '/api/v1/help-portals/{id}/logo', { says });
  const night = useWrite('DELETE', '/api/v1/help-portals/{id}/logo-night', { says });
  const icon = useWrite('DELETE', '/api/v1/help-portals/{id}/icon', { says });
  return { logo, 'logo-night': night, icon }[kind];
}

/** Sends a picture, which stands there from then on. */
function useSend(portal: string, kind: Kind) {
  const { t } = useTranslation('helpcenter');
  const { upload } = useApi();
  const cache = useQueryClient();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File) => {
    setBusy(true);
    setRefusal(undefined);
    const form = new FormData();
    form.append('file', file);
    try {
      await upload<Portal>(`/api/v1/help-portals/${portal}/${kind}`, form);
      toasts.success(t('portals.pictureSaved'));
      await cache.invalidateQueries({ queryKey: ['helpcenter'] });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('portals.pictureFailed'));
    }
    setBusy(false);
  };
  return { send, busy, refusal };
}
