import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from '@recobro/sdk';
import { createElement } from 'react';

/** A part of a text, as the API gives it: an element with what is in it, or a text. */
export interface MarkupNode {
  tag?: string | undefined;
  text?: string | undefined;
  href?: string | undefined;
  src?: string | undefined;
  alt?: string | undefined;
  align?: string | undefined;
  start?: string | undefined;
  checked?: boolean | undefined;
  children?: MarkupNode[] | undefined;
}

/** How a picture of a text is drawn. */
export type DrawPicture = (picture: { src: string | undefined; alt: string }) => React.ReactNode;

/** How a link of a text is drawn; undefined where it is drawn as any other. */
export type DrawLink = (href: string, inside: React.ReactNode) => React.ReactNode | undefined;

interface MarkupProps {
  nodes: MarkupNode[];
  /** How links are drawn that do not simply lead somewhere. */
  link?: DrawLink;
  /** How pictures are drawn where they are not simply loaded: those of strangers, those that need a permission. */
  picture?: DrawPicture;
}

const useStyles = makeStyles({
  text: {
    maxWidth: '72ch',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
    '& img': { maxWidth: '100%', height: 'auto' },
    '& pre': {
      overflowX: 'auto',
      padding: tokens.spacingHorizontalM,
      backgroundColor: tokens.colorNeutralBackground3,
      borderRadius: tokens.borderRadiusMedium,
    },
    '& table': { borderCollapse: 'collapse' },
    '& th, & td': {
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      paddingInline: tokens.spacingHorizontalS,
      paddingBlock: tokens.spacingVerticalXS,
    },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalM,
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
    },
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

/** The page's title is the text's: headings of it stand below. */
const below: Record<string, string> = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

const load: DrawPicture = ({ src, alt }) => <img src={src} alt={alt} loading="lazy" />;

/** How what is not a plain element is drawn. */
interface Drawing {
  picture: DrawPicture;
  link: DrawLink;
}

const lead: DrawLink = () => undefined;

/** A text of whoever wrote it, drawn from elements: no markup is made from a string. */
export function Markup({ nodes, picture = load, link = lead }: MarkupProps) {
  const styles = useStyles();
  return <div className={styles.text}>{drawn(nodes, { picture, link })}</div>;
}

const drawn = (nodes: MarkupNode[] | undefined, drawing: Drawing): React.ReactNode[] =>
  (nodes ?? []).map((node, place) => <Part key={place} node={node} drawing={drawing} />);

function Part({ node, drawing }: { node: MarkupNode; drawing: Drawing }) {
  const { tag, text, href, src, alt, align, start, checked, children } = node;
  if (!tag) return text;
  if (tag === 'img') return drawing.picture({ src, alt: alt ?? '' });
  if (tag === 'input') return <input type="checkbox" checked={checked ?? false} readOnly disabled />;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const inside = drawn(children, drawing);
  if (tag === 'a') return drawing.link(href ?? '', inside) ?? <Way href={href}>{inside}</Way>;
  const props = { ...(align && { align }), ...(start && { start: Number(start) }) };
  return createElement(below[tag] ?? tag, props, ...inside);
}

/** A link: within the product it goes to a page, elsewhere into a tab of its own. */
function Way({ href, children }: { href: string | undefined; children: React.ReactNode }) {
  if (href?.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/'))
    return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
