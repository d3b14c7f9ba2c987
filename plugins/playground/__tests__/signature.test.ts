import {createHmac} from 'node:crypto';

import {describe, expect, it} from 'vitest';

import {checkSignature, pythonJson, signatureOf} from '../model/signature';

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');

describe('signatureOf', () => {
  it.each([
    ['what do ya want for nothing?', 'Jefe'],
    ['{"data": {"é": "✓"}}', 'sécret'],
    ['', 'x'],
  ])('agrees with Node for "%s"', async (body, secret) => expect(await signatureOf(body, secret)).toBe(sign(body, secret)));
});

describe('checkSignature', () => {
  const body = '{"data": {"name": "caf\\u00e9"}, "event_type": "FLAG_UPDATED"}';
  const check = (given: string, secret: string, header: string) => checkSignature(given, secret, header);

  it('accepts the right signature, with spaces around it', async () =>
    expect(await check(body, 's', ` ${sign(body, 's')}\n`)).toMatchObject({matches: true}));

  it.each([
    ['an empty header', body, 's', '', 'header is empty'],
    ['a prefix', body, 's', `sha256=${sign(body, 's').toUpperCase()}`, 'another spelling'],
    ['something short', body, 's', 'abc', 'instead of 64'],
    ['a secret with a line break', body, 's\n', sign(body, 's'), 'around the secret'],
    ['a lost line break', body, 's', sign(`${body}\n`, 's'), 'your copy lost one'],
    ['an added line break', `${body}\n`, 's', sign(body, 's'), 'your copy added one'],
    ['printed again without spaces', JSON.stringify(JSON.parse(body)), 's', sign(body, 's'), 'raw bytes'],
    ['another secret', body, 's', sign(body, 't'), 'Compare the secret'],
  ])('explains %s', async (_name, given, secret, header, hint) => {
    const answer = await check(given, secret, header);
    expect(answer.matches).toBe(false);
    expect(answer.hint).toContain(hint);
  });
});

describe('pythonJson', () => {
  it('writes JSON as Python does', () => expect(pythonJson({a: [1, true, null], b: 'é'})).toBe('{"a": [1, true, null], "b": "\\u00e9"}'));
});
