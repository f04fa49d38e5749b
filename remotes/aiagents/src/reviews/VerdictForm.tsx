import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Analysis, Review, ReviewComment } from '../api/schema.gen';
import { useKey } from './useKey';
import { GRADES, ITEMS, OUTCOMES, VERDICTS, type Verdict } from './words';

type Grade = (typeof GRADES)[number];
type Outcome = (typeof OUTCOMES)[number];

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The company's form: each item graded, what the analysis should say instead, and the verdict, by its key too. */
export function VerdictForm({
  review,
  analysis,
  comments,
}: {
  review: Review;
  analysis: Analysis;
  comments: ReviewComment[];
}) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const [grades, setGrades] = useState<Record<string, Grade>>({});
  const [outcome, setOutcome] = useState<Outcome | ''>(analysis.analysis.outcome as Outcome);
  const [party, setParty] = useState(analysis.analysis.right_party);
  const [text, setText] = useState('');
  const judge = useWrite('POST', '/api/v1/reviews/{id}/verdict', { says: () => t('reviews.judged') });
  const say = (verdict: Verdict) =>
    judge.mutate({
      path: { id: review.id },
      body: {
        ...{ verdict, comments, text },
        scores: ITEMS.map((item) => ({ item, grade: grades[item] ?? 'ok' })),
        corrections: { ...(outcome && { outcome }), right_party: party },
      },
    });
  return (
    <Section title={t('reviews.form')}>
      <div className={styles.form}>
        {ITEMS.map((item) => (
          <Field key={item} label={t(`reviews.item.${item}`)} size="small">
            <Choose
              value={grades[item] ?? 'ok'}
              choices={choicesOf(t, 'reviews.grade', GRADES)}
              onChoose={(grade) => setGrades({ ...grades, [item]: grade })}
            />
          </Field>
        ))}
        <Field label={t('analysis.outcome')} size="small">
          <Choose value={outcome} choices={choicesOf(t, 'outcome', OUTCOMES)} onChoose={setOutcome} />
        </Field>
        <Field label={t('analysis.right_party')} size="small">
          <Choose
            value={party}
            choices={choicesOf(t, 'analysis.party', ['yes', 'no', 'unknown'] as const)}
            onChoose={setParty}
          />
        </Field>
        <Field label={t('reviews.text')} size="small">
          <Textarea value={text} maxLength={2000} onChange={(_, { value }) => setText(value)} />
        </Field>
        <div className={styles.acts}>
          {VERDICTS.map((verdict, at) => (
            <Say key={verdict} verdict={verdict} at={at + 1} busy={judge.isPending} onSay={say} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Say({
  verdict,
  at,
  busy,
  onSay,
}: {
  verdict: Verdict;
  at: number;
  busy: boolean;
  onSay: (verdict: Verdict) => void;
}) {
  const { t } = useTranslation('aiagents');
  useKey(String(at), !busy, () => onSay(verdict));
  return (
    <Button disabledFocusable={busy} aria-keyshortcuts={String(at)} onClick={() => onSay(verdict)}>
      {t('reviews.say', { key: at, verdict: t(`reviews.verdict.${verdict}`) })}
    </Button>
  );
}
