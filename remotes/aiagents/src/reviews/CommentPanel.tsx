import { useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000, 'long 1000')),
  at: z.string().check(z.trim(), z.regex(/^(\d{1,4}:[0-5]\d)?$/, 'invalid')),
});
const recorded = z.extend(schema, {
  at: z.string().check(z.trim(), z.regex(/^\d{1,4}:[0-5]\d$/, 'invalid')),
});

/** Minutes and seconds as milliseconds. */
const msOf = (at: string) => {
  const [minutes = 0, seconds = 0] = at.split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
};

/** Milliseconds as minutes and seconds. */
export const clockOf = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** Props of CommentPanel. */
interface CommentPanelProps {
  /** It is on a moment of the recording. */
  onRecording?: boolean;
  text?: string;
  onSay: (text: string, atMS: number) => Promise<unknown>;
  onClose: () => void;
}

/** A remark at a place of the talk, or of its recording. */
export function CommentPanel({ onRecording = false, text = '', onSay, onClose }: CommentPanelProps) {
  const { t } = useTranslation('aiagents');
  return (
    <FormPanel
      open
      title={t(onRecording ? 'reviews.commentAt' : 'reviews.commentOn')}
      schema={onRecording ? recorded : schema}
      values={{ text, at: '' }}
      onSubmit={async (typed) => {
        await onSay(typed.text, msOf(typed.at));
        onClose();
      }}
      submitLabel={t('reviews.comment')}
      onClose={onClose}
    >
      {onRecording && (
        <TextField name="at" label={t('reviews.moment')} help={t('reviews.momentHelp')} required />
      )}
      <LongTextField name="text" label={t('reviews.comment')} required />
    </FormPanel>
  );
}
