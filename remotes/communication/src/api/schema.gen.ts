/** Generated from the OpenAPI document by plugins-sdk/react/openapi. Do not edit. */

export interface paths {
    "/api/v1/communication/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When debtors are contacted */
        get: operations["hours-get"];
        /** Set when debtors are contacted */
        put: operations["hours-replace"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BodyHoursBody: {
            data: components["schemas"]["Hours"];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListSenderBody: {
            data: components["schemas"]["Sender"][];
        };
        BodyListTemplateBody: {
            data: components["schemas"]["Template"][];
        };
        BodyListTemplateVariableBody: {
            data: components["schemas"]["TemplateVariable"][];
        };
        BodySenderBody: {
            data: components["schemas"]["Sender"];
        };
        BodyTemplateBody: {
            data: components["schemas"]["Template"];
        };
        BodyTemplatePreviewBody: {
            data: components["schemas"]["TemplatePreview"];
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
            week: components["schemas"]["HoursSpan"][];
        };
        HoursNewHours: {
            /** @description Seven days, Monday first; null is a day without contact */
            week: components["schemas"]["HoursSpan"][];
        };
        HoursSpan: {
            /** @example 08:00 */
            from: string;
            /** @example 20:00 */
            to: string;
        } | null;
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
        Sender: {
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
            /** @description Used when a message names no sender; one a channel */
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
        SenderNewSender: {
            /** @example +59829001234 */
            address: string;
            /** @enum {string} */
            channel: "voice" | "sms" | "whatsapp" | "email";
            is_default?: boolean;
            /** @example Estudio Andina, Cobranzas */
            name: string;
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
        TemplateNewPreview: {
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
        TemplateNewTemplate: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BodyHoursBody = components['schemas']['BodyHoursBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListSenderBody = components['schemas']['BodyListSenderBody'];
export type BodyListTemplateBody = components['schemas']['BodyListTemplateBody'];
export type BodyListTemplateVariableBody = components['schemas']['BodyListTemplateVariableBody'];
export type BodySenderBody = components['schemas']['BodySenderBody'];
export type BodyTemplateBody = components['schemas']['BodyTemplateBody'];
export type BodyTemplatePreviewBody = components['schemas']['BodyTemplatePreviewBody'];
export type Hours = components['schemas']['Hours'];
export type HoursNewHours = components['schemas']['HoursNewHours'];
export type HoursSpan = components['schemas']['HoursSpan'];
export type Name = components['schemas']['Name'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type Sender = components['schemas']['Sender'];
export type SenderNewSender = components['schemas']['SenderNewSender'];
export type Template = components['schemas']['Template'];
export type TemplateNewPreview = components['schemas']['TemplateNewPreview'];
export type TemplateNewTemplate = components['schemas']['TemplateNewTemplate'];
export type TemplatePreview = components['schemas']['TemplatePreview'];
export type TemplateText = components['schemas']['TemplateText'];
export type TemplateVariable = components['schemas']['TemplateVariable'];
export type $defs = Record<string, never>;
export interface operations {
    "hours-get": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "hours-replace": {
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
                "application/json": components["schemas"]["HoursNewHours"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["TemplateNewPreview"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["BodyListSenderBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["SenderNewSender"];
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
                    "application/json": components["schemas"]["BodySenderBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "senders-names": {
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
                "application/json": components["schemas"]["SenderNewSender"];
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
                    "application/json": components["schemas"]["BodySenderBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["TemplateNewTemplate"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "templates-names": {
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
                "application/json": components["schemas"]["TemplateNewTemplate"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
