// region: receiver
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.FLAGSMITH_WEBHOOK_SECRET ?? 'example-secret';

function isSigned(body, signature) {
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature ?? '', 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);

  if (!isSigned(body, request.headers['x-flagsmith-signature'])) {
    response.writeHead(401).end();
    return;
  }
  // Answer first: Flagsmith waits 10 seconds at most and retries on any error status.
  response.writeHead(204).end();

  const { identity, flags, segments } = JSON.parse(body);
  for (const flag of flags) {
    const value = flag.enabled ? (flag.feature_state_value ?? true) : false;
    console.log(`${identity} ${flag.feature.name}: ${value}`);
  }
  console.log(`${identity} is in: ${segments.filter((s) => s.member).map((s) => s.name).join(', ') || 'no segment'}`);
});

server.listen(Number(process.env.PORT ?? 8080));
// endregion: receiver
