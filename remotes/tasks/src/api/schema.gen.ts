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
        /** Write tasks as a CSV or XLSX file, with the filters and the order of the list */
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
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodySheetTasksImportedBody: {
            data: components["schemas"]["SheetTasksImported"];
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
        PageDebtorBody: {
            data: components["schemas"]["Debtor"][];
            meta: components["schemas"]["Meta"];
        };
        PageHappeningBody: {
            data: components["schemas"]["Happening"][];
            meta: components["schemas"]["Meta"];
        };
        PagePortfolioBody: {
            data: components["schemas"]["Portfolio"][];
            meta: components["schemas"]["Meta"];
        };
        PageTaskBody: {
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["Meta"];
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
        PortfolioCell: {
            /** @enum {string} */
            component: "penalty" | "fee" | "interest" | "principal";
            /** @enum {string} */
            due: "past_due" | "due" | "in_advance";
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
            ignored_columns: string[];
            /** @description Lines that did not, and why */
            rejected: components["schemas"]["SheetRejectedValue"][];
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
        Task: {
            /** @description User who does it; empty for nobody */
            assignee_id: string;
            /** @description Steps, in order */
            checklist: components["schemas"]["TaskStep"][];
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
            checklist?: string[];
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
            ids: string[];
        };
        TasksChanged: {
            /** @description Tasks that were changed; the others are gone, or not the caller's to change */
            changed: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodySheetTasksImportedBody = components['schemas']['BodySheetTasksImportedBody'];
export type BodyTaskBody = components['schemas']['BodyTaskBody'];
export type BodyTaskSettingsBody = components['schemas']['BodyTaskSettingsBody'];
export type BodyTasksChangedBody = components['schemas']['BodyTasksChangedBody'];
export type Debtor = components['schemas']['Debtor'];
export type DebtorOtherBalance = components['schemas']['DebtorOtherBalance'];
export type DebtorPreferences = components['schemas']['DebtorPreferences'];
export type ExtraPair = components['schemas']['ExtraPair'];
export type Fact = components['schemas']['Fact'];
export type Happening = components['schemas']['Happening'];
export type Meta = components['schemas']['Meta'];
export type Name = components['schemas']['Name'];
export type PageDebtorBody = components['schemas']['PageDebtorBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type PagePortfolioBody = components['schemas']['PagePortfolioBody'];
export type PageTaskBody = components['schemas']['PageTaskBody'];
export type Portfolio = components['schemas']['Portfolio'];
export type PortfolioAmount = components['schemas']['PortfolioAmount'];
export type PortfolioCell = components['schemas']['PortfolioCell'];
export type PortfolioInterest = components['schemas']['PortfolioInterest'];
export type PortfolioLimit = components['schemas']['PortfolioLimit'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type SheetRejectedValue = components['schemas']['SheetRejectedValue'];
export type SheetTasksImported = components['schemas']['SheetTasksImported'];
export type TagRef = components['schemas']['TagRef'];
export type Task = components['schemas']['Task'];
export type TaskBulkChange = components['schemas']['TaskBulkChange'];
export type TaskChange = components['schemas']['TaskChange'];
export type TaskLink = components['schemas']['TaskLink'];
export type TaskMove = components['schemas']['TaskMove'];
export type TaskNewStep = components['schemas']['TaskNewStep'];
export type TaskNewTask = components['schemas']['TaskNewTask'];
export type TaskSettings = components['schemas']['TaskSettings'];
export type TaskStep = components['schemas']['TaskStep'];
export type TaskStepChange = components['schemas']['TaskStepChange'];
export type TasksChange = components['schemas']['TasksChange'];
export type TasksChanged = components['schemas']['TasksChanged'];
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
                status?: ("backlog" | "todo" | "in progress" | "done" | "canceled")[];
                /** @description Of any of these priorities */
                priority?: ("low" | "medium" | "high" | "critical")[];
                /** @description With any of these labels */
                label?: ("" | "bug" | "feature" | "documentation")[];
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
                    "application/json": components["schemas"]["PageTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description Words of the title */
                filter?: string;
                /** @description In any of these statuses */
                status?: ("backlog" | "todo" | "in progress" | "done" | "canceled")[];
                /** @description Of any of these priorities */
                priority?: ("low" | "medium" | "high" | "critical")[];
                /** @description With any of these labels */
                label?: ("" | "bug" | "feature" | "documentation")[];
                /** @description Of this user; me for the caller, none for nobody */
                assignee?: string;
                /** @description Open, and overdue or due within the days that the settings call soon */
                due?: "soon";
                /** @description About a record of this kind, with link_id */
                link_type?: string;
                /** @description About this record */
                link_id?: string;
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-get": {
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
                    "application/json": components["schemas"]["BodyTaskBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
    "tasks-update": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-steps-create": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-steps-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-steps-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tasks-history": {
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
    "tasks-move": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
