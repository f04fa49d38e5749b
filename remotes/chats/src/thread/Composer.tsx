import { Button, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { hairlineOver, Notice } from '@recobro/sdk/ui';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Conversation, Message } from '../api/types';
import { AttachedFiles } from './AttachedFiles';
import { CannedList } from './CannedList';
import { ComposerActs } from './ComposerActs';
import { Presence } from './Presence';
import { Quote } from './Quote';
import { useCanned } from './useCanned';
import { useComposing } from './useComposing';
import { usePresence } from './usePresence';

const TemplatePanel = lazy(() => import('./TemplatePanel').then((m) => ({ default: m.TemplatePanel })));

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalS,
    ...hairlineOver,
  },
  note: { backgroundColor: tokens.colorStatusWarningBackground1 },
  text: { maxBlockSize: '40vh' },
});

/** Props of Composer. */
export interface ComposerProps {
  conversation: Conversation;
  /** The message of theirs that is answered. */
  answers: Message | undefined;
  /** It is answered, or not any more. */
  onAnswered: () => void;
}

/** Where one writes: an answer, or a note for us alone. What is not sent yet is still there after a reload. */
export function Composer({ conversation: c, answers, onAnswered }: ComposerProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const writing = useComposing(c, answers, onAnswered);
  const { text, isNote, change, send, closed } = writing;
  const { others, tell } = usePresence(c.id, true);
  const canned = useCanned(c, text, (filled) => change({ text: filled }));
  const [templates, setTemplates] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (answers) field.current?.focus();
  }, [answers]);
  const says = t(isNote ? 'composer.note' : 'composer.answer');
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (canned.onKey(event)) return;
    if (event.key === 'Escape') field.current?.blur();
    if (!sends(event, c)) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <Presence others={others} />
      <form
        className={mergeClasses(styles.box, isNote && styles.note)}
        aria-label={t('composer.title')}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {closed && !isNote && (
          <Notice
            intent="warning"
            action={
              <Button size="small" aria-keyshortcuts="t" onClick={() => setTemplates(true)}>
                {t('template.title')}
              </Button>
            }
          >
            {t('composer.window')}
          </Notice>
        )}
        {answers && <Quote message={answers} onDrop={onAnswered} />}
        {canned.open && <CannedList {...canned} onChoose={canned.choose} />}
        <Textarea
          ref={field}
          className={styles.text}
          aria-label={says}
          placeholder={says}
          value={text}
          rows={3}
          resize="vertical"
          maxLength={4096}
          disabled={closed && !isNote}
          textarea={
            canned.open
              ? {
                  role: 'combobox',
                  'aria-expanded': true,
                  'aria-controls': canned.id,
                  'aria-activedescendant': `${canned.id}-${canned.at}`,
                }
              : {}
          }
          onChange={(_, { value }) => {
            change({ text: value });
            tell();
          }}
          onKeyDown={keys}
          onPaste={({ clipboardData: { files } }) => !isNote && writing.files.add(files)}
        />
        {!isNote && <AttachedFiles files={writing.files} />}
        <ComposerActs conversation={c} writing={writing} field={field} />
      </form>
      <Suspense>
        {templates && (
          <TemplatePanel conversation={c} onSend={writing.sendTemplate} onClose={() => setTemplates(false)} />
        )}
      </Suspense>
    </>
  );
}

/** Whether a key sends: Enter alone where one chats, with Ctrl or ⌘ in a letter, whose lines are its form. */
function sends(event: KeyboardEvent, { channel }: Conversation): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return false;
  return event.ctrlKey || event.metaKey || channel !== 'email';
}
