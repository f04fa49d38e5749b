/** Generated from the manifests by plugins-sdk/react/openapi. Do not edit. */

/** The slots of the product's screens. A module elsewhere declares those of its own here. */
export interface Slots {
  'call.outcome': true;
  'call.side': true;
  'conversation.side': true;
  'debtor.side': true;
  'frame.dock': true;
  'header.context': true;
  'header.help': true;
  'header.status': true;
  'home.cards': true;
  'settings.ai-agents': true;
}
