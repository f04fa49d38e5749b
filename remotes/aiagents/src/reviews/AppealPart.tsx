import { Button, Text } from '@fluentui/react-components';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  Facts,
  FormPanel,
  LongTextField,
  RecordName,
  Section,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Review } from '../api/schema.gen';
import { VERDICTS } from './words';

const text = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(2000, 'long 2000'));

/** What the person reviewed says against a verdict, once; somebody else than the reviewer decides on it. */
export function AppealPart({ review }: { review: Review }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const me = useSession().me.id;
  const [asking, setAsking] = useState(false);
  const { appeal } = review;
  const may = review.status === 'done' && !appeal && review.user_id === me && !review.is_covered;
  const decides = review.status === 'appealed' && review.reviewer_id !== me && review.user_id !== me;
  if (may && can('aiagents.reviews:appeal'))
    return (
      <>
        <Button onClick={() => setAsking(true)}>{t('reviews.appeal')}</Button>
        {asking && <Appealing review={review} onClose={() => setAsking(false)} />}
      </>
    );
  if (!appeal) return null;
  return (
    <Section
      title={t('reviews.appealed')}
      actions={
        decides &&
        can('aiagents.reviews:update') && (
          <Button size="small" appearance="primary" onClick={() => setAsking(true)}>
            {t('reviews.decide')}
          </Button>
        )
      }
    >
      <Text block>{appeal.text}</Text>
      {appeal.decider_id && (
        <Facts
          facts={[
            { name: t('reviews.was'), value: t(`reviews.verdict.${appeal.was || 'ok'}`) },
            { name: t('reviews.decidedBy'), value: <RecordName of="core.user" id={appeal.decider_id} /> },
            { name: t('reviews.answer'), value: appeal.answer },
          ]}
        />
      )}
      {asking && <Deciding review={review} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Appealing({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const write = useWrite('POST', '/api/v1/reviews/{id}/appeal', {
    quiet: true,
    says: () => t('reviews.sent'),
  });
  return (
    <FormPanel
      open
      title={t('reviews.appeal')}
      schema={z.object({ text })}
      values={{ text: '' }}
      onSubmit={async (body) => {
        await write.mutateAsync({ path: { id: review.id }, body });
        onClose();
      }}
      submitLabel={t('reviews.appeal')}
      onClose={onClose}
    >
      <LongTextField name="text" label={t('reviews.why_not')} required />
    </FormPanel>
  );
}

function Deciding({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const write = useWrite('POST', '/api/v1/reviews/{id}/decision', { quiet: true });
  return (
    <FormPanel
      open
      title={t('reviews.decide')}
      schema={z.object({ verdict: z.enum(VERDICTS), answer: text })}
      values={{ verdict: review.verdict || 'ok', answer: '' }}
      onSubmit={async (body) => {
        await write.mutateAsync({ path: { id: review.id }, body });
        onClose();
      }}
      submitLabel={t('reviews.decide')}
      onClose={onClose}
    >
      <ChoiceField
        name="verdict"
        label={t('reviews.verdictName')}
        options={choicesOf(t, 'reviews.verdict', VERDICTS)}
      />
      <LongTextField name="answer" label={t('reviews.answer')} required />
    </FormPanel>
  );
}
