import { Link as FluentLink } from '@fluentui/react-components';
import { type DrawLink, Markup } from '@recobro/sdk/ui';
import { createContext, useContext } from 'react';
import type { Node } from '../api/types';
import { DraftContext, Picture } from './Picture';

/** How a link to another article opens it where this one is read; without, on a page of its own. */
export const OpenArticle = createContext<((id: string) => void) | undefined>(undefined);
const ARTICLE = '/help-center/read/';

/** The text of an article. */
export function Content({ nodes, draft = false }: { nodes: Node[]; draft?: boolean }) {
  const open = useContext(OpenArticle);
  const link: DrawLink = (href, inside) =>
    open && href.startsWith(ARTICLE) ? (
      <FluentLink as="button" inline onClick={() => open(href.slice(ARTICLE.length))}>
        {inside}
      </FluentLink>
    ) : undefined;
  return (
    <DraftContext.Provider value={draft}>
      <Markup nodes={nodes} link={link} picture={({ src, alt }) => <Picture src={src ?? ''} alt={alt} />} />
    </DraftContext.Provider>
  );
}
