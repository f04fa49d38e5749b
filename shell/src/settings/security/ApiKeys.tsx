import { Button, Text } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Section, SidePanel } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import { KeyList } from '../../keys/KeyList';
import { NewApiKey } from './NewApiKey';

/** The keys that act as oneself: made here, shown once, revoked here. */
export function ApiKeys() {
  const { t } = useTranslation();
  const keys = useRead('/api/v1/me/api-keys', {});
  const revoke = useWrite('DELETE', '/api/v1/me/api-keys/{id}', { quiet: true });
  const [making, setMaking] = useState(false);
  return (
    <Section
      title={t('settings.security.keys')}
      waiting={keys.isPending}
      expected={1}
      actions={
        <Button size="small" icon={<AddRegular />} onClick={() => setMaking(true)}>
          {t('settings.security.makeKey')}
        </Button>
      }
    >
      <KeyList
        read={keys}
        unlimited={t('keys.mayAllOwn')}
        none={<Text>{t('settings.security.noKeys')}</Text>}
        ask={(name) => t('settings.security.askRevoke', { name })}
        onRevoke={({ id }) => revoke.mutateAsync({ path: { id } })}
      />
      <SidePanel open={making} title={t('settings.security.newKey')} onClose={() => setMaking(false)}>
        <NewApiKey onClose={() => setMaking(false)} />
      </SidePanel>
    </Section>
  );
}
