import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { type Category, LANGUAGES, type Portal } from '../api/types';

const title = z.string().check(z.maxLength(120, 'long 120'));
const schema = z.object({ es: title, en: title, pt: title });

/** Props of CategoryPanel. */
interface CategoryPanelProps {
  on: Portal;
  known: Category | undefined;
  /** Where a new one stands. */
  place: number;
  onClose: () => void;
}

/** Adds a category to a portal or names it anew; its title in one language is enough. */
export function CategoryPanel({ on, known, place, onClose }: CategoryPanelProps) {
  const { t } = useTranslation('helpcenter');
  const told = { quiet: true, says: () => t('portals.categorySaved'), onSuccess: onClose };
  const add = useWrite('POST', '/api/v1/help-categories', told);
  const change = useWrite('PATCH', '/api/v1/help-categories/{id}', told);
  const { es = '', en = '', pt = '' } = known?.titles ?? {};
  return (
    <FormPanel
      open
      title={known ? t('portals.editCategory') : t('newCategory')}
      version={known?.id}
      schema={schema}
      values={{ es, en, pt }}
      onSubmit={(titles) =>
        known
          ? change.mutateAsync({ ...of(known), body: { titles } })
          : add.mutateAsync({ body: { portal_id: on.id, titles, place } })
      }
      submitLabel={t('portals.save')}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <TextField key={language} name={language} label={t(`language.${language}`)} />
      ))}
    </FormPanel>
  );
}
