/** How often an open page says that its user is at work, in ms; after two minutes without, the server takes them to be offline. */
export const HEARTBEAT_MS = 45_000;
