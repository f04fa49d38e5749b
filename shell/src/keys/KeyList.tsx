import { Button, makeStyles } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, Loaded } from '@recobro/sdk/ui';
import { type ReactNode, useState } from 'react';
import type { ApikeyKeyView as ApiKey } from '../api/schema.gen';
import { Line, LineList } from '../lists/LineList';
import { KeyScopes } from './KeyScopes';

const GAP = ' · ';
const HIDDEN = '…';

const useStyles = makeStyles({ scopes: { display: 'block' } });

interface KeyListProps {
  read: { data: ApiKey[] | undefined; error: unknown; refetch: () => unknown };
  /** What a key without limits may, in words. */
  unlimited: string;
  none: ReactNode;
  /** The question before a key is revoked. */
  ask: (key: string) => string;
  /** Absent for who may only look. */
  onRevoke: ((key: ApiKey) => Promise<unknown>) | undefined;
}

/** API keys: what each may do, until when, and when it was last used; each can be revoked, which asks first. */
export function KeyList({ read, unlimited, none, ask, onRevoke }: KeyListProps) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [asked, setAsked] = useState<ApiKey>();
  const revoke = (key: ApiKey) => (
    <Button
      size="small"
      aria-label={t('settings.security.revokeKeyOf', { name: key.name })}
      onClick={() => setAsked(key)}
    >
      {t('settings.security.revokeKey')}
    </Button>
  );
  return (
    <>
      <Loaded read={read} empty={none}>
        {(keys) => (
          <LineList label={t('settings.security.keys')}>
            {keys.map((key) => (
              <Line
                key={key.id}
                title={key.name}
                meta={<Meta apiKey={key} unlimited={unlimited} />}
                action={onRevoke && revoke(key)}
              />
            ))}
          </LineList>
        )}
      </Loaded>
      {onRevoke && (
        <ConfirmDialog
          open={asked}
          title={ask(asked?.name ?? '')}
          action={t('settings.security.revokeKey')}
          onConfirm={async (key) => {
            await onRevoke(key);
            toasts.success(t('settings.security.keyRevoked', { name: key.name }));
          }}
          onClose={() => setAsked(undefined)}
        >
          {t('settings.security.revokeEffect')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Meta({ apiKey, unlimited }: { apiKey: ApiKey; unlimited: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { scopes, hint, expires_at, last_used_at } = apiKey;
  const said = (when: string, never: string, at: string | null, shape: 'date' | 'relative') =>
    at ? (
      <>
        {t(`settings.security.${when}`)} <DateText value={at} shape={shape} />
      </>
    ) : (
      t(`settings.security.${never}`)
    );
  return (
    <>
      <span className={styles.scopes}>{scopes.length > 0 ? <KeyScopes scopes={scopes} /> : unlimited}</span>
      <bdi dir="ltr">{HIDDEN + hint}</bdi>
      {GAP}
      {said('expires', 'neverExpires', expires_at, 'date')}
      {GAP}
      {said('lastUsed', 'neverUsed', last_used_at, 'relative')}
    </>
  );
}
