import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText } from '@recobro/sdk/ui';
import { Line, LineList } from '../lists/LineList';
import { KeyScopes } from './KeyScopes';

const GAP = ' · ';
const HIDDEN = '…';

const useStyles = makeStyles({ scopes: { display: 'block' } });

/** An API key without the key itself, as the API shows it to its owner and to who may change the owner. */
export interface ApiKey {
  id: string;
  name: string;
  hint: string;
  expires_at: string | null;
  last_used_at: string | null;
  /** The permissions it is limited to; none: all that its person may. */
  scopes: string[] | null;
}

interface KeyListProps {
  label: string;
  keys: ApiKey[];
  /** What a key without limits may, in words. */
  unlimited: string;
  /** Absent for who may only look. */
  onRevoke: ((key: ApiKey) => void) | undefined;
}

/** API keys: what each may do, until when, and when it was last used; each can be revoked. */
export function KeyList({ label, keys, unlimited, onRevoke }: KeyListProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <LineList label={label}>
      {keys.map((key) => (
        <Line
          key={key.id}
          title={key.name}
          meta={
            <>
              <span className={styles.scopes}>
                {key.scopes?.length ? <KeyScopes scopes={key.scopes} /> : unlimited}
              </span>
              <bdi dir="ltr">{HIDDEN + key.hint}</bdi>
              {GAP}
              <Expiry at={key.expires_at} />
              {GAP}
              <LastUse at={key.last_used_at} />
            </>
          }
          action={
            onRevoke && (
              <Button
                size="small"
                aria-label={t('settings.security.revokeKeyOf', { name: key.name })}
                onClick={() => onRevoke(key)}
              >
                {t('settings.security.revokeKey')}
              </Button>
            )
          }
        />
      ))}
    </LineList>
  );
}

function Expiry({ at }: { at: string | null }) {
  const { t } = useTranslation();
  if (!at) return t('settings.security.neverExpires');
  return (
    <>
      {t('settings.security.expires')} <DateText value={at} shape="date" />
    </>
  );
}

function LastUse({ at }: { at: string | null }) {
  const { t } = useTranslation();
  if (!at) return t('settings.security.neverUsed');
  return (
    <>
      {t('settings.security.lastUsed')} <DateText value={at} shape="relative" />
    </>
  );
}
