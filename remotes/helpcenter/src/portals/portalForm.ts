import * as z from 'zod/mini';
import { LANGUAGES, type Portal } from '../api/types';

const title = z.string().check(z.maxLength(120, 'long 120'));

/** A portal as its form has it. */
export const portalSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
  slug: z
    .string()
    .check(z.trim(), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'invalid'), z.maxLength(80, 'long 80')),
  languages: z.array(z.enum(LANGUAGES)).check(z.minLength(1, 'required')),
  public: z.boolean(),
  es: title,
  en: title,
  pt: title,
  contact: z.string().check(z.maxLength(200, 'long 200')),
  logo_alt: z.string().check(z.maxLength(120, 'long 120')),
  colour: z.string().check(z.trim(), z.regex(/^(#[0-9a-fA-F]{6})?$/, 'invalid')),
  widget: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^((https?:\/\/[^/]+)?\/api\/v1\/chats\/widget\/[\w-]{1,64}(\.[\w-]{1,64})?\/widget\.js)?$/,
        'invalid',
      ),
    ),
});

export type PortalDraft = z.infer<typeof portalSchema>;

/** What the form begins with. */
export function draftOf(known: Portal | undefined): PortalDraft {
  const { name = '', slug = '', languages = LANGUAGES, colour = '', widget = '', titles = {} } = known ?? {};
  const { contact = '', logo_alt = '' } = known ?? {};
  const { es = '', en = '', pt = '' } = titles;
  return {
    name,
    slug,
    languages: [...languages],
    public: known?.public ?? false,
    es,
    en,
    pt,
    ...{ colour, widget, contact, logo_alt },
  };
}

/** What is sent; without an address one is made of the name. A script is this installation's, however its address was copied. */
export function portalBody({ es, en, pt, slug, widget, ...draft }: PortalDraft) {
  const script = widget && new URL(widget, location.origin).pathname;
  return { ...draft, widget: script, titles: { es, en, pt }, ...(slug && { slug }) };
}
