import { useState } from 'react';
import type { Article } from '../api/types';

/** What the form of a draft shows of an article. */
const shownOf = ({ title, body, category_id, slug, screens, roles }: Article) =>
  JSON.stringify([title, body, category_id, slug, screens, roles]);

/**
 * The article as the form of its draft was opened on. It follows what changes, unless somebody types: then what they have typed stays,
 * and is saved over what changed beside it; where the words themselves were changed, saving says so.
 */
export function useOpened(article: Article) {
  const [opened, open] = useState(article);
  const [isDirty, setDirty] = useState(false);
  const isSame = shownOf(opened) === shownOf(article);
  if (!isSame && !isDirty) open(article);
  return { opened, version: isSame ? article.version : opened.version, setDirty, open };
}
