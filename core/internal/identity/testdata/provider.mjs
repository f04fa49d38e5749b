// A foreign OpenID Connect provider for tests: oidc-provider with its own interaction pages off and ours, three lines
// of HTML, on. It prints its issuer on the first line of standard output.
// Environment: REDIRECT_URI, SIGNED_OUT_URI, ACCESS_TOKENS (opaque or jwt), ACCESS_TOKEN_TTL (seconds), NO_REFRESH,
// NO_END_SESSION.
import { createServer } from 'node:http';
import { once } from 'node:events';
import Provider from 'oidc-provider';

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const people = {
  'admin@rioplatense.demo': { name: 'Martín Olivera', verified: true },
  'cashier@rioplatense.demo': { name: 'Nicolás Cabrera', verified: true },
  'manager@rioplatense.demo': { name: 'Lucía Ferreira', verified: false },
  'superadmin@rioplatense.demo': { name: 'Inés Etcheverry', verified: true },
  'admin@andina.demo': { name: 'Rodrigo Fuentes', verified: true },
  'jefa@nandu.example': { name: 'Ana Ñandú', verified: true },
  'twice@example.com': { name: 'Twice', verified: true },
  'another@example.com': { name: 'Another', verified: true },
  'mistyped@example.com': { name: 'Mistyped', verified: true },
  'late@example.com': { name: 'Late', verified: true },
  'stranger@example.com': { name: 'Stranger', verified: true },
};

const resource = { scope: 'openid profile email offline_access', accessTokenFormat: 'jwt', audience: 'recobro-api' };

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'back-office',
      client_secret: 'a-secret-of-the-test',
      redirect_uris: [process.env.REDIRECT_URI],
      post_logout_redirect_uris: [process.env.SIGNED_OUT_URI],
      grant_types: process.env.NO_REFRESH ? ['authorization_code'] : ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
  conformIdTokenClaims: true,
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  ttl: { AccessToken: Number(process.env.ACCESS_TOKEN_TTL || 600) },
  findAccount: async (_ctx, id) =>
    people[id] && {
      accountId: id,
      claims: async () => ({ sub: id, email: id, email_verified: people[id].verified, name: people[id].name, locale: 'es' }),
    },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: !process.env.NO_END_SESSION,
      // Its own page waits for a font of the open network.
      logoutSource: (ctx, form) => {
        ctx.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
      },
    },
    resourceIndicators: {
      enabled: process.env.ACCESS_TOKENS === 'jwt',
      defaultResource: async () => 'https://api.recobro.example',
      getResourceServerInfo: async () => resource,
      useGrantedResource: async () => true,
    },
  },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  loadExistingGrant: async (ctx) => {
    const grant = new provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId });
    grant.addOIDCScope('openid profile email offline_access');
    grant.addResourceScope('https://api.recobro.example', resource.scope);
    await grant.save();
    return grant;
  },
});

// POST login=<e-mail> signs that person in; login=- turns back, as somebody who presses Cancel.
const answerInteraction = async (req, res) => {
  res.setHeader('Content-Type', 'text/html');
  if (req.method === 'GET') return res.end('<form method="post"><input name="login"><button>Sign in</button></form>');
  let body = '';
  for await (const chunk of req) body += chunk;
  const login = new URLSearchParams(body).get('login');
  const result = login === '-' ? { error: 'access_denied' } : { login: { accountId: login } };
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
};

const callback = provider.callback();
server.on('request', (req, res) => (req.url.startsWith('/interaction/') ? answerInteraction(req, res) : callback(req, res)));
console.log(issuer);
