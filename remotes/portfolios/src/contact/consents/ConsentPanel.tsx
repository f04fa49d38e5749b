import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, DateField, FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useConsenting } from '../../api/consents';
import { CHANNELS } from '../dispositions/draft';
import { MAKERS } from '../makers';

const schema = z.object({
  channel: z.enum(CHANNELS),
  maker: z.enum(MAKERS),
  source: z.string().check(z.trim(), z.minLength(3, 'short 3'), z.maxLength(300, 'long 300')),
  given_on: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date')),
});

type Draft = z.infer<typeof schema>;

const blank: Draft = { channel: 'whatsapp', maker: 'person', source: '', given_on: '' };

/** Props of ConsentPanel. */
interface ConsentPanelProps {
  debtorId: string;
  onClose: () => void;
}

/** Notes that a debtor agreed to be contacted by a channel, and what shows it. */
export function ConsentPanel({ debtorId, onClose }: ConsentPanelProps) {
  const { t } = useTranslation('portfolios');
  const { give } = useConsenting({ says: () => t('consents.saved'), onDone: onClose });
  const save = ({ given_on, ...told }: Draft) =>
    give.mutateAsync({ body: { ...told, debtor_id: debtorId, ...(given_on && { given_on }) } });
  return (
    <FormPanel
      open
      title={t('consents.add')}
      schema={schema}
      values={blank}
      onSubmit={save}
      submitLabel={t('consents.add')}
      onClose={onClose}
    >
      <ChoiceField name="channel" label={t('consents.channel')} options={choicesOf(t, 'channel', CHANNELS)} />
      <ChoiceField name="maker" label={t('consents.maker')} options={choicesOf(t, 'maker', MAKERS)} />
      <LongTextField name="source" label={t('consents.source')} help={t('consents.sourceHelp')} required />
      <DateField name="given_on" label={t('consents.givenOn')} help={t('consents.givenOnHelp')} />
    </FormPanel>
  );
}
