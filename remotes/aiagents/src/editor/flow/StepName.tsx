import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useDraft, useDraftField } from '../useDraft';
import { renamed } from './steps';

const NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** What a step is called; when it changes, all ways to it go along. */
export function StepName({ at, onRename }: { at: number; onRename: (id: string) => void }) {
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen } = useDraft();
  const { fault } = useDraftField(`flow.steps.${at}.id`);
  const id = spec.flow.steps[at]?.id ?? '';
  const [typed, setTyped] = useState(id);
  const taken = typed !== id && spec.flow.steps.some((step) => step.id === typed);
  const wrong = taken ? t('nameTaken') : NAME.test(typed) ? fault : t('nameForm');
  const rename = () => {
    if (typed === id || taken || !NAME.test(typed)) return;
    set('flow', renamed(spec.flow, id, typed));
    onRename(typed);
  };
  return (
    <Field label={t('part.id')} validationMessage={wrong} validationState={wrong ? 'error' : 'none'}>
      <Input
        value={typed}
        readOnly={frozen}
        dir="ltr"
        onChange={(_, data) => setTyped(data.value)}
        onBlur={rename}
      />
    </Field>
  );
}
