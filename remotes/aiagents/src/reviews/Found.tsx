import { Button, Text } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Facts, FormPanel, RecordName, Section, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Review } from '../api/schema.gen';

/** What the reviewer found, and what may follow from it: something to practise, a case to try agents with. */
export function Found({ review }: { review: Review }) {
  const { t } = useTranslation('aiagents');
  const told = review.supervisor_review;
  const may = useCan()('aiagents.reviews:update');
  const [coaching, setCoaching] = useState(false);
  const make = useWrite('POST', '/api/v1/reviews/{id}/case', { says: () => t('reviews.caseMade') });
  if (review.is_covered) return null;
  return (
    <Section
      title={t('reviews.found')}
      actions={
        may && (
          <>
            {review.user_id && !review.task_id && (
              <Button size="small" onClick={() => setCoaching(true)}>
                {t('reviews.coach')}
              </Button>
            )}
            {!review.case_id && (
              <Button size="small" onClick={() => make.mutate({ path: { id: review.id } })}>
                {t('reviews.makeCase')}
              </Button>
            )}
          </>
        )
      }
    >
      {told.text && <Text block>{told.text}</Text>}
      <Facts
        facts={[
          { name: t('reviews.by'), value: <RecordName of="core.user" id={review.reviewer_id} /> },
          ...told.scores.map(({ item, grade }) => ({
            name: t(`reviews.item.${item}`),
            value: t(`reviews.grade.${grade}`),
          })),
        ]}
      />
      {coaching && <Coaching review={review} onClose={() => setCoaching(false)} />}
    </Section>
  );
}

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
});

function Coaching({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const coach = useWrite('POST', '/api/v1/reviews/{id}/coaching', {
    quiet: true,
    says: () => t('reviews.coached'),
  });
  return (
    <FormPanel
      open
      title={t('reviews.coach')}
      schema={schema}
      values={{ title: '' }}
      onSubmit={async (body) => {
        await coach.mutateAsync({ path: { id: review.id }, body });
        onClose();
      }}
      submitLabel={t('reviews.coach')}
      onClose={onClose}
    >
      <TextField name="title" label={t('reviews.practise')} required />
    </FormPanel>
  );
}
