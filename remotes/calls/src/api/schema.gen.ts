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
    "/api/v1/carteras/buckets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ageing buckets */
        get: operations["buckets-list"];
        put?: never;
        post?: never;
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
        post?: never;
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
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connect a browser to one's line */
        post: operations["lines-connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own line */
        get: operations["lines-mine"];
        put?: never;
        post?: never;
        /** Give one's line up */
        delete: operations["lines-leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/mine/echo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear oneself, or no longer */
        post: operations["lines-echo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/relay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what a browser connects where its network lets nothing else through */
        get: operations["lines-relay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lines/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have tried before work, the latest first; one's own, for who sees own calls alone */
        get: operations["lines-tests"];
        put?: never;
        /** Keep how one heard oneself */
        post: operations["lines-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calls, the latest first */
        get: operations["calls-list"];
        put?: never;
        /** Call a debtor */
        post: operations["calls-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/abandonment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of those who answered found nobody */
        get: operations["calls-abandonment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes on now */
        get: operations["calls-board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/by-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have an agent of software call */
        post: operations["calls-call-by-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/by-agent/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an agent that one tries may call one */
        get: operations["calls-agent-ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What calls are called */
        get: operations["calls-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/recordings/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What recordings are called */
        get: operations["recordings-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a trunk by a call to a number of one's own */
        post: operations["calls-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a call */
        get: operations["calls-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the call that one's telephone rings for */
        post: operations["calls-answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Speak on a call of somebody else's */
        post: operations["calls-coach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/consult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a colleague about a call while the other side waits */
        post: operations["calls-consult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the call that one's telephone rings for to others */
        post: operations["calls-decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the other side go on with another number */
        post: operations["calls-forward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a call to the colleague who was asked */
        post: operations["calls-hand-over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/hangup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a call */
        post: operations["calls-hangup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a call */
        get: operations["calls-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the other side aside, or take it back */
        post: operations["calls-hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Press keys */
        post: operations["calls-keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/listen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear a call of somebody else's, unheard */
        post: operations["calls-listen"];
        /** Leave a call of somebody else's */
        delete: operations["calls-unlisten"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out of the recording what is said from now on, or no longer */
        post: operations["calls-recording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was recorded of a call */
        get: operations["recordings-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/recordings/{recording}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A recording */
        get: operations["recordings-content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/recordings/{recording}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a recording for a legal matter, or no longer */
        post: operations["recordings-hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a call oneself */
        post: operations["calls-take-back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/llamadas/{id}/wrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End what is left of one's own call of which portfolios is told nothing */
        post: operations["calls-wrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of the company */
        get: operations["numbers-list"];
        put?: never;
        /** Add a number */
        post: operations["numbers-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numbers/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What numbers are called */
        get: operations["numbers-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numbers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a number */
        get: operations["numbers-get"];
        /** Change a number */
        put: operations["numbers-replace"];
        post?: never;
        /** Remove a number */
        delete: operations["numbers-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numbers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a number */
        get: operations["numbers-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calling sessions, the latest first */
        get: operations["calling-sessions-list"];
        put?: never;
        /** Make a session */
        post: operations["calling-sessions-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many debtors a segment has now */
        get: operations["calling-sessions-matching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions that run and whose team one is of */
        get: operations["calling-sessions-mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sessions are called */
        get: operations["calling-sessions-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a session */
        get: operations["calling-sessions-get"];
        /** Change a session */
        put: operations["calling-sessions-replace"];
        post?: never;
        /** Remove a draft */
        delete: operations["calling-sessions-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft like a session */
        post: operations["calling-sessions-clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a session */
        get: operations["calling-sessions-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the next debtor of a session of previews */
        post: operations["calling-sessions-next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a session pause */
        post: operations["calling-sessions-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a session has come */
        get: operations["calling-sessions-results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a session start */
        post: operations["calling-sessions-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a session stop */
        post: operations["calling-sessions-stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sesiones/{id}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan of a session */
        get: operations["calling-sessions-targets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to the public network */
        get: operations["trunks-list"];
        put?: never;
        /** Add a trunk */
        post: operations["trunks-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What trunks are called */
        get: operations["trunks-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How trunks are doing, as each program that carries calls sees it */
        get: operations["trunks-states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a trunk */
        get: operations["trunks-get"];
        /** Change a trunk */
        put: operations["trunks-replace"];
        post?: never;
        /** Remove a trunk */
        delete: operations["trunks-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a trunk */
        get: operations["trunks-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trunks/{id}/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said on its last calls that failed */
        get: operations["trunks-stories"];
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
        Board: {
            /** @description Calls that agents of software hold, the longest first */
            agents: components["schemas"]["Call"][];
            /**
             * Format: int64
             * @description Calls of sessions that nobody has answered yet
             */
            dialing: number;
            people: components["schemas"]["BoardPerson"][];
            /** @description Who waits to be spoken with, the longest first */
            waiting: components["schemas"]["Call"][];
        };
        BoardAbandonment: {
            /**
             * Format: int64
             * @description In thirty days
             */
            abandoned: number;
            /**
             * Format: int64
             * @description In thirty days
             */
            answered: number;
            /** @description Half hours of the last day */
            slots: components["schemas"]["CallSlot"][];
        };
        BoardPerson: {
            /** @description Empty for somebody who is free */
            call_id: string;
            debtor_id: string;
            session_id: string;
            /**
             * Format: date-time
             * @description When that began
             */
            since: string;
            /** @enum {string} */
            state: "free" | "dialing" | "talking" | "wrapping";
            /** @description Who hears their call besides */
            supervisors: string[];
            user_id: string;
        };
        BodyBoardAbandonmentBody: {
            data: components["schemas"]["BoardAbandonment"];
        };
        BodyBoardBody: {
            data: components["schemas"]["Board"];
        };
        BodyBucketSetBody: {
            data: components["schemas"]["Bucket"][];
        };
        BodyCallBody: {
            data: components["schemas"]["Call"];
        };
        BodyContactBody: {
            data: components["schemas"]["Contact"];
        };
        BodyLineConnectedBody: {
            data: components["schemas"]["LineConnected"];
        };
        BodyLineRelayBody: {
            data: components["schemas"]["LineRelay"];
        };
        BodyLineStateBody: {
            data: components["schemas"]["LineState"];
        };
        BodyLinetestTestBody: {
            data: components["schemas"]["LinetestTest"];
        };
        BodyListDispositionBody: {
            data: components["schemas"]["Disposition"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListNumberBody: {
            data: components["schemas"]["Number"][];
        };
        BodyListRecordingBody: {
            data: components["schemas"]["Recording"][];
        };
        BodyListSessionBody: {
            data: components["schemas"]["Session"][];
        };
        BodyListTrunkBody: {
            data: components["schemas"]["Trunk"][];
        };
        BodyListTrunkStateBody: {
            data: components["schemas"]["TrunkState"][];
        };
        BodyListTrunkToldBody: {
            data: components["schemas"]["TrunkTold"][];
        };
        BodyNumberBody: {
            data: components["schemas"]["Number"];
        };
        BodyOutgoingWaysBody: {
            data: components["schemas"]["OutgoingWays"];
        };
        BodySessionBody: {
            data: components["schemas"]["Session"];
        };
        BodySessionMatchingBody: {
            data: components["schemas"]["SessionMatching"];
        };
        BodySessionResultsBody: {
            data: components["schemas"]["SessionResults"];
        };
        BodySessionTargetBody: {
            data: components["schemas"]["SessionTarget"];
        };
        BodyTrunkBody: {
            data: components["schemas"]["Trunk"];
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
        Call: {
            /** @description Agent of software that speaks for us, or has until somebody took over; empty for none */
            agent_id: string;
            /** @description Code of what the agent says came of it */
            agent_outcome: string;
            /** Format: date-time */
            answered_at: string | null;
            /** @enum {string} */
            answered_by: "" | "human" | "voicemail" | "ivr" | "screening" | "fax" | "unknown";
            /**
             * Format: int64
             * @description How long after the answer that was known
             */
            answered_by_ms: number;
            /**
             * Format: int64
             * @description Of who answered, in percent
             */
            certainty: number;
            /**
             * Format: int64
             * @description Status by which the carrier ended it; 0 for none
             */
            code: number;
            /** @description What allowed it, and carries what came of it */
            contact_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debt_ids: string[];
            /** @description Empty where the number is nobody's that is known */
            debtor_id: string;
            /** Format: date-time */
            dialed_at: string | null;
            /** @enum {string} */
            direction: "outbound" | "inbound";
            disposition_id: string;
            /**
             * @description Why the line ended; empty until it has
             * @enum {string}
             */
            end_reason: "hung_up" | "far_end" | "canceled" | "no_answer" | "busy" | "rejected" | "invalid" | "congestion" | "failed" | "no_sound" | "no_codec" | "transferred" | "lost";
            /**
             * Format: date-time
             * @description When the line ended
             */
            ended_at: string | null;
            /** @description E.164; empty where the caller withholds it; covered but for its last digits where it is theirs and masked is true */
            from_number: string;
            /**
             * Format: int64
             * @description Milliseconds of these on hold
             */
            hold_ms: number;
            id: string;
            /** @description The other side waits now */
            is_held: boolean;
            /** @description It has not ended */
            is_live: boolean;
            /** @description What is said now is left out of the recording */
            is_paused: boolean;
            /**
             * Format: date-time
             * @description When somebody of ours was heard
             */
            joined_at: string | null;
            /** @description The other side's number is covered */
            masked: boolean;
            /**
             * @description How it came about
             * @enum {string}
             */
            mode: "manual" | "preview" | "progressive" | "predictive" | "ai" | "test";
            /** @description Person or number that it was transferred to */
            moved_to: string;
            note: string;
            /** @description Number of ours that was shown, or called */
            number_id: string;
            /** @description The debtor's number */
            phone_id: string;
            portfolio_id: string;
            promise_id: string;
            /** @description Call-ID, by which the carrier knows it */
            provider_call_id: string;
            quality: components["schemas"]["CallQuality"];
            /** @description What the carrier said then */
            reason: string;
            /** Format: date-time */
            ringing_at: string | null;
            /** @description Contact rule that did not allow it; empty for none */
            rule_id: string;
            /** @description Calling session that it is of; empty for none */
            session_id: string;
            /** @enum {string} */
            status: "queued" | "dialing" | "ringing" | "in_progress" | "wrap_up" | "completed" | "no_answer" | "busy" | "rejected" | "failed" | "canceled" | "blocked_by_rule" | "abandoned";
            /** @description What an agent tells whoever takes the call from it */
            summary: string;
            /** @description Why it does not go on by itself */
            summary_reason: string;
            /** @description Who hears it, or speaks on it, besides */
            supervisors: string[];
            /**
             * Format: int64
             * @description Milliseconds from when somebody of ours was heard to the end
             */
            talk_ms: number;
            /** @description E.164; covered but for its last digits where it is theirs and masked is true */
            to_number: string;
            trunk_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Who speaks for us; empty until somebody does */
            user_id: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description How long it may take to say what came of it; 0: no limit
             */
            wrap_seconds: number;
            /**
             * Format: date-time
             * @description When it was said what came of it
             */
            wrapped_at: string | null;
        };
        CallQuality: {
            /**
             * Format: int64
             * @description Of the browser to us, in ms
             */
            jitter_desk: number;
            /**
             * Format: int64
             * @description Of the line to us, in ms
             */
            jitter_in: number;
            /**
             * Format: int64
             * @description Of the browser to us, in hundredths of a percent
             */
            loss_desk: number;
            /**
             * Format: int64
             * @description Of the line to us, in hundredths of a percent
             */
            loss_in: number;
            /**
             * Format: int64
             * @description How often the browser came back
             */
            reconnected: number;
            /**
             * Format: int64
             * @description Between the browser and us, in ms; as the browser measures it
             */
            round_trip: number;
        };
        CallSlot: {
            /**
             * Format: int64
             * @description Of these, those who found nobody
             */
            abandoned: number;
            /**
             * Format: int64
             * @description Calls of sessions that somebody answered
             */
            answered: number;
            /**
             * Format: date-time
             * @description When the half hour begins
             */
            at: string;
        };
        CloneInputBody: {
            name: string;
        };
        CoachInputBody: {
            /**
             * @description Heard by our side alone, or by everybody
             * @enum {string}
             */
            as: "whisper" | "barge";
        };
        ColleagueInputBody: {
            user_id: string;
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
        ContactReason: {
            code: string;
            params?: {
                [key: string]: string;
            };
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
        EchoInputBody: {
            on: boolean;
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
        HoldInputBody: {
            on: boolean;
        };
        KeysInputBody: {
            keys: string;
        };
        LegalHoldInputBody: {
            on: boolean;
            /** @description Which matter it is held for; needed to hold it */
            reason?: string;
        };
        LineConnected: {
            /** @description SDP */
            answer: string;
        };
        LineNewAgentCall: {
            agent_id: string;
            debt_ids?: string[];
            debtor_id?: string;
            /** @description Scheduled event that it comes of */
            event_id?: string;
            /** @description A debtor's, E.164, in place of both */
            number?: string;
            phone_id?: string;
            /** @description In place of a number, the caller's own telephone in the browser; of a test alone */
            self?: boolean;
            /** @description Test that the call is of */
            test_id?: string;
            /** @description Of the agent; its live one without it */
            version_id?: string;
        };
        LineNewCall: {
            debt_ids?: string[];
            debtor_id?: string;
            /** @description Scheduled event that it comes of */
            event_id?: string;
            /** @description A debtor's, E.164, in place of both */
            number?: string;
            phone_id?: string;
        };
        LineNewLine: {
            /** @description SDP */
            offer: string;
            /** @description The browser's tab: the one that connected last has the line */
            tab: string;
        };
        LineNewTest: {
            /** @description E.164; no debtor's */
            number: string;
            trunk_id: string;
        };
        LineRelay: {
            credential: string;
            /** @description TURN; none where there is no relay */
            urls: string[];
            username: string;
        };
        LineState: {
            /** @description What they are on, or have still to say the outcome of */
            call?: components["schemas"]["Call"];
            /** @description There is a connection */
            is_up: boolean;
            /** @description What their telephone rings for */
            offer?: components["schemas"]["Call"];
            /**
             * Format: date-time
             * @description When the line became free; of one that is not, when the call took it
             */
            since: string | null;
            /** @description The browser's tab that has it */
            tab: string;
        };
        LinetestTest: {
            /** @description By which it was tried; empty for none */
            call_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Microphone, as the browser calls it; empty where it is not known */
            device: string;
            id: string;
            /** Format: int64 */
            jitter_ms: number;
            /** @enum {string} */
            kind: "echo" | "trunk";
            /**
             * Format: double
             * @description Of what was heard, in percent
             */
            loss: number;
            /**
             * Format: int64
             * @description Between the browser and us; 0 where it is not known
             */
            round_trip_ms: number;
            /** @description That was tried; empty for none */
            trunk_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Whose it is */
            user_id: string;
            /** @enum {string} */
            verdict: "good" | "fair" | "poor" | "failed";
            /** Format: int64 */
            version: number;
        };
        LinetestTold: {
            /** @description Microphone, as the browser calls it */
            device?: string;
            /** @description They heard themselves */
            heard: boolean;
            /** Format: int64 */
            jitter_ms: number;
            /**
             * Format: double
             * @description Of what the browser heard, in percent
             */
            loss: number;
            /** Format: int64 */
            round_trip_ms: number;
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
        Number: {
            /**
             * @description What happens beyond these hours
             * @enum {string}
             */
            after_hours: "message" | "voicemail" | "hang_up";
            /** @description Agent of software that speaks with callers; empty for none */
            agent_id: string;
            /**
             * @description When it does
             * @enum {string}
             */
            agent_when: "always" | "after_hours" | "unanswered";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description When; none is always. In the company's zone */
            hours: components["schemas"]["NumberHours"][];
            id: string;
            /** @description It may be shown to those who are called */
            is_shown: boolean;
            /**
             * Format: int64
             * @description Calls a day that may show it; 0: no limit
             */
            most_a_day: number;
            /** @example Cobranzas Montevideo */
            name: string;
            /**
             * @description E.164
             * @example +59829001234
             */
            number: string;
            /** @description Portfolio that it is of; empty for all */
            portfolio_id: string;
            /**
             * Format: int64
             * @description For how long
             */
            ring_seconds: number;
            /**
             * @description Whose telephone rings
             * @enum {string}
             */
            strategy: "owner_first" | "longest_idle" | "everybody";
            /** @description Who calls it is spoken with */
            takes_calls: boolean;
            /** @description Trunk that brings and takes its calls */
            trunk_id: string;
            /**
             * @description What happens when nobody comes
             * @enum {string}
             */
            unanswered: "message" | "voicemail" | "hang_up";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description The team; empty for whoever works the debtor's portfolio */
            user_ids: string[];
            /** Format: int64 */
            version: number;
        };
        NumberHours: {
            /**
             * Format: int64
             * @description 0 is Sunday
             */
            day: number;
            /** @example 08:00 */
            from: string;
            /** @example 18:00 */
            to: string;
        };
        NumberInputBody: {
            /** @description E.164 */
            number: string;
        };
        NumberNewNumber: {
            /**
             * @default voicemail
             * @enum {string}
             */
            after_hours: "message" | "voicemail" | "hang_up";
            /** @description Agent of software that speaks with callers */
            agent_id?: string;
            /**
             * @default always
             * @enum {string}
             */
            agent_when: "always" | "after_hours" | "unanswered";
            hours?: components["schemas"]["NumberHours"][];
            /** @default true */
            is_shown: boolean;
            /** Format: int64 */
            most_a_day?: number;
            name: string;
            /**
             * @description E.164
             * @example +59829001234
             */
            number: string;
            portfolio_id?: string;
            /**
             * Format: int64
             * @default 25
             */
            ring_seconds: number;
            /**
             * @default owner_first
             * @enum {string}
             */
            strategy: "owner_first" | "longest_idle" | "everybody";
            /** @default true */
            takes_calls: boolean;
            trunk_id: string;
            /**
             * @default voicemail
             * @enum {string}
             */
            unanswered: "message" | "voicemail" | "hang_up";
            user_ids?: string[];
        };
        OutgoingWays: {
            /** @description The caller's own telephone in the browser is connected, and free */
            has_desk: boolean;
            /** @description There is a way to the public network, and a number to show there */
            has_line: boolean;
            /** @description Telephones on which the company tries agents, E.164 */
            numbers: string[];
        };
        PageCallBody: {
            data: components["schemas"]["Call"][];
            meta: components["schemas"]["Meta"];
        };
        PageHappeningBody: {
            data: components["schemas"]["Happening"][];
            meta: components["schemas"]["Meta"];
        };
        PageLinetestTestBody: {
            data: components["schemas"]["LinetestTest"][];
            meta: components["schemas"]["Meta"];
        };
        PagePortfolioBody: {
            data: components["schemas"]["Portfolio"][];
            meta: components["schemas"]["Meta"];
        };
        PageSessionBody: {
            data: components["schemas"]["Session"][];
            meta: components["schemas"]["Meta"];
        };
        PageSessionTargetBody: {
            data: components["schemas"]["SessionTarget"][];
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
        Recording: {
            /** @description Who was called, or called, was told of the recording */
            announced: boolean;
            call_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Empty until it is kept, and once its time is over */
            file_id: string;
            /**
             * Format: date-time
             * @description Since when it is held for a legal matter: no time of keeping removes it
             */
            held_at: string | null;
            held_by: string;
            /** @description Why it is held; untold to whoever hears own calls alone */
            hold_reason: string;
            id: string;
            /** @enum {string} */
            kind: "conversation" | "voicemail";
            /** Format: int64 */
            length_ms: number;
            /** @description What was left out */
            pauses: components["schemas"]["RecordingPause"][];
            /** @description How loud each voice is over time, for a picture of it; none until it is kept */
            peaks?: components["schemas"]["TapePeaks"];
            /** @enum {string} */
            status: "going" | "kept" | "lost";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        RecordingPause: {
            /** Format: int64 */
            from_ms: number;
            /**
             * Format: int64
             * @description 0 while it lasts
             */
            to_ms: number;
            /**
             * @description A field for card data had the focus, or somebody asked for it
             * @enum {string}
             */
            why: "card" | "asked";
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
        RuleText: {
            en: string;
            es: string;
            pt: string;
        };
        Session: {
            /**
             * Format: int64
             * @description Share of those who answer that may find nobody, in hundredths of a percent
             * @example 300
             */
            abandon: number;
            /** @description Agent of software that speaks with whom nobody of the team is free for; empty for none */
            agent_id: string;
            /**
             * Format: int64
             * @description With how many it speaks at once
             */
            agent_lines: number;
            /** @description What happens where no person answers */
            answers: components["schemas"]["SessionAnswers"];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description When it stops by itself; it calls nobody afterwards
             */
            ends_at: string | null;
            /**
             * Format: date-time
             * @description When its plan was complete; null before
             */
            filled_at: string | null;
            /** @description When it calls; none is whenever it is started. The contact rules decide besides */
            hours: components["schemas"]["SessionHours"][];
            id: string;
            /**
             * Format: int64
             * @description How often a debtor is called at most
             */
            max_tries: number;
            /**
             * @description Who decides when to call
             * @enum {string}
             */
            mode: "manual" | "preview" | "progressive" | "predictive";
            /** @example Banco Sur · 31 a 60 días */
            name: string;
            /** @description Numbers that may be shown; empty for all that fit */
            number_ids: string[];
            /**
             * @description In which order
             * @enum {string}
             */
            order: "most_owed" | "most_overdue" | "least_overdue" | "newest";
            /**
             * Format: int64
             * @description Debtors in its plan
             */
            planned: number;
            portfolio_id: string;
            /** @description When a debtor is called again, by what became of the last try */
            retries: components["schemas"]["SessionRetries"];
            /**
             * Format: int64
             * @description How long to wait before a debtor is called again
             */
            retry_minutes: number;
            /**
             * Format: int64
             * @description For how long a telephone rings
             */
            ring_seconds: number;
            /** @description Which debtors */
            segment: components["schemas"]["SessionSegment"];
            /** Format: date-time */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it starts by itself; it calls nobody before
             */
            starts_at: string | null;
            /** @enum {string} */
            status: "draft" | "running" | "paused" | "done";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description The team */
            user_ids: string[];
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description For how long the outcome may take before the next call; 0: no limit
             */
            wrap_seconds: number;
        };
        SessionAnswers: {
            /**
             * @default hang_up
             * @enum {string}
             */
            ivr: "hang_up" | "message" | "connect";
            /**
             * @default connect
             * @enum {string}
             */
            screening: "hang_up" | "message" | "connect";
            /**
             * @default connect
             * @enum {string}
             */
            unknown: "hang_up" | "message" | "connect";
            /**
             * @default hang_up
             * @enum {string}
             */
            voicemail: "hang_up" | "message" | "connect";
        };
        SessionHours: {
            /**
             * Format: int64
             * @description 0 is Sunday
             */
            day: number;
            /** @example 09:00 */
            from: string;
            /** @example 18:00 */
            to: string;
        };
        SessionMatching: {
            /** Format: int64 */
            debtors: number;
        };
        SessionNewSession: {
            /**
             * Format: int64
             * @default 250
             */
            abandon: number;
            /** @description Agent of software that speaks with whom nobody of the team is free for */
            agent_id?: string;
            /**
             * Format: int64
             * @description With how many it speaks at once
             * @default 1
             */
            agent_lines: number;
            answers?: components["schemas"]["SessionAnswers"];
            /** Format: date-time */
            ends_at?: string;
            hours?: components["schemas"]["SessionHours"][];
            /**
             * Format: int64
             * @default 3
             */
            max_tries: number;
            /** @enum {string} */
            mode: "manual" | "preview" | "progressive" | "predictive";
            name: string;
            number_ids?: string[];
            /**
             * @default most_overdue
             * @enum {string}
             */
            order: "most_owed" | "most_overdue" | "least_overdue" | "newest";
            portfolio_id: string;
            retries?: components["schemas"]["SessionRetries"];
            /**
             * Format: int64
             * @default 120
             */
            retry_minutes: number;
            /**
             * Format: int64
             * @default 25
             */
            ring_seconds: number;
            segment?: components["schemas"]["SessionSegment"];
            /** Format: date-time */
            starts_at?: string;
            user_ids?: string[];
            /**
             * Format: int64
             * @default 60
             */
            wrap_seconds: number;
        };
        SessionResults: {
            /**
             * Format: int64
             * @description Of these, those who found nobody of ours
             */
            abandoned: number;
            /**
             * Format: int64
             * @description Of these, those that somebody, or something, answered
             */
            answered: number;
            /**
             * Format: int64
             * @description Calls that it has made
             */
            calls: number;
            /**
             * Format: int64
             * @description Debtors that the segment has now
             */
            matching: number;
            /** Format: int64 */
            planned: number;
            /** @description Debtors by where they stand in the plan */
            states: {
                [key: string]: number;
            };
        };
        SessionRetries: {
            busy?: components["schemas"]["SessionRetry"];
            failed?: components["schemas"]["SessionRetry"];
            no_answer?: components["schemas"]["SessionRetry"];
            voicemail?: components["schemas"]["SessionRetry"];
        };
        SessionRetry: {
            /**
             * Format: int64
             * @description After how long
             */
            minutes: number;
            /**
             * Format: int64
             * @description How often again at most
             */
            times: number;
        };
        SessionSegment: {
            /** @description Worked by this user; none for nobody */
            assignee?: string;
            bucket?: string[];
            status?: string[];
            tag?: string[];
        };
        SessionTarget: {
            /** @description Its last call */
            call_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            debtor_id: string;
            id: string;
            /**
             * Format: date-time
             * @description Not called before
             */
            next_at: string;
            /** @description Contact rule that did not allow the last try */
            rule_id: string;
            session_id: string;
            /** @enum {string} */
            state: "waiting" | "taken" | "reached" | "spent" | "refused";
            /** Format: int64 */
            tries: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description To whom it was given, of a session of previews */
            user_id: string;
            /** Format: int64 */
            version: number;
        };
        SiplineState: {
            /**
             * Format: int64
             * @description Calls that it carries now, over this program
             */
            calls: number;
            /**
             * Format: int64
             * @description Status of its last refusal; 0 for none
             */
            code: number;
            /** @description It answers */
            reachable: boolean;
            /** @description What it said then, or what kept us from asking */
            reason: string;
            /** @description It knows where we are */
            registered: boolean;
            /** Format: date-time */
            since: string;
        };
        SiplineStep: {
            /** Format: date-time */
            at: string;
            /** @description Its first line */
            line: string;
            /** @description We sent it */
            ours: boolean;
            /** @description The whole, without secrets */
            text: string;
        };
        SiplineStory: {
            /** Format: date-time */
            at: string;
            /** @description Call-ID */
            call: string;
            end: string;
            steps: components["schemas"]["SiplineStep"][];
        };
        TapeInputBody: {
            paused: boolean;
            /**
             * @description A field for card data has the focus, or somebody asked for it
             * @enum {string}
             */
            why: "card" | "asked";
        };
        TapePeaks: {
            inside: string;
            outside: string;
        };
        Trunk: {
            /**
             * Format: int64
             * @description After so long a call that nobody answers ends, where whoever calls sets no other time
             */
            answer_seconds: number;
            /** @description PEM of who vouches for its certificate; the system's authorities without it */
            ca: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Domain of numbers, where it is not the host */
            domain: string;
            has_password: boolean;
            /**
             * @description Name or address of the carrier's exchange
             * @example sip.example.com
             */
            host: string;
            id: string;
            is_on: boolean;
            /**
             * Format: int64
             * @description Between questions whether the trunk is there; 0: none are asked
             */
            keepalive_seconds: number;
            /**
             * @description How sound is written, by preference
             * @enum {string}
             */
            law: "a" | "u";
            /**
             * Format: int64
             * @description Calls at once
             */
            most_calls: number;
            /**
             * Format: int64
             * @description Calls that begin in a second; 0: no limit
             */
            most_per_second: number;
            /** @example Antel, sede central */
            name: string;
            /**
             * Format: int64
             * @description Its place among those that are tried, the lowest first
             */
            place: number;
            /**
             * Format: int64
             * @description 0: the usual one of the transport
             */
            port: number;
            /** @description Transfers to outside are asked of the trunk, which then carries them without us */
            refers: boolean;
            /** @description The trunk is told where we are, again and again */
            register: boolean;
            /**
             * @description Whether sound is sealed (SRTP)
             * @enum {string}
             */
            seal: "off" | "optional" | "required";
            /**
             * Format: int64
             * @description After so long a call that nobody confirms ends; 0: never
             */
            session_seconds: number;
            /**
             * @description Further addresses or networks that its calls come from
             * @example [
             *       "203.0.113.0/28"
             *     ]
             */
            sources: string[];
            /** @enum {string} */
            transport: "udp" | "tcp" | "tls";
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Empty for a trunk that knows us by our address */
            username: string;
            /** Format: int64 */
            version: number;
        };
        TrunkNewTrunk: {
            /**
             * Format: int64
             * @default 60
             */
            answer_seconds: number;
            ca?: string;
            domain?: string;
            host: string;
            /** @default true */
            is_on: boolean;
            /**
             * Format: int64
             * @default 30
             */
            keepalive_seconds: number;
            /**
             * @default a
             * @enum {string}
             */
            law: "a" | "u";
            /**
             * Format: int64
             * @default 30
             */
            most_calls: number;
            /**
             * Format: int64
             * @default 5
             */
            most_per_second: number;
            name: string;
            password?: string;
            /** Format: int64 */
            place?: number;
            /** Format: int64 */
            port?: number;
            refers?: boolean;
            register?: boolean;
            /**
             * @default off
             * @enum {string}
             */
            seal: "off" | "optional" | "required";
            /**
             * Format: int64
             * @default 1800
             */
            session_seconds: number;
            sources?: string[];
            /**
             * @default udp
             * @enum {string}
             */
            transport: "udp" | "tcp" | "tls";
            username?: string;
        };
        TrunkState: {
            /** @description The program */
            node: string;
            state: components["schemas"]["SiplineState"];
            trunk_id: string;
            /** Format: date-time */
            updated_at: string;
        };
        TrunkTold: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            story: components["schemas"]["SiplineStory"];
            trunk_id: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        WrapInputBody: {
            note?: string;
            /** @description Nothing more is told of a call with a debtor: for who took it and may not say what came of contacts */
            untold?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type Board = components['schemas']['Board'];
export type BoardAbandonment = components['schemas']['BoardAbandonment'];
export type BoardPerson = components['schemas']['BoardPerson'];
export type BodyBoardAbandonmentBody = components['schemas']['BodyBoardAbandonmentBody'];
export type BodyBoardBody = components['schemas']['BodyBoardBody'];
export type BodyBucketSetBody = components['schemas']['BodyBucketSetBody'];
export type BodyCallBody = components['schemas']['BodyCallBody'];
export type BodyContactBody = components['schemas']['BodyContactBody'];
export type BodyLineConnectedBody = components['schemas']['BodyLineConnectedBody'];
export type BodyLineRelayBody = components['schemas']['BodyLineRelayBody'];
export type BodyLineStateBody = components['schemas']['BodyLineStateBody'];
export type BodyLinetestTestBody = components['schemas']['BodyLinetestTestBody'];
export type BodyListDispositionBody = components['schemas']['BodyListDispositionBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListNumberBody = components['schemas']['BodyListNumberBody'];
export type BodyListRecordingBody = components['schemas']['BodyListRecordingBody'];
export type BodyListSessionBody = components['schemas']['BodyListSessionBody'];
export type BodyListTrunkBody = components['schemas']['BodyListTrunkBody'];
export type BodyListTrunkStateBody = components['schemas']['BodyListTrunkStateBody'];
export type BodyListTrunkToldBody = components['schemas']['BodyListTrunkToldBody'];
export type BodyNumberBody = components['schemas']['BodyNumberBody'];
export type BodyOutgoingWaysBody = components['schemas']['BodyOutgoingWaysBody'];
export type BodySessionBody = components['schemas']['BodySessionBody'];
export type BodySessionMatchingBody = components['schemas']['BodySessionMatchingBody'];
export type BodySessionResultsBody = components['schemas']['BodySessionResultsBody'];
export type BodySessionTargetBody = components['schemas']['BodySessionTargetBody'];
export type BodyTrunkBody = components['schemas']['BodyTrunkBody'];
export type Bucket = components['schemas']['Bucket'];
export type Call = components['schemas']['Call'];
export type CallQuality = components['schemas']['CallQuality'];
export type CallSlot = components['schemas']['CallSlot'];
export type CloneInputBody = components['schemas']['CloneInputBody'];
export type CoachInputBody = components['schemas']['CoachInputBody'];
export type ColleagueInputBody = components['schemas']['ColleagueInputBody'];
export type Contact = components['schemas']['Contact'];
export type ContactReason = components['schemas']['ContactReason'];
export type Disposition = components['schemas']['Disposition'];
export type EchoInputBody = components['schemas']['EchoInputBody'];
export type Fact = components['schemas']['Fact'];
export type Happening = components['schemas']['Happening'];
export type HoldInputBody = components['schemas']['HoldInputBody'];
export type KeysInputBody = components['schemas']['KeysInputBody'];
export type LegalHoldInputBody = components['schemas']['LegalHoldInputBody'];
export type LineConnected = components['schemas']['LineConnected'];
export type LineNewAgentCall = components['schemas']['LineNewAgentCall'];
export type LineNewCall = components['schemas']['LineNewCall'];
export type LineNewLine = components['schemas']['LineNewLine'];
export type LineNewTest = components['schemas']['LineNewTest'];
export type LineRelay = components['schemas']['LineRelay'];
export type LineState = components['schemas']['LineState'];
export type LinetestTest = components['schemas']['LinetestTest'];
export type LinetestTold = components['schemas']['LinetestTold'];
export type Meta = components['schemas']['Meta'];
export type Name = components['schemas']['Name'];
export type Number = components['schemas']['Number'];
export type NumberHours = components['schemas']['NumberHours'];
export type NumberInputBody = components['schemas']['NumberInputBody'];
export type NumberNewNumber = components['schemas']['NumberNewNumber'];
export type OutgoingWays = components['schemas']['OutgoingWays'];
export type PageCallBody = components['schemas']['PageCallBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type PageLinetestTestBody = components['schemas']['PageLinetestTestBody'];
export type PagePortfolioBody = components['schemas']['PagePortfolioBody'];
export type PageSessionBody = components['schemas']['PageSessionBody'];
export type PageSessionTargetBody = components['schemas']['PageSessionTargetBody'];
export type Portfolio = components['schemas']['Portfolio'];
export type PortfolioAmount = components['schemas']['PortfolioAmount'];
export type PortfolioCell = components['schemas']['PortfolioCell'];
export type PortfolioInterest = components['schemas']['PortfolioInterest'];
export type PortfolioLimit = components['schemas']['PortfolioLimit'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type Recording = components['schemas']['Recording'];
export type RecordingPause = components['schemas']['RecordingPause'];
export type RuleDecision = components['schemas']['RuleDecision'];
export type RuleText = components['schemas']['RuleText'];
export type Session = components['schemas']['Session'];
export type SessionAnswers = components['schemas']['SessionAnswers'];
export type SessionHours = components['schemas']['SessionHours'];
export type SessionMatching = components['schemas']['SessionMatching'];
export type SessionNewSession = components['schemas']['SessionNewSession'];
export type SessionResults = components['schemas']['SessionResults'];
export type SessionRetries = components['schemas']['SessionRetries'];
export type SessionRetry = components['schemas']['SessionRetry'];
export type SessionSegment = components['schemas']['SessionSegment'];
export type SessionTarget = components['schemas']['SessionTarget'];
export type SiplineState = components['schemas']['SiplineState'];
export type SiplineStep = components['schemas']['SiplineStep'];
export type SiplineStory = components['schemas']['SiplineStory'];
export type TapeInputBody = components['schemas']['TapeInputBody'];
export type TapePeaks = components['schemas']['TapePeaks'];
export type Trunk = components['schemas']['Trunk'];
export type TrunkNewTrunk = components['schemas']['TrunkNewTrunk'];
export type TrunkState = components['schemas']['TrunkState'];
export type TrunkTold = components['schemas']['TrunkTold'];
export type WrapInputBody = components['schemas']['WrapInputBody'];
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
    "lines-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineNewLine"];
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
                    "application/json": components["schemas"]["BodyLineConnectedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lines-mine": {
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
                    "application/json": components["schemas"]["BodyLineStateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lines-leave": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lines-echo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EchoInputBody"];
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
    "lines-relay": {
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
                    "application/json": components["schemas"]["BodyLineRelayBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lines-tests": {
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
                user_id?: string[];
                kind?: ("echo" | "trunk")[];
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
                    "application/json": components["schemas"]["PageLinetestTestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "lines-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinetestTold"];
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
                    "application/json": components["schemas"]["BodyLinetestTestBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-list": {
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
                status?: ("queued" | "dialing" | "ringing" | "in_progress" | "wrap_up" | "completed" | "no_answer" | "busy" | "rejected" | "failed" | "canceled" | "blocked_by_rule" | "abandoned")[];
                direction?: ("outbound" | "inbound")[];
                mode?: ("manual" | "preview" | "progressive" | "predictive" | "ai" | "test")[];
                answered_by?: ("" | "human" | "voicemail" | "ivr" | "screening" | "fax" | "unknown")[];
                user_id?: string[];
                debtor_id?: string[];
                portfolio_id?: string[];
                session_id?: string[];
                agent_id?: string[];
                disposition_id?: string[];
                trunk_id?: string[];
                /** @description Whether it goes on */
                live?: "true" | "false";
                /** @description From this day, where the company is */
                from?: string;
                /** @description Up to this day, that is among them */
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
                    "application/json": components["schemas"]["PageCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineNewCall"];
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
                    "application/json": components["schemas"]["BodyCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-abandonment": {
        parameters: {
            query?: {
                session_id?: string;
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
                    "application/json": components["schemas"]["BodyBoardAbandonmentBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-board": {
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
                    "application/json": components["schemas"]["BodyBoardBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-call-by-agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineNewAgentCall"];
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
                    "application/json": components["schemas"]["BodyCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-agent-ways": {
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
                    "application/json": components["schemas"]["BodyOutgoingWaysBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-names": {
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
    "recordings-names": {
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
    "calls-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineNewTest"];
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
                    "application/json": components["schemas"]["BodyCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-get": {
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
                    "application/json": components["schemas"]["BodyCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calls-answer": {
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
    "calls-coach": {
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
                "application/json": components["schemas"]["CoachInputBody"];
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
    "calls-consult": {
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
                "application/json": components["schemas"]["ColleagueInputBody"];
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
    "calls-decline": {
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
    "calls-forward": {
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
                "application/json": components["schemas"]["NumberInputBody"];
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
    "calls-hand-over": {
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
    "calls-hangup": {
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
    "calls-history": {
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
    "calls-hold": {
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
                "application/json": components["schemas"]["HoldInputBody"];
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
    "calls-keys": {
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
                "application/json": components["schemas"]["KeysInputBody"];
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
    "calls-listen": {
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
    "calls-unlisten": {
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
    "calls-recording": {
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
                "application/json": components["schemas"]["TapeInputBody"];
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
    "recordings-list": {
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
                    "application/json": components["schemas"]["BodyListRecordingBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "recordings-content": {
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
    "recordings-hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                recording: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalHoldInputBody"];
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
    "calls-take-back": {
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
    "calls-wrap": {
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
                "application/json": components["schemas"]["WrapInputBody"];
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
                    "application/json": components["schemas"]["BodyCallBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "numbers-list": {
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
                    "application/json": components["schemas"]["BodyListNumberBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "numbers-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberNewNumber"];
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
                    "application/json": components["schemas"]["BodyNumberBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "numbers-names": {
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
    "numbers-get": {
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
                    "application/json": components["schemas"]["BodyNumberBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "numbers-replace": {
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
                "application/json": components["schemas"]["NumberNewNumber"];
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
                    "application/json": components["schemas"]["BodyNumberBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "numbers-delete": {
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
    "numbers-history": {
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
    "calling-sessions-list": {
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
                /** @description Words of its name, in any order, with or without accents */
                filter?: string;
                status?: ("draft" | "running" | "paused" | "done")[];
                mode?: ("manual" | "preview" | "progressive" | "predictive")[];
                portfolio_id?: string[];
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
                    "application/json": components["schemas"]["PageSessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionNewSession"];
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-matching": {
        parameters: {
            query: {
                portfolio_id: string;
                bucket?: string[];
                status?: string[];
                tag?: string[];
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
                    "application/json": components["schemas"]["BodySessionMatchingBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-mine": {
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
                    "application/json": components["schemas"]["BodyListSessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-names": {
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
    "calling-sessions-get": {
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-replace": {
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
                "application/json": components["schemas"]["SessionNewSession"];
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-delete": {
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
    "calling-sessions-clone": {
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
                "application/json": components["schemas"]["CloneInputBody"];
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-history": {
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
    "calling-sessions-next": {
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
                    "application/json": components["schemas"]["BodySessionTargetBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-pause": {
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-results": {
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
                    "application/json": components["schemas"]["BodySessionResultsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-start": {
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-stop": {
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
                    "application/json": components["schemas"]["BodySessionBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "calling-sessions-targets": {
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
                state?: ("waiting" | "taken" | "reached" | "spent" | "refused")[];
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
                    "application/json": components["schemas"]["PageSessionTargetBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-list": {
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
                    "application/json": components["schemas"]["BodyListTrunkBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrunkNewTrunk"];
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
                    "application/json": components["schemas"]["BodyTrunkBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-names": {
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
    "trunks-states": {
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
                    "application/json": components["schemas"]["BodyListTrunkStateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-get": {
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
                    "application/json": components["schemas"]["BodyTrunkBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-replace": {
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
                "application/json": components["schemas"]["TrunkNewTrunk"];
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
                    "application/json": components["schemas"]["BodyTrunkBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "trunks-delete": {
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
    "trunks-history": {
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
    "trunks-stories": {
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
                    "application/json": components["schemas"]["BodyListTrunkToldBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
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
