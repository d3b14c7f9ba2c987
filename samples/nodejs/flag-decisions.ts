// A gateway evaluates once and hands its decisions to the services behind it in a signed header.

// region: token
import {createHmac, timingSafeEqual} from 'node:crypto';

export type Decisions = {
  sub: string; // identifier the flags were evaluated for
  exp: number; // Unix seconds
  flags: Record<string, {enabled: boolean; value: unknown}>;
};

const sign = (payload: string, secret: string): Buffer => createHmac('sha256', secret).update(payload).digest();

export function encodeDecisions(decisions: Decisions, secret: string): string {
  const payload = Buffer.from(JSON.stringify(decisions)).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

export function decodeDecisions(header: string | undefined, secret: string): Decisions | undefined {
  const [payload = '', signature = ''] = (header ?? '').split('.');
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(payload, secret);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const decisions = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Decisions;
  return decisions.exp > Date.now() / 1000 ? decisions : undefined;
}
// endregion: token

// region: gateway
import express, {type NextFunction, type Request, type Response} from 'express';
import {Flagsmith} from '@flagsmith/nodejs';

const HEADER = 'x-flag-decisions';
const SHARED = ['new_checkout', 'page_size']; // a header is no place for every flag of the project

export function addDecisions(flagsmith: Flagsmith, secret: string) {
  return async (request: Request, response: Response, next: NextFunction) => {
    delete request.headers[HEADER]; // one from outside is never ours
    const identifier = request.header('x-user-id'); // set by your log-in, like the plan
    try {
      const flags = identifier ? await flagsmith.getIdentityFlags(identifier, {plan: request.header('x-user-plan') ?? 'free'}) : await flagsmith.getEnvironmentFlags();
      const chosen = SHARED.map((name) => [name, {enabled: flags.isFeatureEnabled(name), value: flags.getFeatureValue(name)}]);
      const exp = Math.floor(Date.now() / 1000) + 60;
      request.headers[HEADER] = encodeDecisions({sub: identifier ?? '', exp, flags: Object.fromEntries(chosen)}, secret);
    } catch (error) {
      console.error('no decisions for this request', error); // services then use their fallbacks
    }
    next();
  };
}
// endregion: gateway

// region: service
export function flagReader(secret: string) {
  return (request: Request, response: Response, next: NextFunction) => {
    const decisions = decodeDecisions(request.header(HEADER), secret);
    response.locals.isEnabled = (name: string, fallback: boolean): boolean => decisions?.flags[name]?.enabled ?? fallback;
    next();
  };
}
// endregion: service

const secret = process.env.FLAG_DECISIONS_SECRET!; // the same in the gateway and the services
const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
  requestTimeoutSeconds: 2,
  retries: 0,
});

const answer = (request: Request, response: Response) => {
  response.send(response.locals.isEnabled('new_checkout', false) ? 'on' : 'off');
};
const app = express();
app.get('/through-gateway', addDecisions(flagsmith, secret), flagReader(secret), answer);
app.get('/straight-to-service', flagReader(secret), answer);

const server = app.listen(Number(process.env.PORT ?? 8080));

// proof: asks through the gateway, and the service with a forged header.
server.once('listening', async () => {
  const {port} = server.address() as {port: number};
  const ask = async (path: string, headers: Record<string, string>) => (await fetch(`http://127.0.0.1:${port}${path}`, {headers})).text();
  const forged = encodeDecisions({sub: 'customer-42', exp: 4102444800, flags: {new_checkout: {enabled: true, value: null}}}, 'a guess');
  console.log('through the gateway:', await ask('/through-gateway', {'x-user-id': 'customer-42'}));
  console.log('forged header:', await ask('/straight-to-service', {[HEADER]: forged}));
  console.log(encodeDecisions({sub: 'customer-42', exp: 4102444800, flags: {new_checkout: {enabled: true, value: null}}}, secret));
  server.close();
  await flagsmith.close();
});
