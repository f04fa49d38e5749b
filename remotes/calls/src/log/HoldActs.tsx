import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, FormPanel, LongTextField, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Recording } from '../api/types';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'long 500')),
});

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Holds a recording for a legal matter, beyond its time; who may not sees that it is held. */
export function HoldActs({ recording }: { recording: Recording }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { instant } = useFormats();
  const may = useCan()('calls.recordings:hold');
  const [asked, setAsked] = useState<Recording>();
  const hold = useWrite('POST', '/api/v1/llamadas/{id}/recordings/{recording}/hold', { quiet: true });
  const path = { id: recording.call_id, recording: recording.id };
  const close = () => setAsked(undefined);
  const since = recording.held_at;
  if (!may && !since) return null;
  return (
    <div className={styles.line}>
      {since && (
        <Text size={200}>
          {t('recording.held', { since: instant(since, 'datetime'), reason: recording.hold_reason })}
        </Text>
      )}
      {may && (
        <Button size="small" onClick={() => setAsked(recording)}>
          {t(since ? 'recording.release' : 'recording.hold')}
        </Button>
      )}
      <FormPanel
        open={asked !== undefined && !since}
        title={t('recording.holdTitle')}
        schema={schema}
        values={{ reason: '' }}
        onSubmit={({ reason }) => hold.mutateAsync({ path, body: { on: true, reason } }).then(close)}
        submitLabel={t('recording.hold')}
        onClose={close}
      >
        <LongTextField
          name="reason"
          label={t('recording.holdReason')}
          help={t('recording.holdHelp')}
          required
        />
      </FormPanel>
      <ConfirmDialog
        open={since ? asked : undefined}
        title={t('recording.askRelease')}
        action={t('recording.release')}
        onConfirm={() => hold.mutateAsync({ path, body: { on: false } })}
        onClose={close}
      >
        {t('recording.releaseEffect')}
      </ConfirmDialog>
    </div>
  );
}
