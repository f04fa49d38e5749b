import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowReplyRegular,
  AttachRegular,
  ClockRegular,
  NoteRegular,
  SendRegular,
  TextBulletListSquareRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { WhenMenu } from '../acts/WhenMenu';
import type { Conversation } from '../api/types';
import { segmentsOf } from './segments';
import type { Composing } from './useComposing';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  end: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Props of ComposerActs. */
export interface ComposerActsProps {
  conversation: Conversation;
  writing: Composing;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What may be done with what is written: as an answer or a note, now or later. */
export function ComposerActs({ conversation: c, writing, field }: ComposerActsProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const { text, isNote, change, closed } = writing;
  const picker = useRef<HTMLInputElement>(null);
  const { add, ids, waits } = writing.files;
  const carries = !isNote && c.most_files > 0;
  const off = (text.trim() === '' && (isNote || ids.length === 0)) || waits || (closed && !isNote);
  const write = (note: boolean, begins = text) => {
    flushSync(() => change({ isNote: note, text: begins })); // a field that was off can have the focus only then
    field.current?.focus(); // at once: what is typed next is not to be taken for keys of the page
  };
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        appearance={isNote ? 'subtle' : 'secondary'}
        icon={<ArrowReplyRegular />}
        aria-pressed={!isNote}
        aria-keyshortcuts="r"
        onClick={() => write(false)}
      >
        {t('composer.asAnswer')}
      </Button>
      <Button
        size="small"
        appearance={isNote ? 'secondary' : 'subtle'}
        icon={<NoteRegular />}
        aria-pressed={isNote}
        aria-keyshortcuts="n"
        onClick={() => write(true)}
      >
        {t('composer.asNote')}
      </Button>
      <Button
        size="small"
        appearance="subtle"
        icon={<TextBulletListSquareRegular />}
        aria-label={t('canned.title')}
        title={t('canned.title')}
        aria-keyshortcuts="c"
        disabledFocusable={text !== '' || (closed && !isNote)}
        onClick={() => write(isNote, '/')}
      />
      {carries && (
        <>
          <Button
            size="small"
            appearance="subtle"
            icon={<AttachRegular />}
            aria-label={t('composer.attach')}
            title={t('composer.attach')}
            disabledFocusable={closed}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label={t('composer.attach')}
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? []);
              currentTarget.value = ''; // the same one may be chosen again
            }}
          />
        </>
      )}
      <div className={styles.end}>
        {c.channel === 'sms' && !isNote && text !== '' && <Segments text={text} />}
        {!isNote && (
          <WhenMenu
            title={t('composer.later')}
            action={t('composer.later')}
            onChoose={writing.sendAt}
            button={
              <Button
                size="small"
                appearance="subtle"
                icon={<ClockRegular />}
                aria-label={t('composer.later')}
                title={t('composer.later')}
                disabledFocusable={off}
              />
            }
          />
        )}
        <Button
          type="submit"
          size="small"
          appearance="primary"
          icon={<SendRegular />}
          disabledFocusable={off}
        >
          {t(isNote ? 'composer.keep' : 'composer.send')}
        </Button>
      </div>
    </div>
  );
}

/** How long it is as text messages, and how many of them it takes. */
function Segments({ text }: { text: string }) {
  const { t } = useTranslation('chats');
  const { count } = useFormats();
  const { places, segments } = segmentsOf(text);
  return (
    <Text size={200} className={useStyles().count}>
      {t('composer.segments', { places: count(places), count: segments })}
    </Text>
  );
}
