import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, Facts, useFormats } from '@recobro/sdk/ui';
import type { Analysis, AnalysisAnswer, ClaimPlace } from '../api/schema.gen';

const useStyles = makeStyles({
  quote: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, paddingInline: 0, minWidth: 0 },
  lead: { display: 'block', color: tokens.colorNeutralForeground3, paddingBlockEnd: tokens.spacingVerticalS },
});

/** The places that an analysis cites. */
export function placesOf({ analysis: c, answers }: Analysis): ClaimPlace[] {
  const all = [
    c.promise,
    c.dispute,
    c.hardship,
    c.callback,
    c.stop,
    c.third_party,
    c.complaint,
    c.right_party_place,
  ];
  const broken = c.compliance.flatMap(({ place }) => (place ? [place] : []));
  const answered = answers.flatMap(({ place }) => (place ? [place] : []));
  return [...all.flatMap((one) => (one ? [one] : [])), ...broken, ...answered];
}

/** What the program says of a talk, each with the words that say it; pressing them leads there. */
export function Claims({ analysis, onShow }: { analysis: Analysis; onShow?: (place: ClaimPlace) => void }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation('aiagents');
  const { percent } = useFormats();
  const core = analysis.analysis;
  const language = i18n.language.slice(0, 2) as 'es' | 'en' | 'pt';
  const quote = (place: ClaimPlace | undefined) => place && <Quote place={place} onShow={onShow} />;
  const named = ['dispute', 'hardship', 'callback', 'stop', 'third_party', 'complaint'] as const;
  const broken = core.compliance.filter(({ pass }) => !pass);
  const corrected = [...new Set(analysis.corrections.map(({ field }) => field))];
  return (
    <>
      <Text className={styles.lead}>
        {core.summary[language]}
        {core.summary_by === 'model' && ` (${t('analysis.byModel')})`}
      </Text>
      <Facts
        facts={[
          {
            name: t('analysis.outcome'),
            value: `${t(`outcome.${analysis.outcome || 'informed'}`)} · ${percent(analysis.confidence / 100)}`,
          },
          { name: t('analysis.right_party'), value: t(`analysis.party.${core.right_party}`) },
          { name: t('analysis.mood'), value: t(`analysis.moods.${core.mood}`) },
          ...(core.promise
            ? [
                {
                  name: t('analysis.promise'),
                  value: <Promised analysis={analysis} quote={quote(core.promise)} />,
                },
              ]
            : []),
          ...named.flatMap((name) =>
            core[name] ? [{ name: t(`analysis.${name}`), value: quote(core[name]) }] : [],
          ),
          ...broken.map(({ rule, place }) => ({
            name: t(`analysis.rule.${rule}`),
            value: quote(place) ?? t('analysis.broken'),
          })),
          ...analysis.answers.map((one) => ({
            name: one.question || one.name,
            value: <Answered answer={one} quote={quote(one.place)} />,
          })),
          ...(analysis.agrees
            ? [{ name: t('analysis.agreesName'), value: t(`analysis.agrees.${analysis.agrees}`) }]
            : []),
          ...(corrected.length > 0
            ? [
                {
                  name: t('correct.corrected'),
                  value: corrected.map((one) => t(`correct.fields.${one}`)).join(', '),
                },
              ]
            : []),
          { name: t('analysis.method'), value: t(`analysis.by.${analysis.method}`) },
        ]}
      />
    </>
  );
}

/** The answer to a question of the version, with who has found it. */
function Answered({
  answer: { kind, value, by },
  quote,
}: {
  answer: AnalysisAnswer;
  quote: React.ReactNode;
}) {
  const { t } = useTranslation('aiagents');
  const yesNo = kind === 'boolean' && value && t(value === 'true' ? 'correct.yes' : 'correct.no');
  return (
    <>
      <bdi>{yesNo || value || t('correct.unknown')}</bdi>
      {by === 'model' && ` (${t('analysis.byModel')})`}
      {quote && <br />}
      {quote}
    </>
  );
}

function Promised({ analysis, quote }: { analysis: Analysis; quote: React.ReactNode }) {
  const { instant } = useFormats();
  const promise = analysis.analysis.promise;
  if (!promise) return null;
  return (
    <>
      <Amount minor={promise.amount} currency={promise.currency} /> {instant(promise.day, 'date')}
      <br />
      {quote}
    </>
  );
}

function Quote({ place, onShow }: { place: ClaimPlace; onShow: ((place: ClaimPlace) => void) | undefined }) {
  const styles = useStyles();
  if (!place.quote) return '–';
  if (!onShow) return `“${place.quote}”`;
  return (
    <Button size="small" appearance="transparent" className={styles.quote} onClick={() => onShow(place)}>
      {`“${place.quote}”`}
    </Button>
  );
}
