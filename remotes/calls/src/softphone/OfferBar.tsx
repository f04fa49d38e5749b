import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CallFilled } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useEffect } from 'react';
import { Summary } from '../agents/Summary';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';
import { Other } from '../log/Other';
import { ring } from './ring';
import { useAltKey } from './useAltKey';

const SEPARATOR = ' · ';

const useStyles = makeStyles({
  grow: { flexGrow: 1 },
  answer: {
    backgroundColor: tokens.colorStatusSuccessBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorStatusSuccessForeground1,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

/** A telephone that rings. */
export function OfferBar({ offer }: { offer: Call }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const answer = useWrite('POST', '/api/v1/llamadas/{id}/answer');
  const decline = useWrite('POST', '/api/v1/llamadas/{id}/decline');
  const path = { id: offer.id };
  const take = () => answer.mutate({ path });
  useAltKey('A', !answer.isPending, take);
  const number = offer.direction === 'inbound' ? offer.from_number : offer.to_number;
  const who = number || t('withheld');
  useEffect(() => ring(t('offer.title'), t('offer.notice', { who })), [t, who]);
  return (
    <>
      <Text role="alert" weight="semibold">
        {t('offer.title')}
        {SEPARATOR}
        <Other call={offer} />
      </Text>
      <div className={styles.grow} />
      <Button disabled={decline.isPending} onClick={() => decline.mutate({ path })}>
        {t('offer.decline')}
      </Button>
      <Button
        className={styles.answer}
        icon={<CallFilled />}
        aria-keyshortcuts="Alt+A"
        disabled={answer.isPending}
        onClick={take}
      >
        {t('offer.answer')}
      </Button>
      <Summary call={offer} />
    </>
  );
}
