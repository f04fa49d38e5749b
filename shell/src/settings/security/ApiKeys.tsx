import { Button, Text } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState, Section, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { KeyList } from '../../keys/KeyList';
import { NewApiKey } from './NewApiKey';
import { useApiKeys, useRevokeApiKey } from './queries';

/** The keys that act as oneself: made here, told once, revoked here. */
export function ApiKeys() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { data: keys, error, isPending, refetch } = useApiKeys();
  const revoke = useRevokeApiKey();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const revokeAsked = async () => {
    if (!asked) return;
    await revoke.mutateAsync(asked.id);
    toasts.success(t('settings.security.keyRevoked', { name: asked.name }));
    setAsked(undefined);
  };
  return (
    <Section
      title={t('settings.security.keys')}
      waiting={isPending}
      expected={1}
      actions={
        <Button size="small" icon={<AddRegular />} onClick={() => setMaking(true)}>
          {t('settings.security.makeKey')}
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {keys?.length === 0 && <Text>{t('settings.security.noKeys')}</Text>}
      {keys && keys.length > 0 && (
        <KeyList
          label={t('settings.security.keys')}
          keys={keys}
          unlimited={t('keys.mayAllOwn')}
          onRevoke={setAsked}
        />
      )}
      <SidePanel open={making} title={t('settings.security.newKey')} onClose={() => setMaking(false)}>
        <NewApiKey onClose={() => setMaking(false)} />
      </SidePanel>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('settings.security.askRevoke', { name: asked?.name })}
        action={t('settings.security.revokeKey')}
        onConfirm={revokeAsked}
        onClose={() => setAsked(undefined)}
      >
        {t('settings.security.revokeEffect')}
      </ConfirmDialog>
    </Section>
  );
}
