import { Button, Checkbox, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { ApiError, useTranslation } from '@recobro/sdk';
import { hairlineOver, Notice, submitByKey } from '@recobro/sdk/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNoting } from '../../api/notes';
import type { Note } from '../../api/types';
import { Mentions } from './Mentions';

const LONGEST = 4000;

/** Somebody is to be mentioned: an @ that begins a word, as in no address. */
const AT = /(^|\s)@$/;

const useStyles = makeStyles({
  form: {
    ...hairlineOver,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
  },
  pin: { marginInlineEnd: 'auto' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});

/** Props of NoteForm. */
interface NoteFormProps {
  debtorId: string;
  /** What is changed; absent for a new note. */
  note?: Note;
  onClose: () => void;
}

/** Writes a note: `@` picks whom it is brought to, Ctrl Enter saves it, Esc leaves it. */
export function NoteForm({ debtorId, note, onClose }: NoteFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { add, change } = useNoting();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(note?.text ?? '');
  const [pinned, setPinned] = useState(note?.pinned ?? false);
  const [mentions, setMentions] = useState(note?.mentions ?? []);
  const [picking, setPicking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const busy = add.isPending || change.isPending;
  useEffect(() => field.current?.focus(), []);
  const write = (value: string) => {
    const until = value.slice(0, field.current?.selectionStart ?? value.length);
    if (value.length > text.length && AT.test(until)) {
      setText(until.slice(0, -1) + value.slice(until.length));
      setPicking(true);
    } else setText(value);
  };
  const back = () => {
    setPicking(false);
    field.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return field.current?.focus();
    setRefusal(undefined);
    const body = { text: text.trim(), pinned, mentions };
    try {
      if (note) await change.mutateAsync({ path: { id: debtorId, note: note.id }, known: note, body });
      else await add.mutateAsync({ path: { id: debtorId }, body });
      onClose();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (picking) back();
    else if (text.trim() === (note?.text ?? '')) onClose(); // what was written is not lost by one key
  };
  return (
    <form className={styles.form} onSubmit={save} onKeyDownCapture={leave} onKeyDown={submitByKey}>
      <Field label={t(note ? 'notes.text' : 'notes.new')} hint={t('notes.help')}>
        <Textarea
          ref={field}
          value={text}
          rows={3}
          resize="vertical"
          maxLength={LONGEST}
          onChange={(_, { value }) => write(value)}
        />
      </Field>
      <Mentions
        debtorId={debtorId}
        mentions={mentions}
        picking={picking}
        onPick={() => setPicking(true)}
        onChange={setMentions}
        onDone={back}
      />
      {refusal && (
        <Notice intent="error" layout="multiline">
          {refusal}
        </Notice>
      )}
      <div className={styles.foot}>
        <Checkbox
          className={styles.pin}
          label={t('notes.pin')}
          checked={pinned}
          onChange={(_, { checked }) => setPinned(checked === true)}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={busy || text.trim() === ''}>
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
