import type { Article, ArticleFeedback, ArticleReading, LangTitles } from './schema.gen';

export type {
  Article,
  ArticleCell as Cell,
  ArticleCovered as Covered,
  ArticleEntry as Entry,
  ArticleGap as Gap,
  ArticleMissed as Missed,
  ArticleNewer as Newer,
  ArticleOne as One,
  ArticleReading as Reading,
  ArticleReceived as Received,
  ArticleVersion as Version,
  Category,
  DiffPiece as Piece,
  FolderBrought as Brought,
  Picture,
  Portal,
} from './schema.gen';

/** A part of a text as a screen draws it. */
export type Node = ArticleReading['content'][number];
export type Language = Article['language'];
export type Reason = NonNullable<ArticleFeedback['reason']>;

export const LANGUAGES = ['es', 'en', 'pt'] as const satisfies Language[];
export const STATUSES = ['draft', 'published', 'archived'] as const satisfies Article['status'][];
export const ROLES = ['superadmin', 'admin', 'manager', 'cashier'] as const satisfies Article['roles'];
export const REASONS = ['unclear', 'incomplete', 'outdated', 'other'] as const satisfies Reason[];

export const toneOf = { draft: 'neutral', published: 'success', archived: 'paused' } as const;

export const toneOfCoverage = {
  source: 'neutral',
  current: 'success',
  stale: 'warning',
  missing: 'danger',
} as const;

/** The title in a language, or else in the first that has one. */
export const titleOf = (titles: LangTitles, language: string) =>
  titles[language as Language] || titles.es || titles.en || titles.pt || '';
