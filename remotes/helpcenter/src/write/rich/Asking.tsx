import { useApi } from '@recobro/sdk';
import type { EditorView } from 'prosemirror-view';
import type { Picture } from '../../api/types';
import { AskLink, AskPicture } from './Ask';
import { linkAt, setLink } from './link';
import { chosenPicture, setPicture } from './picture';

/** What the writer is asked for. */
export type Asking = { what: 'link' } | { what: 'picture'; file?: File };

/** Props of Ask. */
interface AskProps {
  asked: Asking;
  view: EditorView;
  articleId: string;
  onClose: () => void;
}

/** Asks for what a link or a picture needs, and puts it into the text. */
export function Ask({ asked, view, articleId, onClose }: AskProps) {
  const send = useSendPicture(articleId);
  const done = () => {
    onClose();
    view.focus();
  };
  if (asked.what === 'link') {
    const onLink = (href: string) => {
      setLink(href)(view.state, view.dispatch);
      done();
    };
    return <AskLink href={linkAt(view.state)?.mark.attrs.href ?? ''} onLink={onLink} onClose={done} />;
  }
  const there = asked.file ? undefined : chosenPicture(view.state);
  const onPicture = async (alt: string) => {
    const src: string = asked.file ? (await send(asked.file)).src : there?.attrs.src;
    setPicture({ src, alt })(view.state, view.dispatch);
    done();
  };
  return <AskPicture file={asked.file} alt={there?.attrs.alt ?? ''} onPicture={onPicture} onClose={done} />;
}

/** Sends a picture that belongs to the article from then on. */
function useSendPicture(articleId: string) {
  const { upload } = useApi();
  return (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return upload<Picture>(`/api/v1/articles/${articleId}/pictures`, form);
  };
}
