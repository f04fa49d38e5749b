import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  Tab,
  TabList,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { ApiError, LANGUAGES, useToasts, useTranslation } from '@recobro/sdk';
import { useRef, useState } from 'react';
import {
  TEMPLATE_CHANNELS,
  TEMPLATE_STATUSES,
  type Template,
  type TemplateChannel,
  type TemplateDraft,
  type TemplateStatus,
  type TemplateText,
  useSaveTemplate,
} from './queries';
import { TemplatePreview } from './TemplatePreview';
import { VariableMenu } from './VariableMenu';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  two: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalM },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});

const blank: TemplateDraft = { name: '', channel: 'whatsapp', status: 'draft', texts: {} };

interface TemplateEditorProps {
  known?: Template;
  editable: boolean;
  onClose: () => void;
}

/** A template's words language by language, with what a debtor would read beside them. */
export function TemplateEditor({ known, editable, onClose }: TemplateEditorProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const save = useSaveTemplate(known);
  const [draft, setDraft] = useState<TemplateDraft>(known ?? blank);
  const [language, setLanguage] = useState<string>(Object.keys(draft.texts)[0] ?? 'es');
  const words = useRef<HTMLTextAreaElement>(null);
  const text = draft.texts[language] ?? { body: '' };
  const change = (part: Partial<TemplateDraft>) => setDraft({ ...draft, ...part });
  const write = (part: Partial<TemplateText>) =>
    change({ texts: withText(draft, language, { ...text, ...part }) });
  const insert = (name: string) => {
    const at = words.current?.selectionStart ?? text.body.length;
    write({ body: `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}` });
  };
  const submit = () =>
    save.mutate(draft, {
      onSuccess: () => {
        toasts.success(t('settings.communication.templateSaved', { name: draft.name }));
        onClose();
      },
    });
  const label = (key: string) => t(`settings.communication.${key}`);
  return (
    <div className={styles.stack}>
      <Field label={label('templateName')} required>
        <Input value={draft.name} readOnly={!editable} onChange={(_, { value }) => change({ name: value })} />
      </Field>
      <div className={styles.two}>
        <Field label={label('channel')}>
          <Select
            value={draft.channel}
            disabled={!editable}
            onChange={(_, { value }) => change({ channel: value as TemplateChannel })}
          >
            {TEMPLATE_CHANNELS.map((value) => (
              <option key={value} value={value}>
                {label(`channels.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={label('state')}>
          <Select
            value={draft.status}
            disabled={!editable}
            onChange={(_, { value }) => change({ status: value as TemplateStatus })}
          >
            {TEMPLATE_STATUSES.map((value) => (
              <option key={value} value={value}>
                {label(`templateStatus.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <TabList selectedValue={language} onTabSelect={(_, { value }) => setLanguage(String(value))}>
        {LANGUAGES.map((one) => (
          <Tab key={one} value={one}>
            {t(`languages.${one}`)}
          </Tab>
        ))}
      </TabList>
      {draft.channel === 'email' && (
        <Field label={label('subject')} required>
          <Input
            value={text.subject ?? ''}
            readOnly={!editable}
            onChange={(_, { value }) => write({ subject: value })}
          />
        </Field>
      )}
      <Field label={label('text')}>
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
      {save.error instanceof ApiError && (
        <MessageBar intent="error">
          <MessageBarBody>{save.error.message}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.actions}>
        {editable && (
          <Button appearance="primary" disabled={save.isPending || draft.name === ''} onClick={submit}>
            {t('actions.save')}
          </Button>
        )}
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
      </div>
    </div>
  );
}

/** A language that was emptied is no language of the template. */
function withText({ texts }: TemplateDraft, language: string, text: TemplateText): TemplateDraft['texts'] {
  const { [language]: _, ...others } = texts;
  return text.body === '' && !text.subject ? others : { ...others, [language]: text };
}
