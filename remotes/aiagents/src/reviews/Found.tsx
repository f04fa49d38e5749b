import { Button, Text } from '@fluentui/react-components';
import { useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { Facts, LinkButton, RecordName, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Review } from '../api/schema.gen';
import { CoachPanel } from './CoachPanel';
import { useKey } from './useKey';

/** What the reviewer found, and what may follow from it: something to practise, a case to try agents with. */
export function Found({ review }: { review: Review }) {
  const { t } = useTranslation('aiagents');
  const told = review.supervisor_review;
  const can = useCan();
  const may = can('aiagents.reviews:update') && !review.is_covered;
  const navigate = useNavigate();
  const [coaching, setCoaching] = useState(false);
  const make = useWrite('POST', '/api/v1/reviews/{id}/case', { says: () => t('reviews.caseMade') });
  const coach = useWrite('POST', '/api/v1/reviews/{id}/coaching', {
    quiet: true,
    says: () => t('reviews.coached'),
  });
  const makeCase = async () => {
    const made = await make.mutateAsync({ path: { id: review.id } });
    if (can('aiagents.agents:read')) await navigate(pageOfCase(made));
  };
  useKey('s', may && !review.case_id && !make.isPending, () => void makeCase());
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
            {review.case_id && can('aiagents.agents:read') && (
              <LinkButton size="small" to={pageOfCase(review)}>
                {t('reviews.openCase')}
              </LinkButton>
            )}
            {!review.case_id && (
              <Button
                size="small"
                aria-keyshortcuts="s"
                disabledFocusable={make.isPending}
                onClick={() => void makeCase()}
              >
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
      {coaching && (
        <CoachPanel
          onCoach={(body) => coach.mutateAsync({ path: { id: review.id }, body })}
          onClose={() => setCoaching(false)}
        />
      )}
    </Section>
  );
}

/** Where the case of a review is. */
const pageOfCase = ({ suite_id, case_id }: Review) =>
  `/ai-agents/suites/${suite_id}?case=${encodeURIComponent(case_id)}`;
