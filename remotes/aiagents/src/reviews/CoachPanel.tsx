import { useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
});

/** Props of CoachPanel. */
interface CoachPanelProps {
  title?: string;
  onCoach: (body: { title: string }) => Promise<unknown>;
  onClose: () => void;
}

/** What the person reviewed is to practise; it arrives as a task. */
export function CoachPanel({ title = '', onCoach, onClose }: CoachPanelProps) {
  const { t } = useTranslation('aiagents');
  return (
    <FormPanel
      open
      title={t('reviews.coach')}
      schema={schema}
      values={{ title }}
      onSubmit={async (body) => {
        await onCoach(body);
        onClose();
      }}
      submitLabel={t('reviews.coach')}
      onClose={onClose}
    >
      <TextField name="title" label={t('reviews.practise')} required />
    </FormPanel>
  );
}
