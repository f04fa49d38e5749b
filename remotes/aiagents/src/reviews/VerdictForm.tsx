import { Button, Field, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Analysis, Review } from '../api/schema.gen';
import { CorrectPanel } from './CorrectPanel';
import { changedOf, changeOf, saidOf } from './correction';
import { useKey } from './useKey';
import { GRADES, ITEMS, VERDICTS, type Verdict } from './words';

type Grade = (typeof GRADES)[number];

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The company's form: each item graded, what the analysis should say instead, and the verdict, by its key too. */
export function VerdictForm({ review, analysis }: { review: Review; analysis: Analysis }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { tenant } = useSession().me;
  const said = saidOf(analysis, tenant.timezone);
  const [grades, setGrades] = useState<Record<string, Grade>>({});
  const [found, setFound] = useState(said);
  const [correcting, setCorrecting] = useState(false);
  const [text, setText] = useState('');
  const currency = analysis.analysis.promise?.currency || analysis.call_results.currency || tenant.currency;
  const changed = changedOf(said, found).length;
  const judge = useWrite('POST', '/api/v1/reviews/{id}/verdict', { says: () => t('reviews.judged') });
  useKey('e', true, () => setCorrecting(true));
  const say = (verdict: Verdict) =>
    judge.mutate({
      path: { id: review.id },
      body: {
        ...{ verdict, text },
        scores: ITEMS.map((item) => ({ item, grade: grades[item] ?? 'ok' })),
        corrections: changeOf(said, found, currency, tenant.timezone),
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
        <div className={styles.acts}>
          <Button aria-keyshortcuts="e" onClick={() => setCorrecting(true)}>
            {t('correct.title')}
          </Button>
          {changed > 0 && <Text size={200}>{t('correct.changed', { count: changed })}</Text>}
        </div>
        <Field label={t('reviews.text')} size="small">
          <Textarea value={text} maxLength={2000} onChange={(_, { value }) => setText(value)} />
        </Field>
        <div className={styles.acts}>
          {VERDICTS.map((verdict, at) => (
            <Say key={verdict} verdict={verdict} at={at + 1} busy={judge.isPending} onSay={say} />
          ))}
        </div>
      </div>
      {correcting && (
        <CorrectPanel
          {...{ analysis, currency, values: found }}
          onCorrect={setFound}
          onClose={() => setCorrecting(false)}
        />
      )}
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
