import { Input } from '@fluentui/react-components';
import { instantAt, useSession, useTranslation, wallClock } from '@recobro/sdk';
import { FormField, FormPanel } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import type { WhenMenuProps } from './WhenMenu';

const schema = z.object({ at: z.string().check(z.minLength(1, 'required')) });
const HOUR_MS = 3_600_000;

/** Props of WhenDialog. */
export interface WhenDialogProps extends Pick<WhenMenuProps, 'title' | 'action' | 'onChoose'> {
  onClose: () => void;
}

/** Asks for any moment, by the clocks of the company. */
export function WhenDialog({ title, action, onChoose, onClose }: WhenDialogProps) {
  const { t } = useTranslation('chats');
  const { timezone } = useSession().me.tenant;
  const submit = async ({ at }: { at: string }) => {
    onClose();
    onChoose(instantAt(at, timezone));
  };
  return (
    <FormPanel
      open
      title={title}
      schema={schema}
      values={{ at: wallClock(Date.now() + HOUR_MS, timezone) }}
      onSubmit={submit}
      submitLabel={action}
      onClose={onClose}
    >
      <FormField name="at" label={t('when.moment')} required>
        {({ value, onChange, ...control }) => (
          <Input
            {...control}
            type="datetime-local"
            min={wallClock(Date.now(), timezone)}
            value={value}
            onChange={(_, typed) => onChange(typed.value)}
          />
        )}
      </FormField>
    </FormPanel>
  );
}
