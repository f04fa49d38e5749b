import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList } from '@recobro/sdk/ui';
import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../useDraft';
import { parsed, placed, type Wrong, written } from './text';

const useStyles = makeStyles({
  text: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, maxHeight: 'none', height: '60vh' } },
  list: { ...plainList, display: 'grid', justifyItems: 'start' },
});

/** The flow as text, for who likes to write; what cannot be read is told with its line, and changes nothing. */
export function FlowText() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen, faults } = useDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState({ text: written(spec.flow), flow: spec.flow });
  const text = typed.flow === spec.flow ? typed.text : written(spec.flow); // taken back, or changed elsewhere
  const { wrong } = useMemo(() => parsed(text, spec.flow), [text, spec.flow]);
  const told = wrong.length > 0 ? wrong : placed(text, faults);
  const write = (next: string) => {
    const { flow } = parsed(next, spec.flow);
    setTyped({ text: next, flow: flow ?? spec.flow });
    if (flow) set('flow', flow, 'text');
  };
  return (
    <>
      <Field label={t('flowText')} hint={t('flowTextHelp')}>
        <Textarea
          ref={box}
          className={styles.text}
          dir="ltr"
          spellCheck={false}
          value={text}
          readOnly={frozen}
          onChange={(_, data) => write(data.value)}
        />
      </Field>
      <ul className={styles.list} aria-label={t('textFaults')} aria-live="polite">
        {told.map((one) => (
          <li key={`${one.line} ${one.column} ${one.reason}`}>
            <Button size="small" appearance="transparent" onClick={() => goTo(box.current, text, one)}>
              {t('atLine', {
                line: one.line,
                column: one.column,
                reason: one.reason === 'shape' ? t('noFlow') : one.reason,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Puts the caret where something is wrong. */
function goTo(box: HTMLTextAreaElement | null, text: string, { line, column }: Wrong) {
  if (!box) return;
  const before = text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  box.focus();
  box.setSelectionRange(offset, offset);
  box.scrollTop = (box.scrollHeight / Math.max(1, text.split('\n').length)) * Math.max(0, line - 5);
}
