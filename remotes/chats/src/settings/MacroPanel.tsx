import { of, useTranslation } from '@recobro/sdk';
import { FormField, FormPanel, TextField } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Macro } from '../api/types';
import { MacroSteps } from './MacroSteps';
import { macroBody, macroDraft, macroSchema } from './macroForm';
import { usePanelWords } from './usePanelWords';

/** Adds or changes a macro: its steps, in the order in which they are done. */
export function MacroPanel({ known, onClose }: { known?: Macro | undefined; onClose: () => void }) {
  const { t } = useTranslation('chats');
  const { told, ...words } = usePanelWords('macros', known?.name, onClose);
  const add = useWrite('POST', '/api/v1/chats/macros', told);
  const change = useWrite('PUT', '/api/v1/chats/macros/{id}', told);
  return (
    <FormPanel
      {...words}
      version={known?.id}
      schema={macroSchema}
      values={macroDraft(known)}
      onSubmit={(draft) => {
        const body = macroBody(draft, known);
        return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
      }}
    >
      <TextField name="name" label={t('macros.name')} required />
      <FormField name="steps" label={t('macros.steps')} help={t('macros.stepsHelp')} required>
        {({ id, value, onChange }) => <MacroSteps id={id} steps={value} onChange={onChange} />}
      </FormField>
    </FormPanel>
  );
}
