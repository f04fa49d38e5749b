import { makeStyles } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, Form, FormField, ManyField, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../api/client';
import { type Article, ROLES, titleOf } from '../api/types';
import { MarkdownInput } from './MarkdownInput';
import { useOpened } from './useOpened';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  body: z.string().check(z.maxLength(200_000, 'long 200000')),
  category_id: z.string(),
  slug: z
    .string()
    .check(z.trim(), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid'), z.maxLength(80, 'long 80')),
  screens: z.string(),
  roles: z.array(z.enum(ROLES)),
});

const useStyles = makeStyles({
  wide: { '& form': { maxWidth: '860px' } }, // a text with tables and pictures
});

/** Props of Draft. */
export interface DraftProps {
  article: Article;
  /** Reads the article anew. */
  onReload: () => Promise<Article | undefined>;
}

/** The draft of an article. What readers have stays until it is published. */
export function Draft({ article, onReload }: DraftProps) {
  const { t } = useTranslation('helpcenter');
  const { opened, version, setDirty, open } = useOpened(article);
  const categories = useRead('/api/v1/help-categories', {}).data ?? [];
  const change = useWrite('PATCH', '/api/v1/articles/{id}', { quiet: true, says: () => t('saved') });
  const save = ({ screens: paths, ...typed }: z.infer<typeof schema>) =>
    change.mutateAsync({
      ...of({ ...article, version }),
      body: { ...typed, screens: paths.split(/[\s,]+/).filter(Boolean) },
    });
  const { title, body = '', category_id, slug, roles, screens } = opened;
  return (
    <div className={useStyles().wide}>
      <Form
        key={opened.version}
        schema={schema}
        values={{ title, body, category_id, slug, roles: [...roles], screens: screens.join(' ') }}
        onSubmit={save}
        submitLabel={t('save')}
        onDirty={setDirty}
        onReload={() => void onReload().then((now) => now && open(now))}
      >
        <TextField name="title" label={t('fields.title')} required />
        <FormField name="body" label={t('fields.body')}>
          {({ ref, ...control }) => <MarkdownInput {...control} articleId={article.id} textarea={ref} />}
        </FormField>
        <ChoiceField
          name="category_id"
          label={t('fields.category')}
          options={categories.map((one) => ({ value: one.id, label: titleOf(one.titles, article.language) }))}
        />
        <TextField name="slug" label={t('portals.slug')} help={t('slugHelp')} required />
        <TextField name="screens" label={t('fields.screens')} help={t('screensHelp')} />
        <ManyField
          name="roles"
          label={t('fields.roles')}
          help={t('rolesHelp')}
          options={choicesOf(t, 'role', ROLES)}
        />
      </Form>
    </div>
  );
}
