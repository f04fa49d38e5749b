import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { useOptions } from '../api/contacts';
import { allowed } from '../contact/ways';
import { useRefusal } from '../contact/words';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px', // kept while it is on its way
  },
  may: { color: tokens.colorStatusSuccessForeground1 },
  not: { color: tokens.colorNeutralForeground3 },
});

/** By what a debtor may be contacted now; if by nothing, why and until when. */
export function MayDo({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const refusal = useRefusal();
  const sees = useCan()('portfolios.contacts:read');
  const options = useOptions(debtorId, sees).data ?? [];
  const ways = [...new Set(options.filter(allowed).map(({ channel }) => t(`channel.${channel}`)))];
  const [first] = options;
  if (!sees) return null;
  return (
    <div className={styles.line}>
      {ways.length > 0 && (
        <>
          <CheckmarkCircleRegular aria-hidden className={styles.may} />
          <Text size={200}>{t('contact.mayNow', { ways: ways.join(', ') })}</Text>
        </>
      )}
      {ways.length === 0 && first && (
        <>
          <SubtractCircleRegular aria-hidden className={styles.not} />
          <Text size={200}>{refusal(first.decision)}</Text>
        </>
      )}
    </div>
  );
}
