import { useApi, useTranslation } from '@recobro/sdk';
import { useRef, useState } from 'react';
import { asking } from '../../api/client';
import { Ask, type Asking } from './Asking';
import { commands, restyle } from './commands';
import { chosenPicture } from './picture';
import { RichToolbar } from './RichToolbar';
import { useEditor } from './useEditor';
import { useStyles } from './useStyles';

/** What is accepted as a picture; the product judges it by its content. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

/** Props of RichEditor. */
export interface RichEditorProps {
  /** The article that the text is of: its pictures are kept with it. */
  articleId: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text as readers will see it, written in place. What is kept is Markdown. */
export function RichEditor({ articleId, value, onChange }: RichEditorProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const client = useApi();
  const [asked, setAsked] = useState<Asking>();
  const bar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { place, view, state } = useEditor({
    ...{ value, onChange, className: styles.text },
    labels: { text: t('fields.body'), task: t('sign.task') },
    onLink: () => setAsked({ what: 'link' }),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('select, button')?.focus(),
    picture: (file) => setAsked({ what: 'picture', file }),
    convert: async (html) =>
      (await asking(client, 'POST', '/api/v1/articles/paste', { body: { html } })).data.body,
    load: async (src) => URL.createObjectURL(await (await client.fetch(new Request(`${src}/draft`))).blob()),
  });
  const run = (command: (typeof commands)['bold']) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const picture = () =>
    view && chosenPicture(view.state) ? setAsked({ what: 'picture' }) : chooser.current?.click();
  return (
    <div className={styles.all}>
      {state && (
        <RichToolbar
          state={state}
          at={bar}
          onSign={(sign) => run(commands[sign])}
          onStyle={(style) => run(restyle(style))}
          onLink={() => setAsked({ what: 'link' })}
          onPicture={picture}
        />
      )}
      <div ref={place} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={t('sign.picture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) setAsked({ what: 'picture', file });
          target.value = '';
        }}
      />
      {asked && view && (
        <Ask asked={asked} view={view} articleId={articleId} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
