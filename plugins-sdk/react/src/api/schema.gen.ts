/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
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
    "/api/v1/socket-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a ticket by which the browser opens a socket, once and within half a minute */
        post: operations["socket-tickets-create"];
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
        BodyHttpapiSocketTicketBody: {
            data: components["schemas"]["HttpapiSocketTicket"];
        };
        BodyIdentityMeBody: {
            data: components["schemas"]["IdentityMe"];
        };
        BodyListNamesNamedBody: {
            data: components["schemas"]["NamesNamed"][];
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
        HttpapiSocketTicket: {
            /**
             * Format: int64
             * @description Seconds
             */
            expires_in: number;
            /** @description Goes into the socket's address as the parameter ticket */
            ticket: string;
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
                [key: string]: "all" | "team" | "own";
            };
            /** @description What the person has chosen, and nothing else: a page may hold choices made before sign-in */
            preferences: components["schemas"]["PreferencesChosen"];
            /** @enum {string} */
            role: "superadmin" | "admin" | "manager" | "cashier";
            tenant: components["schemas"]["TenantView"];
            /** @description Tenants in which the person has an active user */
            tenants: components["schemas"]["IdentityTenantName"][];
            username: string;
            /** @description The person is of another tenant, and here for a while */
            visit?: components["schemas"]["IdentityVisitView"];
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
        ListOutputBody: {
            data: components["schemas"]["TracingLine"][];
            meta: components["schemas"]["MetaStruct"];
        };
        ManifestText: {
            en: string;
            es: string;
            pt: string;
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
            silent?: string[];
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
             * @example module.record:0199e6f0-0000-7000-8000-000000000001
             */
            of: string;
            /** @description Page of the product that shows it */
            page?: string;
            /** @description What a record of the kind is called; absent for an unknown kind */
            title?: components["schemas"]["ManifestText"];
        };
        PageUserViewBody: {
            data: components["schemas"]["UserView"][];
            meta: components["schemas"]["Meta"];
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
            views?: components["schemas"]["PreferencesView"][];
        };
        PreferencesView: {
            /** @description Columns that it shows; those of the list without them */
            columns?: string[];
            /**
             * @description Which list it is of
             * @example users
             */
            list: string;
            /**
             * @description Unique among those of its list
             * @example Activos
             */
            name: string;
            /**
             * @description Search, filters and order, as the list's address has them
             * @example sort=name&status=active
             */
            query: string;
            /** @description The list opens with it; one of each list at most */
            usual: boolean;
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
        SocketTicketInputBody: {
            /**
             * @description Of the socket, without a query
             * @example /api/v1/calls/7/line
             */
            path: string;
        };
        TenantView: {
            country: string;
            currency: string;
            id: string;
            languages: string[];
            name: string;
            timezone: string;
        };
        TracingLine: {
            actor_id: string;
            actor_kind: string;
            actor_name: string;
            actor_role: string;
            /** Format: date-time */
            at: string;
            /** @description What the payload says, as far as it can be told */
            facts: components["schemas"]["Fact"][];
            hash?: string;
            id: string;
            module: string;
            name: string;
            parent_id?: string;
            payload: unknown;
            prev_hash?: string;
            request_id?: string;
            /** Format: int64 */
            seq: number | null;
            subject_id: string;
            subject_type: string;
            trace_id?: string;
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
            /** @enum {string} */
            role?: "superadmin" | "admin" | "manager" | "cashier";
            /** @enum {string} */
            status?: "active" | "inactive" | "invited" | "suspended";
            username: string;
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
export type BodyHttpapiSocketTicketBody = components['schemas']['BodyHttpapiSocketTicketBody'];
export type BodyIdentityMeBody = components['schemas']['BodyIdentityMeBody'];
export type BodyListNamesNamedBody = components['schemas']['BodyListNamesNamedBody'];
export type Fact = components['schemas']['Fact'];
export type HttpapiSocketTicket = components['schemas']['HttpapiSocketTicket'];
export type IdentityMe = components['schemas']['IdentityMe'];
export type IdentityTenantName = components['schemas']['IdentityTenantName'];
export type IdentityVisitView = components['schemas']['IdentityVisitView'];
export type ListOutputBody = components['schemas']['ListOutputBody'];
export type ManifestText = components['schemas']['ManifestText'];
export type Meta = components['schemas']['Meta'];
export type MetaStruct = components['schemas']['MetaStruct'];
export type NamesNamed = components['schemas']['NamesNamed'];
export type PageUserViewBody = components['schemas']['PageUserViewBody'];
export type PreferencesChosen = components['schemas']['PreferencesChosen'];
export type PreferencesView = components['schemas']['PreferencesView'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type SocketTicketInputBody = components['schemas']['SocketTicketInputBody'];
export type TenantView = components['schemas']['TenantView'];
export type TracingLine = components['schemas']['TracingLine'];
export type UserView = components['schemas']['UserView'];
export type $defs = Record<string, never>;
export interface operations {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "record-names": {
        parameters: {
            query?: {
                /** @description The records, separated by commas: module, kind and id of each */
                of?: string[];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "socket-tickets-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocketTicketInputBody"];
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
                    "application/json": components["schemas"]["BodyHttpapiSocketTicketBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                id?: string[];
                status?: ("active" | "inactive" | "invited" | "suspended")[];
                role?: ("superadmin" | "admin" | "manager" | "cashier")[];
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
                    "application/json": components["schemas"]["PageUserViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
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
