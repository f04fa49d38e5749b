import { useLanguage, useNavigate, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../api/client';
import { type Article, LANGUAGES, titleOf } from '../api/types';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  category_id: z.string().check(z.minLength(1, 'required')),
  language: z.enum(LANGUAGES, 'required'),
});

const translation = z.object({
  title: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  language: z.enum(LANGUAGES, 'required'),
});

/** Props of NewArticle. */
interface NewArticleProps {
  onClose: () => void;
  /** What it begins with, where somebody has looked for it. */
  title?: string;
  language?: Article['language'];
}

/** Begins an article: what it is called, where it stands, and in which language. */
export function NewArticle({ onClose, title = '', language }: NewArticleProps) {
  const { t } = useTranslation('helpcenter');
  const spoken = useLanguage() as Article['language'];
  const categories = useRead('/api/v1/help-categories', {}).data ?? [];
  const begin = useBegin();
  return (
    <FormPanel
      open
      title={t('newArticle')}
      schema={schema}
      values={{ title, category_id: categories[0]?.id ?? '', language: language ?? spoken }}
      onSubmit={begin}
      submitLabel={t('begin')}
      onClose={onClose}
    >
      <TextField name="title" label={t('fields.title')} required />
      <ChoiceField
        name="category_id"
        label={t('fields.category')}
        options={categories.map((one) => ({ value: one.id, label: titleOf(one.titles, spoken) }))}
        none=""
        required
      />
      <ChoiceField
        name="language"
        label={t('fields.language')}
        options={choicesOf(t, 'language', LANGUAGES)}
        required
      />
    </FormPanel>
  );
}

/** Props of NewTranslation. */
interface NewTranslationProps {
  of: Article;
  /** The language that it lacks, where that is known. */
  into?: Article['language'] | undefined;
  onClose: () => void;
}

/** Begins the translation of an article, from its own text. */
export function NewTranslation({ of: source, into, onClose }: NewTranslationProps) {
  const { t } = useTranslation('helpcenter');
  const begin = useBegin();
  const others = LANGUAGES.filter((language) => language !== source.language);
  return (
    <FormPanel
      open
      title={t('translate')}
      schema={translation}
      values={{ title: source.title, ...(into && { language: into }) }}
      onSubmit={(typed) => begin({ ...typed, root_article_id: source.root_article_id, body: source.body })}
      submitLabel={t('begin')}
      onClose={onClose}
    >
      <TextField name="title" label={t('fields.title')} required />
      <ChoiceField
        name="language"
        label={t('fields.language')}
        options={choicesOf(t, 'language', others)}
        none=""
        required
      />
    </FormPanel>
  );
}

type Begun = Pick<Article, 'title' | 'language'> &
  Partial<Pick<Article, 'category_id' | 'root_article_id' | 'body'>>;

function useBegin() {
  const navigate = useNavigate();
  const create = useWrite('POST', '/api/v1/articles', { quiet: true });
  return async (body: Begun) => {
    const made = await create.mutateAsync({ body });
    await navigate(`/help-center/write/${made.id}`);
  };
}
