import { useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000, 'long 1000')),
});

/** A remark at a place of the talk; it is kept with the verdict. */
export function CommentPanel({ onSay, onClose }: { onSay: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  return (
    <FormPanel
      open
      title={t('reviews.commentOn')}
      schema={schema}
      values={{ text: '' }}
      onSubmit={async ({ text }) => {
        onSay(text);
        onClose();
      }}
      submitLabel={t('reviews.comment')}
      onClose={onClose}
    >
      <LongTextField name="text" label={t('reviews.comment')} required />
    </FormPanel>
  );
}
