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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/hooks/sms-json/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an SMS gateway that speaks JSON tells */
        post: operations["chats-hook-sms-json"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/hooks/sms/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an SMS gateway tells */
        post: operations["chats-hook-sms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/hooks/telegram/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What Telegram tells */
        post: operations["chats-hook-telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/hooks/whatsapp/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What WhatsApp tells */
        get: operations["chats-hook-whatsapp-challenge"];
        put?: never;
        /** What WhatsApp tells */
        post: operations["chats-hook-whatsapp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labels by name */
        get: operations["chat-labels-list"];
        put?: never;
        /** Add a label */
        post: operations["chat-labels-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/labels/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What labels are called */
        get: operations["chat-labels-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a label */
        get: operations["chat-labels-get"];
        /** Change a label */
        put: operations["chat-labels-replace"];
        post?: never;
        /** Remove a label, also from the conversations that bear it */
        delete: operations["chat-labels-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/labels/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a label */
        get: operations["chat-labels-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/macros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Macros by name */
        get: operations["chat-macros-list"];
        put?: never;
        /** Add a macro */
        post: operations["chat-macros-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/macros/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What macros are called */
        get: operations["chat-macros-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/macros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a macro */
        get: operations["chat-macros-get"];
        /** Change a macro */
        put: operations["chat-macros-replace"];
        post?: never;
        /** Remove a macro */
        delete: operations["chat-macros-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/macros/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a macro */
        get: operations["chat-macros-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works in the inboxes that one may see, and whether they are at work */
        get: operations["chat-people-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say in which languages somebody writes, and which portfolios they work */
        put: operations["chat-people-skill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Canned replies by shortcut: everybody's and the caller's own */
        get: operations["chat-replies-list"];
        put?: never;
        /** Add a canned reply */
        post: operations["chat-replies-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a canned reply */
        get: operations["chat-replies-get"];
        /** Change a canned reply */
        put: operations["chat-replies-replace"];
        post?: never;
        /** Remove a canned reply */
        delete: operations["chat-replies-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How conversations went, a row for each time that one was begun */
        get: operations["chats-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/rounds/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Write how conversations went as a CSV or XLSX file */
        get: operations["chats-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/rounds/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How conversations went, summed up by person, inbox or day, or as a whole */
        get: operations["chats-sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/parts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the window loads, under a name that changes with it */
        get: operations["widget-part"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a file, bare, with client_id and name in the query; the same again is the same message */
        post: operations["widget-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in the visitor's thread */
        get: operations["widget-live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's thread */
        get: operations["widget-read"];
        put?: never;
        /** Write */
        post: operations["widget-say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/messages/{message}/files/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the visitor's thread */
        get: operations["widget-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/messages/{message}/files/{number}/small": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the visitor's thread, small */
        get: operations["widget-small"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The window, in its frame */
        get: operations["widget-page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the answers were looked at */
        post: operations["widget-seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the visitor writes */
        post: operations["widget-types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a visit, or go on with one */
        post: operations["widget-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/widget/{key}/widget.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page loads to show the window */
        get: operations["widget-script"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List conversations, those first in which the last word was said */
        get: operations["conversations-list"];
        put?: never;
        /** Write to somebody who has not written to us */
        post: operations["conversations-begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many conversations there are: the caller's, nobody's and all, by state */
        get: operations["conversations-counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be sent later, the next first */
        get: operations["conversations-later"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the caller's own conversations wait for an answer, and whether they are at work */
        get: operations["conversations-mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What conversations are called */
        get: operations["conversations-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one's screen is open; whether one is away */
        post: operations["conversations-presence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search in all that was written */
        get: operations["conversations-search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a conversation */
        get: operations["conversations-get"];
        put?: never;
        post?: never;
        /** Remove a conversation with all that was written there */
        delete: operations["conversations-remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/agent-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something as the program that answers */
        post: operations["conversations-agent-say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/agent-typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell them that the program that answers is writing */
        post: operations["conversations-agent-typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a conversation to somebody, or to nobody */
        post: operations["conversations-assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files of a conversation, the latest first */
        get: operations["conversations-files"];
        put?: never;
        /** Give a conversation a file, to be sent with a message */
        post: operations["conversations-attach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a conversation */
        get: operations["conversations-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/files/{file}/small": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a conversation, small */
        get: operations["conversations-small"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a conversation over between a program and people */
        post: operations["conversations-handoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a conversation */
        get: operations["conversations-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a conversation for a legal matter, or no longer */
        post: operations["conversations-hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which labels a conversation bears */
        post: operations["conversations-label"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/letters/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter as a screen draws it */
        get: operations["conversations-letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which debtor writes; all conversations of this person follow */
        post: operations["conversations-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/macro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a macro on a conversation: all of it or nothing */
        post: operations["conversations-macro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give all that was written in a conversation to another of the same person or debtor */
        post: operations["conversations-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a conversation, the latest first */
        get: operations["conversations-messages"];
        put?: never;
        /** Write into a conversation */
        post: operations["conversations-write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a message that has not gone out */
        delete: operations["conversations-unsend"];
        options?: never;
        head?: never;
        /** Change a message that has not gone out */
        patch: operations["conversations-rewrite"];
        trace?: never;
    };
    "/api/v1/conversations/{id}/messages/{message_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message again that its provider did not take */
        post: operations["conversations-retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open, put off or resolve a conversation */
        post: operations["conversations-move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who writes in a conversation */
        get: operations["conversations-person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how soon a conversation is to be looked at */
        post: operations["conversations-prioritize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resolve a conversation as the program that answers, with what came of it */
        post: operations["conversations-agent-resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that what they wrote was looked at */
        post: operations["conversations-seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/suggested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debtors who have the number or the mailbox from which they write */
        get: operations["conversations-suggested"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the others what one is doing at a conversation: typing */
        post: operations["conversations-typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that who writes is none of the debtors known */
        post: operations["conversations-unlink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/viewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the others what one is doing at a conversation: viewing */
        post: operations["conversations-viewing"];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inboxes by name */
        get: operations["inboxes-list"];
        put?: never;
        /** Connect an inbox, once its provider has shown that it is ours */
        post: operations["inboxes-connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What inboxes are called */
        get: operations["inboxes-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an inbox */
        get: operations["inboxes-get"];
        /** Change an inbox */
        put: operations["inboxes-replace"];
        post?: never;
        /** Remove an inbox in which nobody has written */
        delete: operations["inboxes-disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an inbox */
        get: operations["inboxes-history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the letters of an inbox are read */
        get: operations["inboxes-mailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that the provider of an inbox has approved or not, by name */
        get: operations["inboxes-templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/templates/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider for its templates now */
        post: operations["inboxes-refreshTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/widget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to put into a page, so that it shows the window of an inbox */
        get: operations["inbox-widget-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inboxes/{id}/widget/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another secret for signing who a page's users are; the one before signs no more */
        post: operations["inbox-widget-rotate"];
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
        AgentEnded: {
            agent_id: string;
            /**
             * @description What came of it, as a word of the program's
             * @example promise
             */
            outcome: string;
            /** @description For whoever reads it later */
            summary?: string;
            version_id?: string;
        };
        AssignInputBody: {
            /** @description Though they are away: for who sees every conversation */
            is_forced?: boolean;
            /** @description Empty for nobody */
            user_id: string;
        };
        AttachmentLetter: {
            /** @description There was more than could be read */
            cut: boolean;
            /** @description The mail server found that it is not of whom it says */
            forged: boolean;
            nodes: components["schemas"]["MarkupNode"][];
            /** @description What it quotes of letters before it */
            quoted: components["schemas"]["MarkupNode"][];
            /** @description It could not be parsed: what is shown is its raw text */
            unparsed: boolean;
        };
        BeatInputBody: {
            /** @description Chosen now; without it what was chosen stays */
            is_away?: boolean;
            /**
             * Format: date-time
             * @description Until when they are away
             */
            until?: string;
        };
        BeginNewConversation: {
            debtor_id?: string;
            inbox_id: string;
            /** @description Which of the debtor's numbers; empty for the best */
            phone_id?: string;
            template?: components["schemas"]["ChannelTemplate"];
            text?: string;
            /** @description Number in E.164, or mailbox; without it a debtor */
            to?: string;
        };
        BodyAttachmentLetterBody: {
            data: components["schemas"]["AttachmentLetter"];
        };
        BodyConversationBody: {
            data: components["schemas"]["Conversation"];
        };
        BodyConversationCountsBody: {
            data: components["schemas"]["ConversationCounts"];
        };
        BodyConversationMineBody: {
            data: components["schemas"]["ConversationMine"];
        };
        BodyDebtorBody: {
            data: components["schemas"]["Debtor"];
        };
        BodyFindFoundBody: {
            data: components["schemas"]["FindFound"];
        };
        BodyInboxBody: {
            data: components["schemas"]["Inbox"];
        };
        BodyInboxOpenedBody: {
            data: components["schemas"]["InboxOpened"];
        };
        BodyLabelBody: {
            data: components["schemas"]["Label"];
        };
        BodyListInboxBody: {
            data: components["schemas"]["Inbox"][];
        };
        BodyListLabelBody: {
            data: components["schemas"]["Label"][];
        };
        BodyListLinkSuggestedBody: {
            data: components["schemas"]["LinkSuggested"][];
        };
        BodyListMacroBody: {
            data: components["schemas"]["Macro"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListPresenceBody: {
            data: components["schemas"]["Presence"][];
        };
        BodyListReportLineBody: {
            data: components["schemas"]["ReportLine"][];
        };
        BodyListTemplateMessageTemplateBody: {
            data: components["schemas"]["TemplateMessageTemplate"][];
        };
        BodyListVersionListedBody: {
            data: components["schemas"]["VersionListed"][];
        };
        BodyMacroBody: {
            data: components["schemas"]["Macro"];
        };
        BodyMailboxBody: {
            data: components["schemas"]["Mailbox"];
        };
        BodyMessageBody: {
            data: components["schemas"]["Message"];
        };
        BodyPersonBody: {
            data: components["schemas"]["Person"];
        };
        BodyPresenceBody: {
            data: components["schemas"]["Presence"];
        };
        BodyReplyBody: {
            data: components["schemas"]["Reply"];
        };
        BodyWidgetBegunBody: {
            data: components["schemas"]["WidgetBegun"];
        };
        BodyWidgetSecretBody: {
            data: components["schemas"]["WidgetSecret"];
        };
        BodyWidgetSnippetBody: {
            data: components["schemas"]["WidgetSnippet"];
        };
        BodyWidgetThreadBody: {
            data: components["schemas"]["WidgetThread"];
        };
        ChangeInputBody: {
            /** Format: date-time */
            send_at?: string;
            text?: string;
        };
        ChannelButton: {
            id: string;
            title: string;
        };
        ChannelReference: {
            /** @description Ours, once it is here */
            file_id: string;
            id: string;
            name: string;
            /** Format: int64 */
            size: number;
            /**
             * @description Where it is; files of before have none
             * @enum {string}
             */
            state: "waiting" | "here" | "refused" | "gone";
            type: string;
        };
        ChannelTemplate: {
            language: string;
            name: string;
            values: string[];
        };
        Conversation: {
            /**
             * Format: date-time
             * @description By when that program is to answer: people go on then; null while it has
             */
            agent_due: string | null;
            /** @description Program that answers; empty for none */
            agent_id: string;
            /**
             * Format: int64
             * @description Messages of theirs that the program was asked to answer
             */
            agent_turns: number;
            /** @description Who answers; empty for nobody yet */
            assignee_id: string;
            /** @enum {string} */
            channel: "whatsapp" | "telegram" | "sms" | "email" | "widget";
            /** @description That of the debtor who wrote, while it goes on */
            contact_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Empty while they are nobody's */
            debtor_id: string;
            /**
             * @description Who gave the first answer
             * @enum {string}
             */
            first_by: "" | "user" | "agent";
            /**
             * Format: date-time
             * @description By when the first answer was promised
             */
            first_due: string | null;
            /** @enum {string} */
            first_level: "" | "due" | "paused" | "kept" | "broken";
            /** Format: date-time */
            first_reply_at: string | null;
            /**
             * @description Why a program gave it to people; empty where none did
             * @enum {string}
             */
            handoff: "" | "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit";
            /**
             * Format: date-time
             * @description Since when a legal matter keeps it; null for not
             */
            held_at: string | null;
            held_by: string;
            id: string;
            inbox_id: string;
            labels: string[];
            /**
             * Format: date-time
             * @description Of the last message
             */
            last_at: string;
            /** @description Conversation that has all that was written here; empty for none */
            merged_into: string;
            /**
             * Format: int64
             * @description Files that one message carries on this way; 0: none
             */
            most_files: number;
            /**
             * Format: int64
             * @description By which people call it
             */
            number: number;
            person_id: string;
            /** @description As they call themselves, or their covered address */
            person_name: string;
            portfolio_id: string;
            /** @description How the last message begins */
            preview: string;
            /** @description It is theirs */
            preview_in: boolean;
            /** @enum {string} */
            priority: "low" | "medium" | "high" | "urgent";
            /**
             * Format: date-time
             * @description When what was written was removed, as the company keeps it no longer
             */
            purged_at: string | null;
            /**
             * Format: int64
             * @description How satisfied they were, 1 to 5; 0: not said
             */
            rating: number;
            rating_text: string;
            /** Format: date-time */
            resolved_at: string | null;
            /**
             * Format: int64
             * @description How often they have written anew once it was resolved, and one
             */
            round: number;
            /** Format: date-time */
            snoozed_until: string | null;
            /**
             * Format: date-time
             * @description By when it is to be resolved
             */
            solve_due: string | null;
            /** @enum {string} */
            solve_level: "" | "due" | "paused" | "kept" | "broken";
            /** @enum {string} */
            status: "open" | "pending" | "snoozed" | "resolved";
            /** @description Of letters */
            subject: string;
            /**
             * Format: int64
             * @description Messages of theirs since somebody last looked
             */
            unread: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: date-time
             * @description Since when they wait for an answer
             */
            waiting_since: string | null;
            /**
             * Format: date-time
             * @description Until then anything may be written; after it a template alone. Of ways without such a rule there is none
             */
            window_ends: string | null;
        };
        ConversationByStatus: {
            /** Format: int64 */
            open: number;
            /** Format: int64 */
            pending: number;
            /** Format: int64 */
            resolved: number;
            /** Format: int64 */
            snoozed: number;
        };
        ConversationCounts: {
            all: components["schemas"]["ConversationByStatus"];
            mine: components["schemas"]["ConversationByStatus"];
            /**
             * Format: int64
             * @description No number is counted beyond this one: one more stands for more
             */
            most: number;
            nobody: components["schemas"]["ConversationByStatus"];
        };
        ConversationMine: {
            /**
             * Format: date-time
             * @description Until when; null: until they say otherwise
             */
            away_until: string | null;
            /**
             * Format: date-time
             * @description When the last message came that was not looked at; null for none
             */
            heard_at: string | null;
            is_at_work: boolean;
            /** @description They have said that they are away */
            is_away: boolean;
            /**
             * Format: int64
             * @description Of these, those of which somebody has not looked at the last message
             */
            unread: number;
            /**
             * Format: int64
             * @description Their own open conversations in which somebody waits for an answer, 100 at most
             */
            waiting: number;
            /** @description They answer in an inbox */
            works: boolean;
        };
        ConversationRound: {
            /** Format: date-time */
            begun_at: string;
            /** @enum {string} */
            channel: "whatsapp" | "telegram" | "sms" | "email" | "widget";
            conversation_id: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description On which it began, where the company is */
            day: string;
            /** @description Empty while they are nobody's */
            debtor_id: string;
            /**
             * @description Who gave the first answer: a person or a program
             * @enum {string}
             */
            first_by: "" | "user" | "agent";
            /** @enum {string} */
            first_level: "" | "due" | "paused" | "kept" | "broken";
            /**
             * Format: int64
             * @description Minutes of the company's hours until the first answer; null before
             */
            first_minutes: number | null;
            /** Format: date-time */
            first_reply_at: string | null;
            id: string;
            inbox_id: string;
            /**
             * Format: int64
             * @description By which people call the conversation
             */
            number: number;
            /**
             * Format: int64
             * @description Minutes of the company's hours that it was for them until it was resolved; null before, and where none are promised
             */
            pause_minutes: number | null;
            portfolio_id: string;
            /**
             * Format: int64
             * @description How satisfied they were, 1 to 5; 0: not said
             */
            rating: number;
            rating_text: string;
            /** Format: date-time */
            resolved_at: string | null;
            /**
             * Format: int64
             * @description 1 for the first; they wrote anew once it was resolved
             */
            round: number;
            /** @enum {string} */
            solve_level: "" | "due" | "paused" | "kept" | "broken";
            /**
             * Format: int64
             * @description Minutes of the company's hours that it was for us until it was resolved; null before, and where none are promised
             */
            solve_minutes: number | null;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** @description Who answers, or did; empty for nobody */
            user_id: string;
            /** Format: int64 */
            version: number;
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
        FindFound: {
            /** @description There is no more; else further words narrow it */
            is_whole: boolean;
            /** @description The latest first */
            matches: components["schemas"]["FindMatch"][];
        };
        FindMatch: {
            conversation: components["schemas"]["Conversation"];
            /** @description Where in the message the words stand */
            excerpt: string;
            message: components["schemas"]["Message"];
        };
        HandInputBody: {
            /** @description To a program, which; to people, the program that gives it up, which must be the one that answers still */
            agent_id?: string;
            /** @enum {string} */
            reason: "" | "customer_request" | "missing_knowledge" | "unsupported_request" | "policy_restriction" | "tool_failure" | "pending_clarification" | "usage_limit";
            /** @description What whoever goes on has to know */
            summary?: string;
            /** @enum {string} */
            to: "people" | "agent";
            /** @description Of people, who; without it whoever is free */
            user_id?: string;
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
        HooksEndpoint: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            hook: string;
            id: string;
            label: string;
            /** Format: date-time */
            revoked_at?: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        HooksOpened: {
            endpoint: components["schemas"]["HooksEndpoint"];
            secret: string;
            url: string;
            /** @description What the provider shows when it makes sure of the address */
            verify_token?: string;
        };
        Inbox: {
            /** @description Number, mailbox or name by which debtors know it; told by the provider */
            address: string;
            /** @description Program that answers what begins here; empty for none */
            agent_id: string;
            /**
             * Format: int64
             * @description For how long a program may leave somebody without an answer before people go on
             */
            agent_seconds: number;
            /**
             * @description When it does
             * @enum {string}
             */
            agent_when: "always" | "outside_hours" | "nobody_there";
            /** @description Once resolved, how satisfied they are is asked in the channel itself */
            asks_rating: boolean;
            /** @description Conversations are given to whoever is at work and has the fewest */
            assigns: boolean;
            /**
             * Format: int64
             * @description Open conversations that one person is given at most; 0: no limit
             */
            capacity: number;
            /** @enum {string} */
            channel: "whatsapp" | "telegram" | "sms" | "email" | "widget";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /**
             * Format: int64
             * @description Minutes of the company's hours until the first answer; 0: none are promised
             */
            first_minutes: number;
            has_secret: boolean;
            id: string;
            is_on: boolean;
            /** @description Users who work here */
            members: string[];
            /** @example WhatsApp de cobranzas */
            name: string;
            /** @description Where debtors are sought first; empty for everywhere */
            portfolio_id: string;
            /** @description Why nothing goes or comes, in the provider's words; empty for none */
            problem: string;
            /** Format: date-time */
            problem_at: string | null;
            /** @description What the provider makes of what is sent: green, yellow, red; empty where it does not say */
            quality: string;
            /** @description What the provider needs to know, by name; nothing secret */
            settings: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Minutes of the company's hours until it is resolved; 0: none are promised
             */
            solve_minutes: number;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        InboxNewInbox: {
            /** @description Program that answers what begins here; empty for none */
            agent_id?: string;
            /**
             * Format: int64
             * @description For how long it may leave somebody without an answer before people go on
             * @default 60
             */
            agent_seconds: number;
            /**
             * @description When it does
             * @default always
             * @enum {string}
             */
            agent_when: "always" | "outside_hours" | "nobody_there";
            asks_rating?: boolean;
            assigns?: boolean;
            /** Format: int64 */
            capacity?: number;
            /** @enum {string} */
            channel: "whatsapp" | "telegram" | "sms" | "email" | "widget";
            /** Format: int64 */
            first_minutes?: number;
            /** @default true */
            is_on: boolean;
            members?: string[];
            name: string;
            portfolio_id?: string;
            /** @description Token of the provider, or password of the mailbox */
            secret?: string;
            settings: {
                [key: string]: string;
            };
            /** @description By which the provider signs what it tells; empty: one is made */
            sign?: string;
            /** Format: int64 */
            solve_minutes?: number;
        };
        InboxOpened: {
            hook?: components["schemas"]["HooksOpened"];
            inbox: components["schemas"]["Inbox"];
        };
        InputBody: {
            debtor_id: string;
        };
        Label: {
            /** @enum {string} */
            color: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple";
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @example Reclamo */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        LabelNewLabel: {
            /** @enum {string} */
            color: "grey" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple";
            name: string;
        };
        LabelsInputBody: {
            labels: string[];
        };
        LinkSuggested: {
            debtor_id: string;
            name: string;
            portfolio_id: string;
        };
        Macro: {
            acts: components["schemas"]["MacroAct"][];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @example Reclamo: pasar a supervisión */
            name: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        MacroAct: {
            /** @enum {string} */
            kind: "assign" | "label" | "unlabel" | "priority" | "status" | "snooze" | "note" | "reply" | "template";
            /**
             * Format: int64
             * @description For how long it is put off
             */
            minutes?: number;
            template?: components["schemas"]["ChannelTemplate"];
            /** @description User, label, priority, status or text */
            value?: string;
        };
        MacroNewMacro: {
            acts: components["schemas"]["MacroAct"][];
            name: string;
        };
        Mailbox: {
            /** @description Why it cannot be read now; empty while it is */
            code: string;
            /**
             * Format: date-time
             * @description When it was last looked at
             */
            looked_at: string | null;
            /**
             * Format: date-time
             * @description Letters that came before are not read
             */
            since: string;
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
        MergeInputBody: {
            into: string;
        };
        Message: {
            /**
             * Format: date-time
             * @description When it was written: theirs as the provider says, ours as it was asked for
             */
            at: string;
            /** @description The provider's, for what failed */
            code: string;
            /** @description What allowed it; empty where nothing had to */
            contact_id: string;
            conversation_id: string;
            /**
             * Format: int64
             * @description What it has just made of its conversation's version; absent where it is read
             */
            conversation_version?: number;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description What else there is, by the kind */
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            delivered_at: string | null;
            /** @enum {string} */
            direction: "in" | "out" | "within";
            files: components["schemas"]["ChannelReference"][];
            id: string;
            /** @description It may be tried again */
            is_temporary: boolean;
            /** @description Its provider was asked and did not answer: it may have arrived */
            is_uncertain: boolean;
            /** @enum {string} */
            kind: "text" | "template" | "note" | "activity" | "call" | "rating";
            /** @description Idempotency key under which it was sent, by which its writer's screen knows it; empty for none */
            once: string;
            /** Format: date-time */
            read_at: string | null;
            /** @description The provider's words, for what failed */
            reason: string;
            /** @description Message that it answers; empty for none */
            reply_to: string;
            /** @description Message by which it was sent again; empty for none */
            retry_id: string;
            /**
             * Format: date-time
             * @description Not before; null for at once
             */
            send_at: string | null;
            /** @enum {string} */
            sender: "debtor" | "user" | "agent" | "system";
            /** @description User or program; empty for the debtor's side and the product itself */
            sender_id: string;
            /** Format: date-time */
            sent_at: string | null;
            /**
             * @description How far one of ours came; of theirs it is read
             * @enum {string}
             */
            state: "queued" | "sent" | "delivered" | "read" | "failed" | "unknown";
            subject: string;
            template?: components["schemas"]["ChannelTemplate"];
            text: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
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
        MoveInputBody: {
            /** @enum {string} */
            status: "open" | "pending" | "snoozed" | "resolved";
            /**
             * Format: date-time
             * @description Until when it is put off
             */
            until?: string;
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
        PageConversationBody: {
            data: components["schemas"]["Conversation"][];
            meta: components["schemas"]["Meta"];
        };
        PageConversationRoundBody: {
            data: components["schemas"]["ConversationRound"][];
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
        PageMessageBody: {
            data: components["schemas"]["Message"][];
            meta: components["schemas"]["Meta"];
        };
        PageReplyBody: {
            data: components["schemas"]["Reply"][];
            meta: components["schemas"]["Meta"];
        };
        Person: {
            /** @description Number in E.164, or mailbox, covered when is_masked is true; empty where the way knows none */
            address: string;
            /**
             * Format: date-time
             * @description Since when it is noted with the debtor that they agreed to be written to: they wrote first
             */
            consented_at: string | null;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** @description Empty while they are nobody's */
            debtor_id: string;
            id: string;
            inbox_id: string;
            /** @description What they are reached by is covered: the caller may not see it whole */
            is_masked: boolean;
            /**
             * @description In which we write to them; empty for the company's
             * @enum {string}
             */
            language: "" | "es" | "en" | "pt";
            /**
             * @description How it is known whose they are
             * @enum {string}
             */
            linked_by: "" | "number" | "hand" | "identity";
            /** @description As they call themselves; empty for unknown */
            name: string;
            portfolio_id: string;
            /**
             * Format: date-time
             * @description When they asked that nobody writes to them here
             */
            stopped_at: string | null;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        Presence: {
            /**
             * Format: date-time
             * @description Until when; null: until they say otherwise
             */
            away_until: string | null;
            is_at_work: boolean;
            /** @description They have said that they are away */
            is_away: boolean;
            /** @description That they write; none: any */
            languages: string[];
            /**
             * Format: int64
             * @description Conversations that they have open now; null for who may not see theirs
             */
            open: number | null;
            /** @description That they work; none: any */
            portfolios: string[];
            /**
             * Format: date-time
             * @description When their screen last said that it is open
             */
            seen_at: string | null;
            user_id: string;
        };
        PriorityInputBody: {
            /** @enum {string} */
            priority: "low" | "medium" | "high" | "urgent";
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
        ReplaceInputBody: {
            /** @description Program that answers what begins here; empty for none */
            agent_id?: string;
            /**
             * Format: int64
             * @description For how long it may leave somebody without an answer before people go on
             * @default 60
             */
            agent_seconds: number;
            /**
             * @description When it does
             * @default always
             * @enum {string}
             */
            agent_when: "always" | "outside_hours" | "nobody_there";
            asks_rating?: boolean;
            assigns?: boolean;
            /** Format: int64 */
            capacity?: number;
            /** Format: int64 */
            first_minutes?: number;
            /** @default true */
            is_on: boolean;
            members?: string[];
            name: string;
            portfolio_id?: string;
            secret?: string;
            settings: {
                [key: string]: string;
            };
            /** Format: int64 */
            solve_minutes?: number;
        };
        Reply: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description Whose own it is; empty for everybody's */
            owner_id: string;
            /**
             * @description By which it is called up
             * @example cuotas
             */
            shortcut: string;
            /** @example Hola {{person.name}}, puede pagar en cuotas. */
            text: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        ReplyNewReply: {
            /** @description Everybody's; else the caller's own */
            is_shared?: boolean;
            shortcut: string;
            /** @description {{person.name}}, {{debtor.name}}, {{user.name}}, {{company.name}} and {{conversation.number}} are filled in */
            text: string;
        };
        ReportLine: {
            /** Format: int64 */
            answered: number;
            /**
             * Format: int64
             * @description Of those answered, by a program first
             */
            first_agent: number;
            /** Format: int64 */
            first_broken: number;
            /** Format: int64 */
            first_kept: number;
            /**
             * Format: double
             * @description Mean minutes of the company's hours until the first answer; null where none was given
             */
            first_minutes: number | null;
            /** @description Day, or id of the person or the inbox; empty for nobody, and of the whole */
            key: string;
            /** Format: int64 */
            rated: number;
            /**
             * Format: double
             * @description Mean of what they said, 1 to 5; 0 where nobody did
             */
            rating: number;
            /** Format: int64 */
            resolved: number;
            /** Format: int64 */
            rounds: number;
            /** Format: int64 */
            solve_broken: number;
            /** Format: int64 */
            solve_kept: number;
            /**
             * Format: double
             * @description Mean minutes of the company's hours until it was resolved; null where of none a time was promised
             */
            solve_minutes: number | null;
        };
        RetryInputBody: {
            /** @description Though it may have arrived */
            is_sure?: boolean;
        };
        RunInputBody: {
            macro_id: string;
        };
        SayInputBody: {
            /** @description Program, which must be the one that answers */
            agent_id: string;
            /** @description As it is called, for whoever reads the thread */
            agent_name?: string;
            /** @description Last message of theirs that it has read */
            answers: string;
            /** @description Answers that can be tapped, where the channel has such */
            buttons?: components["schemas"]["ChannelButton"][];
            text: string;
            /** @description Of what it goes by */
            version_id: string;
        };
        SkillInputBody: {
            languages: ("es" | "en" | "pt")[];
            portfolios: string[];
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
        TemplateMessageTemplate: {
            /** @description As the provider prices it: marketing, utility, authentication */
            category: string;
            foot: string;
            /**
             * Format: int64
             * @description Values that are to be given
             */
            gaps: number;
            head: string;
            inbox_id: string;
            /** @description As the provider writes it: es, es_AR, pt_BR */
            language: string;
            name: string;
            /**
             * @description What those who got it made of it
             * @enum {string}
             */
            quality: "green" | "yellow" | "red" | "unknown";
            /** @description Why the provider does not approve it; empty for none told */
            reason: string;
            /**
             * @description One that is approved can be sent
             * @enum {string}
             */
            status: "approved" | "pending" | "rejected" | "paused" | "disabled";
            /** @description With its gaps: {{1}} */
            text: string;
            /**
             * Format: date-time
             * @description When the provider last told of it
             */
            told_at: string;
        };
        TypeInputBody: {
            agent_id: string;
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
        WidgetAbout: {
            email?: string;
            name?: string;
            phone?: string;
        };
        WidgetAsked: {
            /** @description Whom the page says that the visitor is */
            identity?: components["schemas"]["WidgetIdentity"];
            /** @enum {string} */
            language?: "es" | "en" | "pt";
            /** @description Of the last visit, however old */
            token?: string;
        };
        WidgetAttached: {
            /** @description It can be read */
            is_here: boolean;
            /** @description It can be read small */
            is_picture: boolean;
            name: string;
            /** Format: int64 */
            size: number;
            type: string;
        };
        WidgetBegun: {
            /**
             * Format: date-time
             * @description Then it is had anew by the old one
             */
            expires_at: string;
            has_thread: boolean;
            /** @description Within the company's hours */
            is_open: boolean;
            /** @description The page has said who the visitor is */
            is_vouched: boolean;
            /**
             * Format: date-time
             * @description When somebody is back; null within the hours, and for a company without any
             */
            opens_at: string | null;
            /** @description Goes into the header Authorization, behind Bearer */
            token: string;
            /**
             * Format: int64
             * @description Answers that the visitor has not seen, 100 at most
             */
            unread: number;
        };
        WidgetChanged: Record<string, never>;
        WidgetIdentity: {
            /**
             * Format: int64
             * @description When it was signed, in Unix seconds; good for an hour
             */
            at: number;
            /** @description The user's mailbox, which the creditor knows to be theirs */
            email?: string;
            /** @description HMAC-SHA256 in hex of user_id, at, phone, email and reference, each but the first behind a line feed; what is empty at the end is left out */
            hash: string;
            /** @description Not signed: how the user is called */
            name?: string;
            /** @description The user's number, which the creditor knows to be theirs, in E.164 */
            phone?: string;
            /** @description The creditor's own number of the debtor, as it came with the portfolio */
            reference?: string;
            /** @description The creditor's own id of the user, or ours of the debtor */
            user_id: string;
        };
        WidgetLine: {
            /** Format: date-time */
            at: string;
            /** @description Answers that can be tapped */
            buttons: components["schemas"]["ChannelButton"][];
            /** @description Of the visitor's own: what the window called it */
            client_id: string;
            files: components["schemas"]["WidgetAttached"][];
            id: string;
            is_mine: boolean;
            /** @enum {string} */
            sender: "debtor" | "user" | "agent" | "system";
            text: string;
        };
        WidgetSaid: {
            /** @description What was asked before the first message */
            about?: components["schemas"]["WidgetAbout"];
            /** @description The same again is the same message */
            client_id: string;
            /**
             * @description In which they are written to
             * @enum {string}
             */
            language?: "es" | "en" | "pt";
            /** @description Button that was tapped */
            tapped?: string;
            text: string;
        };
        WidgetSecret: {
            /** @description It cannot be had again */
            secret: string;
        };
        WidgetSent: {
            client_id: string;
        };
        WidgetSnippet: {
            /** @description Anybody may know it */
            key: string;
            /**
             * Format: date-time
             * @description When the secret was last changed; null for never
             */
            rotated_at: string | null;
            script_url: string;
            /** @description What goes before the end of the page */
            snippet: string;
        };
        WidgetThread: {
            /** @description The oldest first */
            lines: components["schemas"]["WidgetLine"][];
            /** @description Goes into before for what was written before; empty for no more */
            more: string;
            /** Format: int64 */
            unread: number;
        };
        WidgetTyping: Record<string, never>;
        WriteInputBody: {
            /** @description Though another has answered since */
            anyway?: boolean;
            /** @description Files of the conversation that go with it */
            files?: string[];
            /** @description For us alone */
            is_note?: boolean;
            /** @description Message that it answers */
            reply_to?: string;
            /** @description Last message that the writer has seen: what another has answered since is told instead of answering twice */
            seen_message_id?: string;
            /**
             * Format: date-time
             * @description Not before
             */
            send_at?: string;
            template?: components["schemas"]["ChannelTemplate"];
            text?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Actor = components['schemas']['Actor'];
export type AgentEnded = components['schemas']['AgentEnded'];
export type AssignInputBody = components['schemas']['AssignInputBody'];
export type AttachmentLetter = components['schemas']['AttachmentLetter'];
export type BeatInputBody = components['schemas']['BeatInputBody'];
export type BeginNewConversation = components['schemas']['BeginNewConversation'];
export type BodyAttachmentLetterBody = components['schemas']['BodyAttachmentLetterBody'];
export type BodyConversationBody = components['schemas']['BodyConversationBody'];
export type BodyConversationCountsBody = components['schemas']['BodyConversationCountsBody'];
export type BodyConversationMineBody = components['schemas']['BodyConversationMineBody'];
export type BodyDebtorBody = components['schemas']['BodyDebtorBody'];
export type BodyFindFoundBody = components['schemas']['BodyFindFoundBody'];
export type BodyInboxBody = components['schemas']['BodyInboxBody'];
export type BodyInboxOpenedBody = components['schemas']['BodyInboxOpenedBody'];
export type BodyLabelBody = components['schemas']['BodyLabelBody'];
export type BodyListInboxBody = components['schemas']['BodyListInboxBody'];
export type BodyListLabelBody = components['schemas']['BodyListLabelBody'];
export type BodyListLinkSuggestedBody = components['schemas']['BodyListLinkSuggestedBody'];
export type BodyListMacroBody = components['schemas']['BodyListMacroBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListPresenceBody = components['schemas']['BodyListPresenceBody'];
export type BodyListReportLineBody = components['schemas']['BodyListReportLineBody'];
export type BodyListTemplateMessageTemplateBody = components['schemas']['BodyListTemplateMessageTemplateBody'];
export type BodyListVersionListedBody = components['schemas']['BodyListVersionListedBody'];
export type BodyMacroBody = components['schemas']['BodyMacroBody'];
export type BodyMailboxBody = components['schemas']['BodyMailboxBody'];
export type BodyMessageBody = components['schemas']['BodyMessageBody'];
export type BodyPersonBody = components['schemas']['BodyPersonBody'];
export type BodyPresenceBody = components['schemas']['BodyPresenceBody'];
export type BodyReplyBody = components['schemas']['BodyReplyBody'];
export type BodyWidgetBegunBody = components['schemas']['BodyWidgetBegunBody'];
export type BodyWidgetSecretBody = components['schemas']['BodyWidgetSecretBody'];
export type BodyWidgetSnippetBody = components['schemas']['BodyWidgetSnippetBody'];
export type BodyWidgetThreadBody = components['schemas']['BodyWidgetThreadBody'];
export type ChangeInputBody = components['schemas']['ChangeInputBody'];
export type ChannelButton = components['schemas']['ChannelButton'];
export type ChannelReference = components['schemas']['ChannelReference'];
export type ChannelTemplate = components['schemas']['ChannelTemplate'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationByStatus = components['schemas']['ConversationByStatus'];
export type ConversationCounts = components['schemas']['ConversationCounts'];
export type ConversationMine = components['schemas']['ConversationMine'];
export type ConversationRound = components['schemas']['ConversationRound'];
export type Debtor = components['schemas']['Debtor'];
export type DebtorOtherBalance = components['schemas']['DebtorOtherBalance'];
export type DebtorPreferences = components['schemas']['DebtorPreferences'];
export type ExtraPair = components['schemas']['ExtraPair'];
export type Fact = components['schemas']['Fact'];
export type FilesFile = components['schemas']['FilesFile'];
export type FilesRecord = components['schemas']['FilesRecord'];
export type FindFound = components['schemas']['FindFound'];
export type FindMatch = components['schemas']['FindMatch'];
export type HandInputBody = components['schemas']['HandInputBody'];
export type Happening = components['schemas']['Happening'];
export type HoldInputBody = components['schemas']['HoldInputBody'];
export type HooksEndpoint = components['schemas']['HooksEndpoint'];
export type HooksOpened = components['schemas']['HooksOpened'];
export type Inbox = components['schemas']['Inbox'];
export type InboxNewInbox = components['schemas']['InboxNewInbox'];
export type InboxOpened = components['schemas']['InboxOpened'];
export type InputBody = components['schemas']['InputBody'];
export type Label = components['schemas']['Label'];
export type LabelNewLabel = components['schemas']['LabelNewLabel'];
export type LabelsInputBody = components['schemas']['LabelsInputBody'];
export type LinkSuggested = components['schemas']['LinkSuggested'];
export type Macro = components['schemas']['Macro'];
export type MacroAct = components['schemas']['MacroAct'];
export type MacroNewMacro = components['schemas']['MacroNewMacro'];
export type Mailbox = components['schemas']['Mailbox'];
export type MarkupNode = components['schemas']['MarkupNode'];
export type MergeInputBody = components['schemas']['MergeInputBody'];
export type Message = components['schemas']['Message'];
export type Meta = components['schemas']['Meta'];
export type MoveInputBody = components['schemas']['MoveInputBody'];
export type Name = components['schemas']['Name'];
export type PageConversationBody = components['schemas']['PageConversationBody'];
export type PageConversationRoundBody = components['schemas']['PageConversationRoundBody'];
export type PageFilesFileBody = components['schemas']['PageFilesFileBody'];
export type PageHappeningBody = components['schemas']['PageHappeningBody'];
export type PageMessageBody = components['schemas']['PageMessageBody'];
export type PageReplyBody = components['schemas']['PageReplyBody'];
export type Person = components['schemas']['Person'];
export type Presence = components['schemas']['Presence'];
export type PriorityInputBody = components['schemas']['PriorityInputBody'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type ReplaceInputBody = components['schemas']['ReplaceInputBody'];
export type Reply = components['schemas']['Reply'];
export type ReplyNewReply = components['schemas']['ReplyNewReply'];
export type ReportLine = components['schemas']['ReportLine'];
export type RetryInputBody = components['schemas']['RetryInputBody'];
export type RunInputBody = components['schemas']['RunInputBody'];
export type SayInputBody = components['schemas']['SayInputBody'];
export type SkillInputBody = components['schemas']['SkillInputBody'];
export type TagRef = components['schemas']['TagRef'];
export type TemplateMessageTemplate = components['schemas']['TemplateMessageTemplate'];
export type TypeInputBody = components['schemas']['TypeInputBody'];
export type VersionBrief = components['schemas']['VersionBrief'];
export type VersionListed = components['schemas']['VersionListed'];
export type WidgetAbout = components['schemas']['WidgetAbout'];
export type WidgetAsked = components['schemas']['WidgetAsked'];
export type WidgetAttached = components['schemas']['WidgetAttached'];
export type WidgetBegun = components['schemas']['WidgetBegun'];
export type WidgetChanged = components['schemas']['WidgetChanged'];
export type WidgetIdentity = components['schemas']['WidgetIdentity'];
export type WidgetLine = components['schemas']['WidgetLine'];
export type WidgetSaid = components['schemas']['WidgetSaid'];
export type WidgetSecret = components['schemas']['WidgetSecret'];
export type WidgetSent = components['schemas']['WidgetSent'];
export type WidgetSnippet = components['schemas']['WidgetSnippet'];
export type WidgetThread = components['schemas']['WidgetThread'];
export type WidgetTyping = components['schemas']['WidgetTyping'];
export type WriteInputBody = components['schemas']['WriteInputBody'];
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
    "chats-hook-sms-json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done; again with the same delivery: what was answered first */
            200: {
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
    "chats-hook-sms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done; again with the same delivery: what was answered first */
            200: {
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
    "chats-hook-telegram": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done; again with the same delivery: what was answered first */
            200: {
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
    "chats-hook-whatsapp-challenge": {
        parameters: {
            query: {
                "hub.mode": string;
                "hub.verify_token": string;
                "hub.challenge": string;
            };
            header?: never;
            path: {
                token: string;
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
    "chats-hook-whatsapp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "*/*": string;
            };
        };
        responses: {
            /** @description Done; again with the same delivery: what was answered first */
            200: {
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
    "chat-labels-list": {
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
                    "application/json": components["schemas"]["BodyListLabelBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-labels-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelNewLabel"];
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
                    "application/json": components["schemas"]["BodyLabelBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-labels-names": {
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
    "chat-labels-get": {
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
                    "application/json": components["schemas"]["BodyLabelBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-labels-replace": {
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
                "application/json": components["schemas"]["LabelNewLabel"];
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
                    "application/json": components["schemas"]["BodyLabelBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-labels-delete": {
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
    "chat-labels-history": {
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
    "chat-macros-list": {
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
                    "application/json": components["schemas"]["BodyListMacroBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-macros-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroNewMacro"];
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
                    "application/json": components["schemas"]["BodyMacroBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-macros-names": {
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
    "chat-macros-get": {
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
                    "application/json": components["schemas"]["BodyMacroBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-macros-replace": {
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
                "application/json": components["schemas"]["MacroNewMacro"];
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
                    "application/json": components["schemas"]["BodyMacroBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-macros-delete": {
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
    "chat-macros-history": {
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
    "chat-people-list": {
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
                    "application/json": components["schemas"]["BodyListPresenceBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-people-skill": {
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
                "application/json": components["schemas"]["SkillInputBody"];
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
                    "application/json": components["schemas"]["BodyPresenceBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-replies-list": {
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
                /** @description Words of shortcut and text */
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
                    "application/json": components["schemas"]["PageReplyBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-replies-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyNewReply"];
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
                    "application/json": components["schemas"]["BodyReplyBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-replies-get": {
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
                    "application/json": components["schemas"]["BodyReplyBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-replies-replace": {
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
                "application/json": components["schemas"]["ReplyNewReply"];
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
                    "application/json": components["schemas"]["BodyReplyBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chat-replies-delete": {
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
    "chats-list": {
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
                /** @description From this day on, where the company is */
                from?: string;
                /** @description Up to this day, that is among them */
                to?: string;
                user_id?: string[];
                inbox_id?: string[];
                channel?: ("whatsapp" | "telegram" | "sms" | "email" | "widget")[];
                first_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                solve_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                /** @description They said how satisfied they were */
                rated?: "true";
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
                    "application/json": components["schemas"]["PageConversationRoundBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "chats-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
                /** @description From this day on, where the company is */
                from?: string;
                /** @description Up to this day, that is among them */
                to?: string;
                user_id?: string[];
                inbox_id?: string[];
                channel?: ("whatsapp" | "telegram" | "sms" | "email" | "widget")[];
                first_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                solve_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                /** @description They said how satisfied they were */
                rated?: "true";
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
    "chats-sums": {
        parameters: {
            query: {
                /** @description From this day on, where the company is */
                from?: string;
                /** @description Up to this day, that is among them */
                to?: string;
                user_id?: string[];
                inbox_id?: string[];
                channel?: ("whatsapp" | "telegram" | "sms" | "email" | "widget")[];
                first_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                solve_level?: ("" | "due" | "paused" | "kept" | "broken")[];
                /** @description They said how satisfied they were */
                rated?: "true";
                by: "day" | "user_id" | "inbox_id" | "all";
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
                    "application/json": components["schemas"]["BodyListReportLineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-part": {
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
    "widget-send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
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
                        data: components["schemas"]["WidgetSent"];
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
    "widget-live": {
        parameters: {
            query?: never;
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
                Authorization?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["WidgetChanged"] | components["schemas"]["WidgetTyping"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-read": {
        parameters: {
            query?: {
                /** @description What was written before a message: more of a thread */
                before?: string;
            };
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
                Authorization?: string;
            };
            path: {
                key: string;
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
                    "application/json": components["schemas"]["BodyWidgetThreadBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-say": {
        parameters: {
            query?: never;
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
                Authorization?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetSaid"];
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
    "widget-file": {
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
    "widget-small": {
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
    "widget-page": {
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
    "widget-seen": {
        parameters: {
            query?: never;
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
                Authorization?: string;
            };
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-types": {
        parameters: {
            query?: never;
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
                Authorization?: string;
            };
            path: {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-begin": {
        parameters: {
            query?: never;
            header?: {
                Origin?: string;
                "Sec-Fetch-Site"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetAsked"];
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
                    "application/json": components["schemas"]["BodyWidgetBegunBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "widget-script": {
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
    "conversations-list": {
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
                status?: ("open" | "pending" | "snoozed" | "resolved")[];
                channel?: ("whatsapp" | "telegram" | "sms" | "email" | "widget")[];
                inbox_id?: string[];
                assignee_id?: string[];
                debtor_id?: string[];
                person_id?: string[];
                label_id?: string[];
                priority?: ("low" | "medium" | "high" | "urgent")[];
                /** @description Who answers: the caller, nobody yet, somebody else */
                whose?: "mine" | "nobody" | "others";
                /** @description They wait for an answer */
                waits?: "true";
                unread?: "true";
                /** @description A program answers */
                with?: "agent";
                /** @description A promised time is over, or runs */
                level?: "broken" | "due";
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
                    "application/json": components["schemas"]["PageConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same again is the same conversation */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginNewConversation"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-counts": {
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
                    "application/json": components["schemas"]["BodyConversationCountsBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-later": {
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
                    "application/json": components["schemas"]["PageMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-mine": {
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
                    "application/json": components["schemas"]["BodyConversationMineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-names": {
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
    "conversations-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeatInputBody"];
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
                    "application/json": components["schemas"]["BodyPresenceBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-search": {
        parameters: {
            query: {
                /** @description Words, also how they begin; accents and capitals do not matter */
                q: string;
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
                    "application/json": components["schemas"]["BodyFindFoundBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-get": {
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-remove": {
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
    "conversations-agent-say": {
        parameters: {
            query?: never;
            header: {
                /** @description The same again is the same message */
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayInputBody"];
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
                    "application/json": components["schemas"]["BodyMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-agent-typing": {
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
                "application/json": components["schemas"]["TypeInputBody"];
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
    "conversations-assign": {
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
                "application/json": components["schemas"]["AssignInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-files": {
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
    "conversations-attach": {
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
                "application/vnd.ms-excel": string;
                "application/vnd.oasis.opendocument.spreadsheet": string;
                "application/vnd.oasis.opendocument.text": string;
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                "audio/aac": string;
                "audio/amr": string;
                "audio/mp4": string;
                "audio/mpeg": string;
                "audio/ogg": string;
                "audio/wav": string;
                "image/gif": string;
                "image/heic": string;
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
                "text/csv": string;
                "text/plain": string;
                "video/3gpp": string;
                "video/mp4": string;
                "video/quicktime": string;
                "video/webm": string;
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
    "conversations-file": {
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
    "conversations-small": {
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
    "conversations-handoff": {
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
                "application/json": components["schemas"]["HandInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-history": {
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
    "conversations-hold": {
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
                "application/json": components["schemas"]["HoldInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-label": {
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
                "application/json": components["schemas"]["LabelsInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-letter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message: string;
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
                    "application/json": components["schemas"]["BodyAttachmentLetterBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-link": {
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
                "application/json": components["schemas"]["InputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-macro": {
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
                "application/json": components["schemas"]["RunInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-merge": {
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
                "application/json": components["schemas"]["MergeInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-messages": {
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
                    "application/json": components["schemas"]["PageMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-write": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same again is the same message */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInputBody"];
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
                    "application/json": components["schemas"]["BodyMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-unsend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
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
    "conversations-rewrite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInputBody"];
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
                    "application/json": components["schemas"]["BodyMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryInputBody"];
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
                    "application/json": components["schemas"]["BodyMessageBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-move": {
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
                "application/json": components["schemas"]["MoveInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-person": {
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
                    "application/json": components["schemas"]["BodyPersonBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-prioritize": {
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
                "application/json": components["schemas"]["PriorityInputBody"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-agent-resolve": {
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
                "application/json": components["schemas"]["AgentEnded"];
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-seen": {
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-suggested": {
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
                    "application/json": components["schemas"]["BodyListLinkSuggestedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-typing": {
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
    "conversations-unlink": {
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
                    "application/json": components["schemas"]["BodyConversationBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "conversations-viewing": {
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
    "inboxes-list": {
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
                    "application/json": components["schemas"]["BodyListInboxBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxNewInbox"];
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
                    "application/json": components["schemas"]["BodyInboxOpenedBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-names": {
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
    "inboxes-get": {
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
                    "application/json": components["schemas"]["BodyInboxBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-replace": {
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
                "application/json": components["schemas"]["ReplaceInputBody"];
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
                    "application/json": components["schemas"]["BodyInboxBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-disconnect": {
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
    "inboxes-history": {
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
    "inboxes-mailbox": {
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
                    "application/json": components["schemas"]["BodyMailboxBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-templates": {
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
                    "application/json": components["schemas"]["BodyListTemplateMessageTemplateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inboxes-refreshTemplates": {
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
                    "application/json": components["schemas"]["BodyListTemplateMessageTemplateBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox-widget-get": {
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
                    "application/json": components["schemas"]["BodyWidgetSnippetBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "inbox-widget-rotate": {
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
                    "application/json": components["schemas"]["BodyWidgetSecretBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
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
