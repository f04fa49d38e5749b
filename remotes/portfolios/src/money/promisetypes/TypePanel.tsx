import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { PromiseType } from '../../api/types';
import { draftOf, type TypeDraft, typeOf } from './draft';

const days = z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'invalid'));

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'long 60')),
  grace: days,
  threshold: z.string().check(z.trim(), z.regex(/^(100|\d{1,2}([.,]\d{1,2})?)$/, 'invalid')),
  most: z.string().check(z.trim(), z.regex(/^[1-9]\d?$/, 'invalid')),
  furthest: days,
  reopen: days,
});

/** Props of TypePanel. */
interface TypePanelProps {
  /** Absent for a new one. */
  type: PromiseType | undefined;
  reload: () => Promise<PromiseType | undefined>;
  onClose: () => void;
}

/** Makes a type of promise, or changes one for the promises to come. */
export function TypePanel({ type, reload, onClose }: TypePanelProps) {
  const { value: latest = type, ready, renew } = usePinned(true, type, reload);
  const { t } = useTranslation('portfolios');
  const saving = { quiet: true, onSuccess: onClose };
  const says = ({ name }: PromiseType) => t('types.saved', { name });
  const create = useWrite('POST', '/api/v1/promesas/types', { ...saving, says });
  const change = useWrite('PATCH', '/api/v1/promesas/types/{id}', { ...saving, says });
  const submit = (draft: TypeDraft) =>
    latest
      ? change.mutateAsync({ ...of(latest), body: typeOf(draft) })
      : create.mutateAsync({ body: typeOf(draft) });
  return (
    <FormPanel
      open={ready || !type}
      title={t(type ? 'types.edit' : 'types.add')}
      version={latest?.version ?? 'new'}
      schema={schema}
      values={draftOf(latest)}
      onSubmit={submit}
      submitLabel={t(type ? 'save' : 'types.add')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} required />
      <TextField name="grace" label={t('types.grace')} help={t('types.graceHelp')} required />
      <TextField name="threshold" label={t('types.threshold')} help={t('types.thresholdHelp')} required />
      <TextField name="most" label={t('types.most')} help={t('types.mostHelp')} required />
      <TextField name="furthest" label={t('types.furthest')} help={t('types.furthestHelp')} required />
      <TextField name="reopen" label={t('types.reopen')} help={t('types.reopenHelp')} required />
    </FormPanel>
  );
}
