import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, EmptyState, Loaded, SidePanel, stacked } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Conversation, Draft, Template } from '../api/types';

const useStyles = makeStyles({
  form: stacked(tokens.spacingVerticalL),
  preview: {
    whiteSpace: 'pre-wrap',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  acts: { display: 'flex' },
});

/** Props of TemplatePanel. */
export interface TemplatePanelProps {
  conversation: Conversation;
  onSend: (template: NonNullable<Draft['template']>) => void;
  onClose: () => void;
}

/** A text that the provider has approved: chosen, its gaps filled, seen as it will go out. */
export function TemplatePanel({ conversation: { inbox_id }, onSend, onClose }: TemplatePanelProps) {
  const { t } = useTranslation('chats');
  const read = useRead('/api/v1/inboxes/{id}/templates', { path: { id: inbox_id } }, { quiet: true });
  const approved = read.data?.filter(({ status }) => status === 'approved');
  const none = <EmptyState title={t('template.none')} reason={t('template.noneReason')} />;
  return (
    <SidePanel open title={t('template.title')} onClose={onClose}>
      <Loaded read={read} rows={approved} empty={none}>
        {() => (
          <Chosen
            templates={approved ?? []}
            onSend={(template) => {
              onSend(template);
              onClose();
            }}
          />
        )}
      </Loaded>
    </SidePanel>
  );
}

const keyOf = ({ name, language }: Template) => `${name} · ${language}`;

function Chosen({ templates, onSend }: { templates: Template[]; onSend: TemplatePanelProps['onSend'] }) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const [key, setKey] = useState(templates[0] ? keyOf(templates[0]) : '');
  const [values, setValues] = useState<Record<number, string>>({});
  const one = templates.find((template) => keyOf(template) === key);
  const gaps = Array.from({ length: one?.gaps ?? 0 }, (_, at) => values[at]?.trim() ?? '');
  const choices = templates.map((template) => ({ value: keyOf(template), label: keyOf(template) }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (one && gaps.every(Boolean)) onSend({ name: one.name, language: one.language, values: gaps });
      }}
    >
      <Field label={t('template.choose')}>
        <Choose value={key} choices={choices} onChoose={setKey} />
      </Field>
      {gaps.map((_, at) => (
        <Field key={`${key} ${at + 1}`} label={t('template.gap', { place: at + 1 })} required>
          <Input
            value={values[at] ?? ''}
            onChange={(_, { value }) => setValues({ ...values, [at]: value })}
          />
        </Field>
      ))}
      <Text className={styles.preview} dir="auto">
        {filled(one, gaps)}
      </Text>
      <div className={styles.acts}>
        <Button type="submit" appearance="primary" disabledFocusable={!one || !gaps.every(Boolean)}>
          {t('template.send')}
        </Button>
      </div>
    </form>
  );
}

/** The text as it will go out; a gap that is still empty stays as it is. */
function filled(template: Template | undefined, values: string[]): string {
  const text = [template?.head, template?.text, template?.foot].filter(Boolean).join('\n\n');
  return text.replaceAll(/\{\{(\d+)\}\}/g, (gap, place) => values[Number(place) - 1] || gap);
}
