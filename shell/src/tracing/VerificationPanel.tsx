import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, ErrorState, Section, SidePanel, StatusBadge } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useWrite } from '../api/client';
import type { TracingVerdict as Verdict, TracingVerification as Verification } from '../api/schema.gen';
import { useRecordWords } from './useRecordWords';

const GAP = ' · ';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  line: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** Walks every chain of the record now and says of each whether it is intact. */
export function VerificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, isPending, mutate } = useWrite('POST', '/api/v1/tracing-events/verification', {
    quiet: true,
  });
  const words = useRecordWords();
  useEffect(() => {
    if (open) mutate();
  }, [open, mutate]);
  return (
    <SidePanel open={open} title={t('tracing.verification')} onClose={onClose}>
      <div className={styles.stack}>
        <Text>{t('tracing.verificationLead')}</Text>
        {isPending && <Spinner size="small" label={t('tracing.verifying')} />}
        {error && <ErrorState error={error} onRetry={() => mutate()} />}
        {data && <Previous of={data} />}
        {data?.chains.map((verdict) => (
          <Section key={verdict.module} title={words.area(verdict.module)}>
            <VerdictLines verdict={verdict} />
          </Section>
        ))}
      </div>
    </SidePanel>
  );
}

/** When and by whom the record was last verified before, and what was found then. */
function Previous({ of: { previous } }: { of: Verification }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!previous) return <Text className={styles.meta}>{t('tracing.firstVerification')}</Text>;
  return (
    <Text className={styles.meta}>
      {t('tracing.lastVerified', { by: previous.by })} <DateText value={previous.at} shape="datetime" />
      {GAP}
      {previous.broken > 0 ? t('tracing.lastBroken', { count: previous.broken }) : t('tracing.lastHeld')}
    </Text>
  );
}

function VerdictLines({ verdict }: { verdict: Verdict }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { broken, linked, unlinked, checked_against } = verdict;
  return (
    <div className={styles.line}>
      <span>
        <StatusBadge tone={broken ? 'danger' : 'success'}>
          {t(broken ? 'tracing.broken' : 'tracing.holds')}
        </StatusBadge>
      </span>
      {broken && <Text>{t(`tracing.reasons.${broken.reason}`, { seq: broken.seq })}</Text>}
      <Text>{t('tracing.linked', { count: linked })}</Text>
      {unlinked > 0 && <Text className={styles.meta}>{t('tracing.unlinked', { count: unlinked })}</Text>}
      {checked_against && (
        <Text size={200} className={styles.meta}>
          {t('tracing.checkpoint')} <DateText value={checked_against} />
        </Text>
      )}
    </div>
  );
}
