import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { DateText, RecordName } from '@recobro/sdk/ui';
import type { QueueReason, Trace } from '../../api/types';
import { Reasons } from '../work/Reasons';

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });

const GAP = ' · ';

/** What wanted a contact: a step of the strategy, an event, somebody, or the debtor. */
export function CauseWords({ trace: { cause, contact } }: { trace: Trace }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { step, event } = cause;
  return (
    <>
      <Text weight="semibold">{step ? step.step.name : t(`story.by.${cause.kind}`)}</Text>
      {step && (
        <Link className={styles.link} to={`/portfolios/${contact.portfolio_id}/strategy`}>
          {step.number > 0 ? t('story.version', { number: step.number }) : t('strategy.usual')}
        </Link>
      )}
      {event && (
        <Text>
          {t(`agenda.kinds.${event.kind}`)}
          {GAP}
          <DateText value={event.asked_for} shape="datetime" />
        </Text>
      )}
      {cause.kind === 'person' && cause.user_id && <RecordName of="core.user" id={cause.user_id} />}
      {cause.reasons.length > 0 && <Reasons reasons={cause.reasons as QueueReason[]} />}
    </>
  );
}
