import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular, LockClosedRegular } from '@fluentui/react-icons';
import { ApiError, useTranslation } from '@recobro/sdk';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import { LinkButton } from './LinkButton';
import { WhatNow } from './WhatNow';

const useStyles = makeStyles({
  trace: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    marginBlockStart: tokens.spacingVerticalXS,
  },
});

/** Props of ErrorState. */
export interface ErrorStateProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** It is all that the page shows. */
  page?: boolean;
  /** Where one can go on from a page that is not there, or not for the reader. */
  back?: { to: string; label: string };
}

/** A load that failed: what happened, its trace id, and a way to try again; a refusal says who can grant it. */
export function ErrorState({ error, onRetry, page, back }: ErrorStateProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const problem = error instanceof ApiError ? error.problem : undefined;
  const status = error instanceof ApiError ? error.status : undefined;
  const wayBack = back && <LinkButton to={back.to}>{back.label}</LinkButton>;
  if (status === 403) return <NoPermission page={page} action={wayBack} />;
  const missing = status === 404 || status === 410;
  const reason = (
    <>
      {problem?.detail ?? (missing ? t('error.missingReason') : t('error.reason'))}{' '}
      <WhatNow code={problem?.code} />
      {problem?.trace_id && (
        <Text size={200} align="center" className={styles.trace}>
          {problem.trace_id}
        </Text>
      )}
    </>
  );
  return (
    <div role="alert">
      <EmptyState
        page={page}
        icon={<ErrorCircleRegular />}
        title={problem?.title ?? t('error.title')}
        reason={reason}
        action={missing ? wayBack : onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
      />
    </div>
  );
}

/** What one may not see, and who can change that. */
export function NoPermission({ page, action }: Pick<EmptyStateProps, 'page' | 'action'>) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      page={page}
      icon={<LockClosedRegular />}
      title={t('forbidden.title')}
      reason={t('forbidden.reason')}
      action={action}
    />
  );
}
