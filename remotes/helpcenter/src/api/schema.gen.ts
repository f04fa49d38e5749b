/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
    "/api/v1/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published articles, each in the reader's language where it has it */
        get: operations["articles-list"];
        put?: never;
        /** Begin an article, or a translation of one */
        post: operations["articles-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish or archive many articles, or take that back */
        post: operations["articles-batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/batch/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move many articles to a category */
        post: operations["articles-shelve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles with the languages that they are there in */
        get: operations["articles-coverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles as they are being written */
        get: operations["articles-drafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All articles as a folder of Markdown */
        get: operations["articles-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles that did not help, those that helped least first */
        get: operations["articles-received"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Translations that are missing or stale */
        get: operations["articles-gaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the articles of a folder of Markdown as drafts */
        post: operations["articles-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What articles are called */
        get: operations["articles-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/outdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles whose text in the product is newer */
        get: operations["articles-outdated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/passages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What published articles answer to a question, the best first */
        get: operations["articles-passages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/paste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was copied elsewhere, as Markdown */
        post: operations["articles-paste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text as readers would see it */
        post: operations["articles-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published articles that a text finds, the best first */
        get: operations["articles-search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches that find nothing, those looked for most first */
        get: operations["articles-misses"];
        put?: never;
        /** Say that a search was ended without a result */
        post: operations["articles-miss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words that the company takes for the same */
        get: operations["articles-synonyms"];
        put?: never;
        /** Take words for the same */
        post: operations["articles-add-synonym"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** No longer take words for the same */
        delete: operations["articles-remove-synonym"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article as it is being written */
        get: operations["articles-get"];
        put?: never;
        post?: never;
        /** Delete an article */
        delete: operations["articles-delete"];
        options?: never;
        head?: never;
        /** Change the draft of an article */
        patch: operations["articles-update"];
        trace?: never;
    };
    "/api/v1/articles/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an article from readers */
        post: operations["articles-archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the company has read a text that it was given, and answers for it */
        post: operations["articles-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed between two versions */
        get: operations["articles-difference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an article is received */
        get: operations["articles-heard"];
        /** Say whether an article helped */
        put: operations["articles-rate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an article */
        get: operations["articles-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures of an article and its translations */
        get: operations["articles-pictures"];
        put?: never;
        /** Add a picture to an article */
        post: operations["articles-illustrate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/pictures/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a published article */
        get: operations["articles-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/pictures/{file}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of an article that is being written */
        get: operations["articles-draft-picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product's text of an article that was the product's */
        get: operations["articles-product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/product/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the company's text, although the product's is newer */
        post: operations["articles-keep-own"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/product/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the product's text the draft */
        post: operations["articles-take-newer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give readers what is written */
        post: operations["articles-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One published article */
        get: operations["articles-read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an archived article a draft again */
        post: operations["articles-reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an archived article what it was before */
        post: operations["articles-return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that an article still holds */
        post: operations["articles-review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an article of the product the company's own */
        post: operations["articles-take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an article once stood */
        get: operations["articles-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of an article */
        get: operations["articles-version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write an article as a version has it */
        post: operations["articles-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count that an article is read */
        post: operations["articles-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of articles */
        get: operations["help-categories-list"];
        put?: never;
        /** Add a category */
        post: operations["help-categories-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-categories/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What categories are called */
        get: operations["help-categories-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["help-categories-get"];
        put?: never;
        post?: never;
        /** Remove an empty category */
        delete: operations["help-categories-delete"];
        options?: never;
        head?: never;
        /** Change a category */
        patch: operations["help-categories-update"];
        trace?: never;
    };
    "/api/v1/help-categories/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a category */
        get: operations["help-categories-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portals of articles */
        get: operations["help-portals-list"];
        put?: never;
        /** Add a portal */
        post: operations["help-portals-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What portals are called */
        get: operations["help-portals-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One portal */
        get: operations["help-portals-get"];
        put?: never;
        post?: never;
        /** Remove an empty portal */
        delete: operations["help-portals-delete"];
        options?: never;
        head?: never;
        /** Change a portal */
        patch: operations["help-portals-update"];
        trace?: never;
    };
    "/api/v1/help-portals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a portal */
        get: operations["help-portals-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/{id}/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See the icon of a portal */
        get: operations["help-portals-show-icon"];
        put?: never;
        /** Set the icon of a portal */
        post: operations["help-portals-set-icon"];
        /** Remove the icon of a portal */
        delete: operations["help-portals-remove-icon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See the logo of a portal */
        get: operations["help-portals-show-logo"];
        put?: never;
        /** Set the logo of a portal */
        post: operations["help-portals-set-logo"];
        /** Remove the logo of a portal */
        delete: operations["help-portals-remove-logo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/{id}/logo-night": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See the logo of a portal for dark grounds */
        get: operations["help-portals-show-logo-night"];
        put?: never;
        /** Set the logo of a portal for dark grounds */
        post: operations["help-portals-set-logo-night"];
        /** Remove the logo of a portal for dark grounds */
        delete: operations["help-portals-remove-logo-night"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/help-portals/{id}/starter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the articles that debtors ask for first as drafts on a portal */
        post: operations["help-portals-plant-starter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Actor: {
            id: string;
            /** @enum {string} */
            kind: "user" | "apikey" | "module" | "system";
            /** @example ana */
            name: string;
        };
        Article: {
            /** @description Markdown; absent in lists */
            body?: string;
            category_id: string;
            /**
             * Format: date-time
             * @description When its words were last changed
             */
            changed_at: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: date-time
             * @description When somebody last said that it still holds, a translation beside its source
             */
            held_at?: string;
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: date-time
             * @description When it was published last
             */
            live_at?: string;
            portal_id: string;
            /** @description Article of the product that it was */
            product_id?: string;
            /**
             * Format: date-time
             * @description When somebody last held it against how things are
             */
            reviewed_at: string;
            /** @description Roles that it is for; empty for all */
            roles: ("superadmin" | "admin" | "manager" | "cashier")[];
            /** @description Article that it translates; its own id where it is the source */
            root_article_id: string;
            /** @description Screens that it is about, by their paths */
            screens: string[];
            /** @description How addresses name it */
            slug: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            title: string;
            /** @description The company was given its text, and has not said yet that it has read it */
            unconfirmed: boolean;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ArticleBatch: {
            /** @description In the order in which they were named, each once */
            each: components["schemas"]["ArticleOne"][];
        };
        ArticleBatchInputBody: {
            /** @enum {string} */
            do: "publish" | "archive" | "return";
            /** @description Articles */
            ids: string[];
        };
        ArticleCell: {
            /** @description Absent where it is missing */
            article_id?: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description Readers have it */
            live: boolean;
            /** @enum {string} */
            state: "source" | "current" | "stale" | "missing";
        };
        ArticleChangeInputBody: {
            /** @description Markdown */
            body?: string;
            category_id?: string;
            roles?: ("superadmin" | "admin" | "manager" | "cashier")[];
            screens?: string[];
            slug?: string;
            title?: string;
        };
        ArticleCovered: {
            /** @description In the languages of its portal, and those that it has besides */
            cells: components["schemas"]["ArticleCell"][];
            /**
             * Format: date-time
             * @description When the source was changed last
             */
            changed_at: string;
            root_article_id: string;
            /** @description Of the source */
            title: string;
        };
        ArticleCreateInputBody: {
            /** @description Markdown */
            body?: string;
            /** @description Needed unless it is a translation */
            category_id?: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            roles?: ("superadmin" | "admin" | "manager" | "cashier")[];
            /** @description Article that it translates */
            root_article_id?: string;
            screens?: string[];
            slug?: string;
            title: string;
        };
        ArticleDifference: {
            body: components["schemas"]["DiffPiece"][];
            title: components["schemas"]["DiffPiece"][];
        };
        ArticleEntry: {
            category_id: string;
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            root_article_id: string;
            screens: string[];
            /** @description Where it stands among the product's own articles; absent for the company's */
            shelf?: string;
            title: string;
        };
        ArticleFeedback: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            helpful: boolean;
            id: string;
            /** @enum {string} */
            reason?: "unclear" | "incomplete" | "outdated" | "other";
            text?: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ArticleGap: {
            /** @description The translation; absent where it is missing */
            article_id?: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            root_article_id: string;
            /**
             * Format: date-time
             * @description When the source was changed last
             */
            since: string;
            /** @description Of the source */
            title: string;
        };
        ArticleHeard: {
            /** Format: int64 */
            helpful: number;
            /** @description What readers wrote whom it did not help, the latest first */
            said: components["schemas"]["ArticleFeedback"][];
            /** Format: int64 */
            unhelpful: number;
            /** Format: int64 */
            views: number;
        };
        ArticleMissed: {
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** Format: date-time */
            last_at: string;
            /** @description What was looked for, folded */
            text: string;
            /** Format: int64 */
            times: number;
        };
        ArticleNewer: {
            /** @description From the article as it is being written to the product's text */
            difference: components["schemas"]["ArticleDifference"];
            /** @description It was changed since the article was last held against it */
            newer: boolean;
        };
        ArticleOne: {
            /** @description Where it stood before */
            category_id?: string;
            /** @description Why it was refused */
            code?: string;
            id: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @description The same, in the caller's language */
            reason?: string;
            /** @description Empty where there is no such article */
            title: string;
        };
        ArticleOther: {
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            title: string;
        };
        ArticlePassage: {
            /** @description Where everybody may read it, on this installation; empty where its portal is not public */
            address: string;
            /** @description Of the heading; empty before the first */
            anchor: string;
            article_id: string;
            heading: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @description Share of the question's words that it or its title has
             */
            score: number;
            /** @description Plain words */
            text: string;
            title: string;
            /**
             * Format: int64
             * @description Number of the version that is published
             */
            version: number;
        };
        ArticlePasteInputBody: {
            /** @description What a word processor or a browser has copied */
            html: string;
        };
        ArticlePasted: {
            /** @description Markdown */
            body: string;
        };
        ArticlePreview: {
            content: components["schemas"]["MarkupNode"][];
        };
        ArticlePreviewInputBody: {
            /** @description Markdown */
            body: string;
        };
        ArticleReading: {
            category_id: string;
            /** @description Its text, as a screen draws it */
            content: components["schemas"]["MarkupNode"][];
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: date-time
             * @description Absent for the product's own
             */
            live_at?: string;
            /** @description The same article in other languages */
            others: components["schemas"]["ArticleOther"][];
            /**
             * Format: date-time
             * @description Absent for the product's own
             */
            reviewed_at?: string;
            root_article_id: string;
            screens: string[];
            /** @description Where it stands among the product's own articles; absent for the company's */
            shelf?: string;
            title: string;
        };
        ArticleReceived: {
            article_id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description What the last of them wrote */
            said: components["schemas"]["ArticleFeedback"][];
            title: string;
            /**
             * Format: int64
             * @description Readers whom it did not help as it is now
             */
            unhelpful: number;
            /** Format: int64 */
            views: number;
        };
        ArticleShelveInputBody: {
            category_id: string;
            /** @description Articles */
            ids: string[];
        };
        ArticleSynonym: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /** @description As they are searched: small letters without accents */
            words: string[];
        };
        ArticleVersion: {
            /** @description Markdown; absent in lists */
            body?: string;
            /** Format: int64 */
            number: number;
            title: string;
            /** @enum {string} */
            why: "saved" | "published" | "restored";
            /** Format: date-time */
            written_at: string;
            written_by: string;
        };
        BodyArticleBatchBody: {
            data: components["schemas"]["ArticleBatch"];
        };
        BodyArticleBody: {
            data: components["schemas"]["Article"];
        };
        BodyArticleDifferenceBody: {
            data: components["schemas"]["ArticleDifference"];
        };
        BodyArticleHeardBody: {
            data: components["schemas"]["ArticleHeard"];
        };
        BodyArticleNewerBody: {
            data: components["schemas"]["ArticleNewer"];
        };
        BodyArticlePastedBody: {
            data: components["schemas"]["ArticlePasted"];
        };
        BodyArticlePreviewBody: {
            data: components["schemas"]["ArticlePreview"];
        };
        BodyArticleReadingBody: {
            data: components["schemas"]["ArticleReading"];
        };
        BodyArticleSynonymBody: {
            data: components["schemas"]["ArticleSynonym"];
        };
        BodyArticleVersionBody: {
            data: components["schemas"]["ArticleVersion"];
        };
        BodyCategoryBody: {
            data: components["schemas"]["Category"];
        };
        BodyFolderBroughtBody: {
            data: components["schemas"]["FolderBrought"];
        };
        BodyListArticleBody: {
            data: components["schemas"]["Article"][];
        };
        BodyListArticleCoveredBody: {
            data: components["schemas"]["ArticleCovered"][];
        };
        BodyListArticleEntryBody: {
            data: components["schemas"]["ArticleEntry"][];
        };
        BodyListArticleGapBody: {
            data: components["schemas"]["ArticleGap"][];
        };
        BodyListArticleMissedBody: {
            data: components["schemas"]["ArticleMissed"][];
        };
        BodyListArticlePassageBody: {
            data: components["schemas"]["ArticlePassage"][];
        };
        BodyListArticleReceivedBody: {
            data: components["schemas"]["ArticleReceived"][];
        };
        BodyListArticleSynonymBody: {
            data: components["schemas"]["ArticleSynonym"][];
        };
        BodyListArticleVersionBody: {
            data: components["schemas"]["ArticleVersion"][];
        };
        BodyListCategoryBody: {
            data: components["schemas"]["Category"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListPortalBody: {
            data: components["schemas"]["Portal"][];
        };
        BodyPortalBody: {
            data: components["schemas"]["Portal"];
        };
        BodyStarterPlantedBody: {
            data: components["schemas"]["StarterPlanted"];
        };
        Category: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /**
             * Format: int64
             * @description Where among its portal's categories it stands
             */
            place: number;
            portal_id: string;
            /** @description How addresses name it */
            slug: string;
            /** @description What it is called, by language */
            titles: components["schemas"]["LangTitles"];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        CategoryChangeInputBody: {
            /** Format: int64 */
            place?: number;
            slug?: string;
            titles?: components["schemas"]["LangTitles"];
        };
        CategoryCreateInputBody: {
            /** Format: int64 */
            place?: number;
            /** @description Without one, the first portal, which is made where there is none */
            portal_id?: string;
            slug?: string;
            titles: components["schemas"]["LangTitles"];
        };
        DiffPiece: {
            /** @enum {string} */
            kind: "same" | "added" | "removed";
            text: string;
        };
        Fact: {
            /** @description It was from and became to; otherwise it is to */
            change?: boolean;
            /**
             * @description ISO 4217 code of an amount
             * @example COP
             */
            currency?: string;
            /**
             * @description Name of the field, for which the module has a word
             * @example assignee_id
             */
            field: string;
            /** @description Values as text; none for nothing */
            from?: string[];
            /**
             * @description How its values are told; changed: they are not
             * @enum {string}
             */
            kind: "text" | "word" | "number" | "money" | "day" | "moment" | "truth" | "record" | "changed";
            /**
             * @description Kind of the records that the values are ids of
             * @example core.user
             */
            record?: string;
            /** @description Values as text; none for nothing */
            to?: string[];
        };
        FilesFile: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: date-time
             * @description When its content and name were erased
             */
            erased_at?: string;
            /**
             * Format: date-time
             * @description Its record was erased then; it follows once the hold ends
             */
            erasure_due_at?: string;
            /**
             * Format: date-time
             * @description Since when a legal hold keeps it
             */
            held_at?: string;
            /** @description Who placed the hold */
            held_by?: string;
            id: string;
            /**
             * Format: date-time
             * @description When it is removed by itself
             */
            keep_until?: string;
            /**
             * @description As its bytes say
             * @example image/png
             */
            media_type: string;
            /** @description Without folders and control characters; empty once erased */
            name: string;
            record: components["schemas"]["FilesRecord"];
            /** @description Of the content, in hex; empty once erased */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        FilesRecord: {
            id: string;
            /**
             * @description Kind of the record
             * @example record
             */
            type: string;
        };
        FolderBrought: {
            /** @description The files that came in, sources before their translations */
            came: components["schemas"]["FolderCame"][];
            /**
             * Format: int64
             * @description Articles whose draft is another now
             */
            changed: number;
            /**
             * Format: int64
             * @description Articles that are new, as drafts
             */
            created: number;
            rejected: components["schemas"]["FolderRejected"][];
            /** Format: int64 */
            unchanged: number;
        };
        FolderCame: {
            file: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @enum {string} */
            outcome: "created" | "changed" | "unchanged";
            title: string;
        };
        FolderRejected: {
            code: string;
            file: string;
        };
        Happening: {
            /** @description Who did it */
            actor: components["schemas"]["Actor"];
            /** Format: date-time */
            at: string;
            /** @description Particulars as they were recorded: ids, names of fields, amounts */
            data: unknown;
            /** @description What it did, as far as it can be told */
            facts: components["schemas"]["Fact"][];
            id: string;
            /**
             * @description Module, record, what happened
             * @example module.record.assigned
             */
            name: string;
        };
        LangTitles: {
            en?: string;
            es?: string;
            pt?: string;
        };
        MarkupNode: {
            align?: string;
            alt?: string;
            checked?: boolean;
            children?: components["schemas"]["MarkupNode"][];
            href?: string;
            id?: string;
            src?: string;
            /** @description First number of an ordered list */
            start?: string;
            /**
             * @description Element; absent for a text
             * @enum {string}
             */
            tag?: "p" | "div" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "ul" | "ol" | "li" | "table" | "thead" | "tbody" | "tr" | "th" | "td" | "a" | "img" | "pre" | "code" | "em" | "strong" | "del" | "blockquote" | "br" | "hr" | "input";
            text?: string;
        };
        Meta: {
            /** @description Cursor of the following page */
            next?: string;
            /** Format: int64 */
            page: number;
            /** Format: int64 */
            pageSize: number;
            /** @description Cursor of the page before */
            prev?: string;
            /** Format: int64 */
            total: number;
            /** @description False when there are more rows than were counted */
            totalExact: boolean;
        };
        MissInputBody: {
            /** @enum {string} */
            language?: "es" | "en" | "pt";
            q: string;
        };
        Name: {
            /** @description There is none any more */
            gone?: boolean;
            id: string;
            /**
             * @description What it is called; empty when the caller may not know
             * @example María Fernanda Silva
             */
            name: string;
            /**
             * @description Page of the product that shows it
             * @example /records/0199e6f0-0000-7000-8000-000000000001
             */
            page?: string;
        };
        PageArticleBody: {
            data: components["schemas"]["Article"][];
            meta: components["schemas"]["Meta"];
        };
        PageFilesFileBody: {
            data: components["schemas"]["FilesFile"][];
            meta: components["schemas"]["Meta"];
        };
        PageHappeningBody: {
            data: components["schemas"]["Happening"][];
            meta: components["schemas"]["Meta"];
        };
        Picture: {
            /**
             * Format: int64
             * @description Dots
             */
            height: number;
            id: string;
            /** @description How the text of the article names it */
            src: string;
            /**
             * Format: int64
             * @description Dots
             */
            width: number;
        };
        Portal: {
            /** @description Where its pages are, on this installation */
            address: string;
            /** @description Of links and buttons on its pages; empty for the usual one */
            colour: string;
            /** @description How to reach the company, as its pages say it */
            contact: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Languages that every article of it should be written in */
            languages: ("es" | "en" | "pt")[];
            /** @description What the logo says, for who does not see it; its title where there is none */
            logo_alt: string;
            name: string;
            pictures: components["schemas"]["PortalPictures"];
            /** @description Whether everybody may read what is published on it */
            public: boolean;
            /** @description How addresses name it */
            slug: string;
            /** @description What its pages are headed by, by language; its name where there is none */
            titles: components["schemas"]["LangTitles"];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /** @description Address of the script that offers a conversation on its pages; empty for none */
            widget: string;
        };
        PortalChangeInputBody: {
            colour?: string;
            contact?: string;
            languages?: ("es" | "en" | "pt")[];
            logo_alt?: string;
            name?: string;
            public?: boolean;
            slug?: string;
            titles?: components["schemas"]["LangTitles"];
            widget?: string;
        };
        PortalCreateInputBody: {
            colour?: string;
            contact?: string;
            languages: ("es" | "en" | "pt")[];
            logo_alt?: string;
            name: string;
            public?: boolean;
            slug?: string;
            titles?: components["schemas"]["LangTitles"];
            widget?: string;
        };
        PortalPicture: {
            /** @description Another one for each picture: what is kept under it stays as it is */
            file: string;
            /**
             * Format: int64
             * @description Dots
             */
            height: number;
            /**
             * Format: int64
             * @description Dots
             */
            width: number;
        };
        PortalPictures: {
            /** @description Beside its name in a browser */
            icon?: components["schemas"]["PortalPicture"];
            /** @description At the head of its pages */
            logo?: components["schemas"]["PortalPicture"];
            /** @description The same where the ground is dark; without it, the logo stands on a light one */
            logo_night?: components["schemas"]["PortalPicture"];
        };
        Problem: {
            code: string;
            detail?: string;
            errors?: components["schemas"]["ProblemField"][];
            instance?: string;
            params?: {
                [key: string]: unknown;
            };
            /** Format: int64 */
            retry_after?: number;
            /** Format: int64 */
            status: number;
            title: string;
            trace_id?: string;
            type: string;
        };
        ProblemField: {
            code: string;
            field: string;
            title: string;
        };
        RateInputBody: {
            helpful: boolean;
            /** @enum {string} */
            reason?: "unclear" | "incomplete" | "outdated" | "other";
            text?: string;
        };
        StarterPlanted: {
            /**
             * Format: int64
             * @description Articles that are new, as drafts
             */
            created: number;
            /**
             * Format: int64
             * @description Articles that were there before, and stay as they are
             */
            there: number;
        };
        SynonymInputBody: {
            words: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type Article = components['schemas']['Article'];
export type ArticleBatch = components['schemas']['ArticleBatch'];
export type ArticleBatchInputBody = components['schemas']['ArticleBatchInputBody'];
export type ArticleCell = components['schemas']['ArticleCell'];
export type ArticleChangeInputBody = components['schemas']['ArticleChangeInputBody'];
export type ArticleCovered = components['schemas']['ArticleCovered'];
export type ArticleCreateInputBody = components['schemas']['ArticleCreateInputBody'];
export type ArticleDifference = components['schemas']['ArticleDifference'];
export type ArticleEntry = components['schemas']['ArticleEntry'];
export type ArticleFeedback = components['schemas']['ArticleFeedback'];
export type ArticleGap = components['schemas']['ArticleGap'];
export type ArticleHeard = components['schemas']['ArticleHeard'];
export type ArticleMissed = components['schemas']['ArticleMissed'];
export type ArticleNewer = components['schemas']['ArticleNewer'];
export type ArticleOne = components['schemas']['ArticleOne'];
export type ArticleOther = components['schemas']['ArticleOther'];
export type ArticlePassage = components['schemas']['ArticlePassage'];
export type ArticlePasteInputBody = components['schemas']['ArticlePasteInputBody'];
export type ArticlePasted = components['schemas']['ArticlePasted'];
export type ArticlePreview = components['schemas']['ArticlePreview'];
export type ArticlePreviewInputBody = components['schemas']['ArticlePreviewInputBody'];
export type ArticleReading = components['schemas']['ArticleReading'];
export type ArticleReceived = components['schemas']['ArticleReceived'];
export type ArticleShelveInputBody = components['schemas']['ArticleShelveInputBody'];
export type ArticleSynonym = components['schemas']['ArticleSynonym'];
export type ArticleVersion = components['schemas']['ArticleVersion'];
export type BodyArticleBatchBody = components['schemas']['BodyArticleBatchBody'];
export type BodyArticleBody = components['schemas']['BodyArticleBody'];
export type BodyArticleDifferenceBody = components['schemas']['BodyArticleDifferenceBody'];
export type BodyArticleHeardBody = components['schemas']['BodyArticleHeardBody'];
export type BodyArticleNewerBody = components['schemas']['BodyArticleNewerBody'];
export type BodyArticlePastedBody = components['schemas']['BodyArticlePastedBody'];
export type BodyArticlePreviewBody = components['schemas']['BodyArticlePreviewBody'];
export type BodyArticleReadingBody = components['schemas']['BodyArticleReadingBody'];
export type BodyArticleSynonymBody = components['schemas']['BodyArticleSynonymBody'];
export type BodyArticleVersionBody = components['schemas']['BodyArticleVersionBody'];
export type BodyCategoryBody = components['schemas']['BodyCategoryBody'];
export type BodyFolderBroughtBody = components['schemas']['BodyFolderBroughtBody'];
export type BodyListArticleBody = components['schemas']['BodyListArticleBody'];
export type BodyListArticleCoveredBody = components['schemas']['BodyListArticleCoveredBody'];
export type BodyListArticleEntryBody = components['schemas']['BodyListArticleEntryBody'];
export type BodyListArticleGapBody = components['schemas']['BodyListArticleGapBody'];
export type BodyListArticleMissedBody = components['schemas']['BodyListArticleMissedBody'];
export type BodyListArticlePassageBody = components['schemas']['BodyListArticlePassageBody'];
export type BodyListArticleReceivedBody = components['schemas']['BodyListArticleReceivedBody'];
export type BodyListArticleSynonymBody = components['schemas']['BodyListArticleSynonymBody'];
export type BodyListArticleVersionBody = components['schemas']['BodyListArticleVersionBody'];
export type BodyListCategoryBody = components['schemas']['BodyListCategoryBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListPortalBody = components['schemas']['BodyListPortalBody'];
export type BodyPortalBody = components['schemas']['BodyPortalBody'];
export type BodyStarterPlantedBody = components['schemas']['BodyStarterPlantedBody'];
export type Category = components['schemas']['Category'];
export type CategoryChangeInputBody = components['schemas']['CategoryChangeInputBody'];
export type CategoryCreateInputBody = components['schemas']['CategoryCreateInputBody'];
export type DiffPiece = components['schemas']['DiffPiece'];
export type Fact = components['schemas']['Fact'];
export type FilesFile = components['schemas']['FilesFile'];
export type FilesRecord = components['schemas']['FilesRecord'];
export type FolderBrought = components['schemas']['FolderBrought'];
export type FolderCame = components['schemas']['FolderCame'];
export type FolderRejected = components['schemas']['FolderRejected'];
export type Happening = components['schemas']['Happening'];
export type LangTitles = components['schemas']['LangTitles'];
export type MarkupNode = components['schemas']['MarkupNode'];
export type Meta = components['schemas']['Meta'];
export type MissInputBody = components['schemas']['MissInputBody'];
export type Name = components['schemas']['Name'];
export type PageArticleBody = components['schemas']['PageArticleBody'];
export type PageFilesFileBody = components['schemas']['PageFilesFileBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type Picture = components['schemas']['Picture'];
export type Portal = components['schemas']['Portal'];
export type PortalChangeInputBody = components['schemas']['PortalChangeInputBody'];
export type PortalCreateInputBody = components['schemas']['PortalCreateInputBody'];
export type PortalPicture = components['schemas']['PortalPicture'];
export type PortalPictures = components['schemas']['PortalPictures'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type RateInputBody = components['schemas']['RateInputBody'];
export type StarterPlanted = components['schemas']['StarterPlanted'];
export type SynonymInputBody = components['schemas']['SynonymInputBody'];
export type $defs = Record<string, never>;
export interface operations {
    "articles-list": {
        parameters: {
            query?: {
                category_id?: string;
                /** @description Path of a screen, as its module's manifest writes it */
                screen?: string;
                /** @description Language to read in; without it, that of the caller */
                language?: "es" | "en" | "pt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleEntryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleCreateInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleBatchInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBatchBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-shelve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleShelveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBatchBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-coverage": {
        parameters: {
            query?: {
                /** @description Those alone of which a translation is missing or stale */
                gaps?: boolean;
                /** @description This one alone */
                root_article_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleCoveredBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-drafts": {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: number;
                /** @description Rows per page */
                pageSize?: number;
                /** @description Column to sort by; a leading - is descending */
                sort?: string;
                /** @description Opaque place to go on from: meta.next or meta.prev of another page */
                cursor?: string;
                status?: ("draft" | "published" | "archived")[];
                language?: ("es" | "en" | "pt")[];
                category_id?: string[];
                /** @description An article and its translations */
                root_article_id?: string;
                /** @description Published ones that nobody has reviewed for too long */
                stale?: boolean;
                /** @description Words of the title */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleReceivedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleGapBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-import": {
        parameters: {
            query?: {
                /** @description Tell what the folder would bring, and change nothing */
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/zip": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyFolderBroughtBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListNameBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-outdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-passages": {
        parameters: {
            query: {
                /** @description A question, as it was asked */
                q: string;
                language: "es" | "en" | "pt";
                portals: string[];
                /** @description Without one, all of the portals */
                categories?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticlePassageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-paste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlePasteInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticlePastedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlePreviewInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticlePreviewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-search": {
        parameters: {
            query: {
                /** @description What is looked for, as it is typed */
                q: string;
                /** @description Language to read in; without it, that of the caller */
                language?: "es" | "en" | "pt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleEntryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleMissedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-miss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleSynonymBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-add-synonym": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleSynonymBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-remove-synonym": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleChangeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-difference": {
        parameters: {
            query?: {
                from?: number;
                to?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleDifferenceBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-heard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleHeardBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-history": {
        parameters: {
            query?: {
                /** @description Events per page */
                pageSize?: number;
                /** @description meta.next of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageHappeningBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-pictures": {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: number;
                /** @description Rows per page */
                pageSize?: number;
                /** @description Column to sort by; a leading - is descending */
                sort?: string;
                /** @description Opaque place to go on from: meta.next or meta.prev of another page */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFilesFileBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-illustrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/gif": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Picture"];
                    };
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-draft-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-product": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleNewerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-keep-own": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-take-newer": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleReadingBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-return": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-review": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListArticleVersionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleVersionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyArticleBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "articles-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListCategoryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreateInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyCategoryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListNameBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyCategoryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChangeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyCategoryBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-categories-history": {
        parameters: {
            query?: {
                /** @description Events per page */
                pageSize?: number;
                /** @description meta.next of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageHappeningBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalCreateInputBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyListNameBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalChangeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-history": {
        parameters: {
            query?: {
                /** @description Events per page */
                pageSize?: number;
                /** @description meta.next of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageHappeningBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-show-icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-set-icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": string;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-remove-icon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-show-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-set-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-remove-logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-show-logo-night": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-set-logo-night": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-remove-logo-night": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyPortalBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "help-portals-plant-starter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyStarterPlantedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
