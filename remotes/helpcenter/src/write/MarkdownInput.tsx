import { makeStyles, Tab, TabList, Textarea, tokens } from '@fluentui/react-components';
import { useApi, useTranslation } from '@recobro/sdk';
import { Skeletons } from '@recobro/sdk/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { asking } from '../api/client';
import { Preview } from './Preview';
import { Toolbar } from './Toolbar';

const RichEditor = lazy(() =>
  import(/* webpackChunkName: "help-center-rich" */ './rich/RichEditor').then((m) => ({
    default: m.RichEditor,
  })),
);

const SHAPES = ['rich', 'text', 'preview'] as const;
type Shape = (typeof SHAPES)[number];

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalS },
  text: { '& textarea': { minHeight: '320px', fontFamily: tokens.fontFamilyMonospace, maxHeight: 'none' } },
});

/** Props of MarkdownInput. */
interface MarkdownInputProps {
  articleId: string;
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  textarea: React.Ref<HTMLTextAreaElement>;
}

/** A text written as it will look, or as Markdown with signs that write it; and what readers will see of it. */
export function MarkdownInput({ articleId, id, value, onChange, textarea }: MarkdownInputProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const [shown, setShown] = useState<Shape>('rich');
  const own = useRef<HTMLTextAreaElement | null>(null);
  const paste = usePaste(onChange);
  const both = (element: HTMLTextAreaElement | null) => {
    own.current = element;
    if (typeof textarea === 'function') textarea(element);
  };
  return (
    <div className={styles.all}>
      <TabList size="small" selectedValue={shown} onTabSelect={(_, tab) => setShown(tab.value as Shape)}>
        {SHAPES.map((shape) => (
          <Tab key={shape} value={shape}>
            {t(`shape.${shape}`)}
          </Tab>
        ))}
      </TabList>
      {shown === 'rich' && (
        <Suspense fallback={<Skeletons rows={8} when />}>
          <RichEditor articleId={articleId} value={value} onChange={onChange} />
        </Suspense>
      )}
      {shown === 'text' && (
        <>
          <Toolbar on={own} onChange={onChange} />
          <Textarea
            textarea={{ ref: both, id, onPaste: paste }}
            className={styles.text}
            resize="vertical"
            value={value}
            onChange={(_, typed) => onChange(typed.value)}
          />
        </>
      )}
      {shown === 'preview' && <Preview text={value} />}
    </div>
  );
}

/** Puts what was copied from a word processor or a page where the caret is, as Markdown; plain text goes its usual way. */
function usePaste(onChange: (value: string) => void) {
  const client = useApi();
  return async (event: React.ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const field = event.currentTarget;
    if (!html || html.length > 500_000) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = field;
    const plain = event.clipboardData.getData('text/plain');
    const asked = asking(client, 'POST', '/api/v1/articles/paste', { body: { html } });
    const body = await asked.then(({ data }) => data.body).catch(() => plain);
    onChange(value.slice(0, selectionStart) + body + value.slice(selectionEnd));
  };
}
