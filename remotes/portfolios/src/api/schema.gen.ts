/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
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
    "/api/v1/carteras/caps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caps of interest, the latest first */
        get: operations["caps-list"];
        put?: never;
        /** Add a cap of interest */
        post: operations["caps-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/caps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a cap of interest */
        delete: operations["caps-delete"];
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
        /** Write the portfolios and their figures as a CSV or XLSX file */
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
    "/api/v1/carteras/{id}/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the interest that a portfolio charges on what is past due */
        put: operations["portfolios-set-interest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carteras/{id}/interest/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a portfolio charge no more interest */
        post: operations["portfolios-stop-interest"];
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
    "/api/v1/carteras/{id}/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recalls of a portfolio, the latest first */
        get: operations["recalls-list"];
        put?: never;
        /** Give a whole portfolio back to its creditor: every debt that has not ended ends as recalled */
        post: operations["recalls-begin"];
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
    "/api/v1/carteras/{id}/waterfall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order in which payments pay what is owed in the portfolio */
        put: operations["portfolios-set-waterfall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rules that the company adds */
        get: operations["contact-rules-list"];
        put?: never;
        /** Add a rule */
        post: operations["contact-rules-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packs of rules in force */
        get: operations["contact-rules-packs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/packs/{country}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a draft */
        put: operations["contact-rules-draft-change"];
        /** Draft the next version of a country's pack */
        post: operations["contact-rules-draft"];
        /** Discard a draft */
        delete: operations["contact-rules-draft-discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/packs/{country}/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a draft in force */
        post: operations["contact-rules-draft-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/packs/{country}/draft/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What rules make of cases; nothing is kept */
        post: operations["contact-rules-draft-try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/packs/{country}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a country's pack, the latest first */
        get: operations["contact-rules-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a rule */
        put: operations["contact-rules-update"];
        post?: never;
        /** Remove a rule */
        delete: operations["contact-rules-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts, the latest first */
        get: operations["contacts-list"];
        put?: never;
        /** Keep a contact in which the debtor turned to us */
        post: operations["contacts-log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/behind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contacts that a payment or a promise came of */
        get: operations["contacts-behind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List by what a debtor agreed to be contacted */
        get: operations["contacts-consents"];
        put?: never;
        /** Note that a debtor agreed to be contacted by a channel */
        post: operations["contacts-consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/consents/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a debtor took a consent back */
        post: operations["contacts-consent-revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/dispositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the outcomes of contacts */
        get: operations["dispositions-list"];
        put?: never;
        /** Create an outcome */
        post: operations["dispositions-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/dispositions/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What outcomes are called */
        get: operations["dispositions-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/dispositions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an outcome */
        put: operations["dispositions-update"];
        post?: never;
        /** Remove an outcome that no contact ended with */
        delete: operations["dispositions-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that somebody asked not to be contacted any more, for the module that heard it */
        post: operations["contacts-opt-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/opt-outs/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that somebody takes back that they asked not to be contacted */
        post: operations["contacts-opt-out-withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a debtor may be contacted now, why not, and until when */
        get: operations["contacts-options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow one contact beside the rules, with a reason */
        post: operations["contacts-override"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/overrides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an override back that nobody has used */
        delete: operations["contacts-override-withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the contact of a debtor who has turned to us */
        post: operations["contacts-receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether a contact may be made now, and reserve it if so */
        post: operations["contacts-reserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a contact */
        get: operations["contacts-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct how a contact ended */
        patch: operations["contacts-correct"];
        trace?: never;
    };
    "/api/v1/contacts/{id}/dial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The number that a contact goes to, for the module that dials it now: the rules are asked once more */
        post: operations["contacts-dial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a contact ended */
        post: operations["contacts-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a contact */
        get: operations["contacts-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/maker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who makes a contact that a program began */
        post: operations["contacts-make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a reservation back that came to nothing */
        post: operations["contacts-release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a reserved contact goes on now */
        post: operations["contacts-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A contact from the strategy, the event or the person that wanted it to the promises and payments that came of it */
        get: operations["contacts-trace"];
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
    "/api/v1/deudores/by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debtors of a mailbox, for the module that reads letters */
        get: operations["debtors-by-email"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/by-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debtors who have a number, for the module that takes calls */
        get: operations["phones-holders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/by-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debtors whom a creditor calls so, for the module that speaks with them */
        get: operations["debtors-by-reference"];
        put?: never;
        post?: never;
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
        /** Write debtors as a CSV or XLSX file, with the filters and the order of the list */
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
    "/api/v1/deudores/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be done next with some debtors, and why */
        get: operations["debtors-next"];
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
    "/api/v1/deudores/some": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read some debtors by id */
        get: operations["debtors-some"];
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
    "/api/v1/deudores/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a tag that no debtor has */
        delete: operations["tags-delete"];
        options?: never;
        head?: never;
        /** Change a tag */
        patch: operations["tags-update"];
        trace?: never;
    };
    "/api/v1/deudores/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the debtors of a list come to */
        get: operations["debtors-totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a debtor, also by the id of one who was merged into them */
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
    "/api/v1/deudores/{id}/contact-ledger/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that was done to contact a debtor, signed, as JSON */
        get: operations["contacts-contact-ledger-json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/contact-ledger/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that was done to contact a debtor, signed, as PDF in the debtor's language */
        get: operations["contacts-contact-ledger-pdf"];
        put?: never;
        post?: never;
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
    "/api/v1/deudores/{id}/debts/{debt}/co-debtors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who answers for a debt beside its debtor */
        get: operations["co-debtors-list"];
        put?: never;
        /** Have another debtor answer for a debt */
        post: operations["co-debtors-add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/debts/{debt}/co-debtors/{co_debtor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Have a debtor answer for a debt no longer */
        delete: operations["co-debtors-remove"];
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
    "/api/v1/deudores/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a debtor */
        get: operations["documents-list"];
        put?: never;
        /** Send a document of a debtor */
        post: operations["documents-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a document */
        delete: operations["documents-delete"];
        options?: never;
        head?: never;
        /** Rename a document, or say what it is */
        patch: operations["documents-update"];
        trace?: never;
    };
    "/api/v1/deudores/{id}/documents/{document}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a document */
        get: operations["documents-content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List debtors who may be the same person */
        get: operations["merges-candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put flags on a debtor, which silence all that is done with them, and take others off */
        post: operations["debtors-flag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/identity-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody can be asked who says that they are the debtor, and how often still */
        get: operations["debtors-identity-facts"];
        put?: never;
        /** Check what somebody answers who says that they are the debtor */
        post: operations["debtors-identity-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a merge would come to */
        get: operations["merges-preview"];
        put?: never;
        /** Make one of two debtors who are one person */
        post: operations["merges-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who was merged into a debtor */
        get: operations["merges-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the movements of all of a debtor's debts with the running balance, the latest first */
        get: operations["movements-all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notes on a debtor, the pinned ones first */
        get: operations["notes-list"];
        put?: never;
        /** Note something on a debtor */
        post: operations["notes-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/notes/mentionable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users who may be mentioned in a note on a debtor */
        get: operations["notes-mentionable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a note */
        delete: operations["notes-delete"];
        options?: never;
        head?: never;
        /** Change a note */
        patch: operations["notes-update"];
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
    "/api/v1/deudores/{id}/shared-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the debts of others that a debtor answers for */
        get: operations["co-debtors-shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deudores/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a merge back */
        post: operations["merges-split"];
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
    "/api/v1/eventos-programados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scheduled events, the first due first */
        get: operations["events-list"];
        put?: never;
        /** Schedule an event */
        post: operations["events-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/eventos-programados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a scheduled event */
        get: operations["events-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a scheduled event */
        patch: operations["events-update"];
        trace?: never;
    };
    "/api/v1/eventos-programados/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a scheduled event */
        post: operations["events-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/eventos-programados/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a scheduled event was done */
        post: operations["events-complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/eventos-programados/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a scheduled event */
        get: operations["events-history"];
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
    "/api/v1/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the offers of a debtor, the latest first */
        get: operations["offers-list"];
        put?: never;
        /** Sign an offer */
        post: operations["offers-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What offers are called */
        get: operations["offers-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what may be offered to a debtor */
        get: operations["offers-region"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List rules, by name */
        get: operations["offer-rules-list"];
        put?: never;
        /** Add a rule */
        post: operations["offer-rules-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/rules/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What rules are called */
        get: operations["offer-rules-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a rule */
        get: operations["offer-rules-get"];
        put?: never;
        post?: never;
        /** Remove a rule */
        delete: operations["offer-rules-delete"];
        options?: never;
        head?: never;
        /** Change a rule; what was offered under it and not agreed to is void */
        patch: operations["offer-rules-update"];
        trace?: never;
    };
    "/api/v1/offers/rules/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a rule */
        get: operations["offer-rules-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a few good offers to choose from, all of which the caller may agree to */
        post: operations["offers-propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What terms come to; nothing is written */
        post: operations["offers-simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an offer */
        get: operations["offers-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments, the latest first */
        get: operations["payments-list"];
        put?: never;
        /** Take a payment into one's till */
        post: operations["payments-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write payments as a CSV or XLSX file */
        get: operations["payments-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bank files, the latest first */
        get: operations["bank-files-list"];
        put?: never;
        /** Upload a bank file and see what it holds */
        post: operations["bank-files-upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What bank files are called */
        get: operations["bank-files-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bank file with its counts and progress */
        get: operations["bank-files-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a bank file up, or stop its posting */
        post: operations["bank-files-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what each column is, and match the lines */
        put: operations["bank-files-columns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/format": {
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
        /** Change how a bank file is read */
        patch: operations["bank-files-format"];
        trace?: never;
    };
    "/api/v1/payments/files/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a bank file */
        get: operations["bank-files-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a bank file's lines */
        get: operations["bank-files-lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/lines/{line}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a line as a payment */
        post: operations["bank-files-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/lines/{line}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a line wait again that was left out */
        post: operations["bank-files-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/lines/{line}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a line out */
        post: operations["bank-files-skip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/files/{id}/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm all lines of a certainty or more */
        post: operations["bank-files-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What payments are called */
        get: operations["payments-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a payment would pay, in the order of the waterfall */
        post: operations["payments-preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the payments of a month that stand come to, by currency */
        get: operations["payments-recovered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/remittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write what is to be remitted to creditors as a CSV or XLSX file */
        get: operations["payments-remittance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell of a payment that was made elsewhere */
        post: operations["payments-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payment */
        get: operations["payments-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/charge-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a payment back that the bank has taken back */
        post: operations["payments-charge-back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a payment */
        get: operations["payments-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses to which a receipt can be mailed */
        get: operations["payments-mail-ways"];
        put?: never;
        /** Mail a receipt to the debtor */
        post: operations["payments-mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files that prove a payment */
        get: operations["payments-proofs"];
        put?: never;
        /** Send a file that proves a reported payment */
        post: operations["payments-prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/proof/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One proof of a payment */
        get: operations["payments-proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment's receipt, as PDF in the debtor's language */
        get: operations["payments-receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a payment back */
        post: operations["payments-refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a reported payment */
        post: operations["payments-reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a payment back that was registered by mistake */
        post: operations["payments-reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a reported payment: the money has come */
        post: operations["payments-verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List plans, the latest first */
        get: operations["plans-list"];
        put?: never;
        /** Agree to a signed offer */
        post: operations["plans-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write plans as a CSV or XLSX file */
        get: operations["plans-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What plans are called */
        get: operations["plans-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a plan with its instalments */
        get: operations["plans-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is signed of a plan, as PDF in the debtor's language */
        get: operations["plans-agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a plan begin that somebody else has asked for */
        post: operations["plans-approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a plan; its discount is taken back */
        post: operations["plans-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a plan */
        get: operations["plans-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a plan that somebody else has asked for */
        post: operations["plans-refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended plan go on */
        post: operations["plans-resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a plan rest */
        post: operations["plans-suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List promises */
        get: operations["promises-list"];
        put?: never;
        /** Take a promise */
        post: operations["promises-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is promised for each day of a month */
        get: operations["promises-calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write promises as a CSV or XLSX file, with the filters and the order of the list */
        get: operations["promises-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What promises are called */
        get: operations["promises-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the promises for a day and those just broken come to */
        get: operations["promises-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give promises to somebody else */
        post: operations["promises-reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the types of promise */
        get: operations["promise-types-list"];
        put?: never;
        /** Create a type of promise */
        post: operations["promise-types-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/types/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What types of promise are called */
        get: operations["promise-types-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a type that no promise is of */
        delete: operations["promise-types-delete"];
        options?: never;
        head?: never;
        /** Change a type of promise */
        patch: operations["promise-types-update"];
        trace?: never;
    };
    "/api/v1/promesas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a promise */
        get: operations["promises-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a pending promise */
        patch: operations["promises-update"];
        trace?: never;
    };
    "/api/v1/promesas/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a promise */
        post: operations["promises-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a draft that somebody else took */
        post: operations["promises-confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a promise */
        get: operations["promises-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/promesas/{id}/renegotiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put another promise in the place of one */
        post: operations["promises-renegotiate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first debtors of the queue, those first who are ready */
        get: operations["queue-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller has taken: one debtor, or none */
        get: operations["queue-held"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the next debtor of the queue */
        post: operations["queue-next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a debtor's place in the queue */
        get: operations["queue-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold the debtor who was taken for a while longer */
        post: operations["queue-keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a debtor before all others, for a user */
        post: operations["queue-pin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back the debtor who was taken */
        post: operations["queue-release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pass over the debtor who was taken, for an hour */
        post: operations["queue-skip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put off the debtor who was taken */
        post: operations["queue-snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queue/{id}/unpin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a debtor back where they belong */
        post: operations["queue-unpin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how old what is owed was, day by day */
        get: operations["reports-ageing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/ageing/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write how old what is owed was as a CSV or XLSX file */
        get: operations["reports-ageing-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/contactability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far the contacts of a period came */
        get: operations["reports-contactability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/contactability/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write how far contacts came as a CSV or XLSX file */
        get: operations["reports-contactability-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the figures of a period beside those before */
        get: operations["reports-figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/figures/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write the figures of a period as a CSV or XLSX file */
        get: operations["reports-figures-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/liquidation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what was collected of each month's placements */
        get: operations["reports-liquidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/liquidation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write what was collected of placements as a CSV or XLSX file */
        get: operations["reports-liquidation-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the promises of a period by day */
        get: operations["reports-promises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/promises/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write the promises of a period by day as a CSV or XLSX file */
        get: operations["reports-promises-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what moved from bucket to bucket, month by month */
        get: operations["reports-roll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/roll/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write what moved from bucket to bucket as a CSV or XLSX file */
        get: operations["reports-roll-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what each person did in a period */
        get: operations["reports-team"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/team/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write what each person did as a CSV or XLSX file */
        get: operations["reports-team-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/strategies/{portfolio_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a portfolio's strategy, the latest first */
        get: operations["strategies-versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/strategies/{portfolio_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the draft of a portfolio's strategy */
        put: operations["strategies-change"];
        /** Draft the next version of a portfolio's strategy */
        post: operations["strategies-draft"];
        /** Discard the draft of a portfolio's strategy */
        delete: operations["strategies-discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/strategies/{portfolio_id}/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish the draft of a portfolio's strategy */
        post: operations["strategies-publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/strategies/{portfolio_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a version of a portfolio's strategy would do now */
        get: operations["strategies-preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tills, the latest first */
        get: operations["tills-list"];
        put?: never;
        /** Open a till at a point of sale */
        post: operations["tills-open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's open till */
        get: operations["tills-current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write tills as a CSV or XLSX file: what came in and went out of each by currency and method, and what was counted */
        get: operations["tills-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List points of sale, by code */
        get: operations["points-list"];
        put?: never;
        /** Add a point of sale */
        post: operations["points-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/points/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What points of sale are called */
        get: operations["points-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/points/{id}": {
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
        /** Change a point of sale */
        patch: operations["points-update"];
        trace?: never;
    };
    "/api/v1/tills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a till */
        get: operations["tills-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count and close a till */
        post: operations["tills-close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what came into a till and went out of it, the latest first */
        get: operations["tills-entries"];
        put?: never;
        /** Put cash into one's till or take some out */
        post: operations["tills-move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tills/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a till */
        get: operations["tills-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List work sessions, the newest first */
        get: operations["work-sessions-list"];
        put?: never;
        /** Start work */
        post: operations["work-sessions-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the caller's work session */
        get: operations["work-sessions-current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/current/beat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show that the page lives */
        post: operations["work-sessions-beat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/current/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one's own work session */
        post: operations["work-sessions-finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/current/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause, go on, or wrap up */
        post: operations["work-sessions-enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a work session */
        get: operations["work-sessions-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End somebody's work session */
        post: operations["work-sessions-end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/work-sessions/{id}/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a work session was in, in order */
        get: operations["work-sessions-states"];
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
        AddInputBody: {
            /** @description Debtor of the same portfolio */
            debtor_id: string;
            /**
             * @default co_debtor
             * @enum {string}
             */
            role: "co_debtor" | "guarantor" | "heir";
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
        AdjustmentDebtResolution: {
            /** @enum {string} */
            resolution: "paid" | "settled" | "sold" | "fraud" | "discarded" | "discharged" | "invalidated" | "written_off" | "recalled";
        };
        AdjustmentNewAdjustment: {
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
             * @description Of a movement: the part of the balance that it goes to; without it that of its type; a credit without one is split over penalties, fees, interest and principal
             * @enum {string}
             */
            component?: "principal" | "interest" | "fee" | "penalty";
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
            type?: "discount" | "adjustment" | "interest" | "fee" | "penalty";
        };
        AdjustmentNewMovement: {
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
             * @description The part of the balance that it goes to; without it that of its type; a credit without one is split over penalties, fees, interest and principal
             * @enum {string}
             */
            component?: "principal" | "interest" | "fee" | "penalty";
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
            type: "discount" | "adjustment" | "interest" | "fee" | "penalty";
        };
        AdjustmentPosted: {
            movements: components["schemas"]["DebtMovement"][];
        };
        AdjustmentRefusal: {
            reason?: string;
        };
        AdjustmentRequest: {
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
            /**
             * @description Of a movement: the part of the balance that it goes to
             * @enum {string}
             */
            component: "" | "principal" | "interest" | "fee" | "penalty";
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
            type: "" | "discount" | "adjustment" | "interest" | "fee" | "penalty";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        AdjustmentRoom: {
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
        BankCounts: {
            /**
             * Format: int64
             * @description Waiting lines with a certainty of 90 or more
             */
            certain: number;
            /**
             * Format: int64
             * @description Lines that another file has had already
             */
            known: number;
            /** Format: int64 */
            lines: number;
            /** Format: int64 */
            posted: number;
            /** Format: int64 */
            skipped: number;
            /**
             * Format: int64
             * @description Lines that somebody has still to decide on
             */
            waiting: number;
            /**
             * Format: int64
             * @description Lines that could not be read
             */
            wrong: number;
        };
        BankFile: {
            /**
             * @description Bank, or account at it, whose file it is
             * @example BROU cuenta 001-88123
             */
            bank: string;
            /** @description What each column is, in the order of the file; empty for one left out */
            columns: ("" | "day" | "amount" | "reference" | "payer" | "document" | "debt_ref" | "currency")[];
            counts: components["schemas"]["BankCounts"];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * @description ISO 4217 code of lines that name none
             * @example UYU
             */
            currency: string;
            /** @description What the file looks like, with its first rows */
            detected: components["schemas"]["TabularDetection"];
            /** @description Code of what made it fail */
            failure: string;
            /** @example movimientos-noviembre.csv */
            file_name: string;
            /**
             * Format: int64
             * @description Bytes
             */
            file_size: number;
            /** @description How the file is read */
            format: components["schemas"]["TabularFormat"];
            id: string;
            /** @description Amounts are written without a decimal sign: 000150050 is 1500.50 */
            minor_units: boolean;
            /**
             * Format: int64
             * @description Certainty from which on lines are being posted, 0 to 100
             */
            post_from: number;
            progress: components["schemas"]["BankProgress"];
            /** @description What each column is taken for, with the certainty */
            proposed: components["schemas"]["StatementProposed"][];
            sha256: string;
            /**
             * Format: date-time
             * @description When the work under way began
             */
            started_at: string | null;
            started_by: string;
            /** @enum {string} */
            status: "uploaded" | "matching" | "ready" | "posting" | "failed" | "cancelled";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        BankProgress: {
            /** Format: int64 */
            done: number;
            /** Format: double */
            per_second: number;
            /** Format: int64 */
            seconds_left: number;
            /**
             * Format: int64
             * @description Estimated while the file is being read
             */
            total: number;
        };
        BodyAddressBody: {
            data: components["schemas"]["Address"];
        };
        BodyAdjustmentPostedBody: {
            data: components["schemas"]["AdjustmentPosted"];
        };
        BodyAdjustmentRequestBody: {
            data: components["schemas"]["AdjustmentRequest"];
        };
        BodyAdjustmentRoomBody: {
            data: components["schemas"]["AdjustmentRoom"];
        };
        BodyBankFileBody: {
            data: components["schemas"]["BankFile"];
        };
        BodyBucketSetBody: {
            data: components["schemas"]["Bucket"][];
        };
        BodyCoDebtorBody: {
            data: components["schemas"]["CoDebtor"];
        };
        BodyConsentBody: {
            data: components["schemas"]["Consent"];
        };
        BodyConsentDoneBody: {
            data: components["schemas"]["ConsentDone"];
        };
        BodyContactBody: {
            data: components["schemas"]["Contact"];
        };
        BodyContactNumberBody: {
            data: components["schemas"]["ContactNumber"];
        };
        BodyDebtBody: {
            data: components["schemas"]["Debt"];
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
        BodyDebtorTotalsBody: {
            data: components["schemas"]["DebtorTotals"];
        };
        BodyDispositionBody: {
            data: components["schemas"]["Disposition"];
        };
        BodyDocumentBody: {
            data: components["schemas"]["Document"];
        };
        BodyDuplicateMergeBody: {
            data: components["schemas"]["DuplicateMerge"];
        };
        BodyDuplicatePreviewBody: {
            data: components["schemas"]["DuplicatePreview"];
        };
        BodyIdentityAskableBody: {
            data: components["schemas"]["IdentityAskable"];
        };
        BodyIdentityCheckedBody: {
            data: components["schemas"]["IdentityChecked"];
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
        BodyInterestCapBody: {
            data: components["schemas"]["InterestCap"];
        };
        BodyLineBody: {
            data: components["schemas"]["Line"];
        };
        BodyListAddressBody: {
            data: components["schemas"]["Address"][];
        };
        BodyListCoDebtorBody: {
            data: components["schemas"]["CoDebtor"][];
        };
        BodyListCodebtorSharedBody: {
            data: components["schemas"]["CodebtorShared"][];
        };
        BodyListConsentBody: {
            data: components["schemas"]["Consent"][];
        };
        BodyListContactBody: {
            data: components["schemas"]["Contact"][];
        };
        BodyListDebtStayBody: {
            data: components["schemas"]["DebtStay"][];
        };
        BodyListDebtorBody: {
            data: components["schemas"]["Debtor"][];
        };
        BodyListDebtorBucketFiguresBody: {
            data: components["schemas"]["DebtorBucketFigures"][];
        };
        BodyListDebtorFoundBody: {
            data: components["schemas"]["DebtorFound"][];
        };
        BodyListDispositionBody: {
            data: components["schemas"]["Disposition"][];
        };
        BodyListDuplicateCandidateBody: {
            data: components["schemas"]["DuplicateCandidate"][];
        };
        BodyListDuplicateMergeBody: {
            data: components["schemas"]["DuplicateMerge"][];
        };
        BodyListImportsFieldBody: {
            data: components["schemas"]["ImportsField"][];
        };
        BodyListImportsFittingMappingBody: {
            data: components["schemas"]["ImportsFittingMapping"][];
        };
        BodyListInterestCapBody: {
            data: components["schemas"]["InterestCap"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListNextActBody: {
            data: components["schemas"]["NextAct"][];
        };
        BodyListOfferRuleBody: {
            data: components["schemas"]["OfferRule"][];
        };
        BodyListOptionBody: {
            data: components["schemas"]["Option"][];
        };
        BodyListPaymentRecoveredBody: {
            data: components["schemas"]["PaymentRecovered"][];
        };
        BodyListPhoneBody: {
            data: components["schemas"]["Phone"][];
        };
        BodyListPhoneHolderBody: {
            data: components["schemas"]["PhoneHolder"][];
        };
        BodyListPromiseCalendarDayBody: {
            data: components["schemas"]["PromiseCalendarDay"][];
        };
        BodyListPromiseTypeBody: {
            data: components["schemas"]["PromiseType"][];
        };
        BodyListQueueItemBody: {
            data: components["schemas"]["QueueItem"][];
        };
        BodyListRecallBody: {
            data: components["schemas"]["Recall"][];
        };
        BodyListRuleVerdictBody: {
            data: components["schemas"]["RuleVerdict"][];
        };
        BodyListRulebookOwnBody: {
            data: components["schemas"]["RulebookOwn"][];
        };
        BodyListRulebookPackBody: {
            data: components["schemas"]["RulebookPack"][];
        };
        BodyListShiftStretchBody: {
            data: components["schemas"]["ShiftStretch"][];
        };
        BodyListStrategyBody: {
            data: components["schemas"]["Strategy"][];
        };
        BodyListStringBody: {
            data: string[];
        };
        BodyListTagBody: {
            data: components["schemas"]["Tag"][];
        };
        BodyListTillPointBody: {
            data: components["schemas"]["TillPoint"][];
        };
        BodyMailingWaysBody: {
            data: components["schemas"]["MailingWays"];
        };
        BodyNoteBody: {
            data: components["schemas"]["Note"];
        };
        BodyOfferBody: {
            data: components["schemas"]["Offer"];
        };
        BodyOfferProposalBody: {
            data: components["schemas"]["OfferProposal"];
        };
        BodyOfferRegionBody: {
            data: components["schemas"]["OfferRegion"];
        };
        BodyOfferRuleBody: {
            data: components["schemas"]["OfferRule"];
        };
        BodyOfferSetBody: {
            data: components["schemas"]["OfferSet"];
        };
        BodyOverrideBody: {
            data: components["schemas"]["Override"];
        };
        BodyPaymentBody: {
            data: components["schemas"]["Payment"];
        };
        BodyPaymentPreviewBody: {
            data: components["schemas"]["PaymentPreview"];
        };
        BodyPhoneBody: {
            data: components["schemas"]["Phone"];
        };
        BodyPlanBody: {
            data: components["schemas"]["Plan"];
        };
        BodyPortfolioBody: {
            data: components["schemas"]["Portfolio"];
        };
        BodyPromiseBody: {
            data: components["schemas"]["Promise"];
        };
        BodyPromiseOverviewBody: {
            data: components["schemas"]["PromiseOverview"];
        };
        BodyPromiseTypeBody: {
            data: components["schemas"]["PromiseType"];
        };
        BodyPromisesMovedBody: {
            data: components["schemas"]["PromisesMoved"];
        };
        BodyQueueItemBody: {
            data: components["schemas"]["QueueItem"];
        };
        BodyQueuePreviewBody: {
            data: components["schemas"]["QueuePreview"];
        };
        BodyRecallBody: {
            data: components["schemas"]["Recall"];
        };
        BodyReportAgeingBody: {
            data: components["schemas"]["ReportAgeing"];
        };
        BodyReportContactabilityBody: {
            data: components["schemas"]["ReportContactability"];
        };
        BodyReportFiguresBody: {
            data: components["schemas"]["ReportFigures"];
        };
        BodyReportLiquidationBody: {
            data: components["schemas"]["ReportLiquidation"];
        };
        BodyReportPromiseDaysBody: {
            data: components["schemas"]["ReportPromiseDays"];
        };
        BodyReportRollsBody: {
            data: components["schemas"]["ReportRolls"];
        };
        BodyReportTeamBody: {
            data: components["schemas"]["ReportTeam"];
        };
        BodyRulebookOwnBody: {
            data: components["schemas"]["RulebookOwn"];
        };
        BodyRulebookPackBody: {
            data: components["schemas"]["RulebookPack"];
        };
        BodyScheduleEventBody: {
            data: components["schemas"]["ScheduleEvent"];
        };
        BodyShiftWorkSessionBody: {
            data: components["schemas"]["ShiftWorkSession"];
        };
        BodyStrategyBody: {
            data: components["schemas"]["Strategy"];
        };
        BodyTagBody: {
            data: components["schemas"]["Tag"];
        };
        BodyTillBody: {
            data: components["schemas"]["Till"];
        };
        BodyTillEntryBody: {
            data: components["schemas"]["TillEntry"];
        };
        BodyTillPointBody: {
            data: components["schemas"]["TillPoint"];
        };
        BodyTraceBody: {
            data: components["schemas"]["Trace"];
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
            ranges: components["schemas"]["BucketRange"][];
        };
        CancelInputBody: {
            reason: string;
        };
        CapInputBody: {
            /**
             * Format: int64
             * @description In hundredths of a percent
             * @example 5540
             */
            annual_rate: number;
            /** @example UY */
            country: string;
            /** @example UYU */
            currency: string;
            /**
             * @description First day on which it holds
             * @example 2026-10-01
             */
            from_on: string;
            /** @description The law and the publication that it is of */
            source: string;
        };
        CloseInputBody: {
            /** @description The cash that was counted, by currency */
            counted: components["schemas"]["TillAmount"][];
            note?: string;
        };
        CoDebtor: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debt_id: string;
            /** @description Debtor who answers for it too */
            debtor_id: string;
            id: string;
            /** @description Debtor whose debt it is */
            owner_id: string;
            /** @enum {string} */
            role: "co_debtor" | "guarantor" | "heir";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        CodebtorShared: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debt: components["schemas"]["Debt"];
            debt_id: string;
            /** @description Debtor who answers for it too */
            debtor_id: string;
            id: string;
            /** @description Debtor whose debt it is */
            owner_id: string;
            /** @enum {string} */
            role: "co_debtor" | "guarantor" | "heir";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ColumnsInputBody: {
            /** @description What each column is, in the order of the file; empty for one left out */
            columns: ("" | "day" | "amount" | "reference" | "payer" | "document" | "debt_ref" | "currency")[];
            /** @description Amounts are written without a decimal sign */
            minor_units?: boolean;
        };
        ConfirmInputBody: {
            /** @description Whose payment it is; without it, who is chosen beforehand */
            debtor_id?: string;
        };
        Consent: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            /**
             * @description Day on which it was given, empty when unknown
             * @example 2025-02-03
             */
            given_on: string;
            id: string;
            /**
             * @description Whose contacts it is for
             * @enum {string}
             */
            maker: "person" | "program" | "ai";
            /**
             * Format: date-time
             * @description When it was taken back
             */
            revoked_at: string | null;
            /**
             * @description How it was given, and where that can be shown
             * @example Contrato del 3/2/2025, cláusula 9
             */
            source: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ConsentDone: {
            address: string;
        };
        ConsentNewConsent: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            debtor_id: string;
            given_on?: string;
            /**
             * @description Whose contacts it is for
             * @default person
             * @enum {string}
             */
            maker: "person" | "program" | "ai";
            /** @description How it was given, and where that can be shown */
            source: string;
        };
        ConsentNewOptOut: {
            /**
             * @description Number in E.164, or mailbox, from which they asked; empty where the channel knows none
             * @example +59899123456
             */
            address?: string;
            /** @description Who asked; empty for nobody known */
            debtor_id?: string;
            /** @description Where that can be shown */
            source: string;
        };
        ConsentWithdrawal: {
            /** @description Number in E.164, or mailbox, from which they said so; empty where the channel knows none */
            address?: string;
            /** @description Who said so; empty for nobody known */
            debtor_id?: string;
        };
        Contact: {
            /**
             * Format: int64
             * @description Minor units, where the outcome asks for it
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it was allowed; of one that was not, when it was refused
             */
            at: string;
            /** @description Counts as an attempt */
            attempt: boolean;
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            currency: string;
            /** @description Debts that it is about */
            debt_ids: string[];
            debtor_id: string;
            /** @description What the rules said */
            decision: components["schemas"]["RuleDecision"];
            /** @enum {string} */
            direction: "outbound" | "inbound";
            /** @description How it ended */
            disposition_id: string;
            /**
             * Format: date-time
             * @description When to come back, where the outcome asks for it
             */
            due_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Scheduled event that it came of; empty for none */
            event_id: string;
            /**
             * Format: date-time
             * @description Until when a reservation holds
             */
            expires_at: string | null;
            id: string;
            /**
             * @description What makes it
             * @enum {string}
             */
            maker: "person" | "program" | "ai";
            note: string;
            /**
             * @description What it came of
             * @enum {string}
             */
            origin: "manual" | "queue" | "schedule" | "session";
            /** @description What allowed it beside the rules; empty for none */
            override_id: string;
            /** @description Number that it goes to; empty without one */
            phone_id: string;
            portfolio_id: string;
            /**
             * @description Who was reached; empty until it ends
             * @enum {string}
             */
            reach: "" | "none" | "machine" | "third_party" | "right_party";
            /** @description Counts as a contact: the debtor was reached */
            reached: boolean;
            /** @description Why the queue gave the debtor, the weightiest first */
            reasons: components["schemas"]["ContactReason"][];
            /**
             * @description Rule that refused it; empty for none
             * @example co.hours
             */
            rule_id: string;
            /** @enum {string} */
            status: "reserved" | "open" | "ended" | "released" | "expired" | "blocked";
            /** @description Step of the strategy by which the queue gave the debtor; empty for none */
            step_id: string;
            /**
             * Format: int64
             * @description Version of the portfolio's strategy by which the queue gave the debtor; 0 is what the product does where nothing was published
             */
            strategy: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Who makes it; empty for a program */
            user_id: string;
            /** Format: int64 */
            version: number;
        };
        ContactNewContact: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount?: number;
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            currency?: string;
            debtor_id: string;
            disposition_id: string;
            /**
             * Format: date-time
             * @description When to come back
             */
            due_at?: string;
            note?: string;
            phone_id?: string;
        };
        ContactNewOutcome: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount?: number;
            currency?: string;
            disposition_id: string;
            /**
             * Format: date-time
             * @description When to come back
             */
            due_at?: string;
            note?: string;
        };
        ContactNewReceived: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            debtor_id: string;
            /**
             * @description ai where a program speaks with them; else a person does
             * @enum {string}
             */
            maker?: "person" | "program" | "ai";
            phone_id?: string;
            /** @description Who speaks with them; empty where a program does */
            user_id: string;
        };
        ContactNewReservation: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** @description Debts that it is about; without them all that the debtor owes */
            debt_ids?: string[];
            debtor_id: string;
            /** @description Scheduled event that it comes of */
            event_id?: string;
            /**
             * @description What makes the contact
             * @default person
             * @enum {string}
             */
            maker: "person" | "program" | "ai";
            /**
             * @default manual
             * @enum {string}
             */
            origin: "manual" | "queue" | "schedule" | "session";
            /** @description Number that it goes to; a call, a message to a telephone needs one */
            phone_id?: string;
            /**
             * Format: int64
             * @description For how long it is reserved
             * @default 600
             */
            seconds: number;
        };
        ContactNumber: {
            /**
             * @description E.164, whole, empty for a contact without one: for the module that dials it, never for a screen
             * @example +59899123456
             */
            number: string;
        };
        ContactReason: {
            code: string;
            params?: {
                [key: string]: string;
            };
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
            extra: components["schemas"]["ExtraPair"][];
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
             * @description Day from which interest has not been charged yet, empty while none is
             * @example 2026-11-01
             */
            interest_from: string;
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
            /**
             * Format: int64
             * @description Fees that are part of the balance
             * @example 5000
             */
            owed_fee: number;
            /**
             * Format: int64
             * @description Interest that is part of the balance, in minor units; what no part of it names is principal
             * @example 120000
             */
            owed_interest: number;
            /**
             * Format: int64
             * @description Penalties that are part of the balance
             * @example 0
             */
            owed_penalty: number;
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
        DebtLine: {
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
            /**
             * @description The part of the balance that it goes to
             * @enum {string}
             */
            component: "principal" | "interest" | "fee" | "penalty";
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
            /** @description Payment that it is a part of; empty without one */
            payment_id: string;
            /** @description Movement that it takes back; empty for none */
            reverses_id: string;
            /**
             * Format: int64
             * @description What the debtor owed in the currency after it, in minor units
             * @example 1254300
             */
            running: number;
            /**
             * @description What it comes from: a receipt, an import line
             * @example REC-8841
             */
            source_ref: string;
            /** @enum {string} */
            type: "placement" | "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee" | "penalty";
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
            /**
             * @description The part of the balance that it goes to
             * @enum {string}
             */
            component: "principal" | "interest" | "fee" | "penalty";
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
            /** @description Payment that it is a part of; empty without one */
            payment_id: string;
            /** @description Movement that it takes back; empty for none */
            reverses_id: string;
            /**
             * @description What it comes from: a receipt, an import line
             * @example REC-8841
             */
            source_ref: string;
            /** @enum {string} */
            type: "placement" | "payment" | "discount" | "adjustment" | "chargeback" | "interest" | "fee" | "penalty";
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
            emails: string[];
            /**
             * @description The creditor's own number of the debtor
             * @example CLI-00481
             */
            external_ref: string;
            /** @description Further columns that the creditor sent of the debtor, by their names; of one debtor alone, not in lists */
            extra?: components["schemas"]["ExtraPair"][];
            /**
             * @description Family names, of a person
             * @example Silva Pereira
             */
            family_name: string;
            /** @description Circumstances that bind whoever works the debtor */
            flags: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
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
            /**
             * @description Who was reached at the last try; empty when nobody has tried
             * @enum {string}
             */
            last_reach: "" | "none" | "machine" | "third_party" | "right_party";
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
            /** @description What is owed in other currencies than the portfolio's */
            other_balances: components["schemas"]["DebtorOtherBalance"][];
            /**
             * @description Main phone in E.164, covered but for its last digits when masked is true
             * @example +598*****123
             */
            phone: string;
            /**
             * Format: int64
             * @description Plans that have begun and not ended
             * @example 0
             */
            plans_open: number;
            /** @description Portfolio the debtor belongs to */
            portfolio_id: string;
            /** @description How the debtor wants to be contacted */
            preferences: components["schemas"]["DebtorPreferences"];
            /**
             * Format: int64
             * @description Promises that are neither kept nor broken yet
             * @example 1
             */
            promises_open: number;
            /**
             * Format: date-time
             * @description When the debtor was reached last
             */
            reached_at: string | null;
            /**
             * Format: date-time
             * @description When the last outcome asks for another try
             */
            retry_at: string | null;
            /**
             * @description The agency's own segment
             * @example A2
             */
            segment: string;
            /**
             * Format: int64
             * @description Debts of others that the debtor answers for
             * @example 0
             */
            shared_debts: number;
            /**
             * @description Where the work on the debtor stands
             * @enum {string}
             */
            status: "new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled";
            /** @description Tags, by name */
            tags: components["schemas"]["TagRef"][];
            /**
             * @description IANA zone the debtor lives in; empty for the portfolio's
             * @example America/Montevideo
             */
            timezone: string;
            /**
             * Format: date-time
             * @description When a contact with the debtor ended last; absent when nobody has tried
             */
            tried_at: string | null;
            /**
             * Format: int64
             * @description Tries since the debtor was reached
             */
            tries: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DebtorAffected: {
            /** @description What the debtors that were named had, to go back to */
            before?: components["schemas"]["DebtorHeld"][];
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
            assignee_id?: string;
            /** @description In place of ids: all debtors that the list shows with these parameters */
            filter?: components["schemas"]["DebtorFilter"];
            /** @description These debtors */
            ids?: string[];
            /** @description In place of assignee_id: these users in turn, each as many as the others */
            in_turn?: string[];
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
            ageing: components["schemas"]["DebtorBucketFigures"][];
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
            /**
             * @description Worked by this user; me for the caller, none for nobody
             * @example me
             */
            assignee?: string;
            /**
             * @description In any of these ageing buckets
             * @example [
             *       "b31"
             *     ]
             */
            bucket?: string[];
            /**
             * @description Owed in any of these currencies
             * @example [
             *       "UYU"
             *     ]
             */
            currency?: string[];
            /** @description In any of these portfolios */
            portfolio_id?: string[];
            /**
             * @description Words of the name, the beginning of a national id, the last digits of a phone, or a tag
             * @example silva
             */
            q?: string;
            /** @description In any of these work statuses */
            status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[];
            /** @description With any of these tags */
            tag?: string[];
        };
        DebtorFound: {
            /** @description Who works the debtor; empty for nobody */
            assignee_id: string;
            debtor_id: string;
            portfolio_id: string;
        };
        DebtorHeld: {
            /** @description Who worked them; empty for nobody */
            assignee_id?: string;
            /** @description Debtors */
            ids: string[];
            /** @description A tag that they carried */
            tag_id?: string;
        };
        DebtorNewDebtor: {
            /** @example 1984-03-09 */
            birthday?: string;
            /** @description E-mail addresses, the best first */
            emails?: string[];
            /**
             * @description The creditor's own number of the debtor
             * @example CLI-00481
             */
            external_ref?: string;
            /** @example Silva Pereira */
            family_name?: string;
            flags?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
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
        DebtorOtherBalance: {
            /**
             * Format: int64
             * @description Minor units
             * @example 39049000
             */
            balance: number;
            /**
             * @description ISO 4217 code
             * @example USD
             */
            currency: string;
        };
        DebtorOverview: {
            /** @description Sums of different currencies are never added, nor ordered: where most debtors owe comes first */
            currencies: components["schemas"]["DebtorCurrencyFigures"][];
            /** @description Who works how many, most first; empty for who sees own debtors alone */
            team: components["schemas"]["DebtorWorkload"][];
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
            /** @description Asked not to be contacted by these */
            closed?: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit")[];
            /**
             * @description Asked to be contacted from this time of day on
             * @example 18:00
             */
            from?: string;
            /**
             * @description Preferred hours, in the debtor's words
             * @example after 18:00
             */
            hours?: string;
            /**
             * @description Asked to be contacted before this time of day
             * @example 20:30
             */
            to?: string;
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
            add?: string[];
            /** @description In place of ids: all debtors that the list shows with these parameters */
            filter?: components["schemas"]["DebtorFilter"];
            /** @description These debtors */
            ids?: string[];
            /** @description Tags to take off */
            remove?: string[];
        };
        DebtorTags: {
            /** @description Every tag the debtor is to have */
            tag_ids: string[];
        };
        DebtorTotals: {
            /**
             * Format: int64
             * @example 240
             */
            debtors: number;
            /** @description All are counted; else there are more than these */
            exact: boolean;
            /** @description One sum for each currency, that of most debtors first; never added */
            owed: components["schemas"]["DebtorOwed"][];
        };
        DebtorWorkload: {
            assignee_id: string;
            /**
             * Format: int64
             * @example 60
             */
            debtors: number;
            /** @description One sum for each currency */
            owed: components["schemas"]["DebtorOwed"][];
        };
        Disposition: {
            /** @description What it is for; everything when empty */
            channels: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter")[];
            /**
             * @description Unique in the tenant
             * @example callback
             */
            code: string;
            /** @description Counts as an attempt, of a contact that went out */
            counts_attempt: boolean;
            /** @description Counts as a contact: the debtor was reached */
            counts_contact: boolean;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * @description Circumstance that it puts on the debtor; empty for none
             * @enum {string}
             */
            debtor_flag: "" | "dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call";
            /** @description What figures count it as */
            flags: ("human_answered" | "promise" | "payment" | "refusal" | "dispute" | "hardship" | "callback" | "dnc" | "unworkable" | "completed" | "positive")[];
            /** @description Holds others; no contact ends with it */
            group: boolean;
            /**
             * @description Group that it is in; empty at the top
             * @example right_party
             */
            group_id: string;
            id: string;
            /**
             * @description Letter or digit that picks it; empty for none
             * @example 3
             */
            key: string;
            labels: components["schemas"]["RuleText"];
            /**
             * @description What becomes of the number; empty for nothing
             * @enum {string}
             */
            phone_status: "" | "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
            /**
             * Format: int64
             * @description Place within its group
             */
            position: number;
            /**
             * @description Who was reached
             * @enum {string}
             */
            reach: "none" | "machine" | "third_party" | "right_party";
            /** @description What has to be told with it */
            requires: ("date" | "amount" | "note")[];
            /** @description No contact ends with it any more */
            retired: boolean;
            /**
             * Format: int64
             * @description After how many minutes
             * @example 240
             */
            retry_after: number;
            /** @enum {string} */
            retry_mode: "none" | "fixed" | "multiplied";
            /**
             * Format: int64
             * @description How often to try again; 0 for never
             * @example 3
             */
            retry_most: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DispositionChange: {
            channels?: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter")[];
            counts_attempt?: boolean;
            counts_contact?: boolean;
            /** @enum {string} */
            debtor_flag?: "" | "dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call";
            flags?: ("human_answered" | "promise" | "payment" | "refusal" | "dispute" | "hardship" | "callback" | "dnc" | "unworkable" | "completed" | "positive")[];
            group_id?: string;
            key?: string;
            labels: components["schemas"]["RuleText"];
            /** @enum {string} */
            phone_status?: "" | "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
            /** Format: int64 */
            position: number;
            /** @enum {string} */
            reach: "none" | "machine" | "third_party" | "right_party";
            requires?: ("date" | "amount" | "note")[];
            retired?: boolean;
            /** Format: int64 */
            retry_after?: number;
            /** @enum {string} */
            retry_mode?: "none" | "fixed" | "multiplied";
            /** Format: int64 */
            retry_most?: number;
        };
        DispositionNewDisposition: {
            channels?: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter")[];
            code: string;
            counts_attempt?: boolean;
            counts_contact?: boolean;
            /** @enum {string} */
            debtor_flag?: "" | "dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call";
            flags?: ("human_answered" | "promise" | "payment" | "refusal" | "dispute" | "hardship" | "callback" | "dnc" | "unworkable" | "completed" | "positive")[];
            group?: boolean;
            group_id?: string;
            key?: string;
            labels: components["schemas"]["RuleText"];
            /** @enum {string} */
            phone_status?: "" | "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
            /** @enum {string} */
            reach: "none" | "machine" | "third_party" | "right_party";
            requires?: ("date" | "amount" | "note")[];
            /** Format: int64 */
            retry_after?: number;
            /** @enum {string} */
            retry_mode?: "none" | "fixed" | "multiplied";
            /** Format: int64 */
            retry_most?: number;
        };
        Document: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            id: string;
            /** @enum {string} */
            kind: "contract" | "identity" | "proof_of_payment" | "letter" | "power_of_attorney" | "other";
            /**
             * @description As its bytes say
             * @example application/pdf
             */
            media_type: string;
            /**
             * @description As it was sent, until somebody calls it otherwise
             * @example contrato.pdf
             */
            name: string;
            /** @description Of the content, in hex */
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
        DocumentChange: {
            /** @enum {string} */
            kind?: "contract" | "identity" | "proof_of_payment" | "letter" | "power_of_attorney" | "other";
            name?: string;
        };
        DuplicateCandidate: {
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
            emails: string[];
            /**
             * @description The creditor's own number of the debtor
             * @example CLI-00481
             */
            external_ref: string;
            /** @description Further columns that the creditor sent of the debtor, by their names; of one debtor alone, not in lists */
            extra?: components["schemas"]["ExtraPair"][];
            /**
             * @description Family names, of a person
             * @example Silva Pereira
             */
            family_name: string;
            /** @description Circumstances that bind whoever works the debtor */
            flags: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
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
            /**
             * @description Who was reached at the last try; empty when nobody has tried
             * @enum {string}
             */
            last_reach: "" | "none" | "machine" | "third_party" | "right_party";
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
            /** @description What is owed in other currencies than the portfolio's */
            other_balances: components["schemas"]["DebtorOtherBalance"][];
            /**
             * @description Main phone in E.164, covered but for its last digits when masked is true
             * @example +598*****123
             */
            phone: string;
            /**
             * Format: int64
             * @description Plans that have begun and not ended
             * @example 0
             */
            plans_open: number;
            /** @description Portfolio the debtor belongs to */
            portfolio_id: string;
            /** @description How the debtor wants to be contacted */
            preferences: components["schemas"]["DebtorPreferences"];
            /**
             * Format: int64
             * @description Promises that are neither kept nor broken yet
             * @example 1
             */
            promises_open: number;
            /**
             * Format: date-time
             * @description When the debtor was reached last
             */
            reached_at: string | null;
            /**
             * Format: date-time
             * @description When the last outcome asks for another try
             */
            retry_at: string | null;
            /**
             * @description The agency's own segment
             * @example A2
             */
            segment: string;
            /**
             * Format: int64
             * @description Debts of others that the debtor answers for
             * @example 0
             */
            shared_debts: number;
            /**
             * @description Where the work on the debtor stands
             * @enum {string}
             */
            status: "new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled";
            /** @description Tags, by name */
            tags: components["schemas"]["TagRef"][];
            /**
             * @description IANA zone the debtor lives in; empty for the portfolio's
             * @example America/Montevideo
             */
            timezone: string;
            /**
             * Format: date-time
             * @description When a contact with the debtor ended last; absent when nobody has tried
             */
            tried_at: string | null;
            /**
             * Format: int64
             * @description Tries since the debtor was reached
             */
            tries: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /**
             * @description What they have in common
             * @enum {string}
             */
            why: "national_id" | "phone";
        };
        DuplicateCount: {
            /** @enum {string} */
            part: "debts" | "payments" | "promises" | "plans" | "adjustments" | "contacts" | "events" | "notes" | "documents" | "phones" | "addresses" | "consents" | "overrides" | "shared" | "co_debtors" | "bank_lines";
            /** Format: int64 */
            rows: number;
        };
        DuplicateMerge: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Debtor who is kept */
            kept_id: string;
            /** @description What went along */
            moved: components["schemas"]["DuplicateCount"][];
            /** @description Debtor who was merged into them */
            other_id: string;
            /** @description What the other was called */
            other_name: string;
            portfolio_id: string;
            /**
             * Format: date-time
             * @description When it was taken back
             */
            split_at: string | null;
            split_by: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        DuplicateMergeRequest: {
            other_id: string;
        };
        DuplicatePreview: {
            /**
             * Format: int64
             * @description What the debtor who is kept would owe, in minor units
             */
            balance: number;
            /** @description They have different national ids of the same kind: likely two people */
            differ: boolean;
            kept: components["schemas"]["Debtor"];
            /** @description What would go along */
            moves: components["schemas"]["DuplicateCount"][];
            other: components["schemas"]["Debtor"];
            /**
             * @description Why they cannot be merged now; empty if they can
             * @example portfolios.merge_contact
             */
            refusal: string;
        };
        DuplicateSplitRequest: {
            merge_id: string;
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
        FlagDebtorFlags: {
            /** @description Program that does it; none for a person */
            agent_id?: string;
            call_id?: string;
            conversation_id?: string;
            /** @description To put on */
            put?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
            /** @description To take off */
            take?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
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
        IdentityAskable: {
            /** @description That are known of them, those first that are best asked */
            facts: ("document_last4" | "birthday" | "birth_year" | "postal_code" | "external_ref")[];
            /**
             * Format: date-time
             * @description Until when nothing is checked; null while something is
             */
            locked_until: string | null;
            /**
             * Format: int64
             * @description Wrong answers that are left, over all facts and whoever asks
             */
            tries_left: number;
        };
        IdentityChecked: {
            /**
             * Format: date-time
             * @description Until when nothing is checked; null while something is
             */
            locked_until: string | null;
            passed: boolean;
            /**
             * Format: int64
             * @description Wrong answers that are left, over all facts and whoever asks
             */
            tries_left: number;
        };
        IdentityNewCheck: {
            /** @description Program that asked; none for a person */
            agent_id?: string;
            /** @description As they said or wrote it; it is kept nowhere */
            answer: string;
            call_id?: string;
            conversation_id?: string;
            /** @enum {string} */
            fact: "document_last4" | "birthday" | "birth_year" | "postal_code" | "external_ref";
            /**
             * @description In which they said it; in English the month of a date may stand first
             * @enum {string}
             */
            language?: "es" | "en" | "pt";
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
            mapping: string[];
            /** @example Archivo mensual */
            name: string;
        };
        ImportsFormatChange: {
            /** @description Where the columns after the first begin, in characters from 0; none for a table that a sign cuts */
            cuts?: number[];
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
            check_totals: components["schemas"]["MergeTotal"][];
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
            mapping: string[];
            /** @description Import whose rejected rows, mended, these are; empty for a file */
            mended_from: string;
            /** @description Portfolio the rows go into */
            portfolio_id: string;
            /** @description How far the check or the run has come */
            progress: components["schemas"]["ImportsProgress"];
            /** @description Field proposed for each column, with its certainty */
            proposed: components["schemas"]["MappingProposal"][];
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
            totals: components["schemas"]["MergeTotal"][];
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
            faults: components["schemas"]["ImportsRejection"][];
            /**
             * Format: int64
             * @description Line of the file, from 1
             * @example 48
             */
            line: number;
            /** @description Somebody has mended it; it waits to be imported */
            mended: boolean;
            /** @description What stands in each column, as it was mended last */
            values: string[];
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
            fields: string[];
            /** @description How the file was read */
            format: components["schemas"]["TabularFormat"];
            /** @description Names of the columns it was saved for */
            header: string[];
            id: string;
            /** @example Archivo mensual */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        InterestCap: {
            /**
             * Format: int64
             * @description In hundredths of a percent
             * @example 5540
             */
            annual_rate: number;
            /** @example UY */
            country: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            /**
             * @description First day on which it holds, until the next one
             * @example 2026-10-01
             */
            from_on: string;
            id: string;
            /**
             * @description The law and the publication that it is of
             * @example Ley 18.212; BCU, tasas medias del trimestre
             */
            source: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        Line: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount: number;
            /**
             * Format: int64
             * @description Of the proposal that is chosen beforehand, 0 to 100; 0 where none is
             * @example 95
             */
            certainty: number;
            currency: string;
            /** @example 2026-11-19 */
            day: string;
            /** @description Debt or account that it names */
            debt_ref: string;
            /** @description Who is chosen beforehand, or whose payment it became */
            debtor_id: string;
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string;
            /** @description Their document, as the bank has it */
            document: string;
            /**
             * @description What is wrong with it, or why it waits again
             * @enum {string}
             */
            fault: "" | "row" | "day" | "amount" | "currency" | "outgoing" | "nothing_owed" | "payment_gone" | "receives";
            file_id: string;
            id: string;
            /**
             * Format: int64
             * @description More than was owed, which was not posted; minor units
             */
            left_over: number;
            /**
             * Format: int64
             * @description Line of the file, from 1
             * @example 48
             */
            line: number;
            /** @description Who paid, as the bank has it */
            payer: string;
            /** @description Payment that came of it, or that a till had taken */
            payment_id: string;
            /** @description Whom it may be from, the likeliest first */
            proposals: components["schemas"]["MatchingProposal"][];
            /** @description Why it was skipped */
            reason: string;
            /** @description The bank's number or text */
            reference: string;
            /** @enum {string} */
            status: "wrong" | "waiting" | "known" | "posted" | "skipped";
        };
        MailingWays: {
            /** @description The debtor's addresses, the best first; covered for who sees them covered */
            emails: string[];
            /** @description Whether there is a server that takes mail */
            server: boolean;
        };
        MakeInputBody: {
            user_id: string;
        };
        MappingInputBody: {
            /** @description Field of each column in the order of the file; empty for a column left out */
            mapping: string[];
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
        MatchingProposal: {
            /**
             * Format: int64
             * @description 0 to 100
             */
            certainty: number;
            debtor_id: string;
            /** @description Payment that a till took, which the line only confirms */
            payment_id?: string;
            reasons: ("payment" | "debt_ref" | "document" | "account_ref" | "expected" | "name" | "balance" | "nothing_due")[];
        };
        MendInputBody: {
            /** @description What is to stand in each column */
            values: string[];
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
        NextAct: {
            /**
             * Format: int64
             * @description What the promise still brings, in minor units
             */
            amount: number;
            /**
             * Format: date-time
             * @description From when on; absent for a promise and for nothing
             */
            at: string | null;
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            currency: string;
            debtor_id: string;
            /** @description Rule by which nobody contacts the debtor */
            decision?: components["schemas"]["RuleDecision"];
            /** @description Scheduled event; empty for none */
            event_id: string;
            /**
             * @description Of the scheduled event
             * @enum {string}
             */
            event_kind: "" | "callback" | "visit" | "review" | "message" | "promise_reminder" | "instalment_due";
            /** @enum {string} */
            kind: "silent" | "event" | "contact" | "promise" | "nothing";
            /**
             * @description Day on which a promise is due; empty for anything else
             * @example 2026-11-24
             */
            on: string;
            /** @description Number that it goes to; empty for none */
            phone_id: string;
            /** @description Open promise; empty for none */
            promise_id: string;
            /** @description It is to be done now */
            ready: boolean;
            /** @description Why the queue has the debtor, the weightiest first */
            reasons: components["schemas"]["QueueReason"][];
        };
        Note: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            id: string;
            /** @description Users whom it is brought to */
            mentions: string[];
            /** @description Stands before the others */
            pinned: boolean;
            text: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        NoteChange: {
            mentions?: string[];
            pinned?: boolean;
            text?: string;
        };
        NoteNewNote: {
            /** @description Users whom it is brought to: they have to see the debtor */
            mentions?: string[];
            /** @description Stands before the others */
            pinned?: boolean;
            text: string;
        };
        Offer: {
            /** @description Whether it is beyond what whoever made it may agree to alone */
            approval: boolean;
            /**
             * Format: int64
             * @description What was owed, in minor units
             * @example 1254300
             */
            balance: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            debtor_id: string;
            /**
             * Format: int64
             * @description What is given up
             * @example 125430
             */
            discount: number;
            /** Format: date-time */
            expires_at: string;
            id: string;
            /** @description Plan that it became; empty as long as it is none */
            plan_id: string;
            portfolio_id: string;
            rule_id: string;
            /** Format: int64 */
            rule_version: number;
            schedule: components["schemas"]["OfferDue"][];
            /** @enum {string} */
            status: "open" | "agreed" | "expired";
            terms: components["schemas"]["OfferTerms"];
            /** @description The signed offer, to be handed in as it is */
            token: string;
            /**
             * Format: int64
             * @description What is to be paid
             * @example 1128870
             */
            total: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        OfferBounds: {
            /** @description Most share of parts of the balance; a part that is not listed is bounded by the whole alone */
            components?: components["schemas"]["OfferPart"][];
            /**
             * Format: int64
             * @description Most share of the balance that is given up
             * @example 3000
             */
            discount: number;
            /**
             * Format: int64
             * @description Least share of the total that is paid first
             * @example 1000
             */
            down_payment: number;
            /**
             * Format: int64
             * @description Days within which the first payment falls due
             * @example 30
             */
            first_days: number;
            frequencies: ("weekly" | "biweekly" | "1st_and_15th" | "monthly")[];
            /**
             * Format: int64
             * @example 12
             */
            instalments_max: number;
            /**
             * Format: int64
             * @example 1
             */
            instalments_min: number;
            /**
             * Format: int64
             * @description Days within which the last payment falls due
             * @example 400
             */
            last_days: number;
            /** @description Least amount of an instalment, by currency */
            least_amounts?: components["schemas"]["PortfolioAmount"][];
            /**
             * @description Which instalment takes what rounding leaves
             * @default last
             * @enum {string}
             */
            remainder: "last" | "first";
            /**
             * @description What instalments are rounded to
             * @default unit
             * @enum {string}
             */
            rounding: "minor" | "unit" | "ten" | "hundred";
        };
        OfferCut: {
            /**
             * Format: int64
             * @description Minor units
             * @example 125430
             */
            amount: number;
            /** @enum {string} */
            component: "principal" | "interest" | "fee" | "penalty";
            debt_id: string;
        };
        OfferDebt: {
            /**
             * Format: int64
             * @description Minor units
             * @example 1254300
             */
            balance: number;
            debt_id: string;
            /** Format: int64 */
            fee: number;
            /** Format: int64 */
            interest: number;
            /** Format: int64 */
            penalty: number;
            /** Format: int64 */
            principal: number;
        };
        OfferDue: {
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            amount: number;
            /** @example 2026-12-10 */
            due_on: string;
            /**
             * Format: int64
             * @example 1
             */
            n: number;
        };
        OfferLegal: {
            /** @example BR */
            country: string;
            /**
             * Format: int64
             * @description Longest plan, in days
             * @example 1825
             */
            last_days: number;
            source: string;
        };
        OfferLine: {
            /**
             * Format: int64
             * @description Most share of the balance, in hundredths of a percent
             * @example 1000
             */
            discount: number;
            /**
             * Format: int64
             * @description Least share of the total, in hundredths of a percent
             * @example 1000
             */
            down_payment: number;
            /**
             * Format: int64
             * @example 6
             */
            instalments: number;
            /** @enum {string} */
            role: "admin" | "manager" | "cashier";
        };
        OfferMissed: {
            /**
             * Format: int64
             * @description Or one that is late by more days than this
             * @example 45
             */
            days: number;
            /**
             * Format: int64
             * @description So many instalments late at a time
             * @example 2
             */
            instalments: number;
        };
        OfferNewOffer: {
            /** @description Debts of one currency; without them all that something is owed on in the portfolio's */
            debt_ids?: string[];
            debtor_id: string;
            /** @description Rule to offer under; the closest without it */
            rule_id?: string;
            terms: components["schemas"]["OfferTerms"];
        };
        OfferNewSet: {
            /** @description Debts of one currency; without them all that something is owed on in the portfolio's */
            debt_ids?: string[];
            debtor_id: string;
            /** @description Rule to offer under; the closest without it */
            rule_id?: string;
        };
        OfferOwn: {
            /**
             * Format: int64
             * @description Most share of the balance, in hundredths of a percent
             * @example 1000
             */
            discount: number;
            /**
             * Format: int64
             * @description The same in minor units
             * @example 125430
             */
            discount_amount: number;
            /**
             * Format: int64
             * @description Least share of the total, in hundredths of a percent
             * @example 1000
             */
            down_payment: number;
            /**
             * Format: int64
             * @example 6
             */
            instalments: number;
        };
        OfferPart: {
            /** @enum {string} */
            component: "principal" | "interest" | "fee" | "penalty";
            /**
             * Format: int64
             * @description In hundredths of a percent
             * @example 10000
             */
            discount: number;
        };
        OfferProposal: {
            /** @description Whether it is beyond what the caller may agree to alone */
            approval: boolean;
            /**
             * Format: int64
             * @description What is owed now, in minor units
             * @example 1254300
             */
            balance: number;
            /** @example UYU */
            currency: string;
            /** @description What is given up of which part of which debt */
            cuts: components["schemas"]["OfferCut"][];
            /**
             * Format: int64
             * @description What is given up
             * @example 125430
             */
            discount: number;
            schedule: components["schemas"]["OfferDue"][];
            terms: components["schemas"]["OfferTerms"];
            /**
             * Format: int64
             * @description What is to be paid
             * @example 1128870
             */
            total: number;
        };
        OfferRegion: {
            /**
             * Format: int64
             * @description Minor units
             * @example 1254300
             */
            balance: number;
            /** @example UYU */
            currency: string;
            debts: components["schemas"]["OfferDebt"][];
            /**
             * Format: int64
             * @description Most share of the balance, in hundredths of a percent
             * @example 3000
             */
            discount: number;
            /**
             * Format: int64
             * @description Least share of the total, in hundredths of a percent
             * @example 1000
             */
            down_payment: number;
            first_from: string;
            first_to: string;
            frequencies: ("weekly" | "biweekly" | "1st_and_15th" | "monthly")[];
            /** Format: int64 */
            instalments_max: number;
            /** Format: int64 */
            instalments_min: number;
            /** @description The last payment falls due by then */
            last_to: string;
            /**
             * Format: int64
             * @description Least amount of one of several instalments, in minor units
             */
            least_amount: number;
            /** @description Limits of the law that the region was cut to */
            legal: components["schemas"]["OfferLegal"][];
            /** @description What the caller agrees to without somebody else's approval */
            own: components["schemas"]["OfferOwn"];
            rule_id: string;
            rule_name: string;
            /** Format: int64 */
            rule_version: number;
            /** @description Every rule that offers may be made under, the closest first */
            rules: components["schemas"]["OfferRuleRef"][];
            /** Format: int64 */
            valid_hours: number;
        };
        OfferRule: {
            /** @description What each role agrees to by itself */
            authority: components["schemas"]["OfferLine"][];
            /** @description What terms may be; nobody agrees to others */
            bounds: components["schemas"]["OfferBounds"];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description When a plan ends because it is not paid */
            missed: components["schemas"]["OfferMissed"];
            /** @example Quita hasta 30 % y 12 cuotas */
            name: string;
            /** @description Portfolio that it is for; empty for all of them */
            portfolio_id: string;
            /** @enum {string} */
            status: "active" | "retired";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /**
             * Format: int64
             * @description How long an offer holds
             * @example 72
             */
            valid_hours: number;
            /** Format: int64 */
            version: number;
        };
        OfferRuleChange: {
            authority?: components["schemas"]["OfferLine"][];
            bounds?: components["schemas"]["OfferBounds"];
            missed?: components["schemas"]["OfferMissed"];
            name?: string;
            /** @enum {string} */
            status?: "active" | "retired";
            /** Format: int64 */
            valid_hours?: number;
        };
        OfferRuleRef: {
            id: string;
            name: string;
        };
        OfferSet: {
            /** @description Signed, the best for the creditor first; none where nothing may be offered without somebody's approval */
            offers: components["schemas"]["Offer"][];
        };
        OfferTerms: {
            /**
             * Format: int64
             * @description Share of the balance that is given up, in hundredths of a percent
             * @example 1000
             */
            discount: number;
            /**
             * Format: int64
             * @description What is paid first, in minor units; 0 for none
             * @example 150000
             */
            down_payment: number;
            /**
             * @description Day of the first payment
             * @example 2026-12-10
             */
            first_on: string;
            /** @enum {string} */
            frequency: "weekly" | "biweekly" | "1st_and_15th" | "monthly";
            /**
             * Format: int64
             * @example 6
             */
            instalments: number;
        };
        OfferruleNewOfferRule: {
            authority?: components["schemas"]["OfferLine"][];
            bounds: components["schemas"]["OfferBounds"];
            missed: components["schemas"]["OfferMissed"];
            /** @example Quita hasta 30 % y 12 cuotas */
            name: string;
            /** @description Portfolio that it is for; all of them without it */
            portfolio_id?: string;
            /**
             * @default active
             * @enum {string}
             */
            status: "active" | "retired";
            /**
             * Format: int64
             * @example 72
             */
            valid_hours: number;
        };
        OpenInputBody: {
            /** @description The cash that lies in it, by currency */
            opening?: components["schemas"]["TillAmount"][];
            /** @description Point of sale */
            point_id: string;
        };
        Option: {
            /**
             * Format: int64
             * @description Hour of the day at which they answer most, on their clock; -1 while too little is known
             * @example 18
             */
            best_hour: number;
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** @description Whether it is allowed now, by the rules */
            decision: components["schemas"]["RuleDecision"];
            /**
             * @description Who was reached at the last try
             * @enum {string}
             */
            last_reach: "" | "none" | "machine" | "third_party" | "right_party";
            /** @description What allows one contact beside the rules; empty for none */
            override_id: string;
            /** @description Number that it goes to; empty for a channel without one */
            phone_id: string;
            /**
             * Format: double
             * @description How likely the right party is reached at the number, 0 to 1; 0 without a number
             * @example 0.42
             */
            probability: number;
            /**
             * Format: int64
             * @description How often the number was tried
             */
            tries: number;
        };
        Override: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** @description Contact that used it; empty until then */
            contact_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            /**
             * Format: date-time
             * @description After this it allows nothing
             */
            expires_at: string;
            id: string;
            /** @description Number that it is for; empty for any of the debtor's */
            phone_id: string;
            reason: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        OverrideNewOverride: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            debtor_id: string;
            /**
             * Format: int64
             * @description For how long it may be used
             * @default 24
             */
            hours: number;
            /** @description Number that it is for; without it any of the debtor's */
            phone_id?: string;
            reason: string;
        };
        PageAdjustmentRequestBody: {
            data: components["schemas"]["AdjustmentRequest"][];
            meta: components["schemas"]["Meta"];
        };
        PageBankFileBody: {
            data: components["schemas"]["BankFile"][];
            meta: components["schemas"]["Meta"];
        };
        PageContactBody: {
            data: components["schemas"]["Contact"][];
            meta: components["schemas"]["Meta"];
        };
        PageDebtBody: {
            data: components["schemas"]["Debt"][];
            meta: components["schemas"]["Meta"];
        };
        PageDebtLineBody: {
            data: components["schemas"]["DebtLine"][];
            meta: components["schemas"]["Meta"];
        };
        PageDebtMovementBody: {
            data: components["schemas"]["DebtMovement"][];
            meta: components["schemas"]["Meta"];
        };
        PageDebtorBody: {
            data: components["schemas"]["Debtor"][];
            meta: components["schemas"]["Meta"];
        };
        PageDocumentBody: {
            data: components["schemas"]["Document"][];
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
        PageImportsImportBody: {
            data: components["schemas"]["ImportsImport"][];
            meta: components["schemas"]["Meta"];
        };
        PageImportsRejectionBody: {
            data: components["schemas"]["ImportsRejection"][];
            meta: components["schemas"]["Meta"];
        };
        PageLineBody: {
            data: components["schemas"]["Line"][];
            meta: components["schemas"]["Meta"];
        };
        PageNoteBody: {
            data: components["schemas"]["Note"][];
            meta: components["schemas"]["Meta"];
        };
        PageOfferBody: {
            data: components["schemas"]["Offer"][];
            meta: components["schemas"]["Meta"];
        };
        PagePaymentBody: {
            data: components["schemas"]["Payment"][];
            meta: components["schemas"]["Meta"];
        };
        PagePlanBody: {
            data: components["schemas"]["Plan"][];
            meta: components["schemas"]["Meta"];
        };
        PagePortfolioBody: {
            data: components["schemas"]["Portfolio"][];
            meta: components["schemas"]["Meta"];
        };
        PagePromiseBody: {
            data: components["schemas"]["Promise"][];
            meta: components["schemas"]["Meta"];
        };
        PageScheduleEventBody: {
            data: components["schemas"]["ScheduleEvent"][];
            meta: components["schemas"]["Meta"];
        };
        PageShiftWorkSessionBody: {
            data: components["schemas"]["ShiftWorkSession"][];
            meta: components["schemas"]["Meta"];
        };
        PageTillBody: {
            data: components["schemas"]["Till"][];
            meta: components["schemas"]["Meta"];
        };
        PageTillEntryBody: {
            data: components["schemas"]["TillEntry"][];
            meta: components["schemas"]["Meta"];
        };
        Payment: {
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            amount: number;
            /** @description Line of a bank file that it was found in; empty for none */
            bank_line_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            /** @description Debts that it is for; empty for all of the debtor's */
            debt_ids: string[];
            /** @description Who pays */
            debtor_id: string;
            /**
             * @description Number at the bank, the card or the network
             * @example TRX-99811
             */
            external_ref: string;
            id: string;
            /**
             * Format: date-time
             * @description When the receipt was last mailed to the debtor
             */
            mailed_at: string | null;
            /** @enum {string} */
            method: "cash" | "transfer" | "card" | "debit" | "network" | "deduction";
            note: string;
            /**
             * @description Day on which it counts
             * @example 2026-11-20
             */
            paid_on: string;
            /** @description What it paid, in the order of the waterfall */
            parts: components["schemas"]["WaterfallPart"][];
            /** @description Point of sale that the receipt is of; empty without one */
            point_id: string;
            portfolio_id: string;
            /** @description Why it was rejected or taken back */
            reason: string;
            /**
             * @description Number of the receipt, empty until it is confirmed
             * @example 001-00000417
             */
            receipt: string;
            /** @enum {string} */
            status: "reported" | "verifying" | "confirmed" | "allocated" | "reconciled" | "rejected" | "reversed" | "charged_back" | "refunded";
            /** @description Who registered it */
            taken_by: string;
            /** @description Till that took it; empty for none */
            till_id: string;
            /**
             * Format: date-time
             * @description When it was rejected or taken back
             */
            undone_at: string | null;
            undone_by: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PaymentLeft: {
            /** Format: int64 */
            after: number;
            /**
             * Format: int64
             * @description Minor units
             */
            before: number;
            debt_id: string;
        };
        PaymentNewPayment: {
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            amount: number;
            /**
             * @description ISO 4217 code, the portfolio's without it
             * @example UYU
             */
            currency?: string;
            /** @description Debts that it is for; all of the debtor's without them */
            debt_ids?: string[];
            /** @description Who pays */
            debtor_id: string;
            /** @description Number at the bank, the card or the network */
            external_ref?: string;
            /**
             * @default cash
             * @enum {string}
             */
            method: "cash" | "transfer" | "card" | "debit" | "network" | "deduction";
            note?: string;
            /**
             * @description Day on which it counts, today without it
             * @example 2026-11-20
             */
            paid_on?: string;
        };
        PaymentPreview: {
            /** Format: int64 */
            amount: number;
            /** @description What would be left of the debts that it pays */
            debts: components["schemas"]["PaymentLeft"][];
            /**
             * Format: int64
             * @description All that is owed in the currency, before it; minor units
             */
            owed: number;
            /** @description What it would pay, in the order of the waterfall */
            parts: components["schemas"]["WaterfallPart"][];
        };
        PaymentRecovered: {
            /**
             * Format: int64
             * @description Minor units
             * @example 18250000
             */
            amount: number;
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @example 41
             */
            payments: number;
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
        PhoneHolder: {
            /** @description Who works the debtor; empty for nobody */
            assignee_id: string;
            debtor_id: string;
            /**
             * @description Whose number it is
             * @enum {string}
             */
            label: "own" | "work" | "relative" | "reference" | "guarantor";
            phone_id: string;
            portfolio_id: string;
            /** @enum {string} */
            status: "unverified" | "valid" | "right_party" | "wrong_party" | "third_party" | "disconnected" | "out_of_service" | "blocked" | "opted_out";
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
        Plan: {
            /** @description Program that agreed with the debtor; empty for a person */
            agent_id: string;
            /**
             * Format: int64
             * @description What was owed, in minor units
             * @example 1254300
             */
            balance: number;
            /** @description On which it was agreed; empty for none */
            call_id: string;
            /** @description In which it was agreed; empty for none */
            conversation_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            /** @description What is given up of which part of which debt */
            cuts: components["schemas"]["PlanCut"][];
            debtor_id: string;
            /** @description Debts that it is for, as they stood */
            debts: components["schemas"]["PlanStood"][];
            /** @description Whether the caller may approve or refuse it */
            decidable: boolean;
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string;
            /**
             * Format: int64
             * @description What is given up
             * @example 125430
             */
            discount: number;
            /** Format: date-time */
            ended_at: string | null;
            id: string;
            instalments: components["schemas"]["PlanInstalment"][];
            /** @description When it ends because it is not paid */
            missed: components["schemas"]["OfferMissed"];
            /** @description Day of the oldest instalment that is not paid; 9999-12-31 when all are */
            next_on: string;
            offer_id: string;
            /**
             * Format: int64
             * @description What has been paid of it
             * @example 250000
             */
            paid: number;
            portfolio_id: string;
            /** @description Why it was asked for, or has ended */
            reason: string;
            /** @description Rule that it was offered under */
            rule_id: string;
            /** Format: int64 */
            rule_version: number;
            /** @enum {string} */
            status: "draft" | "awaiting_approval" | "active" | "suspended" | "resolved" | "invalidated" | "cancelled";
            /** @description Since when it rests; empty while it does not */
            suspended_on: string;
            terms: components["schemas"]["OfferTerms"];
            /**
             * Format: int64
             * @description What is to be paid
             * @example 1128870
             */
            total: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PlanCut: {
            /**
             * Format: int64
             * @description Minor units
             * @example 125430
             */
            amount: number;
            /** @enum {string} */
            component: "principal" | "interest" | "fee" | "penalty";
            debt_id: string;
            /** @description Empty as long as the plan has not begun */
            movement_id: string;
        };
        PlanInstalment: {
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            amount: number;
            /** @example 2026-12-10 */
            due_on: string;
            id: string;
            /** @description Day on which it was found late; empty when it never was */
            late_on: string;
            /**
             * Format: int64
             * @example 1
             */
            n: number;
            /**
             * Format: int64
             * @example 100000
             */
            paid: number;
            /** @enum {string} */
            status: "created" | "started" | "resolved" | "late" | "invalidated" | "cancelled";
        };
        PlanNewPlan: {
            /** @description Program that agreed with the debtor; none for a person */
            agent_id?: string;
            call_id?: string;
            conversation_id?: string;
            /** @description Debtor who agrees; an offer to another one is refused */
            debtor_id?: string;
            /** @description The signed offer, as it was handed out */
            offer: string;
            /** @description Why, for whoever approves; needed beyond one's own authority */
            reason?: string;
        };
        PlanStood: {
            /** @description Day from which its days past due were counted */
            aged_from: string;
            /**
             * Format: int64
             * @description Minor units
             * @example 1254300
             */
            balance: number;
            debt_id: string;
            /** Format: int64 */
            fee: number;
            /** Format: int64 */
            interest: number;
            /** @description Whether the plan stopped its count */
            paused: boolean;
            /** Format: int64 */
            penalty: number;
            /** Format: int64 */
            principal: number;
        };
        PointChangeInputBody: {
            name?: string;
            retired?: boolean;
        };
        PointInputBody: {
            /**
             * @description Begins the numbers of its receipts
             * @example 001
             */
            code: string;
            /** @example Mostrador Centro */
            name: string;
        };
        Portfolio: {
            /** @description How far each role may change the debts by itself */
            authority: components["schemas"]["PortfolioLimit"][];
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
             * Format: int64
             * @description The agency's share of what is recovered, in hundredths of a percent
             * @example 1800
             */
            commission: number;
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
            /** @description What is charged on principal that is past due */
            interest: components["schemas"]["PortfolioInterest"];
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
             * Format: int64
             * @description What is to be recovered in a month, in minor units; 0 for no target
             * @example 250000000
             */
            target: number;
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
            /** @description In which order a payment pays what is owed */
            waterfall: components["schemas"]["PortfolioCell"][];
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
            limits: components["schemas"]["PortfolioLimit"][];
        };
        PortfolioCell: {
            /** @enum {string} */
            component: "penalty" | "fee" | "interest" | "principal";
            /** @enum {string} */
            due: "past_due" | "due" | "in_advance";
        };
        PortfolioChange: {
            closes_on?: string;
            code?: string;
            /**
             * Format: int64
             * @description The agency's share of what is recovered, in hundredths of a percent
             */
            commission?: number;
            creditor_name?: string;
            description?: string;
            name?: string;
            opened_on?: string;
            /** @enum {string} */
            stage?: "preventive" | "early" | "pre_legal" | "legal" | "written_off";
            /**
             * Format: int64
             * @description What is to be recovered in a month, in minor units; 0 for no target
             */
            target?: number;
            timezone?: string;
            /** @enum {string} */
            type?: "own" | "third_party" | "purchased";
        };
        PortfolioInterest: {
            /**
             * Format: int64
             * @description Days past due that are free of interest
             * @example 5
             */
            after_days: number;
            /**
             * Format: int64
             * @description A year's simple interest, in hundredths of a percent
             * @example 4800
             */
            annual_rate: number;
            /**
             * @description No interest is charged for days before
             * @example 2026-11-23
             */
            from_on: string;
            /**
             * Format: int64
             * @description Days of the year that the rate is of
             */
            year_days: number;
        };
        PortfolioLimit: {
            /** @description The most in each currency; a currency that is not listed, once one is, has none. Empty for no limit by amount */
            amounts: components["schemas"]["PortfolioAmount"][];
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
             * Format: int64
             * @description The agency's share of what is recovered, in hundredths of a percent
             * @example 1800
             */
            commission?: number;
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
             * Format: int64
             * @description What is to be recovered in a month, in minor units; 0 for no target
             * @example 250000000
             */
            target?: number;
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
        PortfolioPaymentOrder: {
            /** @description Every kind of owing once */
            cells: components["schemas"]["PortfolioCell"][];
        };
        PortfoliosAskInputBody: {
            /** @description One of the debtor's addresses, whole or covered; the best without it */
            email?: string;
        };
        PortfoliosMoveInputBody: {
            /**
             * Format: int64
             * @description Minor units
             * @example 50000
             */
            amount: number;
            /** @example UYU */
            currency: string;
            /** @enum {string} */
            kind: "cash_in" | "cash_out";
            /** @description Why */
            note: string;
        };
        PostInputBody: {
            /**
             * Format: int64
             * @description From this certainty on
             * @default 90
             */
            certainty: number;
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
        Promise: {
            /** @description Program that took it; empty for a person */
            agent_id: string;
            /**
             * Format: int64
             * @description Minor units
             * @example 1200000
             */
            amount: number;
            /**
             * Format: int64
             * @description What payments have brought, in minor units
             * @example 600000
             */
            appropriated: number;
            /** Format: date-time */
            approved_at: string | null;
            /** @description Who confirmed the draft; empty for none */
            approved_by: string;
            call_id: string;
            cancel_reason: string;
            /** @enum {string} */
            channel: "outbound_call" | "inbound_call" | "whatsapp" | "email" | "self_service" | "visit" | "cash_desk";
            /**
             * Format: int64
             * @description How sure the program was that took it, 0–100; null for people
             * @example 92
             */
            confidence: number | null;
            /** @description Contact that it came of; empty for none */
            contact_id: string;
            conversation_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            /**
             * @description Last day on which a payment still counts
             * @example 2026-11-26
             */
            deadline: string;
            /** @description Debts that it is for; empty for all of the debtor's in its currency */
            debt_ids: string[];
            debtor_id: string;
            /**
             * @description Business day by which it is to be paid
             * @example 2026-11-24
             */
            due_on: string;
            /** @description What the debtor said */
            evidence: components["schemas"]["PromiseEvidence"];
            /**
             * Format: int64
             * @example 2
             */
            grace_days: number;
            id: string;
            /**
             * Format: int64
             * @description What payments have brought of the amount, in hundredths of a percent
             * @example 5000
             */
            kept_share: number;
            /**
             * @description Day on which it was made, where the portfolio is
             * @example 2026-11-20
             */
            made_on: string;
            note: string;
            /** @description Whether payment is expected */
            open: boolean;
            /** @description User whose promise it is */
            owner_id: string;
            /** @description Promise that it took the place of; empty for none */
            parent_id: string;
            portfolio_id: string;
            /**
             * @description Why payment was late, if the debtor said so; empty otherwise
             * @enum {string}
             */
            reason_code: "" | "income_late" | "job_loss" | "illness" | "family" | "expense" | "forgot" | "other";
            /**
             * @description Business day on which its owner is reminded; it is due soon from then, at the latest from the day before
             * @example 2026-11-23
             */
            reminder_on: string;
            /** Format: date-time */
            resolved_at: string | null;
            /** @description Payment that resolved it; empty for none */
            resolved_by: string;
            /** @enum {string} */
            status: "draft" | "pending" | "due_soon" | "in_grace" | "kept" | "partially_kept" | "broken" | "cancelled" | "superseded" | "invalidated";
            /** @description User or program that took it */
            taken_by: string;
            /**
             * Format: int64
             * @description Share that keeps it, in hundredths of a percent
             * @example 9500
             */
            threshold: number;
            type_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PromiseCalendarDay: {
            /** @example 2026-11-24 */
            day: string;
            sums: components["schemas"]["PromiseCalendarSum"][];
        };
        PromiseCalendarSum: {
            /**
             * Format: int64
             * @description Minor units
             * @example 3600000
             */
            amount: number;
            /** @enum {string} */
            class: "open" | "kept" | "partially_kept" | "broken";
            /**
             * Format: int64
             * @example 3
             */
            count: number;
            /** @example UYU */
            currency: string;
        };
        PromiseChange: {
            /** Format: int64 */
            amount?: number;
            /** @description Debts that it is for; none for all of the debtor's in its currency */
            debt_ids?: string[];
            due_on?: string;
            note?: string;
            reminder_on?: string;
            type_id?: string;
        };
        PromiseEvidence: {
            /**
             * Format: int64
             * @description Where in the recording, in milliseconds
             */
            offset_ms?: number;
            /** @description The debtor's words */
            quote?: string;
            /**
             * @description Where in the transcript
             * @example 41-44
             */
            span?: string;
        };
        PromiseFilter: {
            currency?: string[];
            /** @description Whose days of grace end on or after this day */
            deadline_from?: string;
            /** @description Whose days of grace end on or before this day */
            deadline_to?: string;
            debtor_id?: string;
            /** @description Due on or after this day */
            due_from?: string;
            /** @description Due on or before this day */
            due_to?: string;
            /** @description Made on or after this day */
            made_from?: string;
            /** @description Made on or before this day */
            made_to?: string;
            /**
             * @description Of this user; me for the caller
             * @example me
             */
            owner?: string;
            portfolio_id?: string[];
            status?: ("draft" | "pending" | "due_soon" | "in_grace" | "kept" | "partially_kept" | "broken" | "cancelled" | "superseded" | "invalidated")[];
        };
        PromiseNewPromise: {
            /** @description Program that took it; none for a person */
            agent_id?: string;
            /**
             * Format: int64
             * @description Minor units
             * @example 1200000
             */
            amount: number;
            call_id?: string;
            /**
             * @default outbound_call
             * @enum {string}
             */
            channel: "outbound_call" | "inbound_call" | "whatsapp" | "email" | "self_service" | "visit" | "cash_desk";
            /**
             * Format: int64
             * @description Of a program; below what the company has chosen, or without it, somebody has to confirm it
             */
            confidence?: number;
            /** @description Contact with the debtor that it came of */
            contact_id?: string;
            conversation_id?: string;
            /**
             * @description ISO 4217 code, the portfolio's without it
             * @example UYU
             */
            currency?: string;
            /** @description Debts that it is for; all of the debtor's in its currency without them */
            debt_ids?: string[];
            debtor_id: string;
            /**
             * @description Day by which it is to be paid; one without business moves to the next with
             * @example 2026-11-24
             */
            due_on: string;
            evidence?: components["schemas"]["PromiseEvidence"];
            note?: string;
            /** @description Whose it is; whoever takes it, or works the debtor, without it */
            owner_id?: string;
            /**
             * @description Only if the debtor said so
             * @enum {string}
             */
            reason_code?: "income_late" | "job_loss" | "illness" | "family" | "expense" | "forgot" | "other";
            /** @description The business day before without it */
            reminder_on?: string;
            /** @description The usual type without it */
            type_id?: string;
        };
        PromiseOverview: {
            /** @description Promises that were broken in the days before, by currency */
            broken: components["schemas"]["PromiseSum"][];
            /**
             * @description First of the deadlines that broken ones have passed
             * @example 2026-11-17
             */
            broken_from: string;
            /**
             * @description Last of them
             * @example 2026-11-23
             */
            broken_to: string;
            /** @example 2026-11-24 */
            day: string;
            /** @description Open promises for the day, by currency */
            due: components["schemas"]["PromiseSum"][];
        };
        PromisePromising: {
            /** @description Program that took it; none for a person */
            agent_id?: string;
            /**
             * Format: int64
             * @description Minor units
             * @example 1200000
             */
            amount: number;
            call_id?: string;
            /**
             * @default outbound_call
             * @enum {string}
             */
            channel: "outbound_call" | "inbound_call" | "whatsapp" | "email" | "self_service" | "visit" | "cash_desk";
            /**
             * Format: int64
             * @description Of a program; below what the company has chosen, or without it, somebody has to confirm it
             */
            confidence?: number;
            /** @description Contact with the debtor that it came of */
            contact_id?: string;
            conversation_id?: string;
            /**
             * @description Day by which it is to be paid; one without business moves to the next with
             * @example 2026-11-24
             */
            due_on: string;
            evidence?: components["schemas"]["PromiseEvidence"];
            note?: string;
            /** @description Whose it is; whoever takes it, or works the debtor, without it */
            owner_id?: string;
            /**
             * @description Only if the debtor said so
             * @enum {string}
             */
            reason_code?: "income_late" | "job_loss" | "illness" | "family" | "expense" | "forgot" | "other";
            /** @description The business day before without it */
            reminder_on?: string;
            /** @description The usual type without it */
            type_id?: string;
        };
        PromiseSum: {
            /**
             * Format: int64
             * @description Minor units
             * @example 3600000
             */
            amount: number;
            /**
             * Format: int64
             * @example 3
             */
            count: number;
            /** @example UYU */
            currency: string;
        };
        PromiseType: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Days ahead beyond which somebody else has to confirm
             * @example 30
             */
            furthest_days: number;
            /**
             * Format: int64
             * @description Days after the due day on which a payment still counts
             * @example 2
             */
            grace_days: number;
            id: string;
            /**
             * Format: int64
             * @description Promises that may be open on one debt at a time
             * @example 2
             */
            most_open: number;
            /**
             * @description Unique in the tenant
             * @example Usual
             */
            name: string;
            /**
             * Format: int64
             * @description Days for which a payment that is taken back opens a kept promise again
             * @example 10
             */
            reopen_days: number;
            /** @description No promise of it is made any more */
            retired: boolean;
            /**
             * Format: int64
             * @description Share of the amount that keeps a promise, in hundredths of a percent
             * @example 9500
             */
            threshold: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        PromiseTypeChange: {
            /** Format: int64 */
            furthest_days?: number;
            /** Format: int64 */
            grace_days?: number;
            /** Format: int64 */
            most_open?: number;
            name?: string;
            /** Format: int64 */
            reopen_days?: number;
            retired?: boolean;
            /** Format: int64 */
            threshold?: number;
        };
        PromisesGiven: {
            /** @description In place of ids: all promises that the list shows with these parameters */
            filter?: components["schemas"]["PromiseFilter"];
            /** @description These promises */
            ids?: string[];
            /** @description User whose they will be */
            owner_id: string;
        };
        PromisesMoved: {
            /**
             * Format: int64
             * @example 12
             */
            count: number;
        };
        PromisetypeNewPromiseType: {
            /**
             * Format: int64
             * @description Days ahead beyond which somebody else has to confirm
             */
            furthest_days: number;
            /**
             * Format: int64
             * @description Days after the due day on which a payment still counts
             */
            grace_days: number;
            /**
             * Format: int64
             * @description Promises that may be open on one debt at a time
             */
            most_open: number;
            /** @example Al contado */
            name: string;
            /**
             * Format: int64
             * @description Days for which a payment that is taken back opens a kept promise again
             */
            reopen_days: number;
            /**
             * Format: int64
             * @description Share of the amount that keeps a promise, in hundredths of a percent
             */
            threshold: number;
        };
        QueueItem: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            debtor_id: string;
            /** @description Scheduled event that it is about; empty for none */
            event_id: string;
            /** @description Who may take it; empty for whoever is free */
            for_id: string;
            /** @description Best number; empty for a channel without one */
            phone_id: string;
            pinned_by: string;
            /** @description Whom a manager pinned it for; empty for nobody */
            pinned_for: string;
            portfolio_id: string;
            ready: boolean;
            /**
             * Format: date-time
             * @description From when on somebody may take it
             */
            ready_at: string;
            /** @description Why this debtor, the weightiest first */
            reasons: components["schemas"]["QueueReason"][];
            /** Format: date-time */
            snoozed_to: string | null;
            /**
             * @description Step of the strategy
             * @example broken-promise
             */
            step_id: string;
            /**
             * Format: int64
             * @description Version of the portfolio's strategy
             */
            strategy: number;
            /** @description Who has taken it, until ready_at; empty for nobody */
            taken_by: string;
        };
        QueuePin: {
            reason?: string;
            user_id: string;
        };
        QueuePreview: {
            /**
             * Format: int64
             * @description The rules forbid it, or there is no way to reach them
             */
            blocked: number;
            /**
             * Format: int64
             * @description They may be contacted at once
             */
            contacted: number;
            /**
             * Format: int64
             * @description The strategy leaves them alone, or nobody works them
             */
            left_alone: number;
            /**
             * Format: int64
             * @description How many of them were looked at: all, or a sample
             */
            looked: number;
            /**
             * Format: int64
             * @description Debtors of the portfolio who owe something
             */
            owing: number;
            /** @description Why the blocked are blocked and the rules have others wait, the most first */
            rules: components["schemas"]["QueueRulePreview"][];
            /** @description The steps, in their order */
            steps: components["schemas"]["QueueStepsPreview"][];
            /**
             * Format: int64
             * @description They wait, as the strategy says or until the rules allow it
             */
            waiting: number;
        };
        QueueReason: {
            /** @enum {string} */
            code: "pinned" | "callback" | "step" | "retry" | "owes" | "late" | "chance";
            /** @description What the reason names: a step, an amount in minor units, days, a chance in percent, a time */
            params?: {
                [key: string]: string;
            };
        };
        QueueRulePreview: {
            /** Format: int64 */
            debtors: number;
            /** @description No waiting changes it */
            forever: boolean;
            /** @example uy.hours */
            rule_id: string;
            /** @description What the rule rests on; empty for a way that is missing */
            source: string;
        };
        QueueSkip: {
            reason: string;
        };
        QueueSnooze: {
            reason: string;
            /**
             * Format: date-time
             * @description 30 days ahead at most
             */
            until: string;
        };
        QueueStepsPreview: {
            /** Format: int64 */
            blocked: number;
            /** Format: int64 */
            contacted: number;
            /** Format: int64 */
            debtors: number;
            step_id: string;
            /** Format: int64 */
            waiting: number;
        };
        ReasonInputBody: {
            reason: string;
        };
        Recall: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Debtors of the portfolio when it began
             * @example 1204
             */
            debtors: number;
            /**
             * Format: int64
             * @description Debts that were recalled
             * @example 512
             */
            debts: number;
            /**
             * Format: int64
             * @description Debtors whose debts were looked at
             * @example 400
             */
            done: number;
            /** Format: date-time */
            ended_at: string | null;
            id: string;
            portfolio_id: string;
            /** @enum {string} */
            status: "running" | "done";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        RefundInputBody: {
            reason: string;
            /** @description Open till that gives the cash; without it the one that took it */
            till_id?: string;
        };
        ReportAged: {
            /**
             * Format: int64
             * @description Minor units
             */
            balance: number;
            /** @example b31 */
            bucket_id: string;
            /** @example UYU */
            currency: string;
            /** @example 2026-11-24 */
            day: string;
            /**
             * Format: int64
             * @description In the bucket of their oldest debt
             */
            debtors: number;
            /** Format: int64 */
            debts: number;
        };
        ReportAgeing: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            /** @description Of the set in force, the youngest first */
            buckets: components["schemas"]["ReportBucket"][];
            period: components["schemas"]["ReportSpan"];
            /** @description Oldest day first */
            rows: components["schemas"]["ReportAged"][];
            /**
             * @description How far the days lie apart: at most a hundred are answered
             * @enum {string}
             */
            step: "day" | "week" | "month";
        };
        ReportBucket: {
            /** @example 31–60 */
            classification: string;
            /** @example b31 */
            id: string;
            /**
             * Format: int64
             * @example 31
             */
            min_days: number;
        };
        ReportCollected: {
            /**
             * Format: int64
             * @description In that month; minor units
             */
            collected: number;
            /**
             * Format: int64
             * @description Since it was placed: 0 is that month
             * @example 3
             */
            month: number;
            /**
             * Format: double
             * @description Of what was placed; null when nobody may know
             * @example 0.12
             */
            share: number | null;
            /**
             * Format: int64
             * @description Up to its end
             */
            total: number;
        };
        ReportContactability: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            /** @description The days before that it is compared with: as many as have passed of the period */
            before: components["schemas"]["ReportSpan"];
            channels: components["schemas"]["ReportFunnelOfChannel"][];
            days: components["schemas"]["ReportFunnelOfDay"][];
            hours: components["schemas"]["ReportFunnelOfHour"][];
            period: components["schemas"]["ReportSpan"];
            total: components["schemas"]["ReportFunnel"];
            /** @description The same of the days before */
            was: components["schemas"]["ReportFunnel"];
        };
        ReportFigure: {
            /**
             * Format: double
             * @description The same of the days before
             * @example 0.2
             */
            before: number | null;
            /**
             * @description Of what is owed or paid; empty for what has none
             * @example UYU
             */
            currency: string;
            /**
             * Format: int64
             * @description 1 for what is no quotient
             * @example 100
             */
            denominator: number;
            /**
             * @description Which: see docs/reports.md
             * @example rpc_rate_attempts
             */
            id: string;
            /** @enum {string} */
            kind: "count" | "share" | "money" | "seconds" | "rate";
            /**
             * Format: int64
             * @description Minor units, where it is money
             * @example 25
             */
            numerator: number;
            /**
             * Format: double
             * @description Null when there is nothing to divide by
             * @example 0.25
             */
            value: number | null;
        };
        ReportFigures: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            /** @description The days before that it is compared with: as many as have passed of the period */
            before: components["schemas"]["ReportSpan"];
            /** @description Money of different currencies is never added: one figure for each */
            figures: components["schemas"]["ReportFigure"][];
            period: components["schemas"]["ReportSpan"];
        };
        ReportFunnel: {
            /** Format: int64 */
            attempts: number;
            /**
             * Format: int64
             * @description Somebody or something answered
             */
            connects: number;
            /**
             * Format: int64
             * @description Made
             */
            promises: number;
            /**
             * Format: int64
             * @description The debtor was reached
             */
            right_party: number;
        };
        ReportFunnelOfChannel: {
            /** Format: int64 */
            attempts: number;
            /** @example call */
            channel: string;
            /**
             * Format: int64
             * @description Somebody or something answered
             */
            connects: number;
            /**
             * Format: int64
             * @description Made
             */
            promises: number;
            /**
             * Format: int64
             * @description The debtor was reached
             */
            right_party: number;
        };
        ReportFunnelOfDay: {
            /** Format: int64 */
            attempts: number;
            /**
             * Format: int64
             * @description Somebody or something answered
             */
            connects: number;
            /** @example 2026-11-24 */
            day: string;
            /**
             * Format: int64
             * @description Made
             */
            promises: number;
            /**
             * Format: int64
             * @description The debtor was reached
             */
            right_party: number;
        };
        ReportFunnelOfHour: {
            /** Format: int64 */
            attempts: number;
            /**
             * Format: int64
             * @description Somebody or something answered
             */
            connects: number;
            /**
             * Format: int64
             * @description Where the company is
             * @example 18
             */
            hour: number;
            /**
             * Format: int64
             * @description Made
             */
            promises: number;
            /**
             * Format: int64
             * @description The debtor was reached
             */
            right_party: number;
        };
        ReportLiquidation: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            period: components["schemas"]["ReportSpan"];
            /** @description Latest first */
            vintages: components["schemas"]["ReportVintage"][];
        };
        ReportPromiseDays: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            /** @description The days before that it is compared with: as many as have passed of the period */
            before: components["schemas"]["ReportSpan"];
            period: components["schemas"]["ReportSpan"];
            /** @description First day first */
            rows: components["schemas"]["ReportPromisesOf"][];
            /** @description Of the period, without a day */
            total: components["schemas"]["ReportPromisesOf"][];
            /** @description Of the days before, without a day */
            was: components["schemas"]["ReportPromisesOf"][];
        };
        ReportPromisesOf: {
            /** Format: int64 */
            broken: number;
            /** Format: int64 */
            broken_amount: number;
            /** @example UYU */
            currency: string;
            /** @example 2026-11-24 */
            day: string;
            /** Format: int64 */
            kept: number;
            /** Format: int64 */
            kept_amount: number;
            /** Format: int64 */
            made: number;
            /**
             * Format: int64
             * @description Minor units
             */
            made_amount: number;
            /** Format: int64 */
            matured: number;
            /** Format: int64 */
            matured_amount: number;
            /** Format: int64 */
            partial: number;
            /**
             * Format: int64
             * @description What was paid of those kept in part
             */
            partial_amount: number;
        };
        ReportRollRate: {
            /**
             * Format: int64
             * @description At the beginning; minor units
             */
            balance: number;
            /** @example b31 */
            bucket_id: string;
            /**
             * Format: double
             * @description Null of the bucket that is not past due
             * @example 0.05
             */
            cure: number | null;
            /**
             * Format: int64
             * @description Not past due any more at the end
             */
            cured: number;
            /** @example UYU */
            currency: string;
            /** @example 2026-11 */
            month: string;
            /**
             * Format: double
             * @description Null when nothing was owed
             * @example 0.31
             */
            roll: number | null;
            /**
             * Format: int64
             * @description In the next bucket at the end
             */
            rolled: number;
        };
        ReportRolled: {
            /**
             * Format: int64
             * @description What was owed on them at the beginning; minor units
             */
            balance: number;
            /** @example UYU */
            currency: string;
            /** Format: int64 */
            debts: number;
            /**
             * @description Bucket at the beginning of the month
             * @example b31
             */
            from_id: string;
            /**
             * Format: int64
             * @description What was owed on them at the end
             */
            left: number;
            /** @example 2026-11 */
            month: string;
            /**
             * @description Bucket at its end, or now; empty for what is owed no more
             * @example b61
             */
            to_id: string;
        };
        ReportRolls: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            buckets: components["schemas"]["ReportBucket"][];
            /** @description Latest month first */
            moves: components["schemas"]["ReportRolled"][];
            period: components["schemas"]["ReportSpan"];
            rates: components["schemas"]["ReportRollRate"][];
        };
        ReportSpan: {
            /** @example 2026-11-01 */
            from: string;
            /** @example 2026-11-24 */
            to: string;
        };
        ReportTeam: {
            /**
             * Format: date-time
             * @description How things stand in it; null when nothing has been summed up yet
             */
            as_of: string | null;
            /** @description The days before that it is compared with: as many as have passed of the period */
            before: components["schemas"]["ReportSpan"];
            period: components["schemas"]["ReportSpan"];
            /** @description Who did something in the period */
            rows: components["schemas"]["ReportTeamRow"][];
        };
        ReportTeamMoney: {
            /** Format: int64 */
            collected: number;
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @description Of promises that matured in the period
             */
            kept_amount: number;
            /**
             * Format: int64
             * @description Minor units
             */
            promised: number;
        };
        ReportTeamRow: {
            /**
             * Format: double
             * @description Seconds for each contact
             */
            aht: number | null;
            /** Format: int64 */
            attempts: number;
            /** Format: int64 */
            connects: number;
            /**
             * Format: int64
             * @description With an outcome
             */
            contacts: number;
            /**
             * Format: int64
             * @description Of those that matured
             */
            kept: number;
            /**
             * Format: int64
             * @description Promises whose last day was in the period
             */
            matured: number;
            money: components["schemas"]["ReportTeamMoney"][];
            /**
             * Format: double
             * @example 0.78
             */
            occupancy: number | null;
            /**
             * Format: int64
             * @description Made
             */
            promises: number;
            /** Format: int64 */
            right_party: number;
            /**
             * Format: double
             * @example 4.2
             */
            rpc_per_hour: number | null;
            /** @description By state of the work session */
            seconds: {
                [key: string]: number;
            };
            user_id: string;
        };
        ReportVintage: {
            /** @example UYU */
            currency: string;
            /** @example 2026-08 */
            month: string;
            months: components["schemas"]["ReportCollected"][];
            /**
             * Format: int64
             * @description Minor units; 0 for who sees own figures alone
             */
            placed: number;
        };
        Rule: {
            /** @description Whose contacts it governs; everybody's when empty */
            by?: ("person" | "program" | "ai")[];
            /** @description What it governs; everything when empty */
            channels?: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter")[];
            /**
             * @description limit: what is counted
             * @enum {string}
             */
            counts?: "attempts" | "contacts";
            /** @description flags: circumstances in which nobody is contacted */
            flags?: ("dispute" | "hardship" | "deceased" | "bankrupt" | "represented" | "minor_or_elder" | "fraud" | "do_not_call")[];
            /** @description hours: public holidays are as closed as a day without an opening */
            holidays?: boolean;
            /**
             * Format: int64
             * @description limit, single_channel: the window, in hours back from the contact; 0 for the calendar's day
             * @example 168
             */
            hours?: number;
            /**
             * @description Unique in its pack
             * @example cl.hours
             */
            id: string;
            /** @enum {string} */
            kind: "hours" | "limit" | "single_channel" | "labels" | "flags" | "consent";
            /** @description labels: numbers that are not called */
            labels?: ("own" | "work" | "relative" | "reference" | "guarantor")[];
            /**
             * Format: int64
             * @description limit: how many there may be in the window
             */
            most?: number;
            /** @description A lawyer has not confirmed it yet */
            needs_counsel: boolean;
            /** @description hours: when contact is allowed, by the debtor's clock */
            open?: components["schemas"]["RuleOpening"][];
            /**
             * @description limit: for each what
             * @enum {string}
             */
            per?: "person" | "debt" | "number" | "channel";
            /**
             * @description Law, article; where it was read
             * @example Ley 19.496, art. 37 (Ley 21.320)
             */
            source: string;
            /** @description What it says, to whoever is refused */
            text: components["schemas"]["RuleText"];
        };
        RuleCase: {
            allowed: boolean;
            /**
             * @description On the debtor's clock
             * @example 2026-11-21T15:00
             */
            at: string;
            /** @description What was tried before, on the same debt and number */
            before?: components["schemas"]["RuleEarlier"][];
            /**
             * @default person
             * @enum {string}
             */
            by: "person" | "program" | "ai";
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** @description The debtor agreed to be contacted so */
            consent?: boolean;
            flags?: string[];
            /**
             * @default own
             * @enum {string}
             */
            label: "own" | "work" | "relative" | "reference" | "guarantor";
            /** @example Saturday afternoon */
            name: string;
            /**
             * @description Rule that refuses
             * @example co.hours
             */
            rule_id?: string;
            /**
             * @description IANA zone of the debtor
             * @example America/Bogota
             */
            zone: string;
        };
        RuleDecision: {
            allowed: boolean;
            /**
             * @description Country whose law refuses
             * @example CO
             */
            country?: string;
            /**
             * @description Whose rule it is
             * @enum {string}
             */
            layer?: "law" | "house" | "agency" | "wish" | "number";
            needs_counsel?: boolean;
            /**
             * Format: int64
             * @description Version of the pack that the rule is in
             */
            pack_version?: number;
            /**
             * @description Rule that refuses
             * @example co.hours
             */
            rule_id?: string;
            source?: string;
            /** @description What the rule says */
            text?: components["schemas"]["RuleText"];
            /**
             * Format: date-time
             * @description Next instant at which it would be allowed, as things stand; absent when no time brings it
             */
            until?: string;
            /**
             * @description IANA zone by whose clock hours were judged
             * @example America/Bogota
             */
            zone?: string;
        };
        RuleEarlier: {
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /**
             * Format: int64
             * @description How many hours before
             */
            hours: number;
            /** @description The debtor was reached */
            reached?: boolean;
            /**
             * Format: int64
             * @default 1
             */
            times: number;
        };
        RuleInputBody: {
            /** Format: int64 */
            after_days?: number;
            /**
             * Format: int64
             * @description In hundredths of a percent
             * @example 4800
             */
            annual_rate: number;
            /**
             * Format: int64
             * @default 365
             * @enum {integer}
             */
            year_days: 360 | 365;
        };
        RuleOpening: {
            days: ("sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat")[];
            /** @example 08:00 */
            from: string;
            /** @example 20:00 */
            to: string;
        };
        RuleText: {
            en: string;
            es: string;
            pt: string;
        };
        RuleVerdict: {
            decision: components["schemas"]["RuleDecision"];
            name: string;
            passed: boolean;
        };
        RulebookDraftChange: {
            cases: components["schemas"]["RuleCase"][];
            note?: string;
            rules: components["schemas"]["Rule"][];
        };
        RulebookNewOwn: {
            /** @description Portfolio that it is for; all without it */
            portfolio_id?: string;
            rule: components["schemas"]["Rule"];
        };
        RulebookOwn: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Portfolio that it is for; empty for all */
            portfolio_id: string;
            rule: components["schemas"]["Rule"];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        RulebookPack: {
            /** @description Examples that the rules decide as they say */
            cases: components["schemas"]["RuleCase"][];
            /**
             * @description ISO country
             * @example CL
             */
            country: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description What changed, and why */
            note: string;
            /**
             * Format: int64
             * @description Version; 1 is what the product came with
             * @example 2
             */
            number: number;
            /** Format: date-time */
            published_at: string | null;
            published_by: string;
            rules: components["schemas"]["Rule"][];
            /** @enum {string} */
            status: "draft" | "published" | "superseded";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        SaveInputBody: {
            /** @description Field of each column in the order of the file */
            mapping: string[];
            /**
             * @description What the mapping is called
             * @example Archivo mensual
             */
            name: string;
        };
        ScheduleEvent: {
            /** @description Promise or plan that it follows; empty for none */
            about_id: string;
            /**
             * Format: date-time
             * @description For when it was asked; before due_at when the rules moved it
             */
            asked_for: string;
            /** @description Of a message */
            body: string;
            /** @description Contact that it came of; empty for none */
            cause_id: string;
            /** @enum {string} */
            channel: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            /** @description Contact by which it was done; empty until then */
            contact_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            /** @description What the rules said when it was last looked at */
            decision: components["schemas"]["RuleDecision"];
            /**
             * Format: date-time
             * @description When it falls due
             */
            due_at: string;
            /**
             * @description Why it failed; empty if it did not
             * @example portfolios.mail_no_email
             */
            failure: string;
            id: string;
            /** @enum {string} */
            kind: "callback" | "visit" | "review" | "message" | "promise_reminder" | "promise_check" | "instalment_due";
            /**
             * Format: int64
             * @description How often the rules moved it
             */
            moves: number;
            note: string;
            /** @description Whose it is; empty for whoever works the debtor */
            owner_id: string;
            /** @description Number that it goes to; empty for the best one */
            phone_id: string;
            portfolio_id: string;
            /**
             * Format: int64
             * @description 0 to 9, the most urgent last
             */
            priority: number;
            /** @enum {string} */
            status: "scheduled" | "due" | "running" | "done" | "missed" | "failed" | "cancelled" | "blocked";
            /** @description Of a message */
            subject: string;
            /**
             * Format: date-time
             * @description After this it is missed
             */
            until: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ScheduleEventCancellation: {
            reason?: string;
        };
        ScheduleEventChange: {
            /** Format: date-time */
            due_at?: string;
            note?: string;
            owner_id?: string;
            /** Format: int64 */
            priority?: number;
            /** Format: date-time */
            until?: string;
        };
        ScheduleNewEvent: {
            /** @description Of a message */
            body?: string;
            /**
             * @description The kind's usual one without it
             * @enum {string}
             */
            channel?: "call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter";
            debtor_id: string;
            /** Format: date-time */
            due_at: string;
            /** @enum {string} */
            kind: "callback" | "visit" | "review" | "message" | "promise_reminder" | "promise_check" | "instalment_due";
            note?: string;
            /**
             * @description Whose it is; me for the caller; without it whoever works the debtor
             * @example me
             */
            owner_id?: string;
            /** @description Number that it goes to; the best one then without it */
            phone_id?: string;
            /** Format: int64 */
            priority?: number;
            /** @description Of a message */
            subject?: string;
            /**
             * Format: date-time
             * @description After this it is missed; a day after due_at without it
             */
            until?: string;
        };
        ShiftStretch: {
            /** Format: date-time */
            began_at: string;
            /** Format: date-time */
            ended_at: string;
            /** Format: int64 */
            number: number;
            /** @enum {string} */
            pause: "" | "rest" | "meal" | "personal" | "meeting" | "training" | "technical";
            /** Format: int64 */
            seconds: number;
            /** @enum {string} */
            state: "ready" | "ringing" | "talking" | "hold" | "wrap_up" | "pause" | "offline";
        };
        ShiftWorkSession: {
            /**
             * Format: int64
             * @description Contacts that ended in it
             */
            contacts: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Who ended it: they themselves, a manager, or nobody if it was forgotten */
            ended_by: string;
            id: string;
            /**
             * @description Reason of a pause; empty without one
             * @enum {string}
             */
            pause: "" | "rest" | "meal" | "personal" | "meeting" | "training" | "technical";
            /** @description Where they work; empty for all */
            portfolio_ids: string[];
            /**
             * Format: int64
             * @description Contacts in which the debtor was reached
             */
            reached: number;
            /** @description Seconds in each state, without the one that goes on */
            seconds: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description When their page last showed that it lives
             */
            seen_at: string;
            /**
             * Format: date-time
             * @description When the state began
             */
            since: string;
            /** @enum {string} */
            state: "ready" | "ringing" | "talking" | "hold" | "wrap_up" | "pause" | "offline";
            /** @description The till that was open in it; empty for none */
            till_id: string;
            /**
             * Format: date-time
             * @description When the state ends by itself: the limit of a pause
             */
            until: string | null;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            user_id: string;
            /** Format: int64 */
            version: number;
        };
        ShiftWorkStart: {
            /** @description All without any */
            portfolio_ids?: string[];
        };
        ShiftWorkState: {
            /**
             * @description Reason, with a pause
             * @enum {string}
             */
            pause?: "" | "rest" | "meal" | "personal" | "meeting" | "training" | "technical";
            /** @enum {string} */
            state: "ready" | "ringing" | "talking" | "hold" | "wrap_up" | "pause" | "offline";
        };
        SkipInputBody: {
            reason: string;
        };
        StatementProposed: {
            /**
             * Format: double
             * @description 0 to 1
             */
            certainty: number;
            /** Format: int64 */
            column: number;
            /** @enum {string} */
            field: "" | "day" | "amount" | "reference" | "payer" | "document" | "debt_ref" | "currency";
            name: string;
        };
        Strategy: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description What changes with it, and why */
            note: string;
            /**
             * Format: int64
             * @description Version: 1 is the first; 0 is what the product does where nothing was published
             */
            number: number;
            portfolio_id: string;
            /** Format: date-time */
            published_at: string | null;
            published_by: string;
            /** @enum {string} */
            status: "draft" | "published" | "superseded";
            steps: components["schemas"]["StrategyStep"][];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        StrategyDraft: {
            note?: string;
            steps: components["schemas"]["StrategyStep"][];
        };
        StrategyStep: {
            /**
             * @description Unique in the strategy
             * @example broken-promise
             */
            id: string;
            /** @example Promesa incumplida */
            name: string;
            then: components["schemas"]["StrategyThen"];
            when: components["schemas"]["StrategyWhen"];
        };
        StrategyThen: {
            /**
             * @description By what they are contacted; empty: they are left alone
             * @enum {string}
             */
            channel: "" | "call" | "whatsapp" | "sms" | "email" | "letter" | "visit";
            /**
             * @description Who of the step comes first
             * @enum {string}
             */
            order: "value" | "balance" | "chance" | "dpd";
            /**
             * Format: int64
             * @description 0 to 9, the first in the queue last
             */
            priority: number;
            /**
             * Format: int64
             * @description At least so long after the last try
             * @example 48
             */
            wait_hours: number;
            /** @enum {string} */
            who: "assignee" | "anyone";
        };
        StrategyWhen: {
            /**
             * Format: int64
             * @description Owes at least this, in minor units of the portfolio's currency
             */
            balance_from?: number;
            /**
             * Format: int64
             * @description Owes at most this
             */
            balance_to?: number;
            /** @description In any of these ageing buckets */
            bucket_ids?: string[];
            /**
             * Format: int64
             * @description Reached by the best number with at least this chance, in percent
             */
            chance_from?: number;
            /**
             * Format: int64
             * @description At least so many days past due
             */
            dpd_from?: number;
            /**
             * Format: int64
             * @description At most so many days past due
             */
            dpd_to?: number;
            /**
             * @description How their promises stand
             * @enum {string}
             */
            promise?: "" | "none" | "open" | "broken";
            /**
             * Format: int64
             * @description Not reached within so many days
             */
            quiet_days?: number;
            /** @description Who was reached at the last try */
            reach?: ("never" | "none" | "machine" | "third_party" | "right_party")[];
            segments?: string[];
            statuses?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[];
            /** @description With any of these tags */
            tag_ids?: string[];
        };
        TabularDetection: {
            /** @description Rows above the header, with the first ones below: so that another can be pointed at */
            above?: string[][];
            /**
             * Format: int64
             * @description Line of the first of them
             */
            above_from?: number;
            date_ambiguous: boolean;
            /** Format: int64 */
            estimated_rows: number;
            format: components["schemas"]["TabularFormat"];
            header: string[];
            sample: string[][];
            sheets?: string[];
        };
        TabularFormat: {
            /** @description Where the columns after the first begin, in characters from 0, in a table of fixed width */
            cuts?: number[];
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
            /**
             * @example blue
             * @enum {string}
             */
            color: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
            id: string;
            /** @example VIP */
            name: string;
        };
        Till: {
            /** Format: date-time */
            closed_at: string | null;
            /** @description Who closed it: its cashier, or a manager who found it forgotten */
            closed_by: string;
            /** @description What was counted at the close, by currency; empty while it is open */
            counts: components["schemas"]["TillCount"][];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description What was noted at the close */
            note: string;
            /** @description Point of sale */
            point_id: string;
            /** @enum {string} */
            status: "open" | "closed";
            /** @description What came in and went out, by currency and method */
            totals: components["schemas"]["TillTotal"][];
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Whose till it is */
            user_id: string;
            /** Format: int64 */
            version: number;
        };
        TillAmount: {
            /**
             * Format: int64
             * @description Minor units
             * @example 500000
             */
            amount: number;
            /** @example UYU */
            currency: string;
        };
        TillCount: {
            /**
             * Format: int64
             * @description Minor units
             * @example 1249000
             */
            counted: number;
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @description Counted less expected: below zero something is missing
             * @example -1000
             */
            difference: number;
            /**
             * Format: int64
             * @description Opening and cash in, less cash out; minor units
             * @example 1250000
             */
            expected: number;
        };
        TillEntry: {
            /**
             * Format: int64
             * @description Minor units; below zero went out
             * @example 50000
             */
            amount: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @example UYU */
            currency: string;
            id: string;
            /** @enum {string} */
            kind: "opening" | "payment" | "reversal" | "refund" | "cash_in" | "cash_out";
            /** @enum {string} */
            method: "cash" | "transfer" | "card" | "debit" | "network" | "deduction";
            note: string;
            payment_id: string;
            till_id: string;
        };
        TillPoint: {
            /**
             * @description Begins the numbers of its receipts, unique in the tenant
             * @example 001
             */
            code: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /**
             * Format: int64
             * @description Number of its last receipt
             * @example 417
             */
            last_receipt: number;
            /** @example Mostrador Centro */
            name: string;
            /** @description No till is opened at it any more */
            retired: boolean;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        TillTotal: {
            /** @example UYU */
            currency: string;
            /**
             * Format: int64
             * @description Minor units
             * @example 250000
             */
            in: number;
            /** @enum {string} */
            method: "cash" | "transfer" | "card" | "debit" | "network" | "deduction";
            /**
             * Format: int64
             * @description Minor units
             * @example 0
             */
            out: number;
            /**
             * Format: int64
             * @description How many payments
             * @example 3
             */
            payments: number;
        };
        Trace: {
            cause: components["schemas"]["TraceCause"];
            /** @description With the decision of the rules */
            contact: components["schemas"]["Contact"];
            /** @description What its outcome changed at once */
            effects: components["schemas"]["TraceEffect"][];
            /** @description What was scheduled because of it */
            events: components["schemas"]["ScheduleEvent"][];
            /** @description What allowed it beside the rules */
            override?: components["schemas"]["Override"];
            /** @description That came of it; empty for who may not see the debtor any more */
            promises: components["schemas"]["TracePromise"][];
        };
        TraceCause: {
            /** @description What was scheduled */
            event?: components["schemas"]["ScheduleEvent"];
            /** @enum {string} */
            kind: "strategy" | "event" | "session" | "person" | "debtor";
            /** @description What the queue said then */
            reasons: components["schemas"]["ContactReason"][];
            /** @description Of the strategy by which the queue gave the debtor */
            step?: components["schemas"]["TraceStep"];
            /** @description Who chose the debtor, or was given them; empty for a program */
            user_id: string;
        };
        TraceEffect: {
            /** @enum {string} */
            kind: "flag" | "number" | "belief" | "retry";
            /**
             * @description The flag, or the state of the number; empty for what was learnt
             * @example hardship
             */
            value: string;
        };
        TracePayment: {
            /**
             * Format: int64
             * @description As a whole, in minor units
             */
            amount: number;
            /**
             * Format: int64
             * @description Of it to the promise, in minor units
             */
            brought: number;
            currency: string;
            id: string;
            paid_on: string;
            /** @enum {string} */
            status: "reported" | "verifying" | "confirmed" | "allocated" | "reconciled" | "rejected" | "reversed" | "charged_back" | "refunded";
        };
        TracePromise: {
            /**
             * Format: int64
             * @description Minor units
             */
            amount: number;
            currency: string;
            due_on: string;
            id: string;
            /** Format: date-time */
            made_at: string;
            payments: components["schemas"]["TracePayment"][];
            /** @enum {string} */
            status: "draft" | "pending" | "due_soon" | "in_grace" | "kept" | "partially_kept" | "broken" | "cancelled" | "superseded" | "invalidated";
            taken_by: string;
        };
        TraceStep: {
            /**
             * Format: int64
             * @description Version; 0 is what the product does where nothing was published
             */
            number: number;
            portfolio_id: string;
            /** Format: date-time */
            published_at: string | null;
            published_by: string;
            step: components["schemas"]["StrategyStep"];
        };
        UndoInputBody: {
            reason: string;
        };
        WaterfallPart: {
            /**
             * Format: int64
             * @description Minor units
             * @example 50000
             */
            amount: number;
            /** @enum {string} */
            component: "principal" | "interest" | "fee" | "penalty";
            debt_id: string;
            /** @description Whose debt it is */
            debtor_id: string;
            /**
             * @description Whether it was past due, due or in advance
             * @enum {string}
             */
            due: "past_due" | "due" | "in_advance";
            /** @description The movement that came of it; empty in a preview */
            movement_id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type AddInputBody = components['schemas']['AddInputBody'];
export type Address = components['schemas']['Address'];
export type AddressChange = components['schemas']['AddressChange'];
export type AddressNewAddress = components['schemas']['AddressNewAddress'];
export type AdjustmentDebtResolution = components['schemas']['AdjustmentDebtResolution'];
export type AdjustmentNewAdjustment = components['schemas']['AdjustmentNewAdjustment'];
export type AdjustmentNewMovement = components['schemas']['AdjustmentNewMovement'];
export type AdjustmentPosted = components['schemas']['AdjustmentPosted'];
export type AdjustmentRefusal = components['schemas']['AdjustmentRefusal'];
export type AdjustmentRequest = components['schemas']['AdjustmentRequest'];
export type AdjustmentRoom = components['schemas']['AdjustmentRoom'];
export type BankCounts = components['schemas']['BankCounts'];
export type BankFile = components['schemas']['BankFile'];
export type BankProgress = components['schemas']['BankProgress'];
export type BodyAddressBody = components['schemas']['BodyAddressBody'];
export type BodyAdjustmentPostedBody = components['schemas']['BodyAdjustmentPostedBody'];
export type BodyAdjustmentRequestBody = components['schemas']['BodyAdjustmentRequestBody'];
export type BodyAdjustmentRoomBody = components['schemas']['BodyAdjustmentRoomBody'];
export type BodyBankFileBody = components['schemas']['BodyBankFileBody'];
export type BodyBucketSetBody = components['schemas']['BodyBucketSetBody'];
export type BodyCoDebtorBody = components['schemas']['BodyCoDebtorBody'];
export type BodyConsentBody = components['schemas']['BodyConsentBody'];
export type BodyConsentDoneBody = components['schemas']['BodyConsentDoneBody'];
export type BodyContactBody = components['schemas']['BodyContactBody'];
export type BodyContactNumberBody = components['schemas']['BodyContactNumberBody'];
export type BodyDebtBody = components['schemas']['BodyDebtBody'];
export type BodyDebtorAffectedBody = components['schemas']['BodyDebtorAffectedBody'];
export type BodyDebtorBody = components['schemas']['BodyDebtorBody'];
export type BodyDebtorOverviewBody = components['schemas']['BodyDebtorOverviewBody'];
export type BodyDebtorRevealedBody = components['schemas']['BodyDebtorRevealedBody'];
export type BodyDebtorTotalsBody = components['schemas']['BodyDebtorTotalsBody'];
export type BodyDispositionBody = components['schemas']['BodyDispositionBody'];
export type BodyDocumentBody = components['schemas']['BodyDocumentBody'];
export type BodyDuplicateMergeBody = components['schemas']['BodyDuplicateMergeBody'];
export type BodyDuplicatePreviewBody = components['schemas']['BodyDuplicatePreviewBody'];
export type BodyIdentityAskableBody = components['schemas']['BodyIdentityAskableBody'];
export type BodyIdentityCheckedBody = components['schemas']['BodyIdentityCheckedBody'];
export type BodyImportsImportBody = components['schemas']['BodyImportsImportBody'];
export type BodyImportsRejectedRowBody = components['schemas']['BodyImportsRejectedRowBody'];
export type BodyImportsSavedMappingBody = components['schemas']['BodyImportsSavedMappingBody'];
export type BodyInterestCapBody = components['schemas']['BodyInterestCapBody'];
export type BodyLineBody = components['schemas']['BodyLineBody'];
export type BodyListAddressBody = components['schemas']['BodyListAddressBody'];
export type BodyListCoDebtorBody = components['schemas']['BodyListCoDebtorBody'];
export type BodyListCodebtorSharedBody = components['schemas']['BodyListCodebtorSharedBody'];
export type BodyListConsentBody = components['schemas']['BodyListConsentBody'];
export type BodyListContactBody = components['schemas']['BodyListContactBody'];
export type BodyListDebtStayBody = components['schemas']['BodyListDebtStayBody'];
export type BodyListDebtorBody = components['schemas']['BodyListDebtorBody'];
export type BodyListDebtorBucketFiguresBody = components['schemas']['BodyListDebtorBucketFiguresBody'];
export type BodyListDebtorFoundBody = components['schemas']['BodyListDebtorFoundBody'];
export type BodyListDispositionBody = components['schemas']['BodyListDispositionBody'];
export type BodyListDuplicateCandidateBody = components['schemas']['BodyListDuplicateCandidateBody'];
export type BodyListDuplicateMergeBody = components['schemas']['BodyListDuplicateMergeBody'];
export type BodyListImportsFieldBody = components['schemas']['BodyListImportsFieldBody'];
export type BodyListImportsFittingMappingBody = components['schemas']['BodyListImportsFittingMappingBody'];
export type BodyListInterestCapBody = components['schemas']['BodyListInterestCapBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListNextActBody = components['schemas']['BodyListNextActBody'];
export type BodyListOfferRuleBody = components['schemas']['BodyListOfferRuleBody'];
export type BodyListOptionBody = components['schemas']['BodyListOptionBody'];
export type BodyListPaymentRecoveredBody = components['schemas']['BodyListPaymentRecoveredBody'];
export type BodyListPhoneBody = components['schemas']['BodyListPhoneBody'];
export type BodyListPhoneHolderBody = components['schemas']['BodyListPhoneHolderBody'];
export type BodyListPromiseCalendarDayBody = components['schemas']['BodyListPromiseCalendarDayBody'];
export type BodyListPromiseTypeBody = components['schemas']['BodyListPromiseTypeBody'];
export type BodyListQueueItemBody = components['schemas']['BodyListQueueItemBody'];
export type BodyListRecallBody = components['schemas']['BodyListRecallBody'];
export type BodyListRuleVerdictBody = components['schemas']['BodyListRuleVerdictBody'];
export type BodyListRulebookOwnBody = components['schemas']['BodyListRulebookOwnBody'];
export type BodyListRulebookPackBody = components['schemas']['BodyListRulebookPackBody'];
export type BodyListShiftStretchBody = components['schemas']['BodyListShiftStretchBody'];
export type BodyListStrategyBody = components['schemas']['BodyListStrategyBody'];
export type BodyListStringBody = components['schemas']['BodyListStringBody'];
export type BodyListTagBody = components['schemas']['BodyListTagBody'];
export type BodyListTillPointBody = components['schemas']['BodyListTillPointBody'];
export type BodyMailingWaysBody = components['schemas']['BodyMailingWaysBody'];
export type BodyNoteBody = components['schemas']['BodyNoteBody'];
export type BodyOfferBody = components['schemas']['BodyOfferBody'];
export type BodyOfferProposalBody = components['schemas']['BodyOfferProposalBody'];
export type BodyOfferRegionBody = components['schemas']['BodyOfferRegionBody'];
export type BodyOfferRuleBody = components['schemas']['BodyOfferRuleBody'];
export type BodyOfferSetBody = components['schemas']['BodyOfferSetBody'];
export type BodyOverrideBody = components['schemas']['BodyOverrideBody'];
export type BodyPaymentBody = components['schemas']['BodyPaymentBody'];
export type BodyPaymentPreviewBody = components['schemas']['BodyPaymentPreviewBody'];
export type BodyPhoneBody = components['schemas']['BodyPhoneBody'];
export type BodyPlanBody = components['schemas']['BodyPlanBody'];
export type BodyPortfolioBody = components['schemas']['BodyPortfolioBody'];
export type BodyPromiseBody = components['schemas']['BodyPromiseBody'];
export type BodyPromiseOverviewBody = components['schemas']['BodyPromiseOverviewBody'];
export type BodyPromiseTypeBody = components['schemas']['BodyPromiseTypeBody'];
export type BodyPromisesMovedBody = components['schemas']['BodyPromisesMovedBody'];
export type BodyQueueItemBody = components['schemas']['BodyQueueItemBody'];
export type BodyQueuePreviewBody = components['schemas']['BodyQueuePreviewBody'];
export type BodyRecallBody = components['schemas']['BodyRecallBody'];
export type BodyReportAgeingBody = components['schemas']['BodyReportAgeingBody'];
export type BodyReportContactabilityBody = components['schemas']['BodyReportContactabilityBody'];
export type BodyReportFiguresBody = components['schemas']['BodyReportFiguresBody'];
export type BodyReportLiquidationBody = components['schemas']['BodyReportLiquidationBody'];
export type BodyReportPromiseDaysBody = components['schemas']['BodyReportPromiseDaysBody'];
export type BodyReportRollsBody = components['schemas']['BodyReportRollsBody'];
export type BodyReportTeamBody = components['schemas']['BodyReportTeamBody'];
export type BodyRulebookOwnBody = components['schemas']['BodyRulebookOwnBody'];
export type BodyRulebookPackBody = components['schemas']['BodyRulebookPackBody'];
export type BodyScheduleEventBody = components['schemas']['BodyScheduleEventBody'];
export type BodyShiftWorkSessionBody = components['schemas']['BodyShiftWorkSessionBody'];
export type BodyStrategyBody = components['schemas']['BodyStrategyBody'];
export type BodyTagBody = components['schemas']['BodyTagBody'];
export type BodyTillBody = components['schemas']['BodyTillBody'];
export type BodyTillEntryBody = components['schemas']['BodyTillEntryBody'];
export type BodyTillPointBody = components['schemas']['BodyTillPointBody'];
export type BodyTraceBody = components['schemas']['BodyTraceBody'];
export type Bucket = components['schemas']['Bucket'];
export type BucketRange = components['schemas']['BucketRange'];
export type BucketRanges = components['schemas']['BucketRanges'];
export type CancelInputBody = components['schemas']['CancelInputBody'];
export type CapInputBody = components['schemas']['CapInputBody'];
export type CloseInputBody = components['schemas']['CloseInputBody'];
export type CoDebtor = components['schemas']['CoDebtor'];
export type CodebtorShared = components['schemas']['CodebtorShared'];
export type ColumnsInputBody = components['schemas']['ColumnsInputBody'];
export type ConfirmInputBody = components['schemas']['ConfirmInputBody'];
export type Consent = components['schemas']['Consent'];
export type ConsentDone = components['schemas']['ConsentDone'];
export type ConsentNewConsent = components['schemas']['ConsentNewConsent'];
export type ConsentNewOptOut = components['schemas']['ConsentNewOptOut'];
export type ConsentWithdrawal = components['schemas']['ConsentWithdrawal'];
export type Contact = components['schemas']['Contact'];
export type ContactNewContact = components['schemas']['ContactNewContact'];
export type ContactNewOutcome = components['schemas']['ContactNewOutcome'];
export type ContactNewReceived = components['schemas']['ContactNewReceived'];
export type ContactNewReservation = components['schemas']['ContactNewReservation'];
export type ContactNumber = components['schemas']['ContactNumber'];
export type ContactReason = components['schemas']['ContactReason'];
export type Debt = components['schemas']['Debt'];
export type DebtLine = components['schemas']['DebtLine'];
export type DebtMovement = components['schemas']['DebtMovement'];
export type DebtStay = components['schemas']['DebtStay'];
export type Debtor = components['schemas']['Debtor'];
export type DebtorAffected = components['schemas']['DebtorAffected'];
export type DebtorAssignment = components['schemas']['DebtorAssignment'];
export type DebtorBucketFigures = components['schemas']['DebtorBucketFigures'];
export type DebtorChange = components['schemas']['DebtorChange'];
export type DebtorCurrencyFigures = components['schemas']['DebtorCurrencyFigures'];
export type DebtorFilter = components['schemas']['DebtorFilter'];
export type DebtorFound = components['schemas']['DebtorFound'];
export type DebtorHeld = components['schemas']['DebtorHeld'];
export type DebtorNewDebtor = components['schemas']['DebtorNewDebtor'];
export type DebtorOtherBalance = components['schemas']['DebtorOtherBalance'];
export type DebtorOverview = components['schemas']['DebtorOverview'];
export type DebtorOwed = components['schemas']['DebtorOwed'];
export type DebtorPreferences = components['schemas']['DebtorPreferences'];
export type DebtorRevealRequest = components['schemas']['DebtorRevealRequest'];
export type DebtorRevealed = components['schemas']['DebtorRevealed'];
export type DebtorTagging = components['schemas']['DebtorTagging'];
export type DebtorTags = components['schemas']['DebtorTags'];
export type DebtorTotals = components['schemas']['DebtorTotals'];
export type DebtorWorkload = components['schemas']['DebtorWorkload'];
export type Disposition = components['schemas']['Disposition'];
export type DispositionChange = components['schemas']['DispositionChange'];
export type DispositionNewDisposition = components['schemas']['DispositionNewDisposition'];
export type Document = components['schemas']['Document'];
export type DocumentChange = components['schemas']['DocumentChange'];
export type DuplicateCandidate = components['schemas']['DuplicateCandidate'];
export type DuplicateCount = components['schemas']['DuplicateCount'];
export type DuplicateMerge = components['schemas']['DuplicateMerge'];
export type DuplicateMergeRequest = components['schemas']['DuplicateMergeRequest'];
export type DuplicatePreview = components['schemas']['DuplicatePreview'];
export type DuplicateSplitRequest = components['schemas']['DuplicateSplitRequest'];
export type ExtraPair = components['schemas']['ExtraPair'];
export type Fact = components['schemas']['Fact'];
export type FilesFile = components['schemas']['FilesFile'];
export type FilesRecord = components['schemas']['FilesRecord'];
export type FlagDebtorFlags = components['schemas']['FlagDebtorFlags'];
export type Happening = components['schemas']['Happening'];
export type IdentityAskable = components['schemas']['IdentityAskable'];
export type IdentityChecked = components['schemas']['IdentityChecked'];
export type IdentityNewCheck = components['schemas']['IdentityNewCheck'];
export type ImportsField = components['schemas']['ImportsField'];
export type ImportsFittingMapping = components['schemas']['ImportsFittingMapping'];
export type ImportsFormatChange = components['schemas']['ImportsFormatChange'];
export type ImportsImport = components['schemas']['ImportsImport'];
export type ImportsProgress = components['schemas']['ImportsProgress'];
export type ImportsRejectedRow = components['schemas']['ImportsRejectedRow'];
export type ImportsRejection = components['schemas']['ImportsRejection'];
export type ImportsSavedMapping = components['schemas']['ImportsSavedMapping'];
export type InterestCap = components['schemas']['InterestCap'];
export type Line = components['schemas']['Line'];
export type MailingWays = components['schemas']['MailingWays'];
export type MakeInputBody = components['schemas']['MakeInputBody'];
export type MappingInputBody = components['schemas']['MappingInputBody'];
export type MappingProposal = components['schemas']['MappingProposal'];
export type MatchingProposal = components['schemas']['MatchingProposal'];
export type MendInputBody = components['schemas']['MendInputBody'];
export type MergeCounts = components['schemas']['MergeCounts'];
export type MergeTotal = components['schemas']['MergeTotal'];
export type Meta = components['schemas']['Meta'];
export type Name = components['schemas']['Name'];
export type NextAct = components['schemas']['NextAct'];
export type Note = components['schemas']['Note'];
export type NoteChange = components['schemas']['NoteChange'];
export type NoteNewNote = components['schemas']['NoteNewNote'];
export type Offer = components['schemas']['Offer'];
export type OfferBounds = components['schemas']['OfferBounds'];
export type OfferCut = components['schemas']['OfferCut'];
export type OfferDebt = components['schemas']['OfferDebt'];
export type OfferDue = components['schemas']['OfferDue'];
export type OfferLegal = components['schemas']['OfferLegal'];
export type OfferLine = components['schemas']['OfferLine'];
export type OfferMissed = components['schemas']['OfferMissed'];
export type OfferNewOffer = components['schemas']['OfferNewOffer'];
export type OfferNewSet = components['schemas']['OfferNewSet'];
export type OfferOwn = components['schemas']['OfferOwn'];
export type OfferPart = components['schemas']['OfferPart'];
export type OfferProposal = components['schemas']['OfferProposal'];
export type OfferRegion = components['schemas']['OfferRegion'];
export type OfferRule = components['schemas']['OfferRule'];
export type OfferRuleChange = components['schemas']['OfferRuleChange'];
export type OfferRuleRef = components['schemas']['OfferRuleRef'];
export type OfferSet = components['schemas']['OfferSet'];
export type OfferTerms = components['schemas']['OfferTerms'];
export type OfferruleNewOfferRule = components['schemas']['OfferruleNewOfferRule'];
export type OpenInputBody = components['schemas']['OpenInputBody'];
export type Option = components['schemas']['Option'];
export type Override = components['schemas']['Override'];
export type OverrideNewOverride = components['schemas']['OverrideNewOverride'];
export type PageAdjustmentRequestBody = components['schemas']['PageAdjustmentRequestBody'];
export type PageBankFileBody = components['schemas']['PageBankFileBody'];
export type PageContactBody = components['schemas']['PageContactBody'];
export type PageDebtBody = components['schemas']['PageDebtBody'];
export type PageDebtLineBody = components['schemas']['PageDebtLineBody'];
export type PageDebtMovementBody = components['schemas']['PageDebtMovementBody'];
export type PageDebtorBody = components['schemas']['PageDebtorBody'];
export type PageDocumentBody = components['schemas']['PageDocumentBody'];
export type PageFilesFileBody = components['schemas']['PageFilesFileBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type PageImportsImportBody = components['schemas']['PageImportsImportBody'];
export type PageImportsRejectionBody = components['schemas']['PageImportsRejectionBody'];
export type PageLineBody = components['schemas']['PageLineBody'];
export type PageNoteBody = components['schemas']['PageNoteBody'];
export type PageOfferBody = components['schemas']['PageOfferBody'];
export type PagePaymentBody = components['schemas']['PagePaymentBody'];
export type PagePlanBody = components['schemas']['PagePlanBody'];
export type PagePortfolioBody = components['schemas']['PagePortfolioBody'];
export type PagePromiseBody = components['schemas']['PagePromiseBody'];
export type PageScheduleEventBody = components['schemas']['PageScheduleEventBody'];
export type PageShiftWorkSessionBody = components['schemas']['PageShiftWorkSessionBody'];
export type PageTillBody = components['schemas']['PageTillBody'];
export type PageTillEntryBody = components['schemas']['PageTillEntryBody'];
export type Payment = components['schemas']['Payment'];
export type PaymentLeft = components['schemas']['PaymentLeft'];
export type PaymentNewPayment = components['schemas']['PaymentNewPayment'];
export type PaymentPreview = components['schemas']['PaymentPreview'];
export type PaymentRecovered = components['schemas']['PaymentRecovered'];
export type Phone = components['schemas']['Phone'];
export type PhoneChange = components['schemas']['PhoneChange'];
export type PhoneHolder = components['schemas']['PhoneHolder'];
export type PhoneNewPhone = components['schemas']['PhoneNewPhone'];
export type Plan = components['schemas']['Plan'];
export type PlanCut = components['schemas']['PlanCut'];
export type PlanInstalment = components['schemas']['PlanInstalment'];
export type PlanNewPlan = components['schemas']['PlanNewPlan'];
export type PlanStood = components['schemas']['PlanStood'];
export type PointChangeInputBody = components['schemas']['PointChangeInputBody'];
export type PointInputBody = components['schemas']['PointInputBody'];
export type Portfolio = components['schemas']['Portfolio'];
export type PortfolioAmount = components['schemas']['PortfolioAmount'];
export type PortfolioAuthorityLimits = components['schemas']['PortfolioAuthorityLimits'];
export type PortfolioCell = components['schemas']['PortfolioCell'];
export type PortfolioChange = components['schemas']['PortfolioChange'];
export type PortfolioInterest = components['schemas']['PortfolioInterest'];
export type PortfolioLimit = components['schemas']['PortfolioLimit'];
export type PortfolioNewPortfolio = components['schemas']['PortfolioNewPortfolio'];
export type PortfolioPaymentOrder = components['schemas']['PortfolioPaymentOrder'];
export type PortfoliosAskInputBody = components['schemas']['PortfoliosAskInputBody'];
export type PortfoliosMoveInputBody = components['schemas']['PortfoliosMoveInputBody'];
export type PostInputBody = components['schemas']['PostInputBody'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type Promise = components['schemas']['Promise'];
export type PromiseCalendarDay = components['schemas']['PromiseCalendarDay'];
export type PromiseCalendarSum = components['schemas']['PromiseCalendarSum'];
export type PromiseChange = components['schemas']['PromiseChange'];
export type PromiseEvidence = components['schemas']['PromiseEvidence'];
export type PromiseFilter = components['schemas']['PromiseFilter'];
export type PromiseNewPromise = components['schemas']['PromiseNewPromise'];
export type PromiseOverview = components['schemas']['PromiseOverview'];
export type PromisePromising = components['schemas']['PromisePromising'];
export type PromiseSum = components['schemas']['PromiseSum'];
export type PromiseType = components['schemas']['PromiseType'];
export type PromiseTypeChange = components['schemas']['PromiseTypeChange'];
export type PromisesGiven = components['schemas']['PromisesGiven'];
export type PromisesMoved = components['schemas']['PromisesMoved'];
export type PromisetypeNewPromiseType = components['schemas']['PromisetypeNewPromiseType'];
export type QueueItem = components['schemas']['QueueItem'];
export type QueuePin = components['schemas']['QueuePin'];
export type QueuePreview = components['schemas']['QueuePreview'];
export type QueueReason = components['schemas']['QueueReason'];
export type QueueRulePreview = components['schemas']['QueueRulePreview'];
export type QueueSkip = components['schemas']['QueueSkip'];
export type QueueSnooze = components['schemas']['QueueSnooze'];
export type QueueStepsPreview = components['schemas']['QueueStepsPreview'];
export type ReasonInputBody = components['schemas']['ReasonInputBody'];
export type Recall = components['schemas']['Recall'];
export type RefundInputBody = components['schemas']['RefundInputBody'];
export type ReportAged = components['schemas']['ReportAged'];
export type ReportAgeing = components['schemas']['ReportAgeing'];
export type ReportBucket = components['schemas']['ReportBucket'];
export type ReportCollected = components['schemas']['ReportCollected'];
export type ReportContactability = components['schemas']['ReportContactability'];
export type ReportFigure = components['schemas']['ReportFigure'];
export type ReportFigures = components['schemas']['ReportFigures'];
export type ReportFunnel = components['schemas']['ReportFunnel'];
export type ReportFunnelOfChannel = components['schemas']['ReportFunnelOfChannel'];
export type ReportFunnelOfDay = components['schemas']['ReportFunnelOfDay'];
export type ReportFunnelOfHour = components['schemas']['ReportFunnelOfHour'];
export type ReportLiquidation = components['schemas']['ReportLiquidation'];
export type ReportPromiseDays = components['schemas']['ReportPromiseDays'];
export type ReportPromisesOf = components['schemas']['ReportPromisesOf'];
export type ReportRollRate = components['schemas']['ReportRollRate'];
export type ReportRolled = components['schemas']['ReportRolled'];
export type ReportRolls = components['schemas']['ReportRolls'];
export type ReportSpan = components['schemas']['ReportSpan'];
export type ReportTeam = components['schemas']['ReportTeam'];
export type ReportTeamMoney = components['schemas']['ReportTeamMoney'];
export type ReportTeamRow = components['schemas']['ReportTeamRow'];
export type ReportVintage = components['schemas']['ReportVintage'];
export type Rule = components['schemas']['Rule'];
export type RuleCase = components['schemas']['RuleCase'];
export type RuleDecision = components['schemas']['RuleDecision'];
export type RuleEarlier = components['schemas']['RuleEarlier'];
export type RuleInputBody = components['schemas']['RuleInputBody'];
export type RuleOpening = components['schemas']['RuleOpening'];
export type RuleText = components['schemas']['RuleText'];
export type RuleVerdict = components['schemas']['RuleVerdict'];
export type RulebookDraftChange = components['schemas']['RulebookDraftChange'];
export type RulebookNewOwn = components['schemas']['RulebookNewOwn'];
export type RulebookOwn = components['schemas']['RulebookOwn'];
export type RulebookPack = components['schemas']['RulebookPack'];
export type SaveInputBody = components['schemas']['SaveInputBody'];
export type ScheduleEvent = components['schemas']['ScheduleEvent'];
export type ScheduleEventCancellation = components['schemas']['ScheduleEventCancellation'];
export type ScheduleEventChange = components['schemas']['ScheduleEventChange'];
export type ScheduleNewEvent = components['schemas']['ScheduleNewEvent'];
export type ShiftStretch = components['schemas']['ShiftStretch'];
export type ShiftWorkSession = components['schemas']['ShiftWorkSession'];
export type ShiftWorkStart = components['schemas']['ShiftWorkStart'];
export type ShiftWorkState = components['schemas']['ShiftWorkState'];
export type SkipInputBody = components['schemas']['SkipInputBody'];
export type StatementProposed = components['schemas']['StatementProposed'];
export type Strategy = components['schemas']['Strategy'];
export type StrategyDraft = components['schemas']['StrategyDraft'];
export type StrategyStep = components['schemas']['StrategyStep'];
export type StrategyThen = components['schemas']['StrategyThen'];
export type StrategyWhen = components['schemas']['StrategyWhen'];
export type TabularDetection = components['schemas']['TabularDetection'];
export type TabularFormat = components['schemas']['TabularFormat'];
export type Tag = components['schemas']['Tag'];
export type TagChange = components['schemas']['TagChange'];
export type TagNewTag = components['schemas']['TagNewTag'];
export type TagRef = components['schemas']['TagRef'];
export type Till = components['schemas']['Till'];
export type TillAmount = components['schemas']['TillAmount'];
export type TillCount = components['schemas']['TillCount'];
export type TillEntry = components['schemas']['TillEntry'];
export type TillPoint = components['schemas']['TillPoint'];
export type TillTotal = components['schemas']['TillTotal'];
export type Trace = components['schemas']['Trace'];
export type TraceCause = components['schemas']['TraceCause'];
export type TraceEffect = components['schemas']['TraceEffect'];
export type TracePayment = components['schemas']['TracePayment'];
export type TracePromise = components['schemas']['TracePromise'];
export type TraceStep = components['schemas']['TraceStep'];
export type UndoInputBody = components['schemas']['UndoInputBody'];
export type WaterfallPart = components['schemas']['WaterfallPart'];
export type $defs = Record<string, never>;
export interface operations {
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
                status?: ("draft" | "active" | "paused" | "closed" | "archived")[];
                /** @description Words of the name, or parts of them */
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
                    "application/json": components["schemas"]["PagePortfolioBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "caps-list": {
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
                    "application/json": components["schemas"]["BodyListInterestCapBody"];
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
    "caps-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapInputBody"];
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
                    "application/json": components["schemas"]["BodyInterestCapBody"];
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
    "caps-delete": {
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
    "portfolios-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
            };
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
    "portfolios-names": {
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
    "portfolios-get": {
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
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
    "portfolios-delete": {
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
    "portfolios-update": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "portfolios-ageing": {
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
                    "application/json": components["schemas"]["BodyListDebtorBucketFiguresBody"];
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
    "portfolios-archive": {
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
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
    "portfolios-set-authority": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "portfolios-set-interest": {
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
                "application/json": components["schemas"]["RuleInputBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "portfolios-stop-interest": {
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
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
    "portfolios-pause": {
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
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
    "recalls-list": {
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
                    "application/json": components["schemas"]["BodyListRecallBody"];
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
    "recalls-begin": {
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
                    "application/json": components["schemas"]["BodyRecallBody"];
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
    "portfolios-restore": {
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
                    "application/json": components["schemas"]["BodyPortfolioBody"];
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
    "portfolios-set-waterfall": {
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
                "application/json": components["schemas"]["PortfolioPaymentOrder"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "contact-rules-list": {
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
                    "application/json": components["schemas"]["BodyListRulebookOwnBody"];
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
    "contact-rules-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulebookNewOwn"];
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
                    "application/json": components["schemas"]["BodyRulebookOwnBody"];
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
    "contact-rules-packs": {
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
                    "application/json": components["schemas"]["BodyListRulebookPackBody"];
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
    "contact-rules-draft-change": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description ISO country */
                country: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulebookDraftChange"];
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
                    "application/json": components["schemas"]["BodyRulebookPackBody"];
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
    "contact-rules-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO country */
                country: string;
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
                    "application/json": components["schemas"]["BodyRulebookPackBody"];
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
    "contact-rules-draft-discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description ISO country */
                country: string;
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
    "contact-rules-draft-publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                /** @description ISO country */
                country: string;
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
                    "application/json": components["schemas"]["BodyRulebookPackBody"];
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
    "contact-rules-draft-try": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO country */
                country: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulebookDraftChange"];
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
                    "application/json": components["schemas"]["BodyListRuleVerdictBody"];
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
    "contact-rules-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO country */
                country: string;
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
                    "application/json": components["schemas"]["BodyListRulebookPackBody"];
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
    "contact-rules-update": {
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
                "application/json": components["schemas"]["RulebookNewOwn"];
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
                    "application/json": components["schemas"]["BodyRulebookOwnBody"];
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
    "contact-rules-delete": {
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
    "contacts-list": {
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
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("reserved" | "open" | "ended" | "released" | "expired" | "blocked")[];
                channel?: ("call" | "whatsapp" | "sms" | "email" | "letter" | "visit" | "counter")[];
                disposition_id?: string[];
                user_id?: string[];
                /** @description Who was reached */
                reach?: ("none" | "machine" | "third_party" | "right_party")[];
                /** @description Whether it counts as an attempt */
                attempt?: "true" | "false";
                /** @description Whether it counts as a contact */
                reached?: "true" | "false";
                /** @description From this day, where the company is, or this moment on */
                from?: string;
                /** @description Up to this day, that is among them, or to before this moment */
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
                    "application/json": components["schemas"]["PageContactBody"];
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
    "contacts-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactNewContact"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-behind": {
        parameters: {
            query?: {
                /** @description Contacts that this payment came of */
                payment_id?: string;
                /** @description In place of payment_id: contacts that this promise came of */
                promise_id?: string;
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
                    "application/json": components["schemas"]["BodyListContactBody"];
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
    "contacts-consents": {
        parameters: {
            query: {
                debtor_id: string;
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
                    "application/json": components["schemas"]["BodyListConsentBody"];
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
    "contacts-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentNewConsent"];
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
                    "application/json": components["schemas"]["BodyConsentBody"];
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
    "contacts-consent-revoke": {
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
                    "application/json": components["schemas"]["BodyConsentBody"];
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
    "dispositions-list": {
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
                    "application/json": components["schemas"]["BodyListDispositionBody"];
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
    "dispositions-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DispositionNewDisposition"];
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
                    "application/json": components["schemas"]["BodyDispositionBody"];
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
    "dispositions-names": {
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
    "dispositions-update": {
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
                "application/json": components["schemas"]["DispositionChange"];
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
                    "application/json": components["schemas"]["BodyDispositionBody"];
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
    "dispositions-delete": {
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
    "contacts-opt-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentNewOptOut"];
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
                    "application/json": components["schemas"]["BodyConsentDoneBody"];
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
    "contacts-opt-out-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentWithdrawal"];
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
                    "application/json": components["schemas"]["BodyConsentDoneBody"];
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
    "contacts-options": {
        parameters: {
            query: {
                debtor_id: string;
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
                    "application/json": components["schemas"]["BodyListOptionBody"];
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
    "contacts-override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideNewOverride"];
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
                    "application/json": components["schemas"]["BodyOverrideBody"];
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
    "contacts-override-withdraw": {
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
    "contacts-receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactNewReceived"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactNewReservation"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-get": {
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-correct": {
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
                "application/json": components["schemas"]["ContactNewOutcome"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-dial": {
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
                    "application/json": components["schemas"]["BodyContactNumberBody"];
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
    "contacts-end": {
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
                "application/json": components["schemas"]["ContactNewOutcome"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-history": {
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
    "contacts-make": {
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
                "application/json": components["schemas"]["MakeInputBody"];
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-release": {
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-start": {
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
                    "application/json": components["schemas"]["BodyContactBody"];
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
    "contacts-trace": {
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
                    "application/json": components["schemas"]["BodyTraceBody"];
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
                portfolio_id?: string[];
                /** @description Owed in any of these currencies */
                currency?: string[];
                /** @description In any of these ageing buckets */
                bucket?: string[];
                /** @description In any of these work statuses */
                status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[];
                /** @description With any of these tags */
                tag?: string[];
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
                    "application/json": components["schemas"]["PageDebtorBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["PageAdjustmentRequestBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debtors-by-email": {
        parameters: {
            query: {
                /** @description Address, whole; capitals do not matter */
                email: string;
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
                    "application/json": components["schemas"]["BodyListDebtorFoundBody"];
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
    "phones-holders": {
        parameters: {
            query: {
                /** @description E.164, whole */
                number: string;
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
                    "application/json": components["schemas"]["BodyListPhoneHolderBody"];
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
    "debtors-by-reference": {
        parameters: {
            query: {
                /** @description The creditor's own number of the debtor, whole */
                reference: string;
                /** @description In this portfolio alone; without it, in any */
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
                    "application/json": components["schemas"]["BodyListDebtorFoundBody"];
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
    "debts-names": {
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
    "debtors-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description Words of the name, the beginning of a national id, the last digits of a phone, or a tag */
                q?: string;
                /** @description In any of these portfolios */
                portfolio_id?: string[];
                /** @description Owed in any of these currencies */
                currency?: string[];
                /** @description In any of these ageing buckets */
                bucket?: string[];
                /** @description In any of these work statuses */
                status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[];
                /** @description With any of these tags */
                tag?: string[];
                /** @description Worked by this user; me for the caller, none for nobody */
                assignee?: string;
                /** @description Column to sort by; a leading - is descending */
                sort?: string;
            };
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
    "debtors-names": {
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
    "debtors-next": {
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
                    "application/json": components["schemas"]["BodyListNextActBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "phones-names": {
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
    "debtors-some": {
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
                    "application/json": components["schemas"]["BodyListDebtorBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tags-names": {
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
    "tags-delete": {
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
    "tags-update": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debtors-totals": {
        parameters: {
            query?: {
                /** @description Words of the name, the beginning of a national id, the last digits of a phone, or a tag */
                q?: string;
                /** @description In any of these portfolios */
                portfolio_id?: string[];
                /** @description Owed in any of these currencies */
                currency?: string[];
                /** @description In any of these ageing buckets */
                bucket?: string[];
                /** @description In any of these work statuses */
                status?: ("new" | "in_progress" | "promised" | "plan" | "paid" | "disputed" | "legal" | "uncollectable" | "recalled")[];
                /** @description With any of these tags */
                tag?: string[];
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
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyDebtorTotalsBody"];
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
    "debtors-get": {
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
                    "application/json": components["schemas"]["BodyDebtorBody"];
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
    "debtors-delete": {
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
    "debtors-update": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["PageAdjustmentRequestBody"];
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
    "adjustments-request": {
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
                "application/json": components["schemas"]["AdjustmentNewAdjustment"];
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
                    "application/json": components["schemas"]["BodyAdjustmentRequestBody"];
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
                    "application/json": components["schemas"]["BodyAdjustmentRequestBody"];
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
                "application/json": components["schemas"]["AdjustmentRefusal"];
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
                    "application/json": components["schemas"]["BodyAdjustmentRequestBody"];
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
                    "application/json": components["schemas"]["BodyAdjustmentRequestBody"];
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
    "contacts-contact-ledger-json": {
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
    "contacts-contact-ledger-pdf": {
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
                    "application/json": components["schemas"]["PageDebtBody"];
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
                    "application/json": components["schemas"]["BodyAdjustmentRoomBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "co-debtors-list": {
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
                    "application/json": components["schemas"]["BodyListCoDebtorBody"];
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
    "co-debtors-add": {
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
                "application/json": components["schemas"]["AddInputBody"];
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
                    "application/json": components["schemas"]["BodyCoDebtorBody"];
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
    "co-debtors-remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Debtor */
                id: string;
                /** @description Debt */
                debt: string;
                co_debtor: string;
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
                    "application/json": components["schemas"]["PageDebtMovementBody"];
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
                "application/json": components["schemas"]["AdjustmentNewMovement"];
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
                    "application/json": components["schemas"]["BodyAdjustmentPostedBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["AdjustmentDebtResolution"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "documents-list": {
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
                    "application/json": components["schemas"]["PageDocumentBody"];
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
    "documents-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/msword": string;
                "application/pdf": string;
                "application/vnd.oasis.opendocument.text": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: string;
                    kind: string;
                    name: string;
                };
                "text/plain": string;
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
                        data: components["schemas"]["Document"];
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
    "documents-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                document: string;
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
    "documents-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                document: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentChange"];
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
                    "application/json": components["schemas"]["BodyDocumentBody"];
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
    "documents-content": {
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
    "merges-candidates": {
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
                    "application/json": components["schemas"]["BodyListDuplicateCandidateBody"];
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
    "debtors-flag": {
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
                "application/json": components["schemas"]["FlagDebtorFlags"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debtors-identity-facts": {
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
                    "application/json": components["schemas"]["BodyIdentityAskableBody"];
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
    "debtors-identity-check": {
        parameters: {
            query?: never;
            header: {
                /** @description The same again is the same try */
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityNewCheck"];
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
                    "application/json": components["schemas"]["BodyIdentityCheckedBody"];
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
    "merges-preview": {
        parameters: {
            query?: {
                /** @description Who would go into them */
                other_id?: string;
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
                    "application/json": components["schemas"]["BodyDuplicatePreviewBody"];
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
    "merges-merge": {
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
                "application/json": components["schemas"]["DuplicateMergeRequest"];
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
                    "application/json": components["schemas"]["BodyDuplicateMergeBody"];
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
    "merges-list": {
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
                    "application/json": components["schemas"]["BodyListDuplicateMergeBody"];
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
    "movements-all": {
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
                    "application/json": components["schemas"]["PageDebtLineBody"];
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
    "notes-list": {
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
                    "application/json": components["schemas"]["PageNoteBody"];
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
    "notes-create": {
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
                "application/json": components["schemas"]["NoteNewNote"];
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
                    "application/json": components["schemas"]["BodyNoteBody"];
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
    "notes-mentionable": {
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
                    "application/json": components["schemas"]["BodyListStringBody"];
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
    "notes-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                note: string;
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
    "notes-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                id: string;
                note: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
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
                    "application/json": components["schemas"]["BodyNoteBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "debtors-reveal": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "co-debtors-shared": {
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
                    "application/json": components["schemas"]["BodyListCodebtorSharedBody"];
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
    "merges-split": {
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
                "application/json": components["schemas"]["DuplicateSplitRequest"];
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
                    "application/json": components["schemas"]["BodyDuplicateMergeBody"];
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
    "debtors-set-tags": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
    "events-list": {
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
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("scheduled" | "due" | "running" | "done" | "missed" | "failed" | "cancelled" | "blocked")[];
                kind?: ("callback" | "visit" | "review" | "message" | "promise_reminder" | "promise_check" | "instalment_due")[];
                /** @description Of this user; me for the caller, none for those of nobody */
                owner?: string;
                /** @description Due at this time or later */
                from?: string;
                /** @description Due before this time */
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
                    "application/json": components["schemas"]["PageScheduleEventBody"];
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
    "events-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleNewEvent"];
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
                    "application/json": components["schemas"]["BodyScheduleEventBody"];
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
    "events-get": {
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
                    "application/json": components["schemas"]["BodyScheduleEventBody"];
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
    "events-update": {
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
                "application/json": components["schemas"]["ScheduleEventChange"];
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
                    "application/json": components["schemas"]["BodyScheduleEventBody"];
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
    "events-cancel": {
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
                "application/json": components["schemas"]["ScheduleEventCancellation"];
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
                    "application/json": components["schemas"]["BodyScheduleEventBody"];
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
    "events-complete": {
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
                    "application/json": components["schemas"]["BodyScheduleEventBody"];
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
    "events-history": {
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
                    "application/json": components["schemas"]["PageImportsImportBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-names": {
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
    "imports-get": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
    "imports-cancel": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
    "imports-check": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
    "imports-format": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-mappings": {
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
                    "application/json": components["schemas"]["BodyListImportsFittingMappingBody"];
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
    "imports-save-mapping": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-drop-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-mended": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
                    "application/json": components["schemas"]["PageImportsRejectionBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-rejected-row": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-mend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "imports-start": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
    "imports-undo": {
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
                    "application/json": components["schemas"]["BodyImportsImportBody"];
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
    "offers-list": {
        parameters: {
            query: {
                /** @description Page number, from 1 */
                page?: number;
                /** @description Rows per page */
                pageSize?: number;
                /** @description Column to sort by; a leading - is descending */
                sort?: string;
                /** @description Opaque place to go on from: meta.next or meta.prev of another page */
                cursor?: string;
                debtor_id: string;
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
                    "application/json": components["schemas"]["PageOfferBody"];
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
    "offers-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferNewOffer"];
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
                    "application/json": components["schemas"]["BodyOfferBody"];
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
    "offers-names": {
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
    "offers-region": {
        parameters: {
            query: {
                debtor_id: string;
                /** @description Debts of one currency; without them all that something is owed on in the portfolio's */
                debt_ids?: string[];
                /** @description Rule to offer under; the closest without it */
                rule_id?: string;
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
                    "application/json": components["schemas"]["BodyOfferRegionBody"];
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
    "offer-rules-list": {
        parameters: {
            query?: {
                /** @description Those of this portfolio and of all portfolios; every rule without it */
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
                    "application/json": components["schemas"]["BodyListOfferRuleBody"];
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
    "offer-rules-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferruleNewOfferRule"];
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
                    "application/json": components["schemas"]["BodyOfferRuleBody"];
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
    "offer-rules-names": {
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
    "offer-rules-get": {
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
                    "application/json": components["schemas"]["BodyOfferRuleBody"];
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
    "offer-rules-delete": {
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
    "offer-rules-update": {
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
                "application/json": components["schemas"]["OfferRuleChange"];
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
                    "application/json": components["schemas"]["BodyOfferRuleBody"];
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
    "offer-rules-history": {
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
    "offers-propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferNewSet"];
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
                    "application/json": components["schemas"]["BodyOfferSetBody"];
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
    "offers-simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferNewOffer"];
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
                    "application/json": components["schemas"]["BodyOfferProposalBody"];
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
    "offers-get": {
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
                    "application/json": components["schemas"]["BodyOfferBody"];
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
    "payments-list": {
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
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("reported" | "verifying" | "confirmed" | "allocated" | "reconciled" | "rejected" | "reversed" | "charged_back" | "refunded")[];
                method?: ("cash" | "transfer" | "card" | "debit" | "network" | "deduction")[];
                taken_by?: string[];
                till_id?: string;
                /** @description Number of a receipt */
                receipt?: string;
                /** @description Paid on or after this day */
                from?: string;
                /** @description Paid on or before this day */
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
                    "application/json": components["schemas"]["PagePaymentBody"];
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
    "payments-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNewPayment"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("reported" | "verifying" | "confirmed" | "allocated" | "reconciled" | "rejected" | "reversed" | "charged_back" | "refunded")[];
                method?: ("cash" | "transfer" | "card" | "debit" | "network" | "deduction")[];
                taken_by?: string[];
                till_id?: string;
                /** @description Number of a receipt */
                receipt?: string;
                /** @description Paid on or after this day */
                from?: string;
                /** @description Paid on or before this day */
                to?: string;
            };
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
    "bank-files-list": {
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
                    "application/json": components["schemas"]["PageBankFileBody"];
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
    "bank-files-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    bank: string;
                    currency: string;
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
                        data: components["schemas"]["BankFile"];
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
    "bank-files-names": {
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
    "bank-files-get": {
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
                    "application/json": components["schemas"]["BodyBankFileBody"];
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
    "bank-files-cancel": {
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
                    "application/json": components["schemas"]["BodyBankFileBody"];
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
    "bank-files-columns": {
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
                "application/json": components["schemas"]["ColumnsInputBody"];
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
                    "application/json": components["schemas"]["BodyBankFileBody"];
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
    "bank-files-format": {
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
                    "application/json": components["schemas"]["BodyBankFileBody"];
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
    "bank-files-history": {
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
    "bank-files-lines": {
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
                status?: ("wrong" | "waiting" | "known" | "posted" | "skipped")[];
                /** @description Certainty less than this */
                below?: number;
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
                    "application/json": components["schemas"]["PageLineBody"];
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
    "bank-files-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description Line of the file, from 1 */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
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
                    "application/json": components["schemas"]["BodyLineBody"];
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
    "bank-files-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["BodyLineBody"];
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
    "bank-files-skip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description Line of the file, from 1 */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkipInputBody"];
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
                    "application/json": components["schemas"]["BodyLineBody"];
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
    "bank-files-post": {
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
                "application/json": components["schemas"]["PostInputBody"];
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
                    "application/json": components["schemas"]["BodyBankFileBody"];
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
    "payments-names": {
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
    "payments-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNewPayment"];
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
                    "application/json": components["schemas"]["BodyPaymentPreviewBody"];
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
    "payments-recovered": {
        parameters: {
            query?: {
                /** @description This month, where the caller is, without it */
                month?: string;
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
                    "application/json": components["schemas"]["BodyListPaymentRecoveredBody"];
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
    "payments-remittance": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("reported" | "verifying" | "confirmed" | "allocated" | "reconciled" | "rejected" | "reversed" | "charged_back" | "refunded")[];
                method?: ("cash" | "transfer" | "card" | "debit" | "network" | "deduction")[];
                taken_by?: string[];
                till_id?: string;
                /** @description Number of a receipt */
                receipt?: string;
                /** @description Paid on or after this day */
                from?: string;
                /** @description Paid on or before this day */
                to?: string;
            };
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
    "payments-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNewPayment"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-get": {
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-charge-back": {
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
                "application/json": components["schemas"]["UndoInputBody"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-history": {
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
    "payments-mail-ways": {
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
                    "application/json": components["schemas"]["BodyMailingWaysBody"];
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
    "payments-mail": {
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
                "application/json": components["schemas"]["PortfoliosAskInputBody"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-proofs": {
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
    "payments-prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
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
                        data: components["schemas"]["FilesFile"];
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
    "payments-proof": {
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
    "payments-receipt": {
        parameters: {
            query?: {
                /** @description a4, or the roll of a receipt printer */
                size?: "a4" | "80mm";
            };
            header?: never;
            path: {
                id: string;
            };
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
    "payments-refund": {
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
                "application/json": components["schemas"]["RefundInputBody"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-reject": {
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
                "application/json": components["schemas"]["UndoInputBody"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-reverse": {
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
                "application/json": components["schemas"]["UndoInputBody"];
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "payments-verify": {
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
                    "application/json": components["schemas"]["BodyPaymentBody"];
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
    "plans-list": {
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
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("draft" | "awaiting_approval" | "active" | "suspended" | "resolved" | "invalidated" | "cancelled")[];
                /** @description Who agreed to them */
                owner?: string[];
                /** @description Who works their debtors */
                assignee?: string[];
                /** @description Words of the debtor's name, or parts of them */
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
                    "application/json": components["schemas"]["PagePlanBody"];
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
    "plans-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanNewPlan"];
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("draft" | "awaiting_approval" | "active" | "suspended" | "resolved" | "invalidated" | "cancelled")[];
                /** @description Who agreed to them */
                owner?: string[];
                /** @description Who works their debtors */
                assignee?: string[];
                /** @description Words of the debtor's name, or parts of them */
                q?: string;
            };
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
    "plans-names": {
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
    "plans-get": {
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-agreement": {
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
    "plans-approve": {
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-cancel": {
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
                "application/json": components["schemas"]["ReasonInputBody"];
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-history": {
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
    "plans-refuse": {
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
                "application/json": components["schemas"]["ReasonInputBody"];
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-resume": {
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "plans-suspend": {
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
                    "application/json": components["schemas"]["BodyPlanBody"];
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
    "promises-list": {
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
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("draft" | "pending" | "due_soon" | "in_grace" | "kept" | "partially_kept" | "broken" | "cancelled" | "superseded" | "invalidated")[];
                /** @description Of this user; me for the caller */
                owner?: string;
                currency?: string[];
                /** @description Due on or after this day */
                due_from?: string;
                /** @description Due on or before this day */
                due_to?: string;
                /** @description Whose days of grace end on or after this day */
                deadline_from?: string;
                /** @description Whose days of grace end on or before this day */
                deadline_to?: string;
                /** @description Made on or after this day */
                made_from?: string;
                /** @description Made on or before this day */
                made_to?: string;
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
                    "application/json": components["schemas"]["PagePromiseBody"];
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
    "promises-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseNewPromise"];
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "promises-calendar": {
        parameters: {
            query: {
                /** @description Month */
                month: string;
                portfolio_id?: string[];
                /** @description Of this user; me for the caller */
                owner?: string;
                currency?: string[];
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
                    "application/json": components["schemas"]["BodyListPromiseCalendarDayBody"];
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
    "promises-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                debtor_id?: string;
                portfolio_id?: string[];
                status?: ("draft" | "pending" | "due_soon" | "in_grace" | "kept" | "partially_kept" | "broken" | "cancelled" | "superseded" | "invalidated")[];
                /** @description Of this user; me for the caller */
                owner?: string;
                currency?: string[];
                /** @description Due on or after this day */
                due_from?: string;
                /** @description Due on or before this day */
                due_to?: string;
                /** @description Whose days of grace end on or after this day */
                deadline_from?: string;
                /** @description Whose days of grace end on or before this day */
                deadline_to?: string;
                /** @description Made on or after this day */
                made_from?: string;
                /** @description Made on or before this day */
                made_to?: string;
                /** @description Column to sort by; a leading - is descending */
                sort?: string;
            };
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
    "promises-names": {
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
    "promises-overview": {
        parameters: {
            query?: {
                /** @description Today, where the caller is, without it */
                day?: string;
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
                    "application/json": components["schemas"]["BodyPromiseOverviewBody"];
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
    "promises-reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromisesGiven"];
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
                    "application/json": components["schemas"]["BodyPromisesMovedBody"];
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
    "promise-types-list": {
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
                    "application/json": components["schemas"]["BodyListPromiseTypeBody"];
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
    "promise-types-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromisetypeNewPromiseType"];
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
                    "application/json": components["schemas"]["BodyPromiseTypeBody"];
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
    "promise-types-names": {
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
    "promise-types-delete": {
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
    "promise-types-update": {
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
                "application/json": components["schemas"]["PromiseTypeChange"];
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
                    "application/json": components["schemas"]["BodyPromiseTypeBody"];
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
    "promises-get": {
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "promises-update": {
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
                "application/json": components["schemas"]["PromiseChange"];
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "promises-cancel": {
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
                "application/json": components["schemas"]["CancelInputBody"];
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "promises-confirm": {
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "promises-history": {
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
    "promises-renegotiate": {
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
                "application/json": components["schemas"]["PromisePromising"];
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
                    "application/json": components["schemas"]["BodyPromiseBody"];
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
    "queue-list": {
        parameters: {
            query?: {
                portfolio_id?: string[];
                /** @description For this user; me for the caller, none for those of nobody */
                for?: string;
                limit?: number;
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
                    "application/json": components["schemas"]["BodyListQueueItemBody"];
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
    "queue-held": {
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
                    "application/json": components["schemas"]["BodyListQueueItemBody"];
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
    "queue-next": {
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-get": {
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-keep": {
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-pin": {
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
                "application/json": components["schemas"]["QueuePin"];
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-release": {
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-skip": {
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
                "application/json": components["schemas"]["QueueSkip"];
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-snooze": {
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
                "application/json": components["schemas"]["QueueSnooze"];
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "queue-unpin": {
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
                    "application/json": components["schemas"]["BodyQueueItemBody"];
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
    "reports-ageing": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description First day; thirty days before the last without it */
                from?: string;
                /** @description Last day; today without it */
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
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BodyReportAgeingBody"];
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
    "reports-ageing-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description First day; thirty days before the last without it */
                from?: string;
                /** @description Last day; today without it */
                to?: string;
            };
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
    "reports-contactability": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
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
                    "application/json": components["schemas"]["BodyReportContactabilityBody"];
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
    "reports-contactability-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
            };
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
    "reports-figures": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
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
                    "application/json": components["schemas"]["BodyReportFiguresBody"];
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
    "reports-figures-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
            };
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
    "reports-liquidation": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description How many, the one that goes on among them */
                months?: number;
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
                    "application/json": components["schemas"]["BodyReportLiquidationBody"];
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
    "reports-liquidation-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description How many, the one that goes on among them */
                months?: number;
            };
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
    "reports-promises": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
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
                    "application/json": components["schemas"]["BodyReportPromiseDaysBody"];
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
    "reports-promises-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
            };
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
    "reports-roll": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description How many, the one that goes on among them */
                months?: number;
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
                    "application/json": components["schemas"]["BodyReportRollsBody"];
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
    "reports-roll-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                /** @description How many, the one that goes on among them */
                months?: number;
            };
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
    "reports-team": {
        parameters: {
            query?: {
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
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
                    "application/json": components["schemas"]["BodyReportTeamBody"];
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
    "reports-team-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description In these portfolios alone */
                portfolio_id?: string[];
                /** @description Of what these people did or work; who sees own figures alone sees their own whatever it says */
                user_id?: string[];
                period?: "day" | "week" | "month";
                /** @description A day in it; today, where the company is, without it */
                on?: string;
            };
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
    "strategies-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portfolio_id: string;
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
                    "application/json": components["schemas"]["BodyListStrategyBody"];
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
    "strategies-change": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                portfolio_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyDraft"];
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
                    "application/json": components["schemas"]["BodyStrategyBody"];
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
    "strategies-draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portfolio_id: string;
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
                    "application/json": components["schemas"]["BodyStrategyBody"];
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
    "strategies-discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                portfolio_id: string;
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
    "strategies-publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version being changed; * for whichever there is */
                "If-Match"?: string;
            };
            path: {
                portfolio_id: string;
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
                    "application/json": components["schemas"]["BodyStrategyBody"];
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
    "strategies-preview": {
        parameters: {
            query?: {
                /** @description Version; 0 is what the product does where nothing was published */
                number?: number;
            };
            header?: never;
            path: {
                portfolio_id: string;
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
                    "application/json": components["schemas"]["BodyQueuePreviewBody"];
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
    "tills-list": {
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
                status?: ("open" | "closed")[];
                /** @description Whose tills */
                user_id?: string[];
                /** @description Opened at these points of sale */
                point_id?: string[];
                /** @description Opened on or after this day, where the caller is */
                from?: string;
                /** @description Opened on or before this day */
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
                    "application/json": components["schemas"]["PageTillBody"];
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
    "tills-open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenInputBody"];
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
                    "application/json": components["schemas"]["BodyTillBody"];
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
    "tills-current": {
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
                    "application/json": components["schemas"]["BodyTillBody"];
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
    "tills-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                status?: ("open" | "closed")[];
                /** @description Whose tills */
                user_id?: string[];
                /** @description Opened at these points of sale */
                point_id?: string[];
                /** @description Opened on or after this day, where the caller is */
                from?: string;
                /** @description Opened on or before this day */
                to?: string;
            };
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
    "points-list": {
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
                    "application/json": components["schemas"]["BodyListTillPointBody"];
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
    "points-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointInputBody"];
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
                    "application/json": components["schemas"]["BodyTillPointBody"];
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
    "points-names": {
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
    "points-update": {
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
                "application/json": components["schemas"]["PointChangeInputBody"];
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
                    "application/json": components["schemas"]["BodyTillPointBody"];
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
    "tills-get": {
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
                    "application/json": components["schemas"]["BodyTillBody"];
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
    "tills-close": {
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
                "application/json": components["schemas"]["CloseInputBody"];
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
                    "application/json": components["schemas"]["BodyTillBody"];
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
    "tills-entries": {
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
                    "application/json": components["schemas"]["PageTillEntryBody"];
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
    "tills-move": {
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
                "application/json": components["schemas"]["PortfoliosMoveInputBody"];
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
                    "application/json": components["schemas"]["BodyTillEntryBody"];
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
    "tills-history": {
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
    "work-sessions-list": {
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
                user_id?: string;
                /** @description Those that go on */
                open?: boolean;
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
                    "application/json": components["schemas"]["PageShiftWorkSessionBody"];
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
    "work-sessions-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftWorkStart"];
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-current": {
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-beat": {
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-finish": {
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftWorkState"];
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-get": {
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-end": {
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
                    "application/json": components["schemas"]["BodyShiftWorkSessionBody"];
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
    "work-sessions-states": {
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
                    "application/json": components["schemas"]["BodyListShiftStretchBody"];
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
