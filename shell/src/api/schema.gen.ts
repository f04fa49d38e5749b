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
    "/api/v1/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may do what in the company */
        get: operations["grants-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants/{permission}/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what a role may do; the module's own grant takes a change back */
        put: operations["grants-set"];
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
        /** The areas and modules with screens that the tenant does not have on */
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
    "/api/v1/record-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of the product that write the record, and the kinds of records that they speak of */
        get: operations["record-kinds"];
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
        /** Write the tenant's users as a CSV or XLSX file, with the filters of the list */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            scopes: string[];
        };
        AppAway: {
            description: components["schemas"]["ManifestText"];
            /** @description What one could do there */
            facts: components["schemas"]["ManifestText"][];
            icon: string;
            /** @description Of the module to be turned on; empty where it is not installed */
            id: string;
            /** @description Pages that it would show */
            paths: string[];
            /** @description Places of other screens that it would fill */
            slots: string[];
            title: components["schemas"]["ManifestText"];
        };
        AppScreens: {
            /** @description Address of the remote's manifest */
            entry: string;
            id: string;
            title: components["schemas"]["ManifestText"];
            ui: components["schemas"]["ManifestUI"];
            version: string;
        };
        AuthStateAnswerBody: {
            data: components["schemas"]["IdentityState"];
        };
        BodyApikeyKeyViewBody: {
            data: components["schemas"]["ApikeyKeyView"];
        };
        BodyGrantsLineBody: {
            data: components["schemas"]["GrantsLine"];
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
        BodyHttpapiSocketTicketBody: {
            data: components["schemas"]["HttpapiSocketTicket"];
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
        BodyListApikeyKeyViewBody: {
            data: components["schemas"]["ApikeyKeyView"][];
        };
        BodyListAppAwayBody: {
            data: components["schemas"]["AppAway"][];
        };
        BodyListAppScreensBody: {
            data: components["schemas"]["AppScreens"][];
        };
        BodyListGrantsLineBody: {
            data: components["schemas"]["GrantsLine"][];
        };
        BodyListHttpapiAppBody: {
            data: components["schemas"]["HttpapiApp"][];
        };
        BodyListHttpapiPermissionsBody: {
            data: components["schemas"]["HttpapiPermissions"][];
        };
        BodyListHttpapiPersonAtWorkBody: {
            data: components["schemas"]["HttpapiPersonAtWork"][];
        };
        BodyListNameBody: {
            data: components["schemas"]["Name"][];
        };
        BodyListNamesNamedBody: {
            data: components["schemas"]["NamesNamed"][];
        };
        BodyListNamesPartBody: {
            data: components["schemas"]["NamesPart"][];
        };
        BodyListReportsScheduleViewBody: {
            data: components["schemas"]["ReportsScheduleView"][];
        };
        BodyListSessionViewBody: {
            data: components["schemas"]["SessionView"][];
        };
        BodyListTracingVerdictBody: {
            data: components["schemas"]["TracingVerdict"][];
        };
        BodyMaintenanceAnswerBody: {
            data: components["schemas"]["MaintenanceAnswer"];
        };
        BodyNotificationsPreferencesBody: {
            data: components["schemas"]["NotificationsPreferences"];
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
        BodyTenantSecurityBody: {
            data: components["schemas"]["TenantSecurity"];
        };
        BodyTracingVerificationBody: {
            data: components["schemas"]["TracingVerification"];
        };
        BodyUserViewBody: {
            data: components["schemas"]["UserView"];
        };
        ChainBreak: {
            event_id?: string;
            reason: string;
            /** Format: int64 */
            seq: number;
        };
        ChainHead: {
            hash: string;
            /** Format: int64 */
            seq: number;
            tenant_id: string;
            /** Format: date-time */
            updated_at: string;
        };
        ChooseWaysInputBody: {
            kinds: components["schemas"]["NotificationsChoice"][];
        };
        ConnectAppBody: {
            connected: boolean;
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
            scopes?: string[];
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
        EnteredAnswerBody: {
            data: components["schemas"]["IdentityTenantName"];
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
        FactorsProofs: {
            /** @description The phone's codes and the recovery codes */
            one_time_code: boolean;
            /** @description The person gets a link to choose another */
            password: boolean;
        };
        GrantsCell: {
            /** @description What it may be changed to; empty for what stays as it is */
            choices: ("none" | "own" | "team" | "all")[];
            /**
             * @description What the module grants
             * @enum {string}
             */
            default: "none" | "own" | "team" | "all";
            /** @enum {string} */
            reach: "none" | "own" | "team" | "all";
            /** @enum {string} */
            role: "superadmin" | "admin" | "manager" | "cashier";
        };
        GrantsLine: {
            /** @description What the module is called */
            app: components["schemas"]["ManifestText"];
            /** @description One for each role, the widest first */
            cells: components["schemas"]["GrantsCell"][];
            /** @description Id of the module that declares it; core for the product's own */
            module: string;
            /** @example module.records:read */
            permission: string;
            /** @description Shows personal data */
            pii: boolean;
            title: components["schemas"]["ManifestText"];
        };
        HelpListed: {
            errors?: string[];
            permission?: string;
            screens?: string[];
            slug: string;
        };
        HttpapiApp: {
            /** @description Of a degraded, backoff or failed state; for administrators */
            cause?: string;
            /** @description On for the tenant */
            connected: boolean;
            description: components["schemas"]["ManifestText"];
            id: string;
            /** @description Its last lines while it fails, oldest first; for the superadmin */
            log?: string[];
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
            title: components["schemas"]["ManifestText"];
            version: string;
        };
        HttpapiAppDetail: {
            /** @description Of a degraded, backoff or failed state; for administrators */
            cause?: string;
            /** @description On for the tenant */
            connected: boolean;
            /** @description Events that it hears */
            consumes: string[];
            /** @description Those of the open ones at which it reads what a request proves itself by */
            credentials: string[];
            description: components["schemas"]["ManifestText"];
            /** @description Where it calls the outside: origins, or a setting that holds one */
            egress: string[];
            /** @description Personal data that it keeps */
            fields: components["schemas"]["HttpapiAppField"][];
            id: string;
            /** @description Its last lines while it fails, oldest first; for the superadmin */
            log?: string[];
            /** @description Those of them that answer without a sign-in */
            open: string[];
            /** @description Those of the open ones at which it decides itself what browsers let its pages do */
            pages: string[];
            /** @description What it lets people do, and who may from the start */
            permissions: components["schemas"]["HttpapiAppPermission"][];
            /** @description Addresses of the API that it answers */
            prefixes: string[];
            /** @description Events that it tells */
            publishes: string[];
            /** @description Cannot be switched off */
            required: boolean;
            /**
             * Format: int64
             * @description Processes lost since the host started
             */
            restarts: number;
            /** @description Permissions of others by which it asks them */
            scopes: string[];
            /** @description Pages that it adds */
            screens: components["schemas"]["HttpapiAppScreen"][];
            /** @description There is something to set */
            settings: boolean;
            /**
             * Format: date-time
             * @description Moment it came to this state
             */
            since: string;
            /** @description Places of other screens that it fills */
            slots: string[];
            /** @enum {string} */
            state: "installed" | "starting" | "ready" | "degraded" | "backoff" | "failed" | "disabled";
            title: components["schemas"]["ManifestText"];
            version: string;
        };
        HttpapiAppField: {
            class: string;
            name: string;
        };
        HttpapiAppPermission: {
            /** @description Rows that each role reaches from the start: all, team or own */
            grants: {
                [key: string]: "all" | "team" | "own";
            };
            name: string;
            /** @description Shows personal data */
            pii: boolean;
            title: components["schemas"]["ManifestText"];
        };
        HttpapiAppScreen: {
            path: string;
            permission?: string;
            title?: components["schemas"]["ManifestText"];
        };
        HttpapiHealth: {
            modules: components["schemas"]["HttpapiModuleHealth"][];
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
            title: components["schemas"]["ManifestText"];
        };
        HttpapiPermissions: {
            id: string;
            permissions: components["schemas"]["HttpapiPermission"][];
            title: components["schemas"]["ManifestText"];
        };
        HttpapiPersonAtWork: {
            /**
             * Format: date-time
             * @description When they last asked it for something
             */
            at: string;
            user_id: string;
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
        IdentityFoundedTenant: {
            country: string;
            currency: string;
            id: string;
            invitation_link?: string;
            languages: string[];
            name: string;
            timezone: string;
        };
        IdentityInvitationView: {
            display_name: string;
            email: string;
            /** @enum {string} */
            role: "superadmin" | "admin" | "manager" | "cashier";
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
        InteractionStep: {
            /** @enum {string} */
            next: "otp" | "continue";
            redirect_to?: string;
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
        ListOutputBody: {
            data: components["schemas"]["TracingLine"][];
            meta: components["schemas"]["MetaStruct"];
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
        ManifestAsk: {
            own?: boolean;
            path: string;
            permission?: string;
        };
        ManifestFind: {
            context?: components["schemas"]["ManifestFindContext"];
            hint?: string;
            id: string;
            label: string;
            path: string;
            permission: string;
            search: string;
            title: components["schemas"]["ManifestText"];
            to?: string;
        };
        ManifestFindContext: {
            hint: components["schemas"]["ManifestText"];
            none: components["schemas"]["ManifestText"];
        };
        ManifestNavItem: {
            /** @enum {string} */
            group: "work" | "records" | "team" | "system" | "settings";
            icon?: string;
            id: string;
            /** Format: int64 */
            order?: number;
            permission?: string;
            title: components["schemas"]["ManifestText"];
            to: string;
        };
        ManifestReportFilter: {
            from?: string;
            /** @enum {string} */
            kind: "text" | "choice" | "reference" | "period";
            multiple?: boolean;
            name: string;
            options?: components["schemas"]["ManifestReportOption"][];
            source?: components["schemas"]["ManifestReportSource"];
            title: components["schemas"]["ManifestText"];
            to?: string;
        };
        ManifestReportOption: {
            title: components["schemas"]["ManifestText"];
            value: string;
        };
        ManifestReportSource: {
            label: string;
            path: string;
        };
        ManifestSlotFill: {
            asks?: components["schemas"]["ManifestAsk"][];
            name: string;
            /** Format: int64 */
            order?: number;
            permission?: string;
        };
        ManifestText: {
            en: string;
            es: string;
            pt: string;
        };
        ManifestUI: {
            find?: components["schemas"]["ManifestFind"][];
            first?: string;
            help?: components["schemas"]["HelpListed"][];
            help_page?: string;
            namespaces?: string[];
            nav?: components["schemas"]["ManifestNavItem"][];
            remote: string;
            routes?: components["schemas"]["ManifestUIRoute"][];
            slots?: components["schemas"]["ManifestSlotFill"][];
        };
        ManifestUIRoute: {
            asks?: components["schemas"]["ManifestAsk"][];
            path: string;
            permission?: string;
            places?: string[];
        };
        MarkReadInputBody: {
            /** @description All of them */
            all?: boolean;
            /** @description Which ones; others' are passed over */
            ids?: string[];
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
             * @example /records/0199e6f0-0000-7000-8000-000000000001
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
             * @example module.record:0199e6f0-0000-7000-8000-000000000001
             */
            of: string;
            /** @description Page of the product that shows it */
            page?: string;
            /** @description What a record of the kind is called; absent for an unknown kind */
            title?: components["schemas"]["ManifestText"];
        };
        NamesPart: {
            /** @description What the names of its events begin with */
            module: string;
            records: components["schemas"]["NamesPartKind"][];
            title: components["schemas"]["ManifestText"];
        };
        NamesPartKind: {
            title: components["schemas"]["ManifestText"];
            type: string;
        };
        NoticesOutputBody: {
            data: components["schemas"]["NotificationsView"][];
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
            title: components["schemas"]["ManifestText"];
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
            kinds: components["schemas"]["NotificationsChosen"][];
            /** @description The installation has a mail server; without one nothing is mailed */
            mail_available: boolean;
        };
        NotificationsView: {
            body: components["schemas"]["ManifestText"];
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
            title: components["schemas"]["ManifestText"];
        };
        PageReportsRunViewBody: {
            data: components["schemas"]["ReportsRunView"][];
            meta: components["schemas"]["Meta"];
        };
        PageTenantLineBody: {
            data: components["schemas"]["TenantLine"][];
            meta: components["schemas"]["Meta"];
        };
        PageUserViewBody: {
            data: components["schemas"]["UserView"][];
            meta: components["schemas"]["Meta"];
        };
        PasswordInputBody: {
            login: string;
            password: string;
            /** @description What a refusal identityprovider.proof_of_work asked for */
            proof?: components["schemas"]["ThrottleProof"];
        };
        PauseInputBody: {
            paused: boolean;
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
            sidebar: string[];
            /** @description Page of the product that opens after sign-in */
            start_page: string;
            /** @enum {string} */
            theme: "light" | "dark" | "system";
            /** @description Lists as they were saved, under a name */
            views: components["schemas"]["PreferencesView"][];
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
            views?: components["schemas"]["PreferencesView"][] | null;
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
        RegistrySettings: {
            /** Format: date-time */
            created_at: string;
            created_by: string;
            id: string;
            /** @description JSON schema of the settings, as the module's manifest has it */
            schema: unknown;
            /** @description Secrets that are set */
            secrets: string[];
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
            weekdays?: number[];
        };
        ReportsReportOffer: {
            description: components["schemas"]["ManifestText"];
            filters: components["schemas"]["ManifestReportFilter"][];
            /** @example module.records */
            id: string;
            /** @example module */
            module: string;
            /** @description Roles whose users it may be mailed to */
            roles: ("superadmin" | "admin" | "manager" | "cashier")[];
            title: components["schemas"]["ManifestText"];
        };
        ReportsReportOffers: {
            formats: ("csv" | "xlsx")[];
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
            periods: string[];
            reports: components["schemas"]["ReportsReportOffer"][];
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
                [key: string]: string[];
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
            recipients: string[];
            /** @example module.records */
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
            title: components["schemas"]["ManifestText"];
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
                [key: string]: string[];
            };
            /** @enum {string} */
            format: "csv" | "xlsx";
            name: string;
            /** @description Users who get the file by mail: active ones who may make the report themselves */
            recipients?: string[];
            /** @example module.records */
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
                [key: string]: string[];
            };
            /** @enum {string} */
            format: "csv" | "xlsx";
            id: string;
            /** @description Absent before the first */
            last_run?: components["schemas"]["ReportsRunView"];
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
            recipients: string[];
            /** @example module.records */
            report: string;
            /** @description Of the report */
            title: components["schemas"]["ManifestText"];
            /** @description Why its runs would fail, in the caller's language; empty when they would not */
            unavailable: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /** Format: int64 */
            version: number;
        };
        SelfserviceCodes: {
            recovery_codes: string[];
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
            methods: string[];
            user_agent: string;
        };
        SetInputBody: {
            /** @enum {string} */
            reach: "none" | "own" | "team" | "all";
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
        SignUpInputBody: {
            display_name?: string;
            invitation?: string;
            password: string;
        };
        SocketTicketInputBody: {
            /**
             * @description Of the socket, without a query
             * @example /api/v1/calls/7/line
             */
            path: string;
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
            languages: string[];
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
            second_factor_roles: ("superadmin" | "admin" | "manager" | "cashier")[];
        };
        TenantView: {
            country: string;
            currency: string;
            id: string;
            languages: string[];
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
            at?: components["schemas"]["ChainHead"];
            broken?: components["schemas"]["ChainBreak"];
            /**
             * Format: date-time
             * @description When the checkpoint was taken that the chain agrees with
             */
            checked_against?: string;
            head: components["schemas"]["ChainHead"];
            /** Format: int64 */
            linked: number;
            module: string;
            tenant_id: string;
            /** Format: int64 */
            unlinked: number;
        };
        TracingVerification: {
            chains: components["schemas"]["TracingVerdict"][];
            /** @description Absent when this is the first */
            previous?: components["schemas"]["TracingPastVerification"];
        };
        UserChange: {
            display_name?: string;
            /** @enum {string} */
            role?: "superadmin" | "admin" | "manager" | "cashier";
            /** @enum {string} */
            status?: "active" | "inactive" | "suspended";
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
export type ApikeyKeyView = components['schemas']['ApikeyKeyView'];
export type AppAway = components['schemas']['AppAway'];
export type AppScreens = components['schemas']['AppScreens'];
export type AuthStateAnswerBody = components['schemas']['AuthStateAnswerBody'];
export type BodyApikeyKeyViewBody = components['schemas']['BodyApikeyKeyViewBody'];
export type BodyGrantsLineBody = components['schemas']['BodyGrantsLineBody'];
export type BodyHttpapiAppBody = components['schemas']['BodyHttpapiAppBody'];
export type BodyHttpapiAppDetailBody = components['schemas']['BodyHttpapiAppDetailBody'];
export type BodyHttpapiHealthBody = components['schemas']['BodyHttpapiHealthBody'];
export type BodyHttpapiSocketTicketBody = components['schemas']['BodyHttpapiSocketTicketBody'];
export type BodyIdentityFoundedTenantBody = components['schemas']['BodyIdentityFoundedTenantBody'];
export type BodyIdentityInvitationViewBody = components['schemas']['BodyIdentityInvitationViewBody'];
export type BodyIdentityInvitedBody = components['schemas']['BodyIdentityInvitedBody'];
export type BodyIdentityMeBody = components['schemas']['BodyIdentityMeBody'];
export type BodyIdentityTenantNameBody = components['schemas']['BodyIdentityTenantNameBody'];
export type BodyListApikeyKeyViewBody = components['schemas']['BodyListApikeyKeyViewBody'];
export type BodyListAppAwayBody = components['schemas']['BodyListAppAwayBody'];
export type BodyListAppScreensBody = components['schemas']['BodyListAppScreensBody'];
export type BodyListGrantsLineBody = components['schemas']['BodyListGrantsLineBody'];
export type BodyListHttpapiAppBody = components['schemas']['BodyListHttpapiAppBody'];
export type BodyListHttpapiPermissionsBody = components['schemas']['BodyListHttpapiPermissionsBody'];
export type BodyListHttpapiPersonAtWorkBody = components['schemas']['BodyListHttpapiPersonAtWorkBody'];
export type BodyListNameBody = components['schemas']['BodyListNameBody'];
export type BodyListNamesNamedBody = components['schemas']['BodyListNamesNamedBody'];
export type BodyListNamesPartBody = components['schemas']['BodyListNamesPartBody'];
export type BodyListReportsScheduleViewBody = components['schemas']['BodyListReportsScheduleViewBody'];
export type BodyListSessionViewBody = components['schemas']['BodyListSessionViewBody'];
export type BodyListTracingVerdictBody = components['schemas']['BodyListTracingVerdictBody'];
export type BodyMaintenanceAnswerBody = components['schemas']['BodyMaintenanceAnswerBody'];
export type BodyNotificationsPreferencesBody = components['schemas']['BodyNotificationsPreferencesBody'];
export type BodyPreferencesBody = components['schemas']['BodyPreferencesBody'];
export type BodyRegistrySettingsBody = components['schemas']['BodyRegistrySettingsBody'];
export type BodyReportsReportOffersBody = components['schemas']['BodyReportsReportOffersBody'];
export type BodyReportsRunViewBody = components['schemas']['BodyReportsRunViewBody'];
export type BodyReportsScheduleViewBody = components['schemas']['BodyReportsScheduleViewBody'];
export type BodySelfserviceCodesBody = components['schemas']['BodySelfserviceCodesBody'];
export type BodySelfserviceEnrolmentBody = components['schemas']['BodySelfserviceEnrolmentBody'];
export type BodySelfserviceViewBody = components['schemas']['BodySelfserviceViewBody'];
export type BodyTenantSecurityBody = components['schemas']['BodyTenantSecurityBody'];
export type BodyTracingVerificationBody = components['schemas']['BodyTracingVerificationBody'];
export type BodyUserViewBody = components['schemas']['BodyUserViewBody'];
export type ChainBreak = components['schemas']['ChainBreak'];
export type ChainHead = components['schemas']['ChainHead'];
export type ChooseWaysInputBody = components['schemas']['ChooseWaysInputBody'];
export type ConnectAppBody = components['schemas']['ConnectAppBody'];
export type CreateKeyInputBody = components['schemas']['CreateKeyInputBody'];
export type CreateTenantInputBody = components['schemas']['CreateTenantInputBody'];
export type EnteredAnswerBody = components['schemas']['EnteredAnswerBody'];
export type Fact = components['schemas']['Fact'];
export type FactorsProofs = components['schemas']['FactorsProofs'];
export type GrantsCell = components['schemas']['GrantsCell'];
export type GrantsLine = components['schemas']['GrantsLine'];
export type HelpListed = components['schemas']['HelpListed'];
export type HttpapiApp = components['schemas']['HttpapiApp'];
export type HttpapiAppDetail = components['schemas']['HttpapiAppDetail'];
export type HttpapiAppField = components['schemas']['HttpapiAppField'];
export type HttpapiAppPermission = components['schemas']['HttpapiAppPermission'];
export type HttpapiAppScreen = components['schemas']['HttpapiAppScreen'];
export type HttpapiHealth = components['schemas']['HttpapiHealth'];
export type HttpapiModuleHealth = components['schemas']['HttpapiModuleHealth'];
export type HttpapiPermission = components['schemas']['HttpapiPermission'];
export type HttpapiPermissions = components['schemas']['HttpapiPermissions'];
export type HttpapiPersonAtWork = components['schemas']['HttpapiPersonAtWork'];
export type HttpapiSocketTicket = components['schemas']['HttpapiSocketTicket'];
export type IdentityFoundedTenant = components['schemas']['IdentityFoundedTenant'];
export type IdentityInvitationView = components['schemas']['IdentityInvitationView'];
export type IdentityInvited = components['schemas']['IdentityInvited'];
export type IdentityLeft = components['schemas']['IdentityLeft'];
export type IdentityMe = components['schemas']['IdentityMe'];
export type IdentityMinted = components['schemas']['IdentityMinted'];
export type IdentityProviderView = components['schemas']['IdentityProviderView'];
export type IdentitySetUp = components['schemas']['IdentitySetUp'];
export type IdentityState = components['schemas']['IdentityState'];
export type IdentityTenantName = components['schemas']['IdentityTenantName'];
export type IdentityVisitView = components['schemas']['IdentityVisitView'];
export type InteractionStep = components['schemas']['InteractionStep'];
export type InvitationInputBody = components['schemas']['InvitationInputBody'];
export type InviteUserInputBody = components['schemas']['InviteUserInputBody'];
export type LeaveAnswerBody = components['schemas']['LeaveAnswerBody'];
export type ListOutputBody = components['schemas']['ListOutputBody'];
export type MaintenanceAnswer = components['schemas']['MaintenanceAnswer'];
export type MaintenanceMessage = components['schemas']['MaintenanceMessage'];
export type MaintenanceState = components['schemas']['MaintenanceState'];
export type ManifestAsk = components['schemas']['ManifestAsk'];
export type ManifestFind = components['schemas']['ManifestFind'];
export type ManifestFindContext = components['schemas']['ManifestFindContext'];
export type ManifestNavItem = components['schemas']['ManifestNavItem'];
export type ManifestReportFilter = components['schemas']['ManifestReportFilter'];
export type ManifestReportOption = components['schemas']['ManifestReportOption'];
export type ManifestReportSource = components['schemas']['ManifestReportSource'];
export type ManifestSlotFill = components['schemas']['ManifestSlotFill'];
export type ManifestText = components['schemas']['ManifestText'];
export type ManifestUi = components['schemas']['ManifestUI'];
export type ManifestUiRoute = components['schemas']['ManifestUIRoute'];
export type MarkReadInputBody = components['schemas']['MarkReadInputBody'];
export type Meta = components['schemas']['Meta'];
export type MetaStruct = components['schemas']['MetaStruct'];
export type MintedAnswerBody = components['schemas']['MintedAnswerBody'];
export type Name = components['schemas']['Name'];
export type NamesNamed = components['schemas']['NamesNamed'];
export type NamesPart = components['schemas']['NamesPart'];
export type NamesPartKind = components['schemas']['NamesPartKind'];
export type NoticesOutputBody = components['schemas']['NoticesOutputBody'];
export type NotificationsChoice = components['schemas']['NotificationsChoice'];
export type NotificationsChosen = components['schemas']['NotificationsChosen'];
export type NotificationsListMeta = components['schemas']['NotificationsListMeta'];
export type NotificationsPreferences = components['schemas']['NotificationsPreferences'];
export type NotificationsView = components['schemas']['NotificationsView'];
export type PageReportsRunViewBody = components['schemas']['PageReportsRunViewBody'];
export type PageTenantLineBody = components['schemas']['PageTenantLineBody'];
export type PageUserViewBody = components['schemas']['PageUserViewBody'];
export type PasswordInputBody = components['schemas']['PasswordInputBody'];
export type PauseInputBody = components['schemas']['PauseInputBody'];
export type Preferences = components['schemas']['Preferences'];
export type PreferencesChange = components['schemas']['PreferencesChange'];
export type PreferencesChosen = components['schemas']['PreferencesChosen'];
export type PreferencesView = components['schemas']['PreferencesView'];
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type RegistrySettings = components['schemas']['RegistrySettings'];
export type RenameMeInputBody = components['schemas']['RenameMeInputBody'];
export type ReportsCadence = components['schemas']['ReportsCadence'];
export type ReportsReportOffer = components['schemas']['ReportsReportOffer'];
export type ReportsReportOffers = components['schemas']['ReportsReportOffers'];
export type ReportsRunView = components['schemas']['ReportsRunView'];
export type ReportsScheduleDraft = components['schemas']['ReportsScheduleDraft'];
export type ReportsScheduleView = components['schemas']['ReportsScheduleView'];
export type SelfserviceCodes = components['schemas']['SelfserviceCodes'];
export type SelfserviceEnrolment = components['schemas']['SelfserviceEnrolment'];
export type SelfserviceView = components['schemas']['SelfserviceView'];
export type SessionView = components['schemas']['SessionView'];
export type SetInputBody = components['schemas']['SetInputBody'];
export type SetupAnswerBody = components['schemas']['SetupAnswerBody'];
export type SetupInputBody = components['schemas']['SetupInputBody'];
export type SignUpInputBody = components['schemas']['SignUpInputBody'];
export type SocketTicketInputBody = components['schemas']['SocketTicketInputBody'];
export type StartInputBody = components['schemas']['StartInputBody'];
export type StepAnswerBody = components['schemas']['StepAnswerBody'];
export type SuspendInputBody = components['schemas']['SuspendInputBody'];
export type TenantFigures = components['schemas']['TenantFigures'];
export type TenantInputBody = components['schemas']['TenantInputBody'];
export type TenantLine = components['schemas']['TenantLine'];
export type TenantSecurity = components['schemas']['TenantSecurity'];
export type TenantView = components['schemas']['TenantView'];
export type ThrottleProof = components['schemas']['ThrottleProof'];
export type TracingLine = components['schemas']['TracingLine'];
export type TracingPastVerification = components['schemas']['TracingPastVerification'];
export type TracingVerdict = components['schemas']['TracingVerdict'];
export type TracingVerification = components['schemas']['TracingVerification'];
export type UserChange = components['schemas']['UserChange'];
export type UserView = components['schemas']['UserView'];
export type VisitInputBody = components['schemas']['VisitInputBody'];
export type WithCodeBody = components['schemas']['WithCodeBody'];
export type WithPasswordBody = components['schemas']['WithPasswordBody'];
export type $defs = Record<string, never>;
export interface operations {
    "apikeys-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "apps-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "grants-list": {
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
                    "application/json": components["schemas"]["BodyListGrantsLineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "grants-set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                permission: string;
                role: "superadmin" | "admin" | "manager" | "cashier";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetInputBody"];
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
                    "application/json": components["schemas"]["BodyGrantsLineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "permissions-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "record-kinds": {
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
                    "application/json": components["schemas"]["BodyListNamesPartBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
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
                    "application/json": components["schemas"]["PageReportsRunViewBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "report-schedules-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["PauseInputBody"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "reports-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["PageTenantLineBody"];
                };
            };
            /** @description Refused: Unprocessable Entity and the like */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "users-export": {
        parameters: {
            query?: {
                /** @description How the file is written */
                format?: "csv" | "xlsx";
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
    "users-names": {
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                "application/json": components["schemas"]["UserChange"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
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
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
