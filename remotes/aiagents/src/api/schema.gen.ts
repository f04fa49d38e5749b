/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
    "/api/v1/ai-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agents, those that talk first */
        get: operations["ai-agents-list"];
        put?: never;
        /** Add an agent, with a first draft that is a whole guided talk */
        post: operations["ai-agents-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hold a call as its agent */
        get: operations["ai-agents-line"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What agents are called */
        get: operations["ai-agents-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers of models, in the order in which they are tried */
        get: operations["ai-providers-list"];
        put?: never;
        /** Connect a provider */
        post: operations["ai-providers-connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/providers/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put providers in an order */
        post: operations["ai-providers-order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a provider */
        get: operations["ai-providers-get"];
        /** Change a provider */
        put: operations["ai-providers-replace"];
        post?: never;
        /** Remove a provider and its key */
        delete: operations["ai-providers-disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/providers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a provider */
        get: operations["ai-providers-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a provider for a few words, and say what came of it */
        post: operations["ai-providers-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let all agents go on */
        post: operations["ai-stop-resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs, the latest first */
        get: operations["ai-runs-list"];
        put?: never;
        /** Have a version tried on suites */
        post: operations["ai-runs-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a version talk with many simulated debtors */
        post: operations["ai-runs-batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two runs side by side */
        get: operations["ai-runs-compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run */
        get: operations["ai-runs-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a run that goes on */
        post: operations["ai-runs-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of the cases of a run, those that failed first */
        get: operations["ai-runs-results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/runs/{id}/results/{result_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of one case, with all that was said */
        get: operations["ai-runs-result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What agents may do at most */
        get: operations["ai-settings-get"];
        /** Set what agents may do at most */
        put: operations["ai-settings-replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/settings/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What models have cost today and this month */
        get: operations["ai-settings-spending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/settings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the limits */
        get: operations["ai-settings-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether all agents are stopped, since when, by whom and why */
        get: operations["ai-stop-get"];
        put?: never;
        /** Stop all agents at once */
        post: operations["ai-stop-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/suites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The suites that agents are tried on */
        get: operations["ai-suites-list"];
        put?: never;
        /** Add a suite */
        post: operations["ai-suites-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/suites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One suite */
        get: operations["ai-suites-get"];
        put?: never;
        post?: never;
        /** Remove a suite with its cases */
        delete: operations["ai-suites-delete"];
        options?: never;
        head?: never;
        /** Change what a suite is called and asks for */
        patch: operations["ai-suites-update"];
        trace?: never;
    };
    "/api/v1/ai-agents/suites/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cases of a suite */
        get: operations["ai-suites-cases"];
        put?: never;
        /** Keep a case */
        post: operations["ai-suites-case-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/suites/{id}/cases/{case_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a case */
        delete: operations["ai-suites-case-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/talks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Talks of agents */
        get: operations["ai-agents-talks-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/talks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One talk of an agent */
        get: operations["ai-agents-talks-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/talks/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said and done in a talk, turn by turn */
        get: operations["ai-agents-talks-turns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tests, the latest first */
        get: operations["ai-tests-list"];
        put?: never;
        /** Try an agent over a made-up file */
        post: operations["ai-tests-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/tests/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How whoever tries an agent may be called */
        get: operations["ai-tests-ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/tests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One test, with all that was said */
        get: operations["ai-tests-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/tests/{id}/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a test as a case */
        post: operations["ai-tests-case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/tests/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the agent */
        post: operations["ai-tests-say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agent */
        get: operations["ai-agents-get"];
        put?: never;
        post?: never;
        /** Remove an agent that has never talked */
        delete: operations["ai-agents-delete"];
        options?: never;
        head?: never;
        /** Change what an agent is called and for */
        patch: operations["ai-agents-update"];
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the version talk again that did before, at once */
        post: operations["ai-agents-back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an agent and its versions */
        get: operations["ai-agents-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have an agent begin no talks */
        post: operations["ai-agents-pause"];
        /** Have an agent begin talks again */
        delete: operations["ai-agents-resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an agent is stopped by itself */
        get: operations["ai-stop-one"];
        put?: never;
        /** Stop an agent at once */
        post: operations["ai-stop-stop"];
        /** Let an agent go on */
        delete: operations["ai-stop-go-on"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent’s versions, the latest first */
        get: operations["ai-agents-versions"];
        put?: never;
        /** Begin a new draft as a copy of a version */
        post: operations["ai-agents-draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version, with what it says */
        get: operations["ai-agents-version"];
        put?: never;
        post?: never;
        /** Discard a draft */
        delete: operations["ai-agents-discard"];
        options?: never;
        head?: never;
        /** Write a draft */
        patch: operations["ai-agents-write"];
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer for a version that has passed its tests */
        post: operations["ai-agents-approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has changed from one version to another */
        get: operations["ai-agents-difference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have an approved version talk */
        post: operations["ai-agents-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a version out of use */
        post: operations["ai-agents-retire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-agents/{id}/versions/{n}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freeze a draft for its tests */
        post: operations["ai-agents-submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List analyses of calls and conversations, those that ended last first */
        get: operations["analyses-list"];
        put?: never;
        /** Analyse a call or a conversation now */
        post: operations["analyses-make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What analyses are called */
        get: operations["analyses-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an analysis */
        get: operations["analyses-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct what an analysis says */
        patch: operations["analyses-correct"];
        trace?: never;
    };
    "/api/v1/analyses/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an analysis */
        get: operations["analyses-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said, line by line, as the caller may see it */
        get: operations["analyses-lines"];
        put?: never;
        post?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reviews, those that wait longest first */
        get: operations["reviews-list"];
        put?: never;
        /** Have an analysis reviewed */
        post: operations["reviews-ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far program and people agree, by week */
        get: operations["reviews-agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reviews are called */
        get: operations["reviews-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a review */
        get: operations["reviews-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeal a review of what one did oneself */
        post: operations["reviews-appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a case of it that agents are tried with */
        post: operations["reviews-case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the person reviewed something to practise */
        post: operations["reviews-coach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a place of what was said, or of the recording */
        post: operations["reviews-comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a comment of one's own */
        delete: operations["reviews-comment-remove"];
        options?: never;
        head?: never;
        /** Change a comment of one's own */
        patch: operations["reviews-comment-change"];
        trace?: never;
    };
    "/api/v1/reviews/{id}/comments/{comment_id}/coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the person reviewed something to practise because of a comment */
        post: operations["reviews-comment-coach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on an appeal */
        post: operations["reviews-decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a review */
        get: operations["reviews-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a review back */
        post: operations["reviews-leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a review for half an hour */
        post: operations["reviews-take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{id}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come to a verdict */
        post: operations["reviews-judge"];
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
        ActCite: {
            article_id: string;
            title: string;
            /**
             * Format: int64
             * @description Of the article, as it was published then
             */
            version: number;
        };
        ActResult: {
            /** @enum {string} */
            code: "done" | "refused" | "nothing" | "locked";
            data?: {
                [key: string]: unknown;
            };
            why?: string;
        };
        Actor: {
            id: string;
            /** @enum {string} */
            kind: "user" | "apikey" | "module" | "system";
            /** @example ana */
            name: string;
        };
        Agent: {
            /**
             * Format: int64
             * @description In hundredths
             */
            canary_share: number;
            /** @description Version that has a share of the talks beside the live one */
            canary_version_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Whether it begins no talks */
            is_paused: boolean;
            /** @description Empty while none is live */
            live_version_id: string;
            name: string;
            /** @description Version that was live before, and can be again at once */
            previous_version_id: string;
            /** @description What it is for */
            purpose: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        AgentChangeInputBody: {
            name?: string;
            purpose?: string;
        };
        AgentCreateInputBody: {
            name: string;
            purpose?: string;
        };
        AnalyseInputBody: {
            call_id?: string;
            conversation_id?: string;
        };
        Analysis: {
            /** @description Program that spoke; empty for none */
            agent_id: string;
            /**
             * @description Whether the promise that was entered is the one that was heard
             * @enum {string}
             */
            agrees: "" | "yes" | "no" | "missing";
            ai_context: components["schemas"]["AnalysisContext"];
            /** @description What the program says; what people corrected stands beside it */
            analysis: components["schemas"]["ClaimCore"];
            /** @description To the questions of the agent's version */
            answers: components["schemas"]["AnalysisAnswer"][];
            /** @description What people entered */
            call_results: components["schemas"]["ThreadEntered"];
            channel: string;
            /**
             * Format: int64
             * @description Of the outcome, 0 to 100
             */
            confidence: number;
            /** @description The first one first */
            corrections: components["schemas"]["AnalysisCorrection"][];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Empty while they are nobody's */
            debtor_id: string;
            /** Format: date-time */
            ended_at: string;
            id: string;
            is_complaint: boolean;
            /** @description A rule was not kept */
            is_failed: boolean;
            /** @enum {string} */
            kind: "call" | "conversation";
            /** @enum {string} */
            method: "rules" | "model";
            /** @description As it was corrected, if it was */
            outcome: string;
            portfolio_id: string;
            /** @description Call or conversation */
            ref_id: string;
            /**
             * Format: int64
             * @description Of a conversation: they wrote anew once it was resolved; 1 for calls
             */
            round: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Who held it, of ours; empty for nobody */
            user_id: string;
            /** Format: int64 */
            version: number;
        };
        AnalysisAgain: {
            /**
             * Format: date-time
             * @description Absent where they named no time
             */
            at?: string;
        };
        AnalysisAnswer: {
            /** @enum {string} */
            by: "rules" | "model" | "none";
            choices?: string[];
            /** @enum {string} */
            kind?: "" | "text" | "number" | "boolean" | "choice";
            name: string;
            place?: components["schemas"]["ClaimPlace"];
            /** @description As it stood in the version then */
            question?: string;
            /** @description Empty where it is not known */
            value: string;
        };
        AnalysisChange: {
            /** @description To questions of the agent's version, by their names; empty for not known */
            answers?: {
                [key: string]: string;
            };
            callback?: components["schemas"]["AnalysisAgain"];
            complaint?: boolean;
            dispute?: boolean;
            failed?: ("disclosure" | "automated" | "identity" | "no_threat" | "no_judicial" | "third_party" | "stop_honored" | "no_pressure")[];
            hardship?: boolean;
            /** @enum {string} */
            mood?: "unknown" | "calm" | "upset" | "angry" | "anxious";
            /** @description They asked for no other time */
            no_callback?: boolean;
            /** @description Nothing was promised */
            no_promise?: boolean;
            outcome?: string;
            promise?: components["schemas"]["AnalysisPaid"];
            /** @enum {string} */
            right_party?: "yes" | "no" | "unknown";
            stop?: boolean;
            third_party?: boolean;
        };
        AnalysisContext: {
            agent_id: string;
            /** @description There are words of theirs; without, it follows from what was pressed, noted and entered */
            heard: boolean;
            /** @description es, en or pt; empty where it is not known */
            language: string;
            /** @description Empty for rules */
            model: string;
            version_id: string;
        };
        AnalysisCorrection: {
            /** Format: date-time */
            at: string;
            by: string;
            /** @enum {string} */
            field: "right_party" | "mood" | "outcome" | "promise" | "dispute" | "hardship" | "callback" | "stop" | "third_party" | "complaint" | "failed" | "answers";
            /** @description What it was until then */
            from: unknown;
            to: unknown;
        };
        AnalysisPaid: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount: number;
            /**
             * Format: int64
             * @description How sure it is; left out, as it was
             */
            confidence?: number;
            currency: string;
            day: string;
        };
        AnalysisValues: {
            /** @description To the questions of the agent's version, by their names; empty where it is not known */
            answers: {
                [key: string]: string;
            };
            callback?: components["schemas"]["AnalysisAgain"];
            complaint: boolean;
            dispute: boolean;
            /** @description Rules that were not kept */
            failed: ("disclosure" | "automated" | "identity" | "no_threat" | "no_judicial" | "third_party" | "stop_honored" | "no_pressure")[];
            hardship: boolean;
            /** @enum {string} */
            mood: "unknown" | "calm" | "upset" | "angry" | "anxious";
            outcome: string;
            promise?: components["schemas"]["AnalysisPaid"];
            /** @enum {string} */
            right_party: "yes" | "no" | "unknown";
            stop: boolean;
            third_party: boolean;
        };
        AppealInputBody: {
            text: string;
        };
        AskInputBody: {
            analysis_id: string;
        };
        BodyAgentBody: {
            data: components["schemas"]["Agent"];
        };
        BodyAnalysisBody: {
            data: components["schemas"]["Analysis"];
        };
        BodyConnectionProviderBody: {
            data: components["schemas"]["ConnectionProvider"];
        };
        BodyHaltBody: {
            data: components["schemas"]["Halt"];
        };
        BodyLimitSpendingBody: {
            data: components["schemas"]["LimitSpending"];
        };
        BodyLimitsBody: {
            data: components["schemas"]["Limits"];
        };
        BodyListCategoryBody: {
            data: components["schemas"]["Category"][];
        };
        BodyListClaimLineBody: {
            data: components["schemas"]["ClaimLine"][];
        };
        BodyListConnectionProviderBody: {
            data: components["schemas"]["ConnectionProvider"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListPortalBody: {
            data: components["schemas"]["Portal"][];
        };
        BodyListSuiteItemBody: {
            data: components["schemas"]["SuiteItem"][];
        };
        BodyListSuiteListedBody: {
            data: components["schemas"]["SuiteListed"][];
        };
        BodyListSuiteResultBody: {
            data: components["schemas"]["SuiteResult"][];
        };
        BodyListTalkTurnBody: {
            data: components["schemas"]["TalkTurn"][];
        };
        BodyListVersionBody: {
            data: components["schemas"]["Version"][];
        };
        BodyListVersionChangedBody: {
            data: components["schemas"]["VersionChanged"][];
        };
        BodyListVersionListedBody: {
            data: components["schemas"]["VersionListed"][];
        };
        BodyReviewAgreementBody: {
            data: components["schemas"]["ReviewAgreement"];
        };
        BodyReviewBody: {
            data: components["schemas"]["Review"];
        };
        BodySuiteBody: {
            data: components["schemas"]["Suite"];
        };
        BodySuiteComparedBody: {
            data: components["schemas"]["SuiteCompared"];
        };
        BodySuiteKeptBody: {
            data: components["schemas"]["SuiteKept"];
        };
        BodySuiteListedBody: {
            data: components["schemas"]["SuiteListed"];
        };
        BodySuiteResultBody: {
            data: components["schemas"]["SuiteResult"];
        };
        BodySuiteRunBody: {
            data: components["schemas"]["SuiteRun"];
        };
        BodyTalkBody: {
            data: components["schemas"]["Talk"];
        };
        BodyTestcallTestBody: {
            data: components["schemas"]["TestcallTest"];
        };
        BodyTestcallWaysBody: {
            data: components["schemas"]["TestcallWays"];
        };
        BodyVersionBody: {
            data: components["schemas"]["Version"];
        };
        BodyVersionWrittenBody: {
            data: components["schemas"]["VersionWritten"];
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
        Claim: {
            /**
             * Format: int64
             * @description 0 to 100
             */
            confidence: number;
            /** @description Of hardship and disputes: which one */
            detail?: string;
            /**
             * Format: int64
             * @description Characters of it
             */
            length: number;
            /** @description Message or turn */
            line_id: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset: number;
            /** @description The words that stand there */
            quote: string;
        };
        ClaimCallback: {
            /**
             * Format: date-time
             * @description Null where they named no time
             */
            at: string | null;
            /**
             * Format: int64
             * @description 0 to 100
             */
            confidence: number;
            /** @description Of hardship and disputes: which one */
            detail?: string;
            /**
             * Format: int64
             * @description Characters of it
             */
            length: number;
            /** @description Message or turn */
            line_id: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset: number;
            /** @description The words that stand there */
            quote: string;
        };
        ClaimCore: {
            callback?: components["schemas"]["ClaimCallback"];
            complaint?: components["schemas"]["Claim"];
            compliance: components["schemas"]["ClaimItem"][];
            /**
             * Format: int64
             * @description Of the outcome, 0 to 100
             */
            confidence: number;
            dispute?: components["schemas"]["Claim"];
            hardship?: components["schemas"]["Claim"];
            /** @enum {string} */
            mood: "unknown" | "calm" | "upset" | "angry" | "anxious";
            outcome: string;
            promise?: components["schemas"]["ClaimPromise"];
            /**
             * @description Whether it was the debtor
             * @enum {string}
             */
            right_party: "yes" | "no" | "unknown";
            right_party_place?: components["schemas"]["Claim"];
            /** @description They want no contact */
            stop?: components["schemas"]["Claim"];
            /** @description In each language of the product */
            summary: {
                [key: string]: string;
            };
            /**
             * @description Who has written it; all else of this is read by rules
             * @enum {string}
             */
            summary_by?: "rules" | "model";
            third_party?: components["schemas"]["Claim"];
        };
        ClaimItem: {
            pass: boolean;
            place?: components["schemas"]["ClaimPlace"];
            /** @enum {string} */
            rule: "disclosure" | "automated" | "identity" | "no_threat" | "no_judicial" | "third_party" | "stop_honored" | "no_pressure";
        };
        ClaimLine: {
            /** Format: date-time */
            at: string;
            cites?: components["schemas"]["ActCite"][];
            /** @description Message or turn; what claims and comments cite */
            id: string;
            /** @enum {string} */
            speaker: "debtor" | "person" | "agent" | "system";
            text: string;
        };
        ClaimPlace: {
            /**
             * Format: int64
             * @description Characters of it
             */
            length: number;
            /** @description Message or turn */
            line_id: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset: number;
            /** @description The words that stand there */
            quote: string;
        };
        ClaimPromise: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount: number;
            /**
             * Format: int64
             * @description 0 to 100
             */
            confidence: number;
            currency: string;
            day: string;
            /** @description Of hardship and disputes: which one */
            detail?: string;
            /**
             * Format: int64
             * @description Characters of it
             */
            length: number;
            /** @description Message or turn */
            line_id: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset: number;
            /** @description The words that stand there */
            quote: string;
        };
        CommentChangeInputBody: {
            text: string;
        };
        CommentInputBody: {
            /**
             * Format: int64
             * @description Milliseconds from the beginning of the call's recording
             */
            at_ms?: number;
            /** @description Message or turn; empty for a place of the recording */
            line_id?: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset?: number;
            text: string;
        };
        ConnectionNewProvider: {
            /** @description ISO 3166 codes of debtors whose words it may get; * for all */
            countries: string[];
            /** @description That writes down what is said */
            hearing_model?: string;
            is_on: boolean;
            /** @description Of its API; it is kept sealed, and told to nobody */
            key?: string;
            /** @enum {string} */
            kind: "openai_compatible" | "anthropic" | "gemini" | "speech" | "realtime" | "mcp";
            /** @description That writes, or hears and speaks */
            model?: string;
            name: string;
            /** @description What the company has agreed on itself; list prices hold for the rest */
            prices?: components["schemas"]["PriceRow"][];
            /** @description That says what is written */
            speech_model?: string;
            /** @description Where its API begins; empty for the provider's own. Servers of one's own have to be among the app's settings */
            url?: string;
        };
        ConnectionProvider: {
            /** @description What grants call it, of one that has tools: called/tool */
            called?: string;
            /** @description ISO 3166 codes of debtors whose words it may get; * for all */
            countries: string[];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description That writes down what is said */
            hearing_model?: string;
            id: string;
            is_on: boolean;
            /** @enum {string} */
            kind: "openai_compatible" | "anthropic" | "gemini" | "speech" | "realtime" | "mcp";
            /** @description End of the key; empty without one */
            last4: string;
            /** @description That writes, or hears and speaks */
            model?: string;
            name: string;
            /** @description What the company has agreed on itself; list prices hold for the rest */
            prices?: components["schemas"]["PriceRow"][];
            /**
             * Format: int64
             * @description Place in the order in which they are tried where nobody names one
             */
            rank: number;
            /** @description That says what is written */
            speech_model?: string;
            /** @description Why it did not; empty when it did */
            test_code: string;
            /**
             * Format: int64
             * @description Milliseconds that it took
             */
            test_ms: number;
            /**
             * Format: date-time
             * @description When it was asked last whether it answers
             */
            tested_at: string | null;
            /** @description That it had when it answered last, of one that has tools */
            tools?: components["schemas"]["McpTool"][];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Where its API begins; empty for the provider's own. Servers of one's own have to be among the app's settings */
            url?: string;
            /** Format: int64 */
            version: number;
        };
        DecideInputBody: {
            answer: string;
            /** @enum {string} */
            verdict: "ok" | "coach" | "breach";
        };
        DraftInputBody: {
            /**
             * Format: int64
             * @description Version that it is a copy of
             */
            from: number;
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
        Flow: {
            anywhere: components["schemas"]["FlowWay"][];
            /** @description Step that a talk begins with, once the agent has said who it is */
            start: string;
            steps: components["schemas"]["FlowStep"][];
        };
        FlowStep: {
            /** @enum {string} */
            act?: "verify_identity" | "read_debt" | "list_offers" | "accept_offer" | "take_promise" | "schedule_callback" | "open_dispute" | "note_hardship" | "stop_contact" | "note_wrong_person" | "hand_over" | "search_articles" | "end_talk" | "outside_tool";
            again?: {
                [key: string]: string;
            };
            answers?: {
                [key: string]: string;
            }[];
            /** @enum {string} */
            ask?: "intent" | "yes_no" | "amount" | "day" | "identity" | "offer" | "moment" | "free";
            id: string;
            keys?: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "say" | "ask" | "act" | "hand_over" | "end";
            /**
             * Format: int64
             * @description How often it is asked; 0 for twice
             */
            most_tries?: number;
            outcome?: string;
            outside?: string;
            /** @enum {string} */
            reason?: "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit" | "";
            /** @description What is said, by language; {{offer.total}} and the like are filled from what tools have told */
            say?: {
                [key: string]: string;
            };
            ways?: components["schemas"]["FlowWay"][];
            /**
             * Format: int64
             * @description Where it stands in the picture
             */
            x?: number;
            /** Format: int64 */
            y?: number;
        };
        FlowWay: {
            to: string;
            when: string;
        };
        GuardFault: {
            /** @enum {string} */
            rule: "amount" | "day" | "threat" | "judicial" | "early" | "other" | "personal" | "human" | "promised" | "link" | "length" | "forbidden" | "instruction";
            span: string;
        };
        Halt: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            is_stopped: boolean;
            /** @description Why they were, in the words of who did it last */
            reason: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
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
        JudgeFail: {
            got: string;
            /**
             * Format: int64
             * @description Of the talk; 0 for the talk as a whole
             */
            turn: number;
            wanted: string;
            /** @enum {string} */
            what: "did" | "outcome" | "reason" | "verified" | "never" | "must" | "must_not" | "cites" | "question" | "ended" | "disclosed" | "early" | "figure" | "words" | "held_back" | "after" | "polite" | "clear" | "answers";
        };
        JudgeVerdict: {
            /** @enum {string} */
            by: "rules" | "model";
            failed: components["schemas"]["JudgeFail"][];
            passed: boolean;
        };
        LangTitles: {
            en?: string;
            es?: string;
            pt?: string;
        };
        LimitAgentSpend: {
            agent_id: string;
            /** Format: int64 */
            micros: number;
        };
        LimitBudget: {
            /**
             * Format: int64
             * @description Spent, in millionths of a US dollar
             */
            micros: number;
            /**
             * Format: int64
             * @description That may be spent; 0 for no limit
             */
            most: number;
        };
        LimitRules: {
            /**
             * Format: int64
             * @description What models may cost in a day, in millionths of a US dollar; 0 for no limit
             */
            day_micros: number;
            /** @description Words that agents never say, by language */
            forbidden: {
                [key: string]: string[];
            };
            /** @description What somebody wants or says at which a person always goes on */
            hand_over_on: ("pay_now" | "pay_later" | "wants_offer" | "asks_balance" | "dispute" | "already_paid" | "hardship" | "callback" | "human" | "stop_contact" | "wrong_person" | "third_party" | "deceased" | "minor" | "bankrupt" | "represented" | "fraud" | "abusive" | "greeting" | "thanks" | "goodbye" | "question" | "injection" | "self_harm")[];
            /** @description When agents begin talks, by the company's clock, Monday first; without any span always */
            hours: components["schemas"]["LimitSpan"][];
            /**
             * Format: int64
             * @description Days for which talks are kept
             */
            keeps_days: number;
            /** @description Whether the words of a talk are kept once it is over */
            keeps_text: boolean;
            /**
             * @description That a new agent begins with
             * @enum {string}
             */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @description Of a talk, that a new agent begins with
             */
            minutes: number;
            /**
             * Format: int64
             * @description What models may cost in a month; 0 for no limit
             */
            month_micros: number;
            /**
             * Format: int64
             * @description Talks at once, of all agents
             */
            most_talks: number;
            /**
             * Format: int64
             * @description What models may cost in a talk, that a new agent begins with; 0 for no limit
             */
            talk_micros: number;
            /**
             * Format: int64
             * @description Of a talk, that a new agent begins with
             */
            turns: number;
            /**
             * @description What happens when that is spent
             * @enum {string}
             */
            when_spent: "guided" | "hand_over";
        };
        LimitSpan: {
            from: string;
            to: string;
        } | null;
        LimitSpending: {
            /** @description By agent, this month, the most first */
            agents: components["schemas"]["LimitAgentSpend"][];
            month: components["schemas"]["LimitBudget"];
            today: components["schemas"]["LimitBudget"];
            /**
             * Format: int64
             * @description Answers of this month whose price is not known: they are in no sum
             */
            unpriced: number;
        };
        Limits: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description What models may cost in a day, in millionths of a US dollar; 0 for no limit
             */
            day_micros: number;
            /** @description Words that agents never say, by language */
            forbidden: {
                [key: string]: string[];
            };
            /** @description What somebody wants or says at which a person always goes on */
            hand_over_on: ("pay_now" | "pay_later" | "wants_offer" | "asks_balance" | "dispute" | "already_paid" | "hardship" | "callback" | "human" | "stop_contact" | "wrong_person" | "third_party" | "deceased" | "minor" | "bankrupt" | "represented" | "fraud" | "abusive" | "greeting" | "thanks" | "goodbye" | "question" | "injection" | "self_harm")[];
            /** @description When agents begin talks, by the company's clock, Monday first; without any span always */
            hours: components["schemas"]["LimitSpan"][];
            id: string;
            /**
             * Format: int64
             * @description Days for which talks are kept
             */
            keeps_days: number;
            /** @description Whether the words of a talk are kept once it is over */
            keeps_text: boolean;
            /**
             * @description That a new agent begins with
             * @enum {string}
             */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @description Of a talk, that a new agent begins with
             */
            minutes: number;
            /**
             * Format: int64
             * @description What models may cost in a month; 0 for no limit
             */
            month_micros: number;
            /**
             * Format: int64
             * @description Talks at once, of all agents
             */
            most_talks: number;
            /**
             * Format: int64
             * @description What models may cost in a talk, that a new agent begins with; 0 for no limit
             */
            talk_micros: number;
            /**
             * Format: int64
             * @description Of a talk, that a new agent begins with
             */
            turns: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /**
             * @description What happens when that is spent
             * @enum {string}
             */
            when_spent: "guided" | "hand_over";
        };
        MadeupDid: {
            /** Format: int64 */
            amount?: number;
            flag?: string;
            offer_id?: string;
            on?: string;
            what: string;
        };
        McpTool: {
            /** @description As its server says it */
            description: string;
            /** @description Of its name, its description and its schema */
            hash: string;
            name: string;
            /** @description What it would be told */
            takes: ("amount" | "day" | "reference" | "language")[];
            /** @description What it has to be told besides, and is not: a tool that wants something cannot be granted */
            wants: string[];
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
        OrderInputBody: {
            ids: string[];
        };
        PageAnalysisBody: {
            data: components["schemas"]["Analysis"][];
            meta: components["schemas"]["Meta"];
        };
        PageHappeningBody: {
            data: components["schemas"]["Happening"][];
            meta: components["schemas"]["Meta"];
        };
        PageReviewBody: {
            data: components["schemas"]["Review"][];
            meta: components["schemas"]["Meta"];
        };
        PageSuiteRunBody: {
            data: components["schemas"]["SuiteRun"][];
            meta: components["schemas"]["Meta"];
        };
        PageTalkBody: {
            data: components["schemas"]["Talk"][];
            meta: components["schemas"]["Meta"];
        };
        PageTestcallTestBody: {
            data: components["schemas"]["TestcallTest"][];
            meta: components["schemas"]["Meta"];
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
        PriceRow: {
            /** @description When it was looked up */
            as_of: string;
            /**
             * Format: double
             * @description For a million characters of text that is spoken
             */
            character?: number;
            /** @description The first day that it holds for */
            from: string;
            /**
             * Format: double
             * @description For a million tokens of text read
             */
            in?: number;
            /**
             * Format: double
             * @description For a million tokens of sound heard
             */
            in_audio?: number;
            /**
             * Format: double
             * @description For a million that were read before; the price of those read afresh where there is none
             */
            in_cached?: number;
            /**
             * Format: double
             * @description For a minute of sound that is listened to
             */
            minute?: number;
            model: string;
            /**
             * Format: double
             * @description For a million tokens of text written
             */
            out?: number;
            /**
             * Format: double
             * @description For a million tokens of sound spoken
             */
            out_audio?: number;
            /** @description openai, anthropic, google; empty for a model of whoever's */
            provider: string;
            source: string;
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
        PublishInputBody: {
            /**
             * Format: int64
             * @description Hundredths of the talks, beside the live version; 0 for all of them
             */
            share: number;
        };
        Review: {
            agent_id: string;
            analysis_id: string;
            appeal?: components["schemas"]["ReviewAppeal"];
            /** @description Key of that case */
            case_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            /** Format: date-time */
            done_at: string | null;
            /**
             * Format: date-time
             * @description When the call or conversation ended
             */
            ended_at: string;
            id: string;
            /** @description What was found is kept back until the other review is done */
            is_covered: boolean;
            /** @enum {string} */
            kind: "call" | "conversation";
            /**
             * Format: int64
             * @description 2 for the second of two that know nothing of each other
             */
            pass: number;
            ref_id: string;
            /** @description Empty until somebody has taken it */
            reviewer_id: string;
            /** @enum {string} */
            sampled_by: "random" | "low_confidence" | "complaint" | "compliance" | "rule" | "minimum" | "asked";
            /** @enum {string} */
            status: "waiting" | "taken" | "done" | "appealed" | "decided";
            /** @description Suite in which the case is that was made of it; empty for none */
            suite_id: string;
            supervisor_review: components["schemas"]["ReviewTold"];
            /**
             * Format: date-time
             * @description Until then it is theirs; after it anybody may take it
             */
            taken_till: string | null;
            /** @description What is to be practised; empty for nothing */
            task_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Who is reviewed; empty where a program spoke alone */
            user_id: string;
            /** @enum {string} */
            verdict: "" | "ok" | "coach" | "breach";
            /** Format: int64 */
            version: number;
        };
        ReviewAgreement: {
            /** @description Two reviewers who knew nothing of each other */
            people: components["schemas"]["ReviewField"][];
            /** @description Program and reviewers */
            program: components["schemas"]["ReviewField"][];
            /** @description The first one first; weeks without a review are left out */
            weeks: components["schemas"]["ReviewInWeek"][];
        };
        ReviewAppeal: {
            answer: string;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            decided_at: string | null;
            /** @description Empty until it is decided */
            decider_id: string;
            text: string;
            /**
             * @description Verdict against which it is
             * @enum {string}
             */
            was: "" | "ok" | "coach" | "breach";
        };
        ReviewComment: {
            /**
             * Format: int64
             * @description Milliseconds from the beginning of the call's recording
             */
            at_ms?: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Message or turn; empty for a place of the recording */
            line_id?: string;
            /**
             * Format: int64
             * @description Characters before it
             */
            offset?: number;
            /** @description What is to be practised because of it; empty for nothing */
            task_id: string;
            text: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ReviewField: {
            /**
             * Format: double
             * @description Share on which they would by chance
             */
            expected: number;
            /** @enum {string} */
            field: "right_party" | "promise" | "outcome" | "compliance";
            /**
             * Format: double
             * @description Agreement beyond chance, −1 to 1; null where it is not defined: nothing was judged, or both always said one and the same
             */
            kappa: number | null;
            /**
             * Format: int64
             * @description Things that both judged
             */
            n: number;
            /**
             * Format: double
             * @description Share on which they said the same; 0 where there is none
             */
            observed: number;
        };
        ReviewInWeek: {
            /** @description Two reviewers who knew nothing of each other */
            people: components["schemas"]["ReviewField"][];
            /** @description Program and reviewers */
            program: components["schemas"]["ReviewField"][];
            /** @description Its Monday, where the company is */
            week: string;
        };
        ReviewJudged: {
            /** @description What the analysis should say instead */
            corrections?: components["schemas"]["AnalysisChange"];
            scores: components["schemas"]["ReviewScore"][];
            text?: string;
            /** @enum {string} */
            verdict: "" | "ok" | "coach" | "breach";
        };
        ReviewPractice: {
            /** Format: date-time */
            due_at?: string;
            text?: string;
            title: string;
        };
        ReviewScore: {
            /** @enum {string} */
            grade: "ok" | "partly" | "no" | "na";
            /** @enum {string} */
            item: "opening" | "identity" | "listening" | "law" | "outcome";
        };
        ReviewTold: {
            /** @description Of a review that is not over, the caller's own */
            comments: components["schemas"]["ReviewComment"][];
            /** @description As the reviewer sees it; absent until it is done */
            found?: components["schemas"]["AnalysisValues"];
            /** @description What the program said then */
            program?: components["schemas"]["AnalysisValues"];
            scores: components["schemas"]["ReviewScore"][];
            text: string;
        };
        ScenarioCase: {
            /**
             * Format: date-time
             * @description When the talk is
             */
            at: string;
            expect: components["schemas"]["ScenarioExpect"];
            file: components["schemas"]["ScenarioFile"];
            /** @description The same from version to version */
            key: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description With nothing more to say they leave, instead of answering as anybody would */
            leaves: boolean;
            /** @enum {string} */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            title: string;
            turns: components["schemas"]["ScenarioTurn"][];
            /** @description Of law or terms: it must pass every time */
            zero: boolean;
        };
        ScenarioDid: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount?: number;
            flag?: string;
            offer?: string;
            /** @description Day; of a call, where they live */
            on?: string;
            /** @enum {string} */
            what: "accepted" | "promised" | "callback" | "flagged";
        };
        ScenarioExpect: {
            /** @description Articles that must be cited, by their ids */
            cites?: string[];
            /** @description All that is done, in any order */
            did?: components["schemas"]["ScenarioDid"][];
            /** @description Words that must be said */
            must?: string[];
            /** @description Words that must not be said */
            must_not?: string[];
            /** @description What must not be used or done: a tool, or what it does */
            never?: string[];
            /** @description Nothing at all is done */
            nothing?: boolean;
            outcome?: string;
            /** @description What a judge by model answers with yes */
            question?: string;
            /** @enum {string} */
            reason?: "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit" | "";
            /** @description Whether they have shown who they are */
            verified?: boolean;
        };
        ScenarioFile: {
            /** @description That show who they are */
            answers: {
                [key: string]: string;
            };
            /** @enum {string} */
            country: "UY" | "AR" | "MX" | "CO" | "BR" | "US";
            creditor: string;
            /**
             * Format: int64
             * @description Since it was due
             */
            days: number;
            given: string;
            name: string;
            offers: components["schemas"]["ScenarioOffer"][];
            /** @description What comes of tools of other houses, by their names; done of those that are not named */
            outside?: {
                [key: string]: "done" | "refused" | "nothing" | "locked";
            };
            /**
             * Format: int64
             * @description Minor units
             */
            owed: number;
            /**
             * Format: int64
             * @description Of identity; 0 for three
             */
            tries?: number;
        };
        ScenarioLine: {
            acts: components["schemas"]["TalkDone"][];
            /** @enum {string} */
            asked: "intent" | "yes_no" | "amount" | "day" | "identity" | "offer" | "moment" | "free";
            buttons: string[];
            /** @description Articles that were looked up */
            cites: components["schemas"]["ActCite"][];
            /** Format: int64 */
            cost_micros: number | null;
            /** @description What was held back, and why */
            faults: components["schemas"]["GuardFault"][];
            heard: string;
            model: string;
            /** Format: int64 */
            n: number;
            pressed: string;
            said: string;
            silence: boolean;
            stages: {
                [key: string]: number;
            };
            /** @description Where it was said */
            step: string;
            /** Format: int64 */
            took_ms: number;
        };
        ScenarioOffer: {
            /** Format: int64 */
            discount?: number;
            /** Format: int64 */
            each?: number;
            /** Format: int64 */
            first: number;
            first_on: string;
            /** @description It expires before it can be accepted */
            gone?: boolean;
            id: string;
            /** Format: int64 */
            instalments: number;
            /** Format: int64 */
            total: number;
        };
        ScenarioPlayed: {
            did: components["schemas"]["MadeupDid"][];
            lines: components["schemas"]["ScenarioLine"][];
            /** @description Empty when it came to no end */
            outcome: string;
            /** @enum {string} */
            reason: "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit" | "";
            verified: boolean;
        };
        ScenarioTurn: {
            /** @description Said before the agent has said anything */
            first?: boolean;
            press?: string;
            say?: string;
            silence?: boolean;
            /**
             * @description What it answers; empty for whatever was said
             * @enum {string}
             */
            to?: "intent" | "yes_no" | "amount" | "day" | "identity" | "offer" | "moment" | "free";
        };
        Spec: {
            /** @description What the analysis of its talks answers beside the fixed core */
            fields: components["schemas"]["SpecField"][];
            flow: components["schemas"]["Flow"];
            grants: components["schemas"]["SpecGrants"];
            knowledge: components["schemas"]["SpecKnowledge"];
            /** @description The first is spoken to whom no other is known of */
            languages: ("es" | "en" | "pt")[];
            limits: components["schemas"]["SpecLimits"];
            machine: components["schemas"]["SpecMachine"];
            /** @enum {string} */
            mode: "guided" | "model";
            model: components["schemas"]["SpecModel"];
            persona: {
                [key: string]: components["schemas"]["SpecPersona"];
            };
            silence: components["schemas"]["SpecSilence"];
            turns: components["schemas"]["SpecTurns"];
            voice: {
                [key: string]: components["schemas"]["SpecVoice"];
            };
        };
        SpecField: {
            choices?: string[];
            /** @enum {string} */
            kind: "text" | "number" | "boolean" | "choice";
            name: string;
            question: string;
        };
        SpecGrants: {
            /**
             * Format: int64
             * @description How many are listed at once; 0 for three
             */
            offers: number;
            /** @description Tools of other houses, each by its name */
            outside?: components["schemas"]["SpecOutside"][];
            /**
             * Format: int64
             * @description Days ahead that a promise may be for
             */
            promise_days: number;
            /**
             * Format: int64
             * @description Share of what is owed that a promise must be, in hundredths of a percent
             */
            promise_least: number;
            /**
             * Format: int64
             * @description Minor units; 0 for all that is owed
             */
            promise_most: number;
            /** @description Those that are granted; handing over, stopping and noting what protects somebody always are */
            tools: ("verify_identity" | "read_debt" | "list_offers" | "accept_offer" | "take_promise" | "schedule_callback" | "open_dispute" | "note_hardship" | "stop_contact" | "note_wrong_person" | "hand_over" | "search_articles" | "end_talk" | "outside_tool")[];
        };
        SpecKnowledge: {
            /** @description Empty for all of the portals */
            categories: string[];
            portals: string[];
        };
        SpecLimits: {
            /**
             * Format: int64
             * @description Millionths of a US dollar; 0 for no limit
             */
            cost_micros: number;
            /** Format: int64 */
            minutes: number;
            /** Format: int64 */
            turns: number;
        };
        SpecMachine: {
            /** @description Leave the message; else hang up */
            leave: boolean;
            /** @description Without a word of any debt */
            message: {
                [key: string]: string;
            };
        };
        SpecModel: {
            /** @description Connections in the order they are tried */
            providers: string[];
        };
        SpecOutside: {
            /** @description Of its name, its description and its schema */
            hash: string;
            /** @description Server and tool: server/tool */
            name: string;
            /** @description What it is told */
            takes: ("amount" | "day" | "reference" | "language")[];
        };
        SpecPersona: {
            /** @description That a program speaks, and in whose name */
            disclosure: string;
            goodbye: string;
            handed_over: string;
            name: string;
            /** @description First words; {{agent}}, {{creditor}} and {{given}} are filled in */
            opening: string;
        };
        SpecSilence: {
            /**
             * Format: int64
             * @description After so many it says goodbye
             */
            most: number;
            /** Format: int64 */
            seconds: number;
        };
        SpecTurns: {
            backchannel: {
                [key: string]: string[];
            };
            /**
             * Format: int64
             * @description Speech over the agent's that makes it stop
             */
            interrupt_ms: number;
            /**
             * Format: int64
             * @description The same, where they were asked for an amount or a day
             */
            think_ms: number;
            thinking: {
                [key: string]: string[];
            };
            /**
             * Format: int64
             * @description Quiet after which they have finished
             */
            wait_ms: number;
        };
        SpecVoice: {
            /** @enum {string} */
            engine: "espeak" | "speech";
            name: string;
            /**
             * Format: int64
             * @description Hundredths of the usual one
             */
            speed: number;
        };
        SpokenAsked: {
            clear?: components["schemas"]["SpokenNothing"];
            hang_up?: components["schemas"]["SpokenHangUp"];
            mark?: components["schemas"]["SpokenMark"];
            transfer?: components["schemas"]["SpokenTransfer"];
            whispered?: components["schemas"]["SpokenNothing"];
        };
        SpokenBegan: {
            agent_id: string;
            answered_by: string;
            call_id: string;
            contact_id: string;
            country: string;
            debtor_id: string;
            direction: string;
            /** @enum {string} */
            law: "pcma" | "pcmu";
            portfolio_id: string;
            session_id: string;
            test_id?: string;
            version_id?: string;
        };
        SpokenEnded: {
            end: string;
        };
        SpokenHangUp: {
            outcome?: string;
        };
        SpokenHeard: {
            began?: components["schemas"]["SpokenBegan"];
            ended?: components["schemas"]["SpokenEnded"];
            key?: components["schemas"]["SpokenKey"];
            mark?: components["schemas"]["SpokenMark"];
            transferred?: components["schemas"]["SpokenPerson"];
            whisper?: components["schemas"]["SpokenPerson"];
        };
        SpokenKey: {
            key: string;
        };
        SpokenMark: {
            name: string;
        };
        SpokenNothing: Record<string, never>;
        SpokenPerson: {
            user_id: string;
        };
        SpokenTransfer: {
            language?: string;
            reason: string;
            summary: string;
        };
        StopInputBody: {
            /** @description Why; whoever resumes reads it */
            reason: string;
        };
        StopOneInputBody: {
            /** @description Why; whoever resumes reads it */
            reason: string;
        };
        Suite: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Share of its cases that a version must pass, in hundredths
             */
            floor: number;
            id: string;
            name: string;
            /**
             * @description What it is kept for; empty for what somebody has added
             * @enum {string}
             */
            purpose: "" | "corrections";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        SuiteBatch: {
            /**
             * @description What has them speak; rules if it is not given
             * @enum {string}
             */
            by?: "" | "rules" | "model";
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @enum {string} */
            noise: "none" | "light" | "heavy";
            /** @description Empty for all of them */
            personas?: ("willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer")[];
        };
        SuiteBatchInputBody: {
            /**
             * @description What has them speak; rules if it is not given
             * @enum {string}
             */
            by?: "" | "rules" | "model";
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @enum {string} */
            noise: "none" | "light" | "heavy";
            /** @description Empty for all of them */
            personas?: ("willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer")[];
            version_id: string;
        };
        SuiteCaseInputBody: {
            case: components["schemas"]["ScenarioCase"];
            /** @enum {string} */
            origin: "written";
            origin_id?: string;
        };
        SuiteChangeInputBody: {
            /** Format: int64 */
            floor?: number;
            name?: string;
        };
        SuiteCompared: {
            a: components["schemas"]["SuiteRun"];
            b: components["schemas"]["SuiteRun"];
            /** @description Cases that came out otherwise first */
            rows: components["schemas"]["SuitePair"][];
        };
        SuiteCreateInputBody: {
            /**
             * Format: int64
             * @description 90 if it is not given
             */
            floor?: number;
            name: string;
        };
        SuiteItem: {
            /**
             * Format: date-time
             * @description When the talk is
             */
            at: string;
            expect: components["schemas"]["ScenarioExpect"];
            file: components["schemas"]["ScenarioFile"];
            /** @description Empty for one that comes with the product */
            id: string;
            /** @description The same from version to version */
            key: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description With nothing more to say they leave, instead of answering as anybody would */
            leaves: boolean;
            /** @enum {string} */
            origin: "built_in" | "test" | "correction" | "written";
            origin_id: string;
            /** @enum {string} */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            title: string;
            turns: components["schemas"]["ScenarioTurn"][];
            /** Format: int64 */
            version: number;
            /** @description Of law or terms: it must pass every time */
            zero: boolean;
        };
        SuiteKept: {
            case: components["schemas"]["ScenarioCase"];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @enum {string} */
            origin: "built_in" | "test" | "correction" | "written";
            /** @description Test or review that it is from */
            origin_id: string;
            suite_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        SuiteLast: {
            agent_id: string;
            /** Format: int64 */
            n: number;
            /** Format: int64 */
            passed: number;
            run_id: string;
            /** Format: int64 */
            total: number;
            version_id: string;
        };
        SuiteListed: {
            built_in: boolean;
            /** Format: int64 */
            cases: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Share of its cases that a version must pass, in hundredths
             */
            floor: number;
            id: string;
            /** @description What came of its latest runs, one for each version */
            last: components["schemas"]["SuiteLast"][];
            name: string;
            /**
             * @description What it is kept for; empty for what somebody has added
             * @enum {string}
             */
            purpose: "" | "corrections";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /** @description Nothing is tolerated: every case must pass */
            zero: boolean;
        };
        SuitePair: {
            /** @description Absent where it was not tried */
            a?: components["schemas"]["SuiteSide"];
            b?: components["schemas"]["SuiteSide"];
            case_key: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @enum {string} */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            title: string;
            zero: boolean;
        };
        SuiteResult: {
            case_key: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description Of the first try */
            outcome: string;
            passed: boolean;
            /** @enum {string} */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            run_id: string;
            suite: string;
            title: string;
            tries: components["schemas"]["SuiteTry"][];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            zero: boolean;
        };
        SuiteRun: {
            agent_id: string;
            batch?: components["schemas"]["SuiteBatch"];
            /** Format: int64 */
            cost_micros: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** Format: int64 */
            done: number;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Of what the version said when it was tried */
            hash: string;
            id: string;
            /**
             * @description By rules; with model, how it was said is judged by a model after them
             * @enum {string}
             */
            judged_by: "rules" | "model";
            /** @enum {string} */
            kind: "suites" | "batch";
            /**
             * Format: int64
             * @description Number of the version
             */
            n: number;
            /** Format: int64 */
            passed: number;
            scores: components["schemas"]["SuiteScore"][];
            /** @enum {string} */
            state: "queued" | "running" | "done" | "cancelled" | "failed";
            /** @description Empty for all there are */
            suites: string[];
            /** Format: int64 */
            took_ms: number;
            /** Format: int64 */
            total: number;
            /**
             * Format: int64
             * @description How often each case is tried: it passes if it does every time
             */
            tries: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /**
             * @description Whether the version may be approved by it; empty while it runs
             * @enum {string}
             */
            verdict: "" | "passed" | "failed";
            /** Format: int64 */
            version: number;
            version_id: string;
        };
        SuiteRunInputBody: {
            /**
             * @description Rules if it is not given; with model, how it was said is judged by a model after them
             * @enum {string}
             */
            judged_by?: "" | "rules" | "model";
            /** @description Empty for all there are: only such a run counts for approval */
            suites?: string[];
            /**
             * Format: int64
             * @description 3 if it is not given
             */
            tries?: number;
            version_id: string;
        };
        SuiteScore: {
            /** Format: int64 */
            floor: number;
            name: string;
            /** Format: int64 */
            passed: number;
            /** @enum {string} */
            purpose?: "" | "corrections";
            suite: string;
            /** Format: int64 */
            total: number;
            zero: boolean;
        };
        SuiteSide: {
            id: string;
            outcome: string;
            passed: boolean;
        };
        SuiteTry: {
            /** @description Without its lines where it passed again */
            played: components["schemas"]["ScenarioPlayed"];
            /** Format: int64 */
            took_ms: number;
            verdict: components["schemas"]["JudgeVerdict"];
        };
        Talk: {
            agent_id: string;
            /**
             * Format: int64
             * @description Millionths of a US dollar, as far as prices are known
             */
            cost_micros: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Empty for somebody who is not known */
            debtor_id: string;
            /** Format: date-time */
            ended_at: string | null;
            id: string;
            /** @enum {string} */
            kind: "chat" | "call" | "test";
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description Empty while it goes on */
            outcome: string;
            portfolio_id: string;
            /**
             * @description Why it was handed over
             * @enum {string}
             */
            reason: "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit" | "";
            /** @description Conversation, call or test that it is */
            ref_id: string;
            /** @enum {string} */
            status: "open" | "closed" | "given" | "halted";
            /** @description Of the flow, where it waits */
            step: string;
            /** Format: int64 */
            turns: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /** @description It stays with it to its end */
            version_id: string;
        };
        TalkDone: {
            args: unknown;
            result: components["schemas"]["ActResult"];
            /** Format: int64 */
            took_ms: number;
            /** @enum {string} */
            tool: "verify_identity" | "read_debt" | "list_offers" | "accept_offer" | "take_promise" | "schedule_callback" | "open_dispute" | "note_hardship" | "stop_contact" | "note_wrong_person" | "hand_over" | "search_articles" | "end_talk" | "outside_tool";
        };
        TalkTurn: {
            acts: components["schemas"]["TalkDone"][];
            buttons: string[];
            /** @description Articles that were looked up, as they were published then */
            cites: components["schemas"]["ActCite"][];
            /** Format: int64 */
            cost_micros: number | null;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description What was held back, and why */
            faults: components["schemas"]["GuardFault"][];
            /** @description What they said; what is personal is covered */
            heard: string;
            id: string;
            /** @description Message, or place in the call: it is answered once */
            input_id: string;
            /** @description Empty for the guided flow */
            model: string;
            /** Format: int64 */
            n: number;
            /** @description Keys that they pressed */
            pressed: string;
            said: string;
            /** Format: date-time */
            sent_at: string | null;
            silence: boolean;
            /** @description Milliseconds by stage: understand, model, tools, check, speech */
            stages: {
                [key: string]: number;
            };
            step: string;
            talk_id: string;
            /** Format: int64 */
            took_ms: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        TestSaveInputBody: {
            /** @description That the same must come of it, if it is not given */
            expect?: components["schemas"]["ScenarioExpect"];
            suite_id: string;
            title: string;
        };
        TestSayInputBody: {
            pressed?: string;
            silence?: boolean;
            /** @description As the simulated debtor would answer */
            simulated?: boolean;
            text?: string;
            /**
             * Format: int64
             * @description How many there were when it was said: said twice, it is answered once
             */
            turn?: number;
        };
        TestStartInputBody: {
            /**
             * @description What is heard around whoever is called; nothing without it
             * @enum {string}
             */
            around?: "none" | "street" | "office";
            /** @description Made up if it is not given */
            file?: components["schemas"]["ScenarioFile"];
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @description How loud that is, in dB below full scale; -40 without it
             */
            level_db?: number;
            /** @enum {string} */
            noise: "none" | "light" | "heavy";
            /** @description Telephone of the company's list for tests, E.164; of a test by telephone */
            number?: string;
            /** @enum {string} */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            version_id: string;
            /**
             * @description By text without it
             * @enum {string}
             */
            way?: "text" | "telephone" | "browser";
        };
        TestcallPanel: {
            /**
             * @description What the agent waits for
             * @enum {string}
             */
            asked: "intent" | "yes_no" | "amount" | "day" | "identity" | "offer" | "moment" | "free";
            /** Format: int64 */
            cost_micros?: number;
            currency: string;
            /** @description What was done in the file */
            did: components["schemas"]["MadeupDid"][];
            /** @description They were told that a program speaks */
            disclosed: boolean;
            /** @description That were listed last */
            offers: components["schemas"]["ScenarioOffer"][];
            /** @description Somebody else is there */
            others: boolean;
            outcome: string;
            /**
             * Format: int64
             * @description Once it was read; minor units
             */
            owed?: number;
            /** @enum {string} */
            reason: "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit" | "";
            /**
             * Format: int64
             * @description Of identity that are left
             */
            tries: number;
            /** @description They have shown who they are */
            verified: boolean;
        };
        TestcallTest: {
            agent_id: string;
            /**
             * @description What is heard around whoever is called
             * @enum {string}
             */
            around: "none" | "street" | "office";
            /** @description Why the line ended; empty until it has, and of a test by text */
            call_end: string;
            /** @description Of a test on a line */
            call_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            file: components["schemas"]["ScenarioFile"];
            id: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @description How loud that is, in dB below full scale; 0 where nothing is
             */
            level_db: number;
            lines: components["schemas"]["ScenarioLine"][];
            /**
             * Format: int64
             * @description Number of the version
             */
            n: number;
            /**
             * @description How the simulated debtor types
             * @enum {string}
             */
            noise: "none" | "light" | "heavy";
            panel?: components["schemas"]["TestcallPanel"];
            /**
             * @description Of the simulated debtor
             * @enum {string}
             */
            persona: "willing" | "hardship" | "disputing" | "wrong_person" | "third_party" | "angry" | "minor" | "bankrupt" | "represented" | "relative" | "fraud_claim" | "haggler" | "injection" | "silent" | "wanderer";
            /** @enum {string} */
            status: "open" | "closed" | "given" | "halted";
            /** Format: int64 */
            turns: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            version_id: string;
            /** @enum {string} */
            way: "text" | "telephone" | "browser";
        };
        TestcallWays: {
            /** @description The tester's own telephone in the browser is connected, and free */
            has_desk: boolean;
            /** @description There is a way to the public network */
            has_line: boolean;
            /** @description Telephones on which the company tries agents, E.164 */
            numbers: string[];
        };
        ThreadEntered: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount: number;
            currency: string;
            day: string;
            /** @description Code of the outcome that was entered; empty for none */
            disposition: string;
            /** @description How the program's talk ended; empty without one */
            ended: string;
            /** @description What that comes to */
            outcome: string;
            promise_id: string;
        };
        Version: {
            agent_id: string;
            /** Format: date-time */
            approved_at: string | null;
            approved_by: string;
            /** @description Users who have written in it */
            authors: string[];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Version that it was begun as a copy of; 0 for none
             */
            from_n: number;
            /** @description Of what it says: the same for the same */
            hash: string;
            id: string;
            languages: ("es" | "en" | "pt")[];
            /** Format: date-time */
            live_at: string | null;
            live_by: string;
            /** @enum {string} */
            mode: "guided" | "model";
            /**
             * Format: int64
             * @description Its number among the agent's versions
             */
            n: number;
            /** @description What is new in it, as whoever wrote it says */
            notes: string;
            /** Format: date-time */
            retired_at: string | null;
            retired_by: string;
            /** @description Absent in lists */
            spec?: components["schemas"]["Spec"];
            /** @enum {string} */
            state: "draft" | "testing" | "approved" | "live" | "retired";
            /** Format: date-time */
            submitted_at: string | null;
            submitted_by: string;
            /** @description Run of the suites that it has passed */
            tested_run_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        VersionBrief: {
            id: string;
            languages: ("es" | "en" | "pt")[];
            /** @enum {string} */
            mode: "guided" | "model";
            /** Format: int64 */
            n: number;
            /** @enum {string} */
            state: "draft" | "testing" | "approved" | "live" | "retired";
        };
        VersionChange: {
            notes?: string;
            spec?: components["schemas"]["Spec"];
        };
        VersionChanged: {
            after: string;
            /** @description As text; empty for nothing */
            before: string;
            /**
             * @description Within the step, or within what the version says
             * @example persona.es.opening
             */
            field: string;
            /** @description Of the flow; empty for what is no step */
            step: string;
            /** @enum {string} */
            what: "added" | "removed" | "changed";
        };
        VersionFault: {
            /** @example aiagents.flow_unreached */
            code: string;
            /** @example flow.steps[3].say.es */
            field: string;
            reason: string;
            /** @description Of the flow; empty for what is no step */
            step: string;
        };
        VersionListed: {
            canary?: components["schemas"]["VersionBrief"];
            /**
             * Format: int64
             * @description In hundredths
             */
            canary_share: number;
            /** @description Version that has a share of the talks beside the live one */
            canary_version_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Whether it begins no talks */
            is_paused: boolean;
            /** @description The newest that is not retired */
            latest?: components["schemas"]["VersionBrief"];
            /** @description Absent while none is live */
            live?: components["schemas"]["VersionBrief"];
            /** @description Empty while none is live */
            live_version_id: string;
            name: string;
            /** @description Version that was live before, and can be again at once */
            previous_version_id: string;
            /** @description What it is for */
            purpose: string;
            /**
             * Format: int64
             * @description Begun in the last seven days
             */
            talks: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        VersionWritten: {
            agent_id: string;
            /** Format: date-time */
            approved_at: string | null;
            approved_by: string;
            /** @description Users who have written in it */
            authors: string[];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description What has to be mended before it can be tested */
            faults: components["schemas"]["VersionFault"][];
            /**
             * Format: int64
             * @description Version that it was begun as a copy of; 0 for none
             */
            from_n: number;
            /** @description Of what it says: the same for the same */
            hash: string;
            id: string;
            languages: ("es" | "en" | "pt")[];
            /** Format: date-time */
            live_at: string | null;
            live_by: string;
            /** @enum {string} */
            mode: "guided" | "model";
            /**
             * Format: int64
             * @description Its number among the agent's versions
             */
            n: number;
            /** @description What is new in it, as whoever wrote it says */
            notes: string;
            /** Format: date-time */
            retired_at: string | null;
            retired_by: string;
            /** @description Absent in lists */
            spec?: components["schemas"]["Spec"];
            /** @enum {string} */
            state: "draft" | "testing" | "approved" | "live" | "retired";
            /** Format: date-time */
            submitted_at: string | null;
            submitted_by: string;
            /** @description Run of the suites that it has passed */
            tested_run_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ActCite = components['schemas']['ActCite'];
export type ActResult = components['schemas']['ActResult'];
export type Actor = components['schemas']['Actor'];
export type Agent = components['schemas']['Agent'];
export type AgentChangeInputBody = components['schemas']['AgentChangeInputBody'];
export type AgentCreateInputBody = components['schemas']['AgentCreateInputBody'];
export type AnalyseInputBody = components['schemas']['AnalyseInputBody'];
export type Analysis = components['schemas']['Analysis'];
export type AnalysisAgain = components['schemas']['AnalysisAgain'];
export type AnalysisAnswer = components['schemas']['AnalysisAnswer'];
export type AnalysisChange = components['schemas']['AnalysisChange'];
export type AnalysisContext = components['schemas']['AnalysisContext'];
export type AnalysisCorrection = components['schemas']['AnalysisCorrection'];
export type AnalysisPaid = components['schemas']['AnalysisPaid'];
export type AnalysisValues = components['schemas']['AnalysisValues'];
export type AppealInputBody = components['schemas']['AppealInputBody'];
export type AskInputBody = components['schemas']['AskInputBody'];
export type BodyAgentBody = components['schemas']['BodyAgentBody'];
export type BodyAnalysisBody = components['schemas']['BodyAnalysisBody'];
export type BodyConnectionProviderBody = components['schemas']['BodyConnectionProviderBody'];
export type BodyHaltBody = components['schemas']['BodyHaltBody'];
export type BodyLimitSpendingBody = components['schemas']['BodyLimitSpendingBody'];
export type BodyLimitsBody = components['schemas']['BodyLimitsBody'];
export type BodyListCategoryBody = components['schemas']['BodyListCategoryBody'];
export type BodyListClaimLineBody = components['schemas']['BodyListClaimLineBody'];
export type BodyListConnectionProviderBody = components['schemas']['BodyListConnectionProviderBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListPortalBody = components['schemas']['BodyListPortalBody'];
export type BodyListSuiteItemBody = components['schemas']['BodyListSuiteItemBody'];
export type BodyListSuiteListedBody = components['schemas']['BodyListSuiteListedBody'];
export type BodyListSuiteResultBody = components['schemas']['BodyListSuiteResultBody'];
export type BodyListTalkTurnBody = components['schemas']['BodyListTalkTurnBody'];
export type BodyListVersionBody = components['schemas']['BodyListVersionBody'];
export type BodyListVersionChangedBody = components['schemas']['BodyListVersionChangedBody'];
export type BodyListVersionListedBody = components['schemas']['BodyListVersionListedBody'];
export type BodyReviewAgreementBody = components['schemas']['BodyReviewAgreementBody'];
export type BodyReviewBody = components['schemas']['BodyReviewBody'];
export type BodySuiteBody = components['schemas']['BodySuiteBody'];
export type BodySuiteComparedBody = components['schemas']['BodySuiteComparedBody'];
export type BodySuiteKeptBody = components['schemas']['BodySuiteKeptBody'];
export type BodySuiteListedBody = components['schemas']['BodySuiteListedBody'];
export type BodySuiteResultBody = components['schemas']['BodySuiteResultBody'];
export type BodySuiteRunBody = components['schemas']['BodySuiteRunBody'];
export type BodyTalkBody = components['schemas']['BodyTalkBody'];
export type BodyTestcallTestBody = components['schemas']['BodyTestcallTestBody'];
export type BodyTestcallWaysBody = components['schemas']['BodyTestcallWaysBody'];
export type BodyVersionBody = components['schemas']['BodyVersionBody'];
export type BodyVersionWrittenBody = components['schemas']['BodyVersionWrittenBody'];
export type Category = components['schemas']['Category'];
export type Claim = components['schemas']['Claim'];
export type ClaimCallback = components['schemas']['ClaimCallback'];
export type ClaimCore = components['schemas']['ClaimCore'];
export type ClaimItem = components['schemas']['ClaimItem'];
export type ClaimLine = components['schemas']['ClaimLine'];
export type ClaimPlace = components['schemas']['ClaimPlace'];
export type ClaimPromise = components['schemas']['ClaimPromise'];
export type CommentChangeInputBody = components['schemas']['CommentChangeInputBody'];
export type CommentInputBody = components['schemas']['CommentInputBody'];
export type ConnectionNewProvider = components['schemas']['ConnectionNewProvider'];
export type ConnectionProvider = components['schemas']['ConnectionProvider'];
export type DecideInputBody = components['schemas']['DecideInputBody'];
export type DraftInputBody = components['schemas']['DraftInputBody'];
export type Fact = components['schemas']['Fact'];
export type Flow = components['schemas']['Flow'];
export type FlowStep = components['schemas']['FlowStep'];
export type FlowWay = components['schemas']['FlowWay'];
export type GuardFault = components['schemas']['GuardFault'];
export type Halt = components['schemas']['Halt'];
export type Happening = components['schemas']['Happening'];
export type JudgeFail = components['schemas']['JudgeFail'];
export type JudgeVerdict = components['schemas']['JudgeVerdict'];
export type LangTitles = components['schemas']['LangTitles'];
export type LimitAgentSpend = components['schemas']['LimitAgentSpend'];
export type LimitBudget = components['schemas']['LimitBudget'];
export type LimitRules = components['schemas']['LimitRules'];
export type LimitSpan = components['schemas']['LimitSpan'];
export type LimitSpending = components['schemas']['LimitSpending'];
export type Limits = components['schemas']['Limits'];
export type MadeupDid = components['schemas']['MadeupDid'];
export type McpTool = components['schemas']['McpTool'];
export type Meta = components['schemas']['Meta'];
export type Name = components['schemas']['Name'];
export type OrderInputBody = components['schemas']['OrderInputBody'];
export type PageAnalysisBody = components['schemas']['PageAnalysisBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type PageReviewBody = components['schemas']['PageReviewBody'];
export type PageSuiteRunBody = components['schemas']['PageSuiteRunBody'];
export type PageTalkBody = components['schemas']['PageTalkBody'];
export type PageTestcallTestBody = components['schemas']['PageTestcallTestBody'];
export type Portal = components['schemas']['Portal'];
export type PortalPicture = components['schemas']['PortalPicture'];
export type PortalPictures = components['schemas']['PortalPictures'];
export type PriceRow = components['schemas']['PriceRow'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type PublishInputBody = components['schemas']['PublishInputBody'];
export type Review = components['schemas']['Review'];
export type ReviewAgreement = components['schemas']['ReviewAgreement'];
export type ReviewAppeal = components['schemas']['ReviewAppeal'];
export type ReviewComment = components['schemas']['ReviewComment'];
export type ReviewField = components['schemas']['ReviewField'];
export type ReviewInWeek = components['schemas']['ReviewInWeek'];
export type ReviewJudged = components['schemas']['ReviewJudged'];
export type ReviewPractice = components['schemas']['ReviewPractice'];
export type ReviewScore = components['schemas']['ReviewScore'];
export type ReviewTold = components['schemas']['ReviewTold'];
export type ScenarioCase = components['schemas']['ScenarioCase'];
export type ScenarioDid = components['schemas']['ScenarioDid'];
export type ScenarioExpect = components['schemas']['ScenarioExpect'];
export type ScenarioFile = components['schemas']['ScenarioFile'];
export type ScenarioLine = components['schemas']['ScenarioLine'];
export type ScenarioOffer = components['schemas']['ScenarioOffer'];
export type ScenarioPlayed = components['schemas']['ScenarioPlayed'];
export type ScenarioTurn = components['schemas']['ScenarioTurn'];
export type Spec = components['schemas']['Spec'];
export type SpecField = components['schemas']['SpecField'];
export type SpecGrants = components['schemas']['SpecGrants'];
export type SpecKnowledge = components['schemas']['SpecKnowledge'];
export type SpecLimits = components['schemas']['SpecLimits'];
export type SpecMachine = components['schemas']['SpecMachine'];
export type SpecModel = components['schemas']['SpecModel'];
export type SpecOutside = components['schemas']['SpecOutside'];
export type SpecPersona = components['schemas']['SpecPersona'];
export type SpecSilence = components['schemas']['SpecSilence'];
export type SpecTurns = components['schemas']['SpecTurns'];
export type SpecVoice = components['schemas']['SpecVoice'];
export type SpokenAsked = components['schemas']['SpokenAsked'];
export type SpokenBegan = components['schemas']['SpokenBegan'];
export type SpokenEnded = components['schemas']['SpokenEnded'];
export type SpokenHangUp = components['schemas']['SpokenHangUp'];
export type SpokenHeard = components['schemas']['SpokenHeard'];
export type SpokenKey = components['schemas']['SpokenKey'];
export type SpokenMark = components['schemas']['SpokenMark'];
export type SpokenNothing = components['schemas']['SpokenNothing'];
export type SpokenPerson = components['schemas']['SpokenPerson'];
export type SpokenTransfer = components['schemas']['SpokenTransfer'];
export type StopInputBody = components['schemas']['StopInputBody'];
export type StopOneInputBody = components['schemas']['StopOneInputBody'];
export type Suite = components['schemas']['Suite'];
export type SuiteBatch = components['schemas']['SuiteBatch'];
export type SuiteBatchInputBody = components['schemas']['SuiteBatchInputBody'];
export type SuiteCaseInputBody = components['schemas']['SuiteCaseInputBody'];
export type SuiteChangeInputBody = components['schemas']['SuiteChangeInputBody'];
export type SuiteCompared = components['schemas']['SuiteCompared'];
export type SuiteCreateInputBody = components['schemas']['SuiteCreateInputBody'];
export type SuiteItem = components['schemas']['SuiteItem'];
export type SuiteKept = components['schemas']['SuiteKept'];
export type SuiteLast = components['schemas']['SuiteLast'];
export type SuiteListed = components['schemas']['SuiteListed'];
export type SuitePair = components['schemas']['SuitePair'];
export type SuiteResult = components['schemas']['SuiteResult'];
export type SuiteRun = components['schemas']['SuiteRun'];
export type SuiteRunInputBody = components['schemas']['SuiteRunInputBody'];
export type SuiteScore = components['schemas']['SuiteScore'];
export type SuiteSide = components['schemas']['SuiteSide'];
export type SuiteTry = components['schemas']['SuiteTry'];
export type Talk = components['schemas']['Talk'];
export type TalkDone = components['schemas']['TalkDone'];
export type TalkTurn = components['schemas']['TalkTurn'];
export type TestSaveInputBody = components['schemas']['TestSaveInputBody'];
export type TestSayInputBody = components['schemas']['TestSayInputBody'];
export type TestStartInputBody = components['schemas']['TestStartInputBody'];
export type TestcallPanel = components['schemas']['TestcallPanel'];
export type TestcallTest = components['schemas']['TestcallTest'];
export type TestcallWays = components['schemas']['TestcallWays'];
export type ThreadEntered = components['schemas']['ThreadEntered'];
export type Version = components['schemas']['Version'];
export type VersionBrief = components['schemas']['VersionBrief'];
export type VersionChange = components['schemas']['VersionChange'];
export type VersionChanged = components['schemas']['VersionChanged'];
export type VersionFault = components['schemas']['VersionFault'];
export type VersionListed = components['schemas']['VersionListed'];
export type VersionWritten = components['schemas']['VersionWritten'];
export type $defs = Record<string, never>;
export interface operations {
    "ai-agents-list": {
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
                    "application/json": components["schemas"]["BodyListVersionListedBody"];
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
    "ai-agents-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCreateInputBody"];
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
                    "application/json": components["schemas"]["BodyAgentBody"];
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
    "ai-agents-line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A WebSocket */
            101: {
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
    "ai-agents-names": {
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
    "ai-providers-list": {
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
                    "application/json": components["schemas"]["BodyListConnectionProviderBody"];
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
    "ai-providers-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionNewProvider"];
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
                    "application/json": components["schemas"]["BodyConnectionProviderBody"];
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
    "ai-providers-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInputBody"];
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
                    "application/json": components["schemas"]["BodyListConnectionProviderBody"];
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
    "ai-providers-get": {
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
                    "application/json": components["schemas"]["BodyConnectionProviderBody"];
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
    "ai-providers-replace": {
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
                "application/json": components["schemas"]["ConnectionNewProvider"];
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
                    "application/json": components["schemas"]["BodyConnectionProviderBody"];
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
    "ai-providers-disconnect": {
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
    "ai-providers-history": {
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
    "ai-providers-test": {
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
                    "application/json": components["schemas"]["BodyConnectionProviderBody"];
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
    "ai-stop-resume": {
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-runs-list": {
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
                agent_id?: string;
                version_id?: string;
                kind?: ("suites" | "batch")[];
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
                    "application/json": components["schemas"]["PageSuiteRunBody"];
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
    "ai-runs-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteRunInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteRunBody"];
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
    "ai-runs-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteBatchInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteRunBody"];
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
    "ai-runs-compare": {
        parameters: {
            query: {
                a: string;
                b: string;
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
                    "application/json": components["schemas"]["BodySuiteComparedBody"];
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
    "ai-runs-get": {
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
                    "application/json": components["schemas"]["BodySuiteRunBody"];
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
    "ai-runs-cancel": {
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
                    "application/json": components["schemas"]["BodySuiteRunBody"];
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
    "ai-runs-results": {
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
                    "application/json": components["schemas"]["BodyListSuiteResultBody"];
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
    "ai-runs-result": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                result_id: string;
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
                    "application/json": components["schemas"]["BodySuiteResultBody"];
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
    "ai-settings-get": {
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
                    "application/json": components["schemas"]["BodyLimitsBody"];
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
    "ai-settings-replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRules"];
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
                    "application/json": components["schemas"]["BodyLimitsBody"];
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
    "ai-settings-spending": {
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
                    "application/json": components["schemas"]["BodyLimitSpendingBody"];
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
    "ai-settings-history": {
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
    "ai-stop-get": {
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-stop-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopInputBody"];
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-suites-list": {
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
                    "application/json": components["schemas"]["BodyListSuiteListedBody"];
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
    "ai-suites-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteCreateInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteBody"];
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
    "ai-suites-get": {
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
                    "application/json": components["schemas"]["BodySuiteListedBody"];
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
    "ai-suites-delete": {
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
    "ai-suites-update": {
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
                "application/json": components["schemas"]["SuiteChangeInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteBody"];
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
    "ai-suites-cases": {
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
                    "application/json": components["schemas"]["BodyListSuiteItemBody"];
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
    "ai-suites-case-create": {
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
                "application/json": components["schemas"]["SuiteCaseInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteKeptBody"];
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
    "ai-suites-case-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                case_id: string;
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
    "ai-agents-talks-list": {
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
                agent_id?: string;
                debtor_id?: string;
                /** @description Conversation, call or test */
                ref_id?: string;
                kind?: ("chat" | "call" | "test")[];
                status?: ("open" | "closed" | "given" | "halted")[];
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
                    "application/json": components["schemas"]["PageTalkBody"];
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
    "ai-agents-talks-get": {
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
                    "application/json": components["schemas"]["BodyTalkBody"];
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
    "ai-agents-talks-turns": {
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
                    "application/json": components["schemas"]["BodyListTalkTurnBody"];
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
    "ai-tests-list": {
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
                    "application/json": components["schemas"]["PageTestcallTestBody"];
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
    "ai-tests-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestStartInputBody"];
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
                    "application/json": components["schemas"]["BodyTestcallTestBody"];
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
    "ai-tests-ways": {
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
                    "application/json": components["schemas"]["BodyTestcallWaysBody"];
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
    "ai-tests-get": {
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
                    "application/json": components["schemas"]["BodyTestcallTestBody"];
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
    "ai-tests-case": {
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
                "application/json": components["schemas"]["TestSaveInputBody"];
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
                    "application/json": components["schemas"]["BodySuiteKeptBody"];
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
    "ai-tests-say": {
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
                "application/json": components["schemas"]["TestSayInputBody"];
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
                    "application/json": components["schemas"]["BodyTestcallTestBody"];
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
    "ai-agents-get": {
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
                    "application/json": components["schemas"]["BodyAgentBody"];
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
    "ai-agents-delete": {
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
    "ai-agents-update": {
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
                "application/json": components["schemas"]["AgentChangeInputBody"];
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
                    "application/json": components["schemas"]["BodyAgentBody"];
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
    "ai-agents-back": {
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "ai-agents-history": {
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
    "ai-agents-pause": {
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
                    "application/json": components["schemas"]["BodyAgentBody"];
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
    "ai-agents-resume": {
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
                    "application/json": components["schemas"]["BodyAgentBody"];
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
    "ai-stop-one": {
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-stop-stop": {
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
                "application/json": components["schemas"]["StopOneInputBody"];
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-stop-go-on": {
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
                    "application/json": components["schemas"]["BodyHaltBody"];
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
    "ai-agents-versions": {
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
                    "application/json": components["schemas"]["BodyListVersionBody"];
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
    "ai-agents-draft": {
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
                "application/json": components["schemas"]["DraftInputBody"];
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "ai-agents-version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
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
                    "application/json": components["schemas"]["BodyVersionWrittenBody"];
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
    "ai-agents-discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                n: number;
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
    "ai-agents-write": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionChange"];
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
                    "application/json": components["schemas"]["BodyVersionWrittenBody"];
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
    "ai-agents-approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                n: number;
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "ai-agents-difference": {
        parameters: {
            query?: {
                from?: number;
            };
            header?: never;
            path: {
                id: string;
                n: number;
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
                    "application/json": components["schemas"]["BodyListVersionChangedBody"];
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
    "ai-agents-publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishInputBody"];
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "ai-agents-retire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "ai-agents-submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                n: number;
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
                    "application/json": components["schemas"]["BodyVersionBody"];
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
    "analyses-list": {
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
                kind?: "call" | "conversation";
                /** @description Of this call or conversation */
                ref_id?: string;
                debtor_id?: string;
                agent_id?: string[];
                user_id?: string[];
                outcome?: string[];
                agrees?: ("" | "yes" | "no" | "missing")[];
                /** @description Whether a rule was not kept */
                failed?: "true" | "false";
                complaint?: "true" | "false";
                /** @description Less sure than this; 0 for any */
                confidence_below?: number;
                /** @description Ended from this day, where the company is */
                from?: string;
                /** @description Ended up to this day, that is among them */
                to?: string;
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
                    "application/json": components["schemas"]["PageAnalysisBody"];
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
    "analyses-make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyseInputBody"];
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
                    "application/json": components["schemas"]["BodyAnalysisBody"];
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
    "analyses-names": {
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
    "analyses-get": {
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
                    "application/json": components["schemas"]["BodyAnalysisBody"];
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
    "analyses-correct": {
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
                "application/json": components["schemas"]["AnalysisChange"];
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
                    "application/json": components["schemas"]["BodyAnalysisBody"];
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
    "analyses-history": {
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
    "analyses-lines": {
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
                    "application/json": components["schemas"]["BodyListClaimLineBody"];
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
    "reviews-list": {
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
                status?: ("waiting" | "taken" | "done" | "appealed" | "decided")[];
                sampled_by?: ("random" | "low_confidence" | "complaint" | "compliance" | "rule" | "minimum" | "asked")[];
                verdict?: ("" | "ok" | "coach" | "breach")[];
                kind?: "call" | "conversation";
                /** @description Of these people */
                user_id?: string[];
                agent_id?: string[];
                analysis_id?: string;
                /** @description Of this call or conversation */
                ref_id?: string;
                /** @description Taken or done by this user; me for the caller */
                reviewer?: string;
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
                    "application/json": components["schemas"]["PageReviewBody"];
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
    "reviews-ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskInputBody"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-agreement": {
        parameters: {
            query: {
                /** @description Reviewed from this day, where the company is */
                from: string;
                /** @description Reviewed up to this day, that is among them */
                to: string;
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
                    "application/json": components["schemas"]["BodyReviewAgreementBody"];
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
    "reviews-names": {
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
    "reviews-get": {
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-appeal": {
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
                "application/json": components["schemas"]["AppealInputBody"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-case": {
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-coach": {
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
                "application/json": components["schemas"]["ReviewPractice"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-comment": {
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
                "application/json": components["schemas"]["CommentInputBody"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-comment-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                comment_id: string;
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
    "reviews-comment-change": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChangeInputBody"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-comment-coach": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPractice"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-decide": {
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
                "application/json": components["schemas"]["DecideInputBody"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-history": {
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
    "reviews-leave": {
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-take": {
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
    "reviews-judge": {
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
                "application/json": components["schemas"]["ReviewJudged"];
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
                    "application/json": components["schemas"]["BodyReviewBody"];
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
