import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { findPeople, useTranslation } from '@recobro/sdk';
import { Finder, FormPanel, SidePanel, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Moves a call: to a colleague who is asked first, or to another number. */
export function TransferPanel({ call, onClose }: { call: Call; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const [outside, setOutside] = useState(false);
  if (outside) return <ForwardPanel call={call} onClose={onClose} />;
  return (
    <SidePanel open title={t('transfer.title')} onClose={onClose}>
      <Colleague call={call} onClose={onClose} onOutside={() => setOutside(true)} />
    </SidePanel>
  );
}

/** Asks a colleague; the other side waits meanwhile. */
function Colleague({ call, onClose, onOutside }: { call: Call; onClose: () => void; onOutside: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const path = { id: call.id };
  const [asked, setAsked] = useState<{ value: string; label: string }>();
  const consult = useWrite('POST', '/api/v1/llamadas/{id}/consult');
  const handOver = useWrite('POST', '/api/v1/llamadas/{id}/hand-over', { onSuccess: onClose });
  const takeBack = useWrite('POST', '/api/v1/llamadas/{id}/take-back', {
    onSuccess: () => setAsked(undefined),
  });
  if (asked)
    return (
      <div className={styles.body}>
        <Text>{t('transfer.asked', { who: asked.label })}</Text>
        <div className={styles.acts}>
          <Button
            appearance="primary"
            disabled={handOver.isPending}
            onClick={() => handOver.mutate({ path })}
          >
            {t('transfer.handOver')}
          </Button>
          <Button disabled={takeBack.isPending} onClick={() => takeBack.mutate({ path })}>
            {t('transfer.takeBack')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.body}>
      <Text>{t('transfer.help')}</Text>
      <Finder
        label={t('transfer.colleague')}
        find={findPeople()}
        value={[]}
        onChange={([user_id = ''], chosen) =>
          consult.mutate({ path, body: { user_id } }, { onSuccess: () => setAsked(chosen) })
        }
      />
      <Button onClick={onOutside}>{t('transfer.outside')}</Button>
    </div>
  );
}

const schema = z.object({ number: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, 'invalid')) });

function ForwardPanel({ call, onClose }: { call: Call; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const forward = useWrite('POST', '/api/v1/llamadas/{id}/forward', {
    quiet: true,
    says: () => t('transfer.going'),
    onSuccess: onClose,
  });
  return (
    <FormPanel
      open
      title={t('transfer.outside')}
      schema={schema}
      values={{ number: '' }}
      onSubmit={(body) => forward.mutateAsync({ path: { id: call.id }, body })}
      submitLabel={t('transfer.forward')}
      onClose={onClose}
    >
      <TextField
        name="number"
        type="tel"
        label={t('numbers.number')}
        help={t('numbers.numberHelp')}
        required
      />
    </FormPanel>
  );
}
