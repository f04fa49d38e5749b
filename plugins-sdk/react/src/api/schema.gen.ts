/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
    "/api/v1/api-keys/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What API keys are called */
        get: operations["apikeys-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The installed modules and which of them the tenant has on */
        get: operations["apps-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What apps are called */
        get: operations["apps-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An installed module, with what it asks for and what it adds */
        get: operations["apps-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch a module on or off for the tenant */
        patch: operations["apps-connect"];
        trace?: never;
    };
    "/api/v1/apps/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has worked in an app within the last quarter of an hour */
        get: operations["apps-people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant's settings of an app, with the schema of the form */
        get: operations["apps-settings-get"];
        /** Change the tenant's settings of an app */
        put: operations["apps-settings-replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from the identity provider */
        get: operations["auth-callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of an invitation invites to */
        post: operations["auth-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go to the identity provider; with Accept: application/json, learn where that is */
        get: operations["auth-login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the cookie */
        post: operations["auth-logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the installation up, by the link of its first start */
        post: operations["auth-setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether anybody is signed in, and how one would */
        get: operations["auth-state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a bearer for the session of the cookie */
        post: operations["auth-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List portfolios */
        get: operations["portfolios-list"];
        put?: never;
        /** Create a portfolio, in draft */
        post: operations["portfolios-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ageing buckets */
        get: operations["buckets-list"];
        /** Replace the ageing buckets */
        put: operations["buckets-replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write the portfolios and their figures as a CSV or XLSX file (format) */
        get: operations["portfolios-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What portfolios are called */
        get: operations["portfolios-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a portfolio */
        get: operations["portfolios-get"];
        put?: never;
        post?: never;
        /** Remove a portfolio without debtors */
        delete: operations["portfolios-delete"];
        options?: never;
        head?: never;
        /** Change a portfolio */
        patch: operations["portfolios-update"];
        trace?: never;
    };
    "/api/v1/carteras/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a portfolio be worked */
        post: operations["portfolios-activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is owed in a portfolio, by ageing bucket */
        get: operations["portfolios-ageing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a closed portfolio, or a draft, away */
        post: operations["portfolios-archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how far each role may change the portfolio's debts without somebody else's approval */
        put: operations["portfolios-set-authority"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the work on a portfolio */
        post: operations["portfolios-close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the work on a portfolio rest */
        post: operations["portfolios-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a portfolio back from the archive */
        post: operations["portfolios-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When debtors are contacted */
        get: operations["contact-hours-get"];
        /** Set when debtors are contacted */
        put: operations["contact-hours-replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A template as a debtor would read it */
        post: operations["templates-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In whose name debtors are contacted */
        get: operations["senders-list"];
        put?: never;
        /** Add a sender */
        post: operations["senders-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/senders/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What senders are called */
        get: operations["senders-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/senders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a sender */
        put: operations["senders-replace"];
        post?: never;
        /** Remove a sender */
        delete: operations["senders-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words debtors are written to with */
        get: operations["templates-list"];
        put?: never;
        /** Add a template */
        post: operations["templates-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/templates/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What templates are called */
        get: operations["templates-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change or archive a template */
        put: operations["templates-replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/communication/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a template can say */
        get: operations["templates-variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List and search debtors */
        get: operations["debtors-list"];
        put?: never;
        /** Create a debtor in a portfolio */
        post: operations["debtors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List adjustments, the newest first */
        get: operations["adjustments-all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign debtors to a user */
        post: operations["debtors-assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/debts/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What debts are called */
        get: operations["debts-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write debtors as a CSV or XLSX file (format), with the filters and the order of the list */
        get: operations["debtors-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What debtors are called */
        get: operations["debtors-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the debtors one may see come to */
        get: operations["debtors-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/phones/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phones, covered as the caller sees them */
        get: operations["phones-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tag debtors */
        post: operations["debtors-tag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every tag */
        get: operations["tags-list"];
        put?: never;
        /** Create a tag */
        post: operations["tags-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/tags/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What tags are called */
        get: operations["tags-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a tag that no debtor carries */
        delete: operations["tags-delete"];
        options?: never;
        head?: never;
        /** Change a tag */
        patch: operations["tags-update"];
        trace?: never;
    };
    "/api/v1/deudores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a debtor */
        get: operations["debtors-get"];
        put?: never;
        post?: never;
        /** Remove a debtor without debts */
        delete: operations["debtors-delete"];
        options?: never;
        head?: never;
        /** Change a debtor */
        patch: operations["debtors-update"];
        trace?: never;
    };
    "/api/v1/deudores/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a debtor's addresses */
        get: operations["addresses-list"];
        put?: never;
        /** Add an address to a debtor */
        post: operations["addresses-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/addresses/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an address */
        delete: operations["addresses-delete"];
        options?: never;
        head?: never;
        /** Change an address */
        patch: operations["addresses-update"];
        trace?: never;
    };
    "/api/v1/deudores/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a debtor's adjustments, the newest first */
        get: operations["adjustments-list"];
        put?: never;
        /** Ask for a change of a debt beyond one's authority */
        post: operations["adjustments-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/adjustments/{adjustment}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what somebody else has asked for */
        post: operations["adjustments-approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/adjustments/{adjustment}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse what somebody else has asked for */
        post: operations["adjustments-refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/adjustments/{adjustment}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what one has asked for */
        post: operations["adjustments-withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a debtor's debts, the most owed first */
        get: operations["debts-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far one may change a debt without approval */
        get: operations["debts-authority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the buckets a debt has been in, the latest first */
        get: operations["debts-stays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a debt's movements, the latest first */
        get: operations["movements-list"];
        put?: never;
        /** Post a movement on a debt */
        post: operations["movements-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a debt's count of days past due */
        post: operations["debts-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a debt */
        post: operations["debts-resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a paused debt's count run on */
        post: operations["debts-resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a debtor's phones, the main one first */
        get: operations["phones-list"];
        put?: never;
        /** Add a phone to a debtor */
        post: operations["phones-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/phones/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a phone */
        delete: operations["phones-delete"];
        options?: never;
        head?: never;
        /** Change a phone */
        patch: operations["phones-update"];
        trace?: never;
    };
    "/api/v1/deudores/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uncover a national id or a phone; leaves a tracing event */
        post: operations["debtors-reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a debtor's tags */
        put: operations["debtors-set-tags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened to a debtor, the latest first */
        get: operations["debtors-timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the installation is */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List imports */
        get: operations["imports-list"];
        put?: never;
        /** Upload a file and see what it holds */
        post: operations["imports-upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the fields a column can hold */
        get: operations["imports-fields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files that were imported */
        get: operations["imports-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import with its progress */
        get: operations["imports-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the import */
        post: operations["imports-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check every row and write none */
        post: operations["imports-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how the file is read */
        patch: operations["imports-format"];
        trace?: never;
    };
    "/api/v1/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fix the field of every column */
        put: operations["imports-mapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the creditor's saved mappings that fit the file */
        get: operations["imports-mappings"];
        put?: never;
        /** Save a mapping for the creditor's files */
        post: operations["imports-save-mapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/mappings/{mapping}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved mapping */
        delete: operations["imports-drop-mapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/mended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import the rows that have been mended */
        post: operations["imports-mended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rejections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rejected rows and the reasons */
        get: operations["imports-rejections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rejections.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rejected rows as a file to be mended */
        get: operations["imports-rejections-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rejections/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rejected row as a whole */
        get: operations["imports-rejected-row"];
        /** Mend a rejected row */
        put: operations["imports-mend"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the rows */
        post: operations["imports-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the whole import back, while nothing was done with its debtors */
        post: operations["imports-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens, as it happens: server-sent events */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close the installation */
        put: operations["maintenance-start"];
        post?: never;
        /** Open the installation again */
        delete: operations["maintenance-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and what the person may do */
        get: operations["me-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own name */
        patch: operations["me-change"];
        trace?: never;
    };
    "/api/v1/me/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own API keys */
        get: operations["apikeys-list"];
        put?: never;
        /** Make an API key that acts as oneself */
        post: operations["apikeys-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of one's own API keys */
        delete: operations["apikeys-revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a further tenant by the link of its invitation */
        post: operations["invitations-accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation */
        post: operations["invitations-decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the tenant, which is named */
        post: operations["me-leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own sessions */
        get: operations["sessions-list"];
        put?: never;
        post?: never;
        /** Sign out everywhere else: end all of one's own sessions but the one that asks, and revoke one's API keys */
        delete: operations["sessions-end-others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions */
        delete: operations["sessions-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on in another tenant of one's own */
        post: operations["me-enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave the tenant that one visits */
        delete: operations["me-visit-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The modules with screens that the tenant has on */
        get: operations["modules-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/modules/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The modules with screens that the tenant has off */
        get: operations["modules-away"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own notifications, the newest first */
        get: operations["notifications-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one hears of each kind */
        get: operations["notifications-preferences"];
        /** Choose how to hear of each kind */
        put: operations["notifications-choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark own notifications as read */
        post: operations["notifications-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be permitted, in words, by module */
        get: operations["permissions-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissions/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What permissions are called */
        get: operations["permissions-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own preferences, defaults filled in */
        get: operations["preferences-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change own preferences; null resets one to its default */
        patch: operations["preferences-change"];
        trace?: never;
    };
    "/api/v1/public/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the installation is closed for maintenance */
        get: operations["maintenance-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/record-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What records are called, as far as one may know */
        get: operations["record-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs that one may see, the latest first */
        get: operations["report-runs-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a run */
        get: operations["report-runs-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a run under way */
        post: operations["report-runs-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-runs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a run's file */
        get: operations["report-runs-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedules that one may see */
        get: operations["report-schedules-list"];
        put?: never;
        /** Have a report made on a schedule */
        post: operations["report-schedules-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-schedules/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What schedules are called */
        get: operations["report-schedules-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a schedule */
        get: operations["report-schedules-get"];
        /** Change a schedule */
        put: operations["report-schedules-replace"];
        post?: never;
        /** Remove a schedule; files that were made stay until they expire */
        delete: operations["report-schedules-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-schedules/{id}/paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pause a schedule or let it go on */
        put: operations["report-schedules-pause"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-schedules/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a schedule's report made now */
        post: operations["report-schedules-run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports that one may have made */
        get: operations["reports-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reports are called */
        get: operations["reports-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List and search tasks */
        get: operations["tasks-list"];
        put?: never;
        /** Create a task, on top of its column */
        post: operations["tasks-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change many tasks at once */
        post: operations["tasks-bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write tasks as a CSV file, with the filters and the order of the list */
        get: operations["tasks-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create tasks from a CSV file; lines that will not do are told, the others come in */
        post: operations["tasks-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What tasks are called */
        get: operations["tasks-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the company has chosen for its tasks */
        get: operations["tasks-settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a task */
        get: operations["tasks-get"];
        put?: never;
        post?: never;
        /** Remove a task */
        delete: operations["tasks-delete"];
        options?: never;
        head?: never;
        /** Change a task */
        patch: operations["tasks-update"];
        trace?: never;
    };
    "/api/v1/tasks/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a step at the end of the checklist */
        post: operations["tasks-steps-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}/checklist/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a step off the checklist */
        delete: operations["tasks-steps-delete"];
        options?: never;
        head?: never;
        /** Change, tick or move a step */
        patch: operations["tasks-steps-update"];
        trace?: never;
    };
    "/api/v1/tasks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened to a task, the latest first */
        get: operations["tasks-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a task into a place of the board */
        post: operations["tasks-move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenant/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How strict the company is about ways in */
        get: operations["tenant-security"];
        /** Change how strict the company is about ways in */
        put: operations["tenant-security-change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenants of the installation, with figures of their use */
        get: operations["tenants-list"];
        put?: never;
        /** Make a tenant, and invite its first admin */
        post: operations["tenants-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenants/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend a tenant: sessions end, keys and sign-in are refused */
        put: operations["tenants-suspend"];
        post?: never;
        /** Let a suspended tenant's people in again */
        delete: operations["tenants-resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenants/{id}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter a tenant for an hour, with a reason that is told on its record */
        post: operations["tenants-enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracing-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of who did what, the newest first */
        get: operations["tracing-events-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracing-events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record as a CSV file */
        get: operations["tracing-events-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracing-events/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the record is whole and unchanged */
        get: operations["tracing-events-verify"];
        put?: never;
        /** Verify the record, and leave in it who did */
        post: operations["tracing-events-verify-now"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tenant's users */
        get: operations["users-list"];
        put?: never;
        /** Invite a user */
        post: operations["users-invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write the tenant's users as a CSV or XLSX file (format), with the filters of the list */
        get: operations["users-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What users are called */
        get: operations["users-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See one user */
        get: operations["users-get"];
        put?: never;
        post?: never;
        /** Remove a user */
        delete: operations["users-remove"];
        options?: never;
        head?: never;
        /** Change a user's role, status or name */
        patch: operations["users-change"];
        trace?: never;
    };
    "/api/v1/users/{id}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user's API keys */
        get: operations["users-apikeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/api-keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of a user's API keys */
        delete: operations["users-apikey-revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/factor-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset a user's password, one-time code or both */
        post: operations["users-reset-factors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite again; earlier invitations are void */
        post: operations["users-invite-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user's sessions */
        get: operations["users-sessions"];
        put?: never;
        post?: never;
        /** End all of a user's sessions */
        delete: operations["users-sessions-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of a user's sessions */
        delete: operations["users-session-end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the provider offers */
        get: operations["idp-discovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own account */
        get: operations["idp-account-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a second factor */
        post: operations["idp-account-otp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account/otp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish it with a code */
        post: operations["idp-account-otp-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account/otp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the second factor */
        post: operations["idp-account-otp-remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change own password */
        post: operations["idp-account-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes */
        post: operations["idp-account-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin a sign-in for a client */
        get: operations["idp-authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out */
        get: operations["idp-end-session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/factor-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an account's proofs away, at the core's order */
        post: operations["idp-factors-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/interaction/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person is asked */
        get: operations["idp-interaction-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/interaction/{uid}/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer with a one-time or recovery code */
        post: operations["idp-interaction-otp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/interaction/{uid}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer with login and password */
        post: operations["idp-interaction-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/interaction/{uid}/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the account of an invited person */
        post: operations["idp-interaction-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public keys of ID tokens */
        get: operations["idp-keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a recovery link; the answer never tells who exists */
        post: operations["idp-recovery-ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/recovery/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a link */
        post: operations["idp-recovery-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a code or refresh token */
        post: operations["idp-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idp/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who an access token was given for */
        get: operations["idp-userinfo"];
        put?: never;
        post?: never;
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
        Address: {
            /** @example Montevideo */
            city: string;
            /**
             * @description ISO country
             * @example UY
             */
            country: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            id: string;
            /** @enum {string} */
            kind: "home" | "work" | "other";
            /**
             * @description Street and number
             * @example Av. 18 de Julio 1234
             */
            line1: string;
            /**
             * @description Flat, floor, quarter
             * @example Apto. 302
             */
            line2: string;
            /** @example 11100 */
            postal_code: string;
            /**
             * @description Department, province or state
             * @example Montevideo
             */
            region: string;
            /**
             * @description Where the address came from
             * @example import
             */
            source: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        AddressChange: {
            city?: string;
            country?: string;
            /** @enum {string} */
            kind?: "home" | "work" | "other";
            line1?: string;
            line2?: string;
            postal_code?: string;
            region?: string;
        };
        AddressNewAddress: {
            /** @example Montevideo */
            city?: string;
            /**
             * @description ISO country
             * @example UY
             */
            country?: string;
            /**
             * @default home
             * @enum {string}
             */
            kind: "home" | "work" | "other";
            /**
             * @description Street and number
             * @example Av. 18 de Julio 1234
             */
            line1: string;
            /**
             * @description Flat, floor, quarter
             * @example Apto. 302
             */
            line2?: string;
            /** @example 11100 */
            postal_code?: string;
            /**
             * @description Department, province or state
             * @example Montevideo
             */
            region?: string;
        };
        ApikeyKeyView: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: never
             */
            expires_at: string | null;
            /** @description The key's last characters */
            hint: string;
            id: string;
            /** @description The key itself, told once, when it is made */
            key?: string;
            /** Format: date-time */
            last_used_at: string | null;
            name: string;
            /** @description Permissions it is limited to; none: all that its person may */
            scopes: string[] | null;
        };
        AppAway: {
            description: components["schemas"]["GoText"];
            id: string;
            /** @description Pages that it would show */
            paths: string[] | null;
            /** @description Places of other screens that it would fill */
            slots: string[] | null;
            title: components["schemas"]["GoText"];
        };
        AppScreens: {
            /** @description Address of the remote's manifest */
            entry: string;
            id: string;
            title: components["schemas"]["GoText"];
            ui: components["schemas"]["GoUI"];
            version: string;
        };
        AskInputBody: {
            login: string;
        };
        AuthStateAnswerBody: {
            data: components["schemas"]["IdentityState"];
        };
        BodyAddressBody: {
            data: components["schemas"]["Address"];
        };
        BodyApikeyKeyViewBody: {
            data: components["schemas"]["ApikeyKeyView"];
        };
        BodyBucketSetBody: {
            data: components["schemas"]["Bucket"][] | null;
        };
        BodyDebtAdjustmentRequestBody: {
            data: components["schemas"]["DebtAdjustmentRequest"];
        };
        BodyDebtBody: {
            data: components["schemas"]["Debt"];
        };
        BodyDebtMovementBody: {
            data: components["schemas"]["DebtMovement"];
        };
        BodyDebtRoomBody: {
            data: components["schemas"]["DebtRoom"];
        };
        BodyDebtorAffectedBody: {
            data: components["schemas"]["DebtorAffected"];
        };
        BodyDebtorBody: {
            data: components["schemas"]["Debtor"];
        };
        BodyDebtorOverviewBody: {
            data: components["schemas"]["DebtorOverview"];
        };
        BodyDebtorRevealedBody: {
            data: components["schemas"]["DebtorRevealed"];
        };
        BodyHoursBody: {
            data: components["schemas"]["Hours"];
        };
        BodyHttpapiAppBody: {
            data: components["schemas"]["HttpapiApp"];
        };
        BodyHttpapiAppDetailBody: {
            data: components["schemas"]["HttpapiAppDetail"];
        };
        BodyHttpapiHealthBody: {
            data: components["schemas"]["HttpapiHealth"];
        };
        BodyIdentityFoundedTenantBody: {
            data: components["schemas"]["IdentityFoundedTenant"];
        };
        BodyIdentityInvitationViewBody: {
            data: components["schemas"]["IdentityInvitationView"];
        };
        BodyIdentityInvitedBody: {
            data: components["schemas"]["IdentityInvited"];
        };
        BodyIdentityMeBody: {
            data: components["schemas"]["IdentityMe"];
        };
        BodyIdentityTenantNameBody: {
            data: components["schemas"]["IdentityTenantName"];
        };
        BodyImportsImportBody: {
            data: components["schemas"]["ImportsImport"];
        };
        BodyImportsRejectedRowBody: {
            data: components["schemas"]["ImportsRejectedRow"];
        };
        BodyImportsSavedMappingBody: {
            data: components["schemas"]["ImportsSavedMapping"];
        };
        BodyListAddressBody: {
            data: components["schemas"]["Address"][] | null;
        };
        BodyListApikeyKeyViewBody: {
            data: components["schemas"]["ApikeyKeyView"][] | null;
        };
        BodyListAppAwayBody: {
            data: components["schemas"]["AppAway"][] | null;
        };
        BodyListAppScreensBody: {
            data: components["schemas"]["AppScreens"][] | null;
        };
        BodyListDebtStayBody: {
            data: components["schemas"]["DebtStay"][] | null;
        };
        BodyListDebtorBucketFiguresBody: {
            data: components["schemas"]["DebtorBucketFigures"][] | null;
        };
        BodyListHttpapiAppBody: {
            data: components["schemas"]["HttpapiApp"][] | null;
        };
        BodyListHttpapiPermissionsBody: {
            data: components["schemas"]["HttpapiPermissions"][] | null;
        };
        BodyListHttpapiPersonAtWorkBody: {
            data: components["schemas"]["HttpapiPersonAtWork"][] | null;
        };
        BodyListImportsFieldBody: {
            data: components["schemas"]["ImportsField"][] | null;
        };
        BodyListImportsFittingMappingBody: {
            data: components["schemas"]["ImportsFittingMapping"][] | null;
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][] | null;
        };
        BodyListNamesNamedBody: {
            data: components["schemas"]["NamesNamed"][] | null;
        };
        BodyListPhoneBody: {
            data: components["schemas"]["Phone"][] | null;
        };
        BodyListReportsScheduleViewBody: {
            data: components["schemas"]["ReportsScheduleView"][] | null;
        };
        BodyListSenderIdentityBody: {
            data: components["schemas"]["SenderIdentity"][] | null;
        };
        BodyListSessionViewBody: {
            data: components["schemas"]["SessionView"][] | null;
        };
        BodyListTagBody: {
            data: components["schemas"]["Tag"][] | null;
        };
        BodyListTemplateBody: {
            data: components["schemas"]["Template"][] | null;
        };
        BodyListTemplateVariableBody: {
            data: components["schemas"]["TemplateVariable"][] | null;
        };
        BodyListTracingVerdictBody: {
            data: components["schemas"]["TracingVerdict"][] | null;
        };
        BodyMaintenanceAnswerBody: {
            data: components["schemas"]["MaintenanceAnswer"];
        };
        BodyNotificationsPreferencesBody: {
            data: components["schemas"]["NotificationsPreferences"];
        };
        BodyPhoneBody: {
            data: components["schemas"]["Phone"];
        };
        BodyPortfolioBody: {
            data: components["schemas"]["Portfolio"];
        };
        BodyPreferencesBody: {
            data: components["schemas"]["Preferences"];
        };
        BodyRegistrySettingsBody: {
            data: components["schemas"]["RegistrySettings"];
        };
        BodyReportsReportOffersBody: {
            data: components["schemas"]["ReportsReportOffers"];
        };
        BodyReportsRunViewBody: {
            data: components["schemas"]["ReportsRunView"];
        };
        BodyReportsScheduleViewBody: {
            data: components["schemas"]["ReportsScheduleView"];
        };
        BodySelfserviceCodesBody: {
            data: components["schemas"]["SelfserviceCodes"];
        };
        BodySelfserviceEnrolmentBody: {
            data: components["schemas"]["SelfserviceEnrolment"];
        };
        BodySelfserviceViewBody: {
            data: components["schemas"]["SelfserviceView"];
        };
        BodySenderIdentityBody: {
            data: components["schemas"]["SenderIdentity"];
        };
        BodySheetTasksImportedBody: {
            data: components["schemas"]["SheetTasksImported"];
        };
        BodyTagBody: {
            data: components["schemas"]["Tag"];
        };
        BodyTaskBody: {
            data: components["schemas"]["Task"];
        };
        BodyTaskSettingsBody: {
            data: components["schemas"]["TaskSettings"];
        };
        BodyTasksChangedBody: {
            data: components["schemas"]["TasksChanged"];
        };
        BodyTemplateBody: {
            data: components["schemas"]["Template"];
        };
        BodyTemplatePreviewBody: {
            data: components["schemas"]["TemplatePreview"];
        };
        BodyTenantSecurityBody: {
            data: components["schemas"]["TenantSecurity"];
        };
        BodyTracingVerificationBody: {
            data: components["schemas"]["TracingVerification"];
        };
        BodyUserViewBody: {
            data: components["schemas"]["UserView"];
        };
        Break: {
            event_id?: string;
            reason: string;
            /** Format: int64 */
            seq: number;
        };
        Bucket: {
            /**
             * @description Name of the range as the agency calls it
             * @example 31–60
             */
            classification: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /**
             * Format: int64
             * @description Last day past due of the range, null for the open end
             * @example 60
             */
            max_days: number | null;
            /**
             * Format: int64
             * @description First day past due of the range
             * @example 31
             */
            min_days: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        BucketRange: {
            /**
             * @description Name of the range
             * @example 31–60
             */
            classification: string;
            /**
             * Format: int64
             * @description First day past due of the range
             * @example 31
             */
            min_days: number;
        };
        BucketRanges: {
            /** @description Where each bucket begins; it ends where the next one begins */
            ranges: components["schemas"]["BucketRange"][] | null;
        };
        ChangePasswordBody: {
            current: string;
            password: string;
        };
        ChangeUserInputBody: {
            display_name?: string;
            /** @enum {string} */
            role?: "superadmin" | "admin" | "manager" | "cashier";
            /** @enum {string} */
            status?: "active" | "inactive" | "suspended";
        };
        ChooseWaysInputBody: {
            kinds: components["schemas"]["NotificationsChoice"][] | null;
        };
        CodeInputBody: {
            code: string;
        };
        ConnectAppBody: {
            connected: boolean;
        };
        "Contact-hours-replaceRequest": {
            /** @description Seven days, Monday first; null is a day without contact */
            week: components["schemas"]["HoursSpan"][] | null;
        };
        CreateKeyInputBody: {
            /**
             * Format: int64
             * @description 0: never
             * @enum {integer}
             */
            expires_in_days: 1 | 7 | 30 | 60 | 90 | 180 | 365 | 0;
            name: string;
            /** @description Permissions to limit the key to; none: all that one may */
            scopes?: string[] | null;
        };
        CreateTenantInputBody: {
            country?: string;
            currency?: string;
            /** @description Of the first admin */
            display_name?: string;
            /** @description Of the first admin, who is invited */
            email?: string;
            /** @description Short name; made of the name when it is left out */
            id?: string;
            /** @enum {string} */
            language?: "es" | "en" | "pt";
            name: string;
            timezone?: string;
        };
        Debt: {
            /**
             * @description Account or contract the debt comes from
             * @example 001-334455
             */
            account_ref: string;
            /**
             * Format: int64
             * @description Debits less credits, in minor units
             * @example 1254300
             */
            balance: number;
            /** @example VISA */
            brand: string;
            /**
             * @description Ageing bucket
             * @example b91
             */
            bucket_id: string;
            /**
             * @description Day the debt came into its bucket
             * @example 2026-11-09
             */
            bucket_since: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * @description ISO 4217 code of every amount of the debt
             * @example UYU
             */
            currency: string;
            /**
             * @description Day it falls due now
             * @example 2026-08-10
             */
            current_due: string;
            debtor_id: string;
            /**
             * Format: int64
             * @description Days past due, today
             * @example 102
             */
            dpd: number;
            /** @description Further columns that the creditor sent, by their names */
            extra: components["schemas"]["ExtraPair"][] | null;
            /**
             * Format: int64
             * @description Fees that the creditor counts in
             * @example 54300
             */
            fees: number;
            id: string;
            /**
             * Format: int64
             * @description Interest that the creditor counts in, in minor units; 0 when not told
             * @example 180000
             */
            interest: number;
            /**
             * Format: int64
             * @description What was paid to the creditor last; 0 when not told
             * @example 150000
             */
            last_payment: number;
            /**
             * @description Day of that payment, empty when not told
             * @example 2026-07-02
             */
            last_payment_on: string;
            /** @description What the creditor notes of the debt */
            notes: string;
            /**
             * @description Day it first fell due
             * @example 2026-08-10
             */
            original_due: string;
            /** @description Day the count of days past due stopped, empty while it runs */
            paused_on: string;
            /**
             * Format: int64
             * @description Penalties that the creditor counts in
             * @example 20000
             */
            penalties: number;
            portfolio_id: string;
            /**
             * Format: int64
             * @description Capital lent, in minor units
             * @example 1000000
             */
            principal: number;
            /** @example CARD */
            product_code: string;
            /** @example Tarjeta de crédito */
            product_name: string;
            /**
             * @description The creditor's number of the debt, unique in the portfolio
             * @example PR-2024-00917
             */
            ref: string;
            /**
             * @description How a resolved debt ended
             * @enum {string}
             */
            resolution: "" | "paid" | "settled" | "sold" | "fraud" | "discarded" | "discharged" | "invalidated" | "written_off" | "recalled";
            /** Format: date-time */
            resolved_at: string | null;
            /** @enum {string} */
            status: "active" | "paused" | "resolved";
            /**
             * @description Day the claim lapses, empty when unknown
             * @example 2031-08-10
             */
            statute_date: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DebtAdjustmentRefusal: {
            reason?: string;
        };
        DebtAdjustmentRequest: {
            /**
             * Format: int64
             * @description Minor units; with a resolution what is still owed
             * @example 1906301
             */
            amount: number;
            /**
             * Format: date-time
             * @description When the movement took effect; null for the moment of approval
             */
            at: string | null;
            /**
             * Format: int64
             * @description Of the debt when it was asked for
             * @example 1906401
             */
            balance: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            debt_id: string;
            debtor_id: string;
            /** @description Whether the caller may approve or refuse it */
            decidable: boolean;
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string;
            /**
             * @description Of a movement
             * @enum {string}
             */
            direction: "" | "debit" | "credit";
            id: string;
            /** @description What came of it */
            movement_id: string;
            note: string;
            portfolio_id: string;
            /** @description Why it was refused */
            reason: string;
            /**
             * @description How the debt is to end; empty for a movement
             * @enum {string}
             */
            resolution: "" | "paid" | "settled" | "sold" | "fraud" | "discarded" | "discharged" | "invalidated" | "written_off" | "recalled";
            source_ref: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "refused" | "withdrawn";
            /**
             * @description Of a movement
             * @enum {string}
             */
            type: "" | "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DebtMovement: {
            /**
             * Format: int64
             * @description Minor units, above zero
             * @example 250000
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it took effect
             */
            at: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            debt_id: string;
            debtor_id: string;
            /**
             * @description debit: more is owed; credit: less
             * @enum {string}
             */
            direction: "debit" | "credit";
            id: string;
            /** @description Import that it comes from; empty without one */
            import_id: string;
            note: string;
            /**
             * @description What posted it: an import's first balance or a later one, an import taken back, a repair; empty for people and programs
             * @enum {string}
             */
            origin: "" | "opening" | "import" | "undo" | "repair";
            /**
             * @description What it comes from: a receipt, an import line
             * @example REC-8841
             */
            source_ref: string;
            /** @enum {string} */
            type: "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee";
        };
        DebtNewAdjustment: {
            /**
             * Format: int64
             * @description Of a movement, in minor units
             * @example 1906301
             */
            amount?: number;
            /**
             * Format: date-time
             * @description When the movement took effect; the moment of approval without it
             */
            at?: string;
            /**
             * @description ISO 4217 code, the debt's own without it
             * @example UYU
             */
            currency?: string;
            debt_id: string;
            /**
             * @description Of a movement
             * @enum {string}
             */
            direction?: "debit" | "credit";
            note?: string;
            /**
             * @description How the debt is to end; without it the change is a movement
             * @enum {string}
             */
            resolution?: "paid" | "settled" | "sold" | "fraud" | "discarded" | "discharged" | "invalidated" | "written_off" | "recalled";
            source_ref?: string;
            /**
             * @description Of a movement
             * @enum {string}
             */
            type?: "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee";
        };
        DebtNewMovement: {
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it took effect; now without it
             */
            at?: string;
            /**
             * @description ISO 4217 code, the debt's own without it
             * @example UYU
             */
            currency?: string;
            /**
             * @description debit: more is owed; credit: less
             * @enum {string}
             */
            direction: "debit" | "credit";
            note?: string;
            /**
             * @description What it comes from
             * @example REC-8841
             */
            source_ref?: string;
            /** @enum {string} */
            type: "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee";
        };
        DebtResolution: {
            /** @enum {string} */
            resolution: "paid" | "settled" | "sold" | "fraud" | "discarded" | "discharged" | "invalidated" | "written_off" | "recalled";
        };
        DebtRoom: {
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @description For how long a change counts against the limit
             * @example 30
             */
            days: number;
            /**
             * Format: int64
             * @description Minor units; what is above waits for approval
             * @example 381280
             */
            left: number;
            /** @description False: there is no limit */
            limited: boolean;
            /**
             * Format: int64
             * @description The limit, of which changes of the last days take away
             * @example 381280
             */
            most: number;
        };
        DebtStay: {
            /** @example b61 */
            bucket_id: string;
            /** @example 2026-10-10 */
            from_on: string;
            id: string;
            /**
             * @description Day the debt left the bucket
             * @example 2026-11-09
             */
            to_on: string;
        };
        Debtor: {
            /** @description User who works the debtor; empty for nobody */
            assignee_id: string;
            /**
             * Format: int64
             * @description What is owed in the portfolio's currency, in minor units
             * @example 1254300
             */
            balance: number;
            /**
             * @description Day of birth, empty when unknown
             * @example 1984-03-09
             */
            birthday: string;
            /**
             * @description Ageing bucket of the oldest open debt
             * @example b31
             */
            bucket_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * @description ISO 4217 code of balance
             * @example UYU
             */
            currency: string;
            /**
             * Format: int64
             * @description Number of debts
             * @example 2
             */
            debts_count: number;
            /**
             * Format: int64
             * @description Days past due of the oldest open debt, today
             * @example 47
             */
            dpd: number;
            /** @description E-mail addresses, the best first */
            emails: string[] | null;
            /**
             * @description The creditor's own number of the debtor
             * @example CLI-00481
             */
            external_ref: string;
            /** @description Further columns that the creditor sent of the debtor, by their names; of one debtor alone, not in lists */
            extra?: components["schemas"]["ExtraPair"][] | null;
            /**
             * @description Family names, of a person
             * @example Silva Pereira
             */
            family_name: string;
            /** @description Circumstances that bind whoever works the debtor */
            flags: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[] | null;
            /**
             * @description Given names, of a person
             * @example María Fernanda
             */
            given_name: string;
            id: string;
            /**
             * @description Person or company
             * @enum {string}
             */
            kind: "natural" | "legal";
            /**
             * @description Language to talk in; empty for the portfolio's
             * @example es
             */
            language: string;
            /** @description National id and phone are covered; see the reveal operation */
            masked: boolean;
            /**
             * @description Name as it is shown
             * @example María Fernanda Silva Pereira
             */
            name: string;
            /**
             * @description National id, covered but for its last characters when masked is true
             * @example *.***.*67-2
             */
            national_id: string;
            /**
             * @description Scheme of the national id, country first; empty without one
             * @example uy_ci
             */
            national_id_type: string;
            /**
             * @description Main phone in E.164, covered but for its last digits when masked is true
             * @example +598*****123
             */
            phone: string;
            /** @description Portfolio the debtor belongs to */
            portfolio_id: string;
            /** @description How the debtor wants to be contacted */
            preferences: components["schemas"]["DebtorPreferences"];
            /**
             * @description The agency's own segment
             * @example A2
             */
            segment: string;
            /**
             * @description Where the work on the debtor stands
             * @enum {string}
             */
            status: "new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled";
            /** @description Tags, by name */
            tags: components["schemas"]["TagRef"][] | null;
            /**
             * @description IANA zone the debtor lives in; empty for the portfolio's
             * @example America/Montevideo
             */
            timezone: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DebtorAffected: {
            /** @description What the debtors that were named had, to go back to */
            before?: components["schemas"]["DebtorHeld"][] | null;
            /**
             * Format: int64
             * @description So far, where the change goes on
             * @example 40
             */
            count: number;
            /** @description There are many: the change goes on in the background, and whoever asked is notified of its end */
            queued: boolean;
        };
        DebtorAssignment: {
            /** @description User who will work them; empty for nobody */
            assignee_id: string;
            /** @description In place of ids: all debtors that the list shows with these parameters */
            filter?: components["schemas"]["DebtorFilter"];
            /** @description These debtors */
            ids?: string[] | null;
        };
        DebtorBucketFigures: {
            /**
             * Format: int64
             * @description In the portfolio's currency, in minor units
             * @example 5400000
             */
            balance: number;
            /** @example b31 */
            bucket_id: string;
            /** @example 31–60 */
            classification: string;
            /**
             * Format: int64
             * @example 212
             */
            debtors: number;
        };
        DebtorChange: {
            birthday?: string;
            emails?: string[];
            external_ref?: string;
            family_name?: string;
            flags?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
            given_name?: string;
            /** @enum {string} */
            kind?: "natural" | "legal";
            /** @enum {string} */
            language?: "" | "es" | "en" | "pt";
            name?: string;
            /** @description Empty takes the number away */
            national_id?: string;
            national_id_type?: string;
            preferences?: components["schemas"]["DebtorPreferences"];
            segment?: string;
            /**
             * @description Where the work stands; not every change exists
             * @enum {string}
             */
            status?: "new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled";
            timezone?: string;
        };
        DebtorCurrencyFigures: {
            /** @description Every bucket of the set, empty ones too */
            ageing: components["schemas"]["DebtorBucketFigures"][] | null;
            /**
             * Format: int64
             * @description In minor units
             * @example 323152600
             */
            balance: number;
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @example 200
             */
            debtors: number;
        };
        DebtorFilter: {
            assignee?: string;
            bucket?: string[] | null;
            currency?: string[] | null;
            portfolio_id?: string[] | null;
            q?: string;
            status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[] | null;
            tag?: string[] | null;
        };
        DebtorHeld: {
            /** @description Who worked them; empty for nobody */
            assignee_id?: string;
            /** @description Debtors */
            ids: string[] | null;
            /** @description A tag that they carried */
            tag_id?: string;
        };
        DebtorNewDebtor: {
            /** @example 1984-03-09 */
            birthday?: string;
            /** @description E-mail addresses, the best first */
            emails?: string[] | null;
            /**
             * @description The creditor's own number of the debtor
             * @example CLI-00481
             */
            external_ref?: string;
            /** @example Silva Pereira */
            family_name?: string;
            flags?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[] | null;
            /** @example María Fernanda */
            given_name?: string;
            /**
             * @description Person or company; follows from the national id without it
             * @enum {string}
             */
            kind?: "natural" | "legal";
            /**
             * @description Language to talk in; the portfolio's without it
             * @enum {string}
             */
            language?: "" | "es" | "en" | "pt";
            /**
             * @description Name as it is shown; given and family name without it
             * @example María Fernanda Silva Pereira
             */
            name?: string;
            /**
             * @description National id with or without its punctuation
             * @example 1.234.567-2
             */
            national_id?: string;
            /**
             * @description Scheme of the national id; the portfolio's country decides without it
             * @example uy_ci
             */
            national_id_type?: string;
            /** @description Portfolio the debtor belongs to */
            portfolio_id: string;
            preferences?: components["schemas"]["DebtorPreferences"];
            /** @example A2 */
            segment?: string;
            /**
             * @description IANA zone the debtor lives in
             * @example America/Montevideo
             */
            timezone?: string;
        };
        DebtorOverview: {
            /** @description Sums of different currencies are never added, nor ordered: where most debtors owe comes first */
            currencies: components["schemas"]["DebtorCurrencyFigures"][] | null;
            /** @description Who works how many, most first; empty for who sees own debtors alone */
            team: components["schemas"]["DebtorWorkload"][] | null;
            /**
             * Format: int64
             * @description Debtors that nobody works
             * @example 140
             */
            unassigned: number;
        };
        DebtorOwed: {
            /**
             * Format: int64
             * @description In minor units
             * @example 97000000
             */
            balance: number;
            /** @example UYU */
            currency: string;
        };
        DebtorPreferences: {
            /** @description Asked not to be contacted any more */
            cease?: boolean;
            /**
             * @description Preferred channel
             * @enum {string}
             */
            channel?: "call" | "whatsapp" | "email" | "sms" | "letter";
            /**
             * @description Preferred hours, in the debtor's words
             * @example after 18:00
             */
            hours?: string;
        };
        DebtorRevealRequest: {
            /**
             * @description What to uncover
             * @enum {string}
             */
            field: "national_id" | "phone";
            /** @description Which phone; the main one without it */
            phone_id?: string;
        };
        DebtorRevealed: {
            /** @example 1.234.567-2 */
            value: string;
        };
        DebtorTagging: {
            /** @description Tags to add */
            add?: string[] | null;
            /** @description In place of ids: all debtors that the list shows with these parameters */
            filter?: components["schemas"]["DebtorFilter"];
            /** @description These debtors */
            ids?: string[] | null;
            /** @description Tags to take off */
            remove?: string[] | null;
        };
        DebtorTags: {
            /** @description Every tag the debtor is to have */
            tag_ids: string[] | null;
        };
        DebtorWorkload: {
            assignee_id: string;
            /**
             * Format: int64
             * @example 60
             */
            debtors: number;
            /** @description One sum for each currency */
            owed: components["schemas"]["DebtorOwed"][] | null;
        };
        EnteredAnswerBody: {
            data: components["schemas"]["IdentityTenantName"];
        };
        ExtraPair: {
            /**
             * @description Name of the creditor's column
             * @example Sucursal
             */
            name: string;
            /** @example Centro */
            value: string;
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
            from?: string[] | null;
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
            to?: string[] | null;
        };
        FactorsProofs: {
            /** @description The phone's codes and the recovery codes */
            one_time_code: boolean;
            /** @description The person gets a link to choose another */
            password: boolean;
        };
        GoNavItem: {
            group: string;
            icon?: string;
            id: string;
            /** Format: int64 */
            order?: number;
            permission?: string;
            title: components["schemas"]["GoText"];
            to: string;
        };
        GoReportFilter: {
            from?: string;
            kind: string;
            multiple?: boolean;
            name: string;
            options?: components["schemas"]["GoReportOption"][] | null;
            source?: components["schemas"]["GoReportSource"];
            title: components["schemas"]["GoText"];
            to?: string;
        };
        GoReportOption: {
            title: components["schemas"]["GoText"];
            value: string;
        };
        GoReportSource: {
            label: string;
            path: string;
        };
        GoSlotFill: {
            asks?: string[] | null;
            name: string;
            permission?: string;
        };
        GoText: {
            en: string;
            es: string;
            pt: string;
        };
        GoUI: {
            namespaces?: string[] | null;
            nav?: components["schemas"]["GoNavItem"][] | null;
            remote: string;
            routes?: components["schemas"]["GoUIRoute"][] | null;
            slots?: components["schemas"]["GoSlotFill"][] | null;
        };
        GoUIRoute: {
            asks?: string[] | null;
            path: string;
            permission?: string;
        };
        Happening: {
            /** @description Who did it */
            actor: components["schemas"]["Actor"];
            /** Format: date-time */
            at: string;
            /** @description Particulars as they were recorded: ids, names of fields, amounts */
            data: unknown;
            /** @description What it did, as far as it can be told */
            facts: components["schemas"]["Fact"][] | null;
            id: string;
            /**
             * @description Module, record, what happened
             * @example portfolios.debtor.assigned
             */
            name: string;
        };
        Head: {
            hash: string;
            /** Format: int64 */
            seq: number;
            tenant_id: string;
            /** Format: date-time */
            updated_at: string;
        };
        Hours: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            week: components["schemas"]["HoursSpan"][] | null;
        };
        HoursSpan: {
            /** @example 08:00 */
            from: string;
            /** @example 20:00 */
            to: string;
        };
        HttpapiApp: {
            /** @description Of a degraded, backoff or failed state; for administrators */
            cause?: string;
            /** @description On for the tenant */
            connected: boolean;
            description: components["schemas"]["GoText"];
            id: string;
            /** @description Its last lines while it fails, oldest first; for the superadmin */
            log?: string[] | null;
            /** @description Cannot be switched off */
            required: boolean;
            /**
             * Format: int64
             * @description Processes lost since the host started
             */
            restarts: number;
            /**
             * Format: date-time
             * @description Moment it came to this state
             */
            since: string;
            /** @enum {string} */
            state: "installed" | "starting" | "ready" | "degraded" | "backoff" | "failed" | "disabled";
            title: components["schemas"]["GoText"];
            version: string;
        };
        HttpapiAppDetail: {
            /** @description Of a degraded, backoff or failed state; for administrators */
            cause?: string;
            /** @description On for the tenant */
            connected: boolean;
            /** @description Events that it hears */
            consumes: string[] | null;
            description: components["schemas"]["GoText"];
            /** @description Personal data that it keeps */
            fields: components["schemas"]["HttpapiAppField"][] | null;
            id: string;
            /** @description Its last lines while it fails, oldest first; for the superadmin */
            log?: string[] | null;
            /** @description Those of them that answer without a sign-in */
            open: string[] | null;
            /** @description What it lets people do, and who may from the start */
            permissions: components["schemas"]["HttpapiAppPermission"][] | null;
            /** @description Addresses of the API that it answers */
            prefixes: string[] | null;
            /** @description Events that it tells */
            publishes: string[] | null;
            /** @description Cannot be switched off */
            required: boolean;
            /**
             * Format: int64
             * @description Processes lost since the host started
             */
            restarts: number;
            /** @description Pages that it adds */
            screens: components["schemas"]["HttpapiAppScreen"][] | null;
            /** @description There is something to set */
            settings: boolean;
            /**
             * Format: date-time
             * @description Moment it came to this state
             */
            since: string;
            /** @description Places of other screens that it fills */
            slots: string[] | null;
            /** @enum {string} */
            state: "installed" | "starting" | "ready" | "degraded" | "backoff" | "failed" | "disabled";
            title: components["schemas"]["GoText"];
            version: string;
        };
        HttpapiAppField: {
            class: string;
            name: string;
        };
        HttpapiAppPermission: {
            /** @description Rows that each role reaches from the start: all, team or own */
            grants: {
                [key: string]: string;
            };
            name: string;
            /** @description Shows personal data */
            pii: boolean;
            title: components["schemas"]["GoText"];
        };
        HttpapiAppScreen: {
            path: string;
            permission?: string;
            title?: components["schemas"]["GoText"];
        };
        HttpapiHealth: {
            modules: components["schemas"]["HttpapiModuleHealth"][] | null;
            /**
             * @description ok when every module serves
             * @enum {string}
             */
            status: "ok" | "starting" | "degraded";
            version: string;
        };
        HttpapiModuleHealth: {
            id: string;
            /**
             * Format: int64
             * @description Processes lost since the host started
             */
            restarts: number;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            state: "installed" | "starting" | "ready" | "degraded" | "backoff" | "failed" | "disabled";
            version: string;
        };
        HttpapiPermission: {
            name: string;
            /** @description Shows personal data */
            pii: boolean;
            title: components["schemas"]["GoText"];
        };
        HttpapiPermissions: {
            id: string;
            permissions: components["schemas"]["HttpapiPermission"][] | null;
            title: components["schemas"]["GoText"];
        };
        HttpapiPersonAtWork: {
            /**
             * Format: date-time
             * @description When they last asked it for something
             */
            at: string;
            user_id: string;
        };
        IdentityFoundedTenant: {
            country: string;
            currency: string;
            id: string;
            invitation_link?: string;
            languages: string[] | null;
            name: string;
            timezone: string;
        };
        IdentityInvitationView: {
            display_name: string;
            email: string;
            role: string;
            tenant_name: string;
        };
        IdentityInvited: {
            invitation_link?: string;
            user: components["schemas"]["UserView"];
        };
        IdentityLeft: {
            end_session_url: string;
        };
        IdentityMe: {
            display_name: string;
            email: string;
            id: string;
            /** @description In which the person was invited, or has chosen */
            language: string;
            /** @description The company asks for a second factor that the person has to set up or prove first */
            needs_second_factor?: boolean;
            /** @description Permission to the rows it reaches */
            permissions: {
                [key: string]: string;
            };
            /** @description What the person has chosen, and nothing else: a page may hold choices made before sign-in */
            preferences: components["schemas"]["PreferencesChosen"];
            role: string;
            tenant: components["schemas"]["TenantView"];
            /** @description Tenants in which the person has an active user */
            tenants: components["schemas"]["IdentityTenantName"][] | null;
            username: string;
            /** @description The person is of another tenant, and here for a while */
            visit?: components["schemas"]["IdentityVisitView"];
        };
        IdentityMinted: {
            /**
             * Format: int64
             * @description Seconds
             */
            expires_in: number;
            token: string;
        };
        IdentityProviderView: {
            /** @description The bundled provider, whose forms the shell draws */
            embedded: boolean;
            /** @description Letters with links are mailed; otherwise they lie with the operator */
            mail: boolean;
            recovery: boolean;
            /** @description A foreign provider's page for forgotten passwords */
            recovery_url?: string;
            sign_up: boolean;
        };
        IdentitySetUp: {
            invitation: string;
        };
        IdentityState: {
            provider: components["schemas"]["IdentityProviderView"];
            signed_in: boolean;
        };
        IdentityTenantName: {
            id: string;
            name: string;
        };
        IdentityVisitView: {
            /** @description Where the person is from, and goes back to */
            home: components["schemas"]["IdentityTenantName"];
            reason: string;
            /** Format: date-time */
            until: string;
        };
        ImportsField: {
            /** @description Belongs to the debt, not to the debtor */
            debt: boolean;
            name: string;
            /** @description More than one column may hold it */
            repeated: boolean;
        };
        ImportsFittingMapping: {
            id: string;
            /** @description Field of each column of this file */
            mapping: string[] | null;
            /** @example Archivo mensual */
            name: string;
        };
        ImportsFormatChange: {
            /** @enum {string} */
            date?: "iso" | "dmy" | "mdy";
            /** @enum {string} */
            decimal?: "comma" | "point";
            /**
             * @description Comma, semicolon, tab or bar
             * @example ;
             */
            delimiter?: string;
            /** @enum {string} */
            encoding?: "utf-8" | "utf-8-bom" | "windows-1252" | "iso-8859-1" | "utf-16le" | "utf-16be";
            has_header?: boolean;
            /**
             * Format: int64
             * @description Line of the header, or of the first row where there is none
             */
            header_row?: number;
            /** @description Name of the sheet, of a workbook */
            sheet?: string;
        };
        ImportsImport: {
            /** @description What the last check found would become of the rows */
            check_result: components["schemas"]["MergeCounts"];
            /** @description What the last check found the rows to come to, by currency */
            check_totals: components["schemas"]["MergeTotal"][] | null;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description What the file looks like, with its first rows */
            detected: components["schemas"]["TabularDetection"];
            /** @description Code of what made the import fail */
            failure: string;
            /**
             * @description Name of the file as it was uploaded
             * @example cartera-noviembre.csv
             */
            file_name: string;
            /**
             * Format: int64
             * @description Bytes of the file
             * @example 184500112
             */
            file_size: number;
            /** Format: date-time */
            finished_at: string | null;
            /** @description How the file is read */
            format: components["schemas"]["TabularFormat"];
            id: string;
            /** @description Field of each column, in the order of the file; empty for a column left out */
            mapping: string[] | null;
            /** @description Import whose rejected rows, mended, these are; empty for a file */
            mended_from: string;
            /** @description Portfolio the rows go into */
            portfolio_id: string;
            /** @description How far the check or the run has come */
            progress: components["schemas"]["ImportsProgress"];
            /** @description Field proposed for each column, with its certainty */
            proposed: components["schemas"]["MappingProposal"][] | null;
            /** @description What became of the rows */
            result: components["schemas"]["MergeCounts"];
            /** @description Merkle root over what became of each row, in hex */
            root: string;
            /** @description SHA-256 of the file, in hex */
            sha256: string;
            /** Format: date-time */
            started_at: string | null;
            /** @enum {string} */
            status: "uploaded" | "mapped" | "checking" | "checked" | "running" | "finished" | "cancelled" | "failed" | "undoing" | "undone";
            /** @description What the rows came to, by currency */
            totals: components["schemas"]["MergeTotal"][] | null;
            /** Format: date-time */
            undone_at: string | null;
            /** @description User who took the import back */
            undone_by: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /** @description Import of the same portfolio that has to end first; empty while nothing is waited for */
            waiting_for: string;
        };
        ImportsProgress: {
            /** Format: int64 */
            created: number;
            /**
             * Format: double
             * @description Part of the file that has been read
             * @example 42
             */
            percent: number;
            /**
             * Format: int64
             * @description Rows read so far
             * @example 420000
             */
            processed: number;
            /** Format: int64 */
            rejected: number;
            /**
             * Format: double
             * @example 18500
             */
            rows_per_second: number;
            /**
             * Format: int64
             * @description Estimated time to the end
             * @example 31
             */
            seconds_left: number;
            /**
             * Format: int64
             * @description Rows of the file, estimated until its end has been seen
             * @example 1000000
             */
            total: number;
            /** Format: int64 */
            unchanged: number;
            /** Format: int64 */
            updated: number;
        };
        ImportsRejectedRow: {
            /** @description Why it was rejected */
            faults: components["schemas"]["ImportsRejection"][] | null;
            /**
             * Format: int64
             * @description Line of the file, from 1
             * @example 48
             */
            line: number;
            /** @description Somebody has mended it; it waits to be imported */
            mended: boolean;
            /** @description What stands in each column, as it was mended last */
            values: string[] | null;
        };
        ImportsRejection: {
            /**
             * @description Stable code of the reason
             * @example phone
             */
            code: string;
            /**
             * Format: int64
             * @description Place of the column, from 1; 0 when the whole row is at fault
             * @example 3
             */
            column: number;
            /** @example Teléfono */
            column_name: string;
            /**
             * @description Field the column is mapped to
             * @example phone
             */
            field: string;
            /**
             * Format: int64
             * @description Line of the file, from 1
             * @example 48
             */
            line: number;
            /** @description Somebody has mended the row on the screen; it waits to be imported */
            mended: boolean;
            /** @description The reason in the reader's language */
            reason: string;
            /**
             * @description What stood in the file
             * @example 12
             */
            value: string;
        };
        ImportsSavedMapping: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            creditor_id: string;
            /** @description Field of each of those columns */
            fields: string[] | null;
            /** @description How the file was read */
            format: components["schemas"]["TabularFormat"];
            /** @description Names of the columns it was saved for */
            header: string[] | null;
            id: string;
            /** @example Archivo mensual */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        InteractionStep: {
            /** @enum {string} */
            next: "otp" | "continue";
            redirect_to?: string;
        };
        InteractionView: {
            /** Format: date-time */
            expires_at: string;
            login_hint?: string;
            /** @enum {string} */
            stage: "password" | "otp" | "sign-up";
        };
        InvitationInputBody: {
            /** @description The token of the link */
            invitation: string;
        };
        InviteUserInputBody: {
            display_name: string;
            email: string;
            /** @enum {string} */
            language?: "es" | "en" | "pt";
            /** @enum {string} */
            role: "superadmin" | "admin" | "manager" | "cashier";
        };
        LeaveAnswerBody: {
            data: components["schemas"]["IdentityLeft"];
        };
        ListDebtAdjustmentRequestBody: {
            data: components["schemas"]["DebtAdjustmentRequest"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListDebtBody: {
            data: components["schemas"]["Debt"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListDebtMovementBody: {
            data: components["schemas"]["DebtMovement"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListDebtorBody: {
            data: components["schemas"]["Debtor"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListHappeningBody: {
            data: components["schemas"]["Happening"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListImportsImportBody: {
            data: components["schemas"]["ImportsImport"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListImportsRejectionBody: {
            data: components["schemas"]["ImportsRejection"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListOutputBody: {
            data: components["schemas"]["TracingLine"][] | null;
            meta: components["schemas"]["MetaStruct"];
        };
        ListPortfolioBody: {
            data: components["schemas"]["Portfolio"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListReportsRunViewBody: {
            data: components["schemas"]["ReportsRunView"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListTaskBody: {
            data: components["schemas"]["Task"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListTenantLineBody: {
            data: components["schemas"]["TenantLine"][] | null;
            meta: components["schemas"]["Meta"];
        };
        ListUserViewBody: {
            data: components["schemas"]["UserView"][] | null;
            meta: components["schemas"]["Meta"];
        };
        MaintenanceAnswer: {
            closed: boolean;
            state?: components["schemas"]["MaintenanceState"];
        };
        MaintenanceMessage: {
            en?: string;
            es?: string;
            pt?: string;
        };
        MaintenanceState: {
            message: components["schemas"]["MaintenanceMessage"];
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description When it should be over, if known
             */
            until?: string;
        };
        MappingInputBody: {
            /** @description Field of each column in the order of the file; empty for a column left out */
            mapping: string[] | null;
        };
        MappingProposal: {
            /** Format: double */
            certainty: number;
            /** Format: int64 */
            column: number;
            field: string;
            name: string;
            remembered: boolean;
        };
        MarkReadInputBody: {
            /** @description All of them */
            all?: boolean;
            /** @description Which ones; others' are passed over */
            ids?: string[] | null;
        };
        MendInputBody: {
            /** @description What is to stand in each column */
            values: string[] | null;
        };
        MergeCounts: {
            /** Format: int64 */
            created: number;
            /** Format: int64 */
            rejected: number;
            /** Format: int64 */
            unchanged: number;
            /** Format: int64 */
            updated: number;
        };
        MergeTotal: {
            /**
             * Format: int64
             * @description What those rows owe together, in minor units
             * @example 184500000
             */
            balance: number;
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @description What those come to
             * @example 120000
             */
            rejected_balance: number;
            /**
             * Format: int64
             * @description Rejected rows whose amount can be read
             * @example 3
             */
            rejected_rows: number;
            /**
             * Format: int64
             * @description Rows that were, or would be, taken
             * @example 1204
             */
            rows: number;
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
        MetaStruct: {
            /** @description Value of before for older events; absent at the end */
            next?: string;
            /** @description Modules that did not answer: their events are missing */
            silent?: string[] | null;
        };
        MintedAnswerBody: {
            data: components["schemas"]["IdentityMinted"];
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
             * @example /debtors/0199e6f0-0000-7000-8000-000000000001
             */
            page?: string;
        };
        NamesNamed: {
            /** @description There is none any more */
            gone?: boolean;
            /**
             * @description What the record is called; empty when the caller may not know
             * @example María Fernanda Silva
             */
            name: string;
            /**
             * @description Module, kind and id of the record
             * @example portfolios.debtor:0199e6f0-0000-7000-8000-000000000001
             */
            of: string;
            /** @description Page of the product that shows it */
            page?: string;
            /** @description What a record of the kind is called; null for an unknown kind */
            title: components["schemas"]["GoText"];
        };
        NoticesOutputBody: {
            data: components["schemas"]["NotificationsView"][] | null;
            meta: components["schemas"]["NotificationsListMeta"];
        };
        NotificationsChoice: {
            /** @description Under the bell */
            in_app: boolean;
            kind: string;
            /** @description By e-mail, where the installation has a mail server */
            mail: boolean;
            /** @description By the browser, while the product is open in it */
            push: boolean;
        };
        NotificationsChosen: {
            /** @description Under the bell */
            in_app: boolean;
            /** @example tasks.task_assigned */
            kind: string;
            /** @description By e-mail, where the installation has a mail server */
            mail: boolean;
            /** @example tasks */
            module: string;
            /** @description By the browser, while the product is open in it */
            push: boolean;
            title: components["schemas"]["GoText"];
        };
        NotificationsListMeta: {
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
            /**
             * Format: int64
             * @description Unread notifications; 100 means 100 or more
             */
            unread: number;
        };
        NotificationsPreferences: {
            kinds: components["schemas"]["NotificationsChosen"][] | null;
            /** @description The installation has a mail server; without one nothing is mailed */
            mail_available: boolean;
        };
        NotificationsView: {
            body: components["schemas"]["GoText"];
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @example tasks.task_assigned */
            kind: string;
            /** @description Page of the product that it is about; empty without one */
            link: string;
            /**
             * Format: date-time
             * @description Null while unread
             */
            read_at: string | null;
            title: components["schemas"]["GoText"];
        };
        PasswordInputBody: {
            login: string;
            password: string;
            /** @description What a refusal identityprovider.proof_of_work asked for */
            proof?: components["schemas"]["ThrottleProof"];
        };
        Phone: {
            /**
             * @description ISO country of the number
             * @example UY
             */
            country: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            /**
             * @description Number in E.164, covered but for its last digits when masked is true
             * @example +598*****123
             */
            e164: string;
            id: string;
            /** @description The debtor's main number */
            is_primary: boolean;
            /**
             * @description Whose number it is
             * @enum {string}
             */
            label: "own" | "work" | "relative" | "reference" | "guarantor";
            /** @enum {string} */
            line: "mobile" | "fixed" | "voip" | "unknown";
            /** @description The number is covered; see the reveal operation */
            masked: boolean;
            /**
             * @description Where the number came from
             * @example import
             */
            source: string;
            /** @enum {string} */
            status: "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PhoneChange: {
            is_primary?: boolean;
            /** @enum {string} */
            label?: "own" | "work" | "relative" | "reference" | "guarantor";
            /**
             * @description By hand only unverified, blocked and opted_out
             * @enum {string}
             */
            status?: "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
        };
        PhoneNewPhone: {
            /** @description Make it the debtor's main number */
            is_primary?: boolean;
            /**
             * @description Whose number it is
             * @default own
             * @enum {string}
             */
            label: "own" | "work" | "relative" | "reference" | "guarantor";
            /**
             * @description As people write it in the portfolio's country, or in E.164
             * @example 099 123 456
             */
            number: string;
        };
        Portfolio: {
            /** @description How far each role may change the debts by itself */
            authority: components["schemas"]["PortfolioLimit"][] | null;
            /**
             * Format: int64
             * @description What is owed in the portfolio's currency, in minor units
             * @example 184500000
             */
            balance: number;
            /**
             * @description Day it goes back, empty when open-ended
             * @example 2027-05-02
             */
            closes_on: string;
            /**
             * @description Short code, unique in the tenant
             * @example BCU-2026-11
             */
            code: string;
            /**
             * @description ISO country whose phones, ids and rules apply
             * @example UY
             */
            country: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * @description Key of the creditor: portfolios of one creditor share it
             * @example banco-del-plata
             */
            creditor_id: string;
            /** @example Banco del Plata */
            creditor_name: string;
            /**
             * @description ISO 4217 code of the balance
             * @example UYU
             */
            currency: string;
            /**
             * Format: int64
             * @example 1204
             */
            debtors_count: number;
            /**
             * Format: int64
             * @example 1573
             */
            debts_count: number;
            description: string;
            id: string;
            /** @example Banco del Plata · Tarjetas noviembre */
            name: string;
            /**
             * @description Day it was handed over, empty when unknown
             * @example 2026-11-02
             */
            opened_on: string;
            /** @enum {string} */
            stage: "preventive" | "early" | "pre_legal" | "legal" | "written_off";
            /** @enum {string} */
            status: "draft" | "active" | "paused" | "closed" | "archived";
            /**
             * @description IANA zone in which days past due change
             * @example America/Montevideo
             */
            timezone: string;
            /**
             * @description Whose debt it is
             * @enum {string}
             */
            type: "own" | "third_party" | "purchased";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PortfolioAmount: {
            /**
             * Format: int64
             * @description Minor units
             * @example 500000
             */
            amount: number;
            /** @example UYU */
            currency: string;
        };
        PortfolioAuthorityLimits: {
            /** @description What is said of a role; a role that is left out has what it has at first */
            limits: components["schemas"]["PortfolioLimit"][] | null;
        };
        PortfolioChange: {
            closes_on?: string;
            code?: string;
            creditor_name?: string;
            description?: string;
            name?: string;
            opened_on?: string;
            /** @enum {string} */
            stage?: "preventive" | "early" | "pre_legal" | "legal" | "written_off";
            timezone?: string;
            /** @enum {string} */
            type?: "own" | "third_party" | "purchased";
        };
        PortfolioLimit: {
            /** @description The most in each currency; a currency that is not listed, once one is, has none. Empty for no limit by amount */
            amounts: components["schemas"]["PortfolioAmount"][] | null;
            /** @enum {string} */
            role: "admin" | "manager" | "cashier";
            /**
             * Format: int64
             * @description Of the balance, in hundredths of a percent; null for no limit by share
             * @example 2000
             */
            share: number | null;
        };
        PortfolioNewPortfolio: {
            /**
             * @description Day it goes back
             * @example 2027-05-02
             */
            closes_on?: string;
            /**
             * @description Short code, unique in the tenant
             * @example BCU-2026-11
             */
            code: string;
            /**
             * @description ISO country whose phones, ids and rules apply
             * @example UY
             */
            country: string;
            /** @example Banco del Plata */
            creditor_name: string;
            /**
             * @description ISO 4217 code
             * @example UYU
             */
            currency: string;
            description?: string;
            /** @example Banco del Plata · Tarjetas noviembre */
            name: string;
            /**
             * @description Day it was handed over
             * @example 2026-11-02
             */
            opened_on?: string;
            /**
             * @default early
             * @enum {string}
             */
            stage: "preventive" | "early" | "pre_legal" | "legal" | "written_off";
            /**
             * @description IANA zone in which days past due change
             * @example America/Montevideo
             */
            timezone: string;
            /**
             * @description Whose debt it is
             * @default third_party
             * @enum {string}
             */
            type: "own" | "third_party" | "purchased";
        };
        Preferences: {
            /** @enum {string} */
            density: "comfortable" | "compact";
            /** @enum {string} */
            direction: "ltr" | "rtl";
            /** @enum {string} */
            font: "inter" | "manrope" | "system";
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /**
             * Format: int64
             * @enum {integer}
             */
            page_size: 10 | 20 | 25 | 30 | 40 | 50 | 100;
            /** @description Ids of the navigation items that the sidebar hides */
            sidebar: string[] | null;
            /** @description Page of the product that opens after sign-in */
            start_page: string;
            /** @enum {string} */
            theme: "light" | "dark" | "system";
        };
        PreferencesChange: {
            /** @enum {string|null} */
            density?: "comfortable" | "compact" | null;
            /** @enum {string|null} */
            direction?: "ltr" | "rtl" | null;
            /** @enum {string|null} */
            font?: "inter" | "manrope" | "system" | null;
            /** @enum {string|null} */
            language?: "es" | "en" | "pt" | null;
            /** Format: int64 */
            page_size?: number | null;
            sidebar?: string[] | null;
            start_page?: string | null;
            /** @enum {string|null} */
            theme?: "light" | "dark" | "system" | null;
        };
        PreferencesChosen: {
            density?: string;
            direction?: string;
            font?: string;
            language?: string;
            /** Format: int64 */
            page_size?: number;
            sidebar?: string[];
            start_page?: string;
            theme?: string;
        };
        ProblemField: {
            code: string;
            field: string;
            title: string;
        };
        RegistrySettings: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description JSON schema of the settings, as the module's manifest has it */
            schema: unknown;
            /** @description Secrets that are set */
            secrets: string[] | null;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Settings in force, the secrets left out */
            values: {
                [key: string]: unknown;
            };
            /** Format: int64 */
            version: number;
        };
        RenameMeInputBody: {
            display_name: string;
        };
        "Report-schedules-pauseRequest": {
            paused: boolean;
        };
        ReportsCadence: {
            /**
             * @description Time of day in the tenant's zone
             * @example 07:30
             */
            at: string;
            /** @enum {string} */
            every: "daily" | "weekly" | "monthly";
            /**
             * Format: int64
             * @description Of a monthly report; a month without that day runs on its last one, so 31 is always the last
             */
            month_day?: number;
            /** @description Of a weekly report: 1 is Monday, 7 Sunday */
            weekdays?: number[] | null;
        };
        ReportsReportOffer: {
            description: components["schemas"]["GoText"];
            filters: components["schemas"]["GoReportFilter"][] | null;
            /** @example portfolios.debtors */
            id: string;
            /** @example portfolios */
            module: string;
            /** @description Roles whose users it may be mailed to */
            roles: string[] | null;
            title: components["schemas"]["GoText"];
        };
        ReportsReportOffers: {
            formats: string[] | null;
            /**
             * Format: int64
             * @description How long a file can be downloaded
             */
            kept_days: number;
            /** @description The installation has a mail server */
            mail_available: boolean;
            /** Format: int64 */
            max_recipients: number;
            /** @description Values of filters of the kind period */
            periods: string[] | null;
            reports: components["schemas"]["ReportsReportOffer"][] | null;
            /** @description Zone of the times of day */
            timezone: string;
        };
        ReportsRunView: {
            /**
             * Format: int64
             * @description Size of the file so far
             */
            bytes: number;
            can_download: boolean;
            /** @description Code of why it failed; empty otherwise */
            cause: string;
            /** @description Why it failed, in the caller's language */
            cause_title: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @enum {string} */
            delivery: "download" | "mail";
            /**
             * Format: date-time
             * @description When the file is removed; null without one
             */
            expires_at: string | null;
            file_name: string;
            /** @description Values by filter */
            filters: {
                [key: string]: string[] | null;
            };
            /** Format: date-time */
            finished_at: string | null;
            /** @enum {string} */
            format: "csv" | "xlsx";
            id: string;
            /**
             * @description Whether the mail went out; empty for a download
             * @enum {string}
             */
            mail: "" | "pending" | "sent" | "failed";
            name: string;
            /** @description User whose rights each run has */
            owner_id: string;
            /** @description Users who get the file by mail */
            recipients: string[] | null;
            /** @example portfolios.debtors */
            report: string;
            /**
             * Format: int64
             * @description Rows so far, without the header
             */
            rows: number;
            schedule_id: string;
            /** Format: date-time */
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed" | "canceled" | "expired";
            /** @description Of the report */
            title: components["schemas"]["GoText"];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ReportsScheduleDraft: {
            cadence: components["schemas"]["ReportsCadence"];
            /** @enum {string} */
            delivery: "download" | "mail";
            /** @description Values by filter of the report */
            filters?: {
                [key: string]: string[] | null;
            };
            /** @enum {string} */
            format: "csv" | "xlsx";
            name: string;
            /** @description Users who get the file by mail: active ones who may make the report themselves */
            recipients?: string[] | null;
            /** @example portfolios.debtors */
            report: string;
        };
        ReportsScheduleView: {
            cadence: components["schemas"]["ReportsCadence"];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @enum {string} */
            delivery: "download" | "mail";
            /** @description Values by filter */
            filters: {
                [key: string]: string[] | null;
            };
            /** @enum {string} */
            format: "csv" | "xlsx";
            id: string;
            /** @description Null before the first */
            last_run: components["schemas"]["ReportsRunView"];
            name: string;
            /**
             * Format: date-time
             * @description Null while paused
             */
            next_run_at: string | null;
            /** @description User whose rights each run has */
            owner_id: string;
            owner_name: string;
            paused: boolean;
            /** @description Users who get the file by mail */
            recipients: string[] | null;
            /** @example portfolios.debtors */
            report: string;
            /** @description Of the report */
            title: components["schemas"]["GoText"];
            /** @description Why its runs would fail, in the caller's language; empty when they would not */
            unavailable: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ResetInputBody: {
            password: string;
        };
        ResetOrderInputBody: {
            /** @description Signed by the core with the key that both hold */
            order: string;
        };
        SaveInputBody: {
            /** @description Field of each column in the order of the file */
            mapping: string[] | null;
            /**
             * @description What the mapping is called
             * @example Archivo mensual
             */
            name: string;
        };
        SelfserviceCodes: {
            recovery_codes: string[] | null;
        };
        SelfserviceEnrolment: {
            /** @description PNG as a data: URL */
            qr: string;
            secret: string;
            uri: string;
        };
        SelfserviceView: {
            display_name: string;
            email: string;
            /** @description A second factor is asked for */
            otp: boolean;
            /** Format: int64 */
            recovery_codes_left: number;
        };
        SenderIdentity: {
            /**
             * @description An E.164 number, or a mail address
             * @example +59829001234
             */
            address: string;
            /** @enum {string} */
            channel: "voice" | "sms" | "whatsapp" | "email";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Taken when a message names no sender; one a channel */
            is_default: boolean;
            /**
             * @description What the debtor reads
             * @example Estudio Andina, Cobranzas
             */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        SenderWanted: {
            address: string;
            /** @enum {string} */
            channel: "voice" | "sms" | "whatsapp" | "email";
            is_default?: boolean;
            name: string;
        };
        SessionView: {
            address: string;
            /** Format: date-time */
            created_at: string;
            /** @description The session that this request came with */
            current: boolean;
            /** Format: date-time */
            expires_at: string;
            id: string;
            /** Format: date-time */
            last_seen_at: string;
            /** @description How the person signed in */
            methods: string[] | null;
            user_agent: string;
        };
        SetupAnswerBody: {
            data: components["schemas"]["IdentitySetUp"];
        };
        SetupInputBody: {
            country: string;
            currency: string;
            /** @description Of the first person */
            display_name: string;
            /** @description Of the first person */
            email: string;
            /** @enum {string} */
            language: "es" | "en" | "pt";
            /** @description Of the agency */
            name: string;
            /** @description What stands behind the # of the link */
            secret: string;
            timezone: string;
        };
        SheetRejectedValue: {
            /** @example tasks.priority */
            code: string;
            /**
             * @description Column; empty for the whole line
             * @example priority
             */
            column: string;
            /**
             * Format: int64
             * @description Line of the file, from 1
             * @example 7
             */
            line: number;
            /** @description Why, in the caller's language */
            reason: string;
            /** @example altísima */
            value: string;
        };
        SheetTasksImported: {
            /**
             * Format: int64
             * @description Tasks that came in
             */
            created: number;
            /** @description Headers that name no column of a task */
            ignored_columns: string[] | null;
            /** @description Lines that did not, and why */
            rejected: components["schemas"]["SheetRejectedValue"][] | null;
        };
        SignUpInputBody: {
            display_name?: string;
            invitation?: string;
            password: string;
        };
        StartInputBody: {
            message?: components["schemas"]["MaintenanceMessage"];
            /**
             * Format: date-time
             * @description When it should be over; it opens by itself then
             */
            until?: string;
        };
        StepAnswerBody: {
            data: components["schemas"]["InteractionStep"];
        };
        SuspendInputBody: {
            /**
             * @description What its people read at sign-in
             * @enum {string}
             */
            reason: "payment" | "request" | "security" | "other";
        };
        TabularDetection: {
            /** @description Rows above the header, with the first ones below: so that another can be pointed at */
            above?: (string[] | null)[] | null;
            /**
             * Format: int64
             * @description Line of the first of them
             */
            above_from?: number;
            date_ambiguous: boolean;
            /** Format: int64 */
            estimated_rows: number;
            format: components["schemas"]["TabularFormat"];
            header: string[] | null;
            sample: (string[] | null)[] | null;
            sheets?: string[] | null;
        };
        TabularFormat: {
            date: string;
            decimal: string;
            delimiter: string;
            encoding: string;
            has_header: boolean;
            /**
             * Format: int64
             * @description Line of the header, or of the first row where there is none: what stands above it is passed over. 0 is the first line
             */
            header_row?: number;
            kind: string;
            /**
             * Format: int64
             * @description How the file is taken apart; fixed when it comes in
             */
            reader?: number;
            sheet?: string;
        };
        Tag: {
            /**
             * @description Colour of the badge
             * @example blue
             * @enum {string}
             */
            color: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /**
             * @description The word
             * @example VIP
             */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        TagChange: {
            /** @enum {string} */
            color?: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
            name?: string;
        };
        TagNewTag: {
            /**
             * @default grey
             * @enum {string}
             */
            color: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
            /** @example VIP */
            name: string;
        };
        TagRef: {
            /** @example blue */
            color: string;
            id: string;
            /** @example VIP */
            name: string;
        };
        Task: {
            /** @description User who does it; empty for nobody */
            assignee_id: string;
            /** @description Steps, in order */
            checklist: components["schemas"]["TaskStep"][] | null;
            /**
             * Format: date-time
             * @description Moment it came to done or canceled; null while open
             */
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            description: string;
            /**
             * Format: date-time
             * @description Moment it must be done by; null without one
             */
            due_at: string | null;
            id: string;
            /**
             * @description Kind of work; empty for none
             * @enum {string}
             */
            label: "" | "bug" | "feature" | "documentation";
            /** @description Record of any module that it is about; absent without one */
            link?: components["schemas"]["TaskLink"];
            /**
             * @description What brought it about
             * @enum {string}
             */
            origin: "manual" | "import" | "broken_promise" | "review" | "dispute" | "rule";
            /** @enum {string} */
            priority: "low" | "medium" | "high" | "critical";
            /**
             * @description Place within its column of the board: ranks sort by their bytes
             * @example a0V
             */
            rank: string;
            /**
             * @description Column of the board
             * @enum {string}
             */
            status: "backlog" | "todo" | "in progress" | "done" | "canceled";
            /** @example Llamar al acreedor por el legajo 4411 */
            title: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        TaskBulkChange: {
            /** @description Empty for nobody */
            assignee_id?: string;
            /** @description RFC 3339; empty for none */
            due_at?: string;
            /**
             * @description Empty for none
             * @enum {string}
             */
            label?: "" | "bug" | "feature" | "documentation";
            /** @enum {string} */
            priority?: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status?: "backlog" | "todo" | "in progress" | "done" | "canceled";
        };
        TaskChange: {
            /** @description Empty for nobody */
            assignee_id?: string;
            description?: string;
            /**
             * @description RFC 3339; empty for none
             * @example 2026-11-24T21:00:00Z
             */
            due_at?: string;
            /**
             * @description Empty for none
             * @enum {string}
             */
            label?: "" | "bug" | "feature" | "documentation";
            link?: components["schemas"]["TaskLink"];
            /** @enum {string} */
            priority?: "low" | "medium" | "high" | "critical";
            /** @enum {string} */
            status?: "backlog" | "todo" | "in progress" | "done" | "canceled";
            title?: string;
            /** @description Take the linked record away */
            unlink?: boolean;
        };
        TaskLink: {
            /** @description Id of the record */
            id: string;
            /**
             * @description Module that owns the record
             * @example portfolios
             */
            module: string;
            /**
             * @description What the record is called
             * @example María Fernanda Silva Pereira
             */
            title: string;
            /**
             * @description Kind of record
             * @example debtor
             */
            type: string;
        };
        TaskMove: {
            /** @description Task that it shall stand after */
            after_id?: string;
            /** @description Task that it shall stand before */
            before_id?: string;
            /**
             * @description Column to stand in
             * @enum {string}
             */
            status: "backlog" | "todo" | "in progress" | "done" | "canceled";
        };
        TaskNewStep: {
            /** @example Pedir el comprobante */
            text: string;
        };
        TaskNewTask: {
            /** @description User who does it; empty for nobody */
            assignee_id?: string;
            /** @description Steps, in order */
            checklist?: string[] | null;
            description?: string;
            /**
             * @description RFC 3339; empty for none
             * @example 2026-11-24T21:00:00Z
             */
            due_at?: string;
            /** @enum {string} */
            label?: "" | "bug" | "feature" | "documentation";
            /** @description Record of any module that it is about */
            link?: components["schemas"]["TaskLink"];
            /**
             * @description For modules that open tasks; a person's task is manual
             * @enum {string}
             */
            origin?: "manual" | "broken_promise" | "review" | "dispute" | "rule";
            /**
             * @description The settings' default without it
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "critical";
            /**
             * @default todo
             * @enum {string}
             */
            status: "backlog" | "todo" | "in progress" | "done" | "canceled";
            /** @example Llamar al acreedor por el legajo 4411 */
            title: string;
        };
        TaskSettings: {
            /**
             * @description Priority of a task that is created without one
             * @enum {string}
             */
            default_priority: "low" | "medium" | "high" | "critical";
            /**
             * Format: int64
             * @description Days ahead of its due day from which a task counts as due soon
             */
            due_soon_days: number;
        };
        TaskStep: {
            done: boolean;
            id: string;
            /** @example Pedir el comprobante */
            text: string;
        };
        TaskStepChange: {
            done?: boolean;
            /**
             * Format: int64
             * @description New place, from 0; behind the end is the end
             */
            position?: number;
            text?: string;
        };
        TasksChange: {
            change: components["schemas"]["TaskBulkChange"];
            /** @description Tasks to change */
            ids: string[] | null;
        };
        TasksChanged: {
            /** @description Tasks that were changed; the others are gone, or not the caller's to change */
            changed: string[] | null;
        };
        Template: {
            /** @enum {string} */
            channel: "sms" | "whatsapp" | "email";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @example Recordatorio de promesa */
            name: string;
            /** @enum {string} */
            status: "draft" | "active" | "archived";
            /** @description By language: es, en, pt */
            texts: {
                [key: string]: components["schemas"]["TemplateText"];
            };
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        TemplatePreview: {
            /** @example Hola {{debtor.first_name}}, su promesa de {{promise.amount}} vence el {{promise.due_on}}. */
            body: string;
            /** @description The language shown: the one asked for, or the first the template has */
            language: string;
            /** @description Of a mail */
            subject?: string;
        };
        TemplateText: {
            /** @example Hola {{debtor.first_name}}, su promesa de {{promise.amount}} vence el {{promise.due_on}}. */
            body: string;
            /** @description Of a mail */
            subject?: string;
        };
        TemplateVariable: {
            /** @example debtor.first_name */
            name: string;
            /** @description What a preview shows, by language */
            samples: {
                [key: string]: string;
            };
        };
        TemplateWanted: {
            /** @enum {string} */
            channel: "sms" | "whatsapp" | "email";
            name: string;
            /**
             * @default draft
             * @enum {string}
             */
            status: "draft" | "active" | "archived";
            texts: {
                [key: string]: components["schemas"]["TemplateText"];
            };
        };
        "Templates-previewRequest": {
            /** @enum {string} */
            channel: "sms" | "whatsapp" | "email";
            /** @enum {string} */
            language: "es" | "en" | "pt";
            name: string;
            /**
             * @default draft
             * @enum {string}
             */
            status: "draft" | "active" | "archived";
            texts: {
                [key: string]: components["schemas"]["TemplateText"];
            };
        };
        TenantFigures: {
            /**
             * Format: int64
             * @description Users that had a session within the last 30 days
             */
            active_people: number;
            /**
             * Format: date-time
             * @description Of a session or an API key
             */
            last_activity_at?: string;
            /** Format: int64 */
            modules_on: number;
            /**
             * Format: int64
             * @description Users that may come in, or are invited
             */
            people: number;
        };
        TenantInputBody: {
            tenant: string;
        };
        TenantLine: {
            country: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            figures: components["schemas"]["TenantFigures"];
            id: string;
            languages: string[] | null;
            name: string;
            /**
             * Format: date-time
             * @description Nobody of it comes in since then
             */
            suspended_at?: string;
            /** @enum {string} */
            suspended_for?: "payment" | "request" | "security" | "other";
            timezone: string;
        };
        TenantSecurity: {
            /**
             * Format: int64
             * @description How old a person's API key may grow; 0: any age
             * @enum {integer}
             */
            api_key_days: 0 | 1 | 7 | 30 | 60 | 90 | 180 | 365;
            /** @description Roles that have to prove a second factor */
            second_factor_roles: ("superadmin" | "admin" | "manager" | "cashier")[] | null;
        };
        TenantView: {
            country: string;
            currency: string;
            id: string;
            languages: string[] | null;
            name: string;
            timezone: string;
        };
        ThrottleProof: {
            /** @description As the refusal gave it */
            challenge: string;
            /** @description With which SHA-256 of challenge and nonce begins with as many zero bits as asked for */
            nonce: string;
        };
        TracingLine: {
            actor_id: string;
            actor_kind: string;
            actor_name: string;
            actor_role: string;
            /** Format: date-time */
            at: string;
            /** @description What the payload says, as far as it can be told */
            facts: components["schemas"]["Fact"][] | null;
            hash?: string;
            id: string;
            module: string;
            name: string;
            parent_id?: string;
            payload: string;
            prev_hash?: string;
            request_id?: string;
            /** Format: int64 */
            seq: number | null;
            subject_id: string;
            subject_type: string;
            trace_id?: string;
        };
        TracingPastVerification: {
            /** Format: date-time */
            at: string;
            /**
             * Format: int64
             * @description Chains that did not hold
             */
            broken: number;
            by: string;
            /** Format: int64 */
            chains: number;
        };
        TracingVerdict: {
            at?: components["schemas"]["Head"];
            broken?: components["schemas"]["Break"];
            /**
             * Format: date-time
             * @description When the checkpoint was taken that the chain agrees with
             */
            checked_against?: string;
            head: components["schemas"]["Head"];
            /** Format: int64 */
            linked: number;
            module: string;
            tenant_id: string;
            /** Format: int64 */
            unlinked: number;
        };
        TracingVerification: {
            chains: components["schemas"]["TracingVerdict"][] | null;
            /** @description Null when this is the first */
            previous: components["schemas"]["TracingPastVerification"];
        };
        UserView: {
            /** Format: date-time */
            created_at?: string;
            display_name: string;
            email?: string;
            id: string;
            language?: string;
            /** Format: date-time */
            last_seen_at?: string;
            /** @description The person has signed in at least once */
            linked?: boolean;
            role?: string;
            status?: string;
            username: string;
            /** Format: int64 */
            version: number;
        };
        ViewAnswerBody: {
            data: components["schemas"]["InteractionView"];
        };
        VisitInputBody: {
            /** @description Is told on the tenant's record */
            reason: string;
        };
        WithCodeBody: {
            code: string;
        };
        WithPasswordBody: {
            /** @description The present password */
            password: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "apikeys-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-list": {
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
                    "application/json": components["schemas"]["BodyListHttpapiAppBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-get": {
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
                    "application/json": components["schemas"]["BodyHttpapiAppDetailBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-connect": {
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
                "application/json": components["schemas"]["ConnectAppBody"];
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
                    "application/json": components["schemas"]["BodyHttpapiAppBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-people": {
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
                    "application/json": components["schemas"]["BodyListHttpapiPersonAtWorkBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-settings-get": {
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
                    "application/json": components["schemas"]["BodyRegistrySettingsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apps-settings-replace": {
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
                "application/json": {
                    [key: string]: unknown;
                };
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
                    "application/json": components["schemas"]["BodyRegistrySettingsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-callback": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInputBody"];
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
                    "application/json": components["schemas"]["BodyIdentityInvitationViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-login": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
                /** @description The tenant that the page shows; refused when the session works in another one by now */
                "X-Recobro-Tenant"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-setup": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-state": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
                /** @description The tenant that the page shows; refused when the session works in another one by now */
                "X-Recobro-Tenant"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthStateAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "auth-token": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
                /** @description The tenant that the page shows; refused when the session works in another one by now */
                "X-Recobro-Tenant"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MintedAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-list": {
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
                /** @description Any of these states; all without it */
                status?: ("draft" | "active" | "paused" | "closed" | "archived")[] | null;
                /** @description Part of the name */
                filter?: string;
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
                    "application/json": components["schemas"]["ListPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioNewPortfolio"];
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "buckets-list": {
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
                    "application/json": components["schemas"]["BodyBucketSetBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "buckets-replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BucketRanges"];
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
                    "application/json": components["schemas"]["BodyBucketSetBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-export": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioChange"];
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-activate": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-ageing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyListDebtorBucketFiguresBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-archive": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-set-authority": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioAuthorityLimits"];
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-close": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-pause": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "portfolios-restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Portfolio */
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "contact-hours-get": {
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
                    "application/json": components["schemas"]["BodyHoursBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "contact-hours-replace": {
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
                "application/json": components["schemas"]["Contact-hours-replaceRequest"];
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
                    "application/json": components["schemas"]["BodyHoursBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Templates-previewRequest"];
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
                    "application/json": components["schemas"]["BodyTemplatePreviewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "senders-list": {
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
                    "application/json": components["schemas"]["BodyListSenderIdentityBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "senders-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenderWanted"];
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
                    "application/json": components["schemas"]["BodySenderIdentityBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "senders-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "senders-replace": {
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
                "application/json": components["schemas"]["SenderWanted"];
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
                    "application/json": components["schemas"]["BodySenderIdentityBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "senders-delete": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-list": {
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
                    "application/json": components["schemas"]["BodyListTemplateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateWanted"];
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
                    "application/json": components["schemas"]["BodyTemplateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-replace": {
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
                "application/json": components["schemas"]["TemplateWanted"];
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
                    "application/json": components["schemas"]["BodyTemplateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "templates-variables": {
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
                    "application/json": components["schemas"]["BodyListTemplateVariableBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-list": {
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
                /** @description Words of the name, the beginning of a national id, the last digits of a phone, or a tag */
                q?: string;
                /** @description In any of these portfolios */
                portfolio_id?: string[] | null;
                /** @description Owed in any of these currencies */
                currency?: string[] | null;
                /** @description In any of these ageing buckets */
                bucket?: string[] | null;
                /** @description In any of these work statuses */
                status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[] | null;
                /** @description With any of these tags */
                tag?: string[] | null;
                /** @description Worked by this user; me for the caller, none for nobody */
                assignee?: string;
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
                    "application/json": components["schemas"]["ListDebtorBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorNewDebtor"];
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
                    "application/json": components["schemas"]["BodyDebtorBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-all": {
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
                status?: "waiting" | "approved" | "refused" | "withdrawn";
                /** @description In this portfolio alone */
                portfolio_id?: string;
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
                    "application/json": components["schemas"]["ListDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorAssignment"];
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
                    "application/json": components["schemas"]["BodyDebtorAffectedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-export": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-overview": {
        parameters: {
            query?: {
                /** @description In this portfolio alone */
                portfolio_id?: string;
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
                    "application/json": components["schemas"]["BodyDebtorOverviewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "phones-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorTagging"];
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
                    "application/json": components["schemas"]["BodyDebtorAffectedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tags-list": {
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
                    "application/json": components["schemas"]["BodyListTagBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tags-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagNewTag"];
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
                    "application/json": components["schemas"]["BodyTagBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tags-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tags-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Tag */
                tag: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tags-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Tag */
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChange"];
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
                    "application/json": components["schemas"]["BodyTagBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
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
                    "application/json": components["schemas"]["BodyDebtorBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorChange"];
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
                    "application/json": components["schemas"]["BodyDebtorBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "addresses-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
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
                    "application/json": components["schemas"]["BodyListAddressBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "addresses-add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressNewAddress"];
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
                    "application/json": components["schemas"]["BodyAddressBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "addresses-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Address */
                address: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "addresses-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Address */
                address: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
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
                    "application/json": components["schemas"]["BodyAddressBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-list": {
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
                status?: "waiting" | "approved" | "refused" | "withdrawn";
            };
            header?: never;
            path: {
                /** @description Debtor */
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
                    "application/json": components["schemas"]["ListDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtNewAdjustment"];
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
                    "application/json": components["schemas"]["BodyDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Adjustment */
                adjustment: string;
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
                    "application/json": components["schemas"]["BodyDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Adjustment */
                adjustment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtAdjustmentRefusal"];
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
                    "application/json": components["schemas"]["BodyDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "adjustments-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Adjustment */
                adjustment: string;
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
                    "application/json": components["schemas"]["BodyDebtAdjustmentRequestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-list": {
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
                /** @description Debtor */
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
                    "application/json": components["schemas"]["ListDebtBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-authority": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
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
                    "application/json": components["schemas"]["BodyDebtRoomBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-stays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
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
                    "application/json": components["schemas"]["BodyListDebtStayBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "movements-list": {
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
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
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
                    "application/json": components["schemas"]["ListDebtMovementBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "movements-post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtNewMovement"];
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
                    "application/json": components["schemas"]["BodyDebtMovementBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-pause": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
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
                    "application/json": components["schemas"]["BodyDebtBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-resolve": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtResolution"];
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
                    "application/json": components["schemas"]["BodyDebtBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debts-resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
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
                    "application/json": components["schemas"]["BodyDebtBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "phones-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
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
                    "application/json": components["schemas"]["BodyListPhoneBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "phones-add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNewPhone"];
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
                    "application/json": components["schemas"]["BodyPhoneBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "phones-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Phone */
                phone: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "phones-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Debtor */
                id: string;
                /** @description Phone */
                phone: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
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
                    "application/json": components["schemas"]["BodyPhoneBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-reveal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorRevealRequest"];
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
                    "application/json": components["schemas"]["BodyDebtorRevealedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-set-tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorTags"];
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
                    "application/json": components["schemas"]["BodyDebtorBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "debtors-timeline": {
        parameters: {
            query?: {
                /** @description Events per page */
                pageSize?: number;
                /** @description meta.next of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Debtor */
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
                    "application/json": components["schemas"]["ListHappeningBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    health: {
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
                    "application/json": components["schemas"]["BodyHttpapiHealthBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-list": {
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
                /** @description Imports of this portfolio alone */
                portfolio_id?: string;
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
                    "application/json": components["schemas"]["ListImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                    portfolio_id: string;
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
                        data: components["schemas"]["ImportsImport"];
                    };
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-fields": {
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
                    "application/json": components["schemas"]["BodyListImportsFieldBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-format": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Import */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportsFormatChange"];
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-mapping": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Import */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MappingInputBody"];
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyListImportsFittingMappingBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-save-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveInputBody"];
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
                    "application/json": components["schemas"]["BodyImportsSavedMappingBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-drop-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
                id: string;
                /** @description Saved mapping */
                mapping: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-mended": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-rejections": {
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
                /** @description Import */
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
                    "application/json": components["schemas"]["ListImportsRejectionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-rejections-file": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-rejected-row": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
                id: string;
                /** @description Line of the file, from 1 */
                line: string;
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
                    "application/json": components["schemas"]["BodyImportsRejectedRowBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-mend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
                id: string;
                /** @description Line of the file, from 1 */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MendInputBody"];
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
                    "application/json": components["schemas"]["BodyImportsRejectedRowBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "imports-undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Import */
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    live: {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "maintenance-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartInputBody"];
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
                    "application/json": components["schemas"]["BodyMaintenanceAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "maintenance-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "me-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
                /** @description The tenant that the page shows; refused when the session works in another one by now */
                "X-Recobro-Tenant"?: string;
            };
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
                    "application/json": components["schemas"]["BodyIdentityMeBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "me-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameMeInputBody"];
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
                    "application/json": components["schemas"]["BodyUserViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apikeys-list": {
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
                    "application/json": components["schemas"]["BodyListApikeyKeyViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apikeys-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyInputBody"];
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
                    "application/json": components["schemas"]["BodyApikeyKeyViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "apikeys-revoke": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "invitations-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInputBody"];
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
                    "application/json": components["schemas"]["BodyIdentityTenantNameBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "invitations-decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInputBody"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "me-leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "sessions-list": {
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
                    "application/json": components["schemas"]["BodyListSessionViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "sessions-end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "sessions-end": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "me-enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "me-visit-end": {
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
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "modules-list": {
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
                    "application/json": components["schemas"]["BodyListAppScreensBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "modules-away": {
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
                    "application/json": components["schemas"]["BodyListAppAwayBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "notifications-list": {
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
                    "application/json": components["schemas"]["NoticesOutputBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "notifications-preferences": {
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
                    "application/json": components["schemas"]["BodyNotificationsPreferencesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "notifications-choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseWaysInputBody"];
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
                    "application/json": components["schemas"]["BodyNotificationsPreferencesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "notifications-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadInputBody"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "permissions-list": {
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
                    "application/json": components["schemas"]["BodyListHttpapiPermissionsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "permissions-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "preferences-get": {
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
                    "application/json": components["schemas"]["BodyPreferencesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "preferences-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesChange"];
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
                    "application/json": components["schemas"]["BodyPreferencesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "maintenance-get": {
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
                    "application/json": components["schemas"]["BodyMaintenanceAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "record-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas: module, kind and id of each */
                of?: string[] | null;
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
                    "application/json": components["schemas"]["BodyListNamesNamedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-runs-list": {
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
                /** @description Of this schedule alone */
                schedule_id?: string;
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
                    "application/json": components["schemas"]["ListReportsRunViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-runs-get": {
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
                    "application/json": components["schemas"]["BodyReportsRunViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-runs-cancel": {
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
                    "application/json": components["schemas"]["BodyReportsRunViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-runs-file": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-list": {
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
                    "application/json": components["schemas"]["BodyListReportsScheduleViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportsScheduleDraft"];
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
                    "application/json": components["schemas"]["BodyReportsScheduleViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-get": {
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
                    "application/json": components["schemas"]["BodyReportsScheduleViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-replace": {
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
                "application/json": components["schemas"]["ReportsScheduleDraft"];
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
                    "application/json": components["schemas"]["BodyReportsScheduleViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-delete": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-pause": {
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
                "application/json": components["schemas"]["Report-schedules-pauseRequest"];
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
                    "application/json": components["schemas"]["BodyReportsScheduleViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "report-schedules-run": {
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
            /** @description Created */
            201: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyReportsRunViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "reports-list": {
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
                    "application/json": components["schemas"]["BodyReportsReportOffersBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "reports-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-list": {
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
                /** @description Words of the title */
                filter?: string;
                /** @description In any of these statuses */
                status?: ("backlog" | "todo" | "in progress" | "done" | "canceled")[] | null;
                /** @description Of any of these priorities */
                priority?: ("low" | "medium" | "high" | "critical")[] | null;
                /** @description With any of these labels */
                label?: ("bug" | "feature" | "documentation")[] | null;
                /** @description Of this user; me for the caller, none for nobody */
                assignee?: string;
                /** @description Open, and overdue or due within the days that the settings call soon */
                due?: "soon";
                /** @description About a record of this kind, with link_id */
                link_type?: string;
                /** @description About this record */
                link_id?: string;
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
                    "application/json": components["schemas"]["ListTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskNewTask"];
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksChange"];
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
                    "application/json": components["schemas"]["BodyTasksChangedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-export": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
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
                    "application/json": components["schemas"]["BodySheetTasksImportedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-settings": {
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
                    "application/json": components["schemas"]["BodyTaskSettingsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Task */
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Task */
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description Task */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChange"];
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-steps-create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Task */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskNewStep"];
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-steps-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Task */
                id: string;
                /** @description Step of the checklist */
                step: string;
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-steps-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Task */
                id: string;
                /** @description Step of the checklist */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskStepChange"];
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-history": {
        parameters: {
            query?: {
                /** @description Lines per page */
                pageSize?: number;
                /** @description meta.next of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Task */
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
                    "application/json": components["schemas"]["ListHappeningBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tasks-move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Task */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskMove"];
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenant-security": {
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
                    "application/json": components["schemas"]["BodyTenantSecurityBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenant-security-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantSecurity"];
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
                    "application/json": components["schemas"]["BodyTenantSecurityBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenants-list": {
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
                /** @description Part of the name or the id */
                filter?: string;
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
                    "application/json": components["schemas"]["ListTenantLineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenants-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTenantInputBody"];
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
                    "application/json": components["schemas"]["BodyIdentityFoundedTenantBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenants-suspend": {
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
                "application/json": components["schemas"]["SuspendInputBody"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenants-resume": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tenants-enter": {
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
                "application/json": components["schemas"]["VisitInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tracing-events-list": {
        parameters: {
            query?: {
                /** @description Id of the user, key or system that acted */
                actor?: string;
                subject_type?: string;
                /** @description Id of the thing acted on */
                subject?: string;
                /** @description Name of the event, or the beginning of one ending in a dot */
                name?: string;
                /** @description Trace id, as an error screen shows it */
                trace?: string;
                /** @description At or after */
                from?: string;
                /** @description Before */
                to?: string;
                /** @description Go on after this event: meta.next of another page */
                before?: string;
                pageSize?: number;
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
                    "application/json": components["schemas"]["ListOutputBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tracing-events-export": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tracing-events-verify": {
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
                    "application/json": components["schemas"]["BodyListTracingVerdictBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "tracing-events-verify-now": {
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
                    "application/json": components["schemas"]["BodyTracingVerificationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-list": {
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
                /** @description These users alone */
                id?: string[] | null;
                status?: ("active" | "inactive" | "invited" | "suspended")[] | null;
                role?: ("superadmin" | "admin" | "manager" | "cashier")[] | null;
                /** @description Part of the user name or the shown name */
                username?: string;
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
                    "application/json": components["schemas"]["ListUserViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserInputBody"];
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
                    "application/json": components["schemas"]["BodyIdentityInvitedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-export": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas */
                id?: string[] | null;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-get": {
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
                    "application/json": components["schemas"]["BodyUserViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-remove": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-change": {
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
                "application/json": components["schemas"]["ChangeUserInputBody"];
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
                    "application/json": components["schemas"]["BodyUserViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-apikeys": {
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
                    "application/json": components["schemas"]["BodyListApikeyKeyViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-apikey-revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                key: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-reset-factors": {
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
                "application/json": components["schemas"]["FactorsProofs"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-invite-again": {
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
                    "application/json": components["schemas"]["BodyIdentityInvitedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-sessions": {
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
                    "application/json": components["schemas"]["BodyListSessionViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-sessions-end": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "users-session-end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                session: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-discovery": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
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
                    "application/json": components["schemas"]["BodySelfserviceViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-otp": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithPasswordBody"];
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
                    "application/json": components["schemas"]["BodySelfserviceEnrolmentBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-otp-confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithCodeBody"];
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
                    "application/json": components["schemas"]["BodySelfserviceCodesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-otp-remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithPasswordBody"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Recobro-Signed-Out"?: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-account-codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithPasswordBody"];
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
                    "application/json": components["schemas"]["BodySelfserviceCodesBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-authorize": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-end-session": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-factors-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetOrderInputBody"];
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-interaction-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-interaction-otp": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-interaction-password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-interaction-sign-up": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepAnswerBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-keys": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-recovery-ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskInputBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-recovery-reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the client, for instance web */
                "X-Recobro-Client"?: string;
                /** @description Set by the browser */
                "Sec-Fetch-Site"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetInputBody"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "X-Recobro-Signed-Out"?: string;
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-token": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
    "idp-userinfo": {
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
                    "application/problem+json": {
                        code: string;
                        detail?: string;
                        errors?: components["schemas"]["ProblemField"][] | null;
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
                };
            };
        };
    };
}
