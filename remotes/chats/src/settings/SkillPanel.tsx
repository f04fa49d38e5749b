import { useCan, useTranslation } from '@recobro/sdk';
import { choicesOf, FormField, FormPanel, ManyField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Presence } from '../api/types';
import { PortfoliosControl } from './PortfoliosControl';

const LANGUAGES = ['es', 'en', 'pt'] as const;
const MOST = 50;

const schema = z.object({
  languages: z.array(z.enum(LANGUAGES)),
  portfolios: z.array(z.string()).check(z.maxLength(MOST, `many ${MOST}`)),
});

/** Props of SkillPanel. */
export interface SkillPanelProps {
  known: Presence;
  name: string;
  onClose: () => void;
}

/** In which languages somebody writes, and which portfolios they work: conversations are given by that. */
export function SkillPanel({ known, name, onClose }: SkillPanelProps) {
  const { t } = useTranslation('chats');
  const seesPortfolios = useCan()('portfolios.portfolios:read');
  const change = useWrite('PUT', '/api/v1/chats/people/{id}', {
    quiet: true,
    says: () => t('saved'),
    onSuccess: onClose,
  });
  const written = LANGUAGES.filter((one) => known.languages.includes(one));
  return (
    <FormPanel
      open
      title={t('edit', { name })}
      submitLabel={t('save')}
      version={known.user_id}
      schema={schema}
      values={{ languages: [...written], portfolios: known.portfolios }}
      onSubmit={(body) => change.mutateAsync({ path: { id: known.user_id }, body })}
      onClose={onClose}
    >
      <ManyField
        name="languages"
        label={t('people.languages')}
        help={t('people.languagesHelp')}
        options={choicesOf(t, 'people.language', LANGUAGES)}
      />
      {seesPortfolios && (
        <FormField name="portfolios" label={t('people.works')} help={t('people.worksHelp')}>
          {(control) => <PortfoliosControl {...control} label={t('people.works')} />}
        </FormField>
      )}
    </FormPanel>
  );
}
