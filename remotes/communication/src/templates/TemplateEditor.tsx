import { Button, Field, Input, makeStyles, Tab, TabList, Textarea, tokens } from '@fluentui/react-components';
import { ApiError, isLanguage, LANGUAGES, type Language, of, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Notice } from '@recobro/sdk/ui';
import { useRef, useState } from 'react';
import { useWrite } from '../api/client';
import {
  type NewTemplate,
  TEMPLATE_CHANNELS,
  TEMPLATE_STATUSES,
  type Template,
  type TemplateText,
} from '../api/types';
import { TemplatePreview } from './TemplatePreview';
import { VariableMenu } from './VariableMenu';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  two: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalM },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});

const blank: NewTemplate = { name: '', channel: 'whatsapp', status: 'draft', texts: {} };

interface TemplateEditorProps {
  known?: Template | undefined;
  editable: boolean;
  onClose: () => void;
}

/** A template's words language by language, with what a debtor would read beside them. */
export function TemplateEditor({ known, editable, onClose }: TemplateEditorProps) {
  const styles = useStyles();
  const { t } = useTranslation('communication');
  const told = {
    quiet: true,
    says: ({ name }: Template) => t('templateSaved', { name }),
    onSuccess: onClose,
  };
  const add = useWrite('POST', '/api/v1/communication/templates', told);
  const edit = useWrite('PUT', '/api/v1/communication/templates/{id}', told);
  const save = known ? edit : add;
  const { name, channel, status, texts } = known ?? blank;
  const [draft, setDraft] = useState<NewTemplate>({ name, channel, status, texts });
  const [language, setLanguage] = useState(Object.keys(texts).find(isLanguage) ?? 'es');
  const words = useRef<HTMLTextAreaElement>(null);
  const text = draft.texts[language] ?? { body: '' };
  const change = (part: Partial<NewTemplate>) => setDraft({ ...draft, ...part });
  const write = (part: Partial<TemplateText>) =>
    change({ texts: withText(draft, language, { ...text, ...part }) });
  const insert = (name: string) => {
    const at = words.current?.selectionStart ?? text.body.length;
    write({ body: `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}` });
  };
  const submit = () => (known ? edit.mutate({ ...of(known), body: draft }) : add.mutate({ body: draft }));
  return (
    <div className={styles.stack}>
      <Field label={t('templateName')} required>
        <Input value={draft.name} readOnly={!editable} onChange={(_, { value }) => change({ name: value })} />
      </Field>
      <div className={styles.two}>
        <Field label={t('channel')}>
          <Choose
            value={draft.channel}
            disabled={!editable}
            choices={choicesOf(t, 'channels', TEMPLATE_CHANNELS)}
            onChoose={(channel) => change({ channel })}
          />
        </Field>
        <Field label={t('state')}>
          <Choose
            value={draft.status}
            disabled={!editable}
            choices={choicesOf(t, 'templateStatus', TEMPLATE_STATUSES)}
            onChoose={(status) => change({ status })}
          />
        </Field>
      </div>
      <TabList selectedValue={language} onTabSelect={(_, { value }) => setLanguage(value as Language)}>
        {LANGUAGES.map((one) => (
          <Tab key={one} value={one}>
            {t(`languages.${one}`)}
          </Tab>
        ))}
      </TabList>
      {draft.channel === 'email' && (
        <Field label={t('subject')} required>
          <Input
            value={text.subject ?? ''}
            readOnly={!editable}
            onChange={(_, { value }) => write({ subject: value })}
          />
        </Field>
      )}
      <Field label={t('text')}>
        <Textarea
          ref={words}
          rows={7}
          value={text.body}
          readOnly={!editable}
          onChange={(_, { value }) => write({ body: value })}
        />
      </Field>
      {editable && <VariableMenu onPick={insert} />}
      <TemplatePreview draft={draft} language={language} />
      {save.error instanceof ApiError && <Notice intent="error">{save.error.message}</Notice>}
      <div className={styles.actions}>
        {editable && (
          <Button appearance="primary" disabled={save.isPending || draft.name === ''} onClick={submit}>
            {t('save')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

/** A language that was emptied is no language of the template. */
function withText({ texts }: NewTemplate, language: string, text: TemplateText): NewTemplate['texts'] {
  const { [language]: _, ...others } = texts;
  return text.body === '' && !text.subject ? others : { ...others, [language]: text };
}
