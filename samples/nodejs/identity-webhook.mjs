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
// endregion: receiver

// Self-check: one signed and one unsigned delivery.
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const body = JSON.stringify({
    flags: [
      { enabled: true, feature: { name: 'banner_text' }, feature_state_value: 'Spring sale' },
      { enabled: false, feature: { name: 'old_search' }, feature_state_value: null },
    ],
    identity: 'demo_user',
    segments: [{ id: 310, member: true, name: 'beta_testers' }],
    traits: [],
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const good = await fetch(url, { method: 'POST', body, headers: { 'X-Flagsmith-Signature': signature } });
  const bad = await fetch(url, { method: 'POST', body });
  console.log(`signed: ${good.status}, unsigned: ${bad.status}`);
  server.close();
  server.closeAllConnections();
});
