import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { choicesOf, hairlineUnder } from '@recobro/sdk/ui';
import type { Question } from '../../api/types';
import { Choice, WordList, Words } from '../fields';
import { useDraft } from '../useDraft';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'end' },
  question: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    ...hairlineUnder,
  },
});

/** What is asked of each talk afterwards. */
export function Analysis() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen } = useDraft();
  const write = (fields: Question[]) => set('fields', fields);
  return (
    <>
      <Text>{t('analysisWhy')}</Text>
      {spec.fields.map((field, at) => (
        <div key={at} className={styles.question}>
          <Words path={`fields.${at}.question`} label={t('part.question')} />
          <div className={styles.row}>
            <Words path={`fields.${at}.name`} label={t('part.fieldName')} />
            <Choice
              path={`fields.${at}.kind`}
              label={t('part.kind')}
              choices={choicesOf(t, 'answerKind', ['text', 'number', 'boolean', 'choice'])}
            />
            {!frozen && (
              <Button onClick={() => write(spec.fields.filter((_, other) => other !== at))}>
                {t('remove')}
              </Button>
            )}
          </div>
          {field.kind === 'choice' && (
            <WordList path={`fields.${at}.choices`} label={t('part.choices')} help={t('commas')} />
          )}
        </div>
      ))}
      {!frozen && spec.fields.length < 20 && (
        <Button
          onClick={() =>
            write([
              ...spec.fields,
              { name: `field_${spec.fields.length + 1}`, kind: 'text', question: t('newQuestion') },
            ])
          }
        >
          {t('addQuestion')}
        </Button>
      )}
    </>
  );
}
