/**
 * Does this signature belong to this body and secret? Input stays in the
 * component: no link, no storage.
 */
import {useEffect, useState, type ReactNode} from 'react';

import {checkSignature, SIGNATURE_EXAMPLE, type SignatureCheck} from '../../../model/signature';
import {CheckField, TextField} from '../../parts/form';
import {CodeOutput} from '../../parts/CodeOutput';
import {Frame} from '../../parts/Frame';

const EXAMPLE = SIGNATURE_EXAMPLE;

export default function Signature(): ReactNode {
  const [input, setInput] = useState(EXAMPLE);
  const [shown, setShown] = useState(false);
  const verdict = useVerdict(input);
  const set = (part: Partial<typeof EXAMPLE>) => setInput((current) => ({...current, ...part}));
  const result = describe(verdict);
  return (
    <Frame
      title="Signature checker"
      privacy="Web Crypto computes the signature in this page. Body, secret and header are neither sent nor stored, and they are not in the URL."
      result={result}
      tone={verdict === 'unavailable' || !verdict?.matches ? 'no' : 'yes'}
      linkable={false}
      reset={() => setInput(EXAMPLE)}
      output={verdict && verdict !== 'unavailable' && <CodeOutput title="Computed" code={verdict.computed} />}
    >
      <TextField
        label="Raw body"
        multiline
        value={input.body}
        onChange={(body) => set({body})}
        hint="Paste the bytes as your server received them."
      />
      <div className="aid-columns">
        <TextField label="Secret" type={shown ? 'text' : 'password'} value={input.secret} onChange={(secret) => set({secret})} />
        <TextField label="X-Flagsmith-Signature" value={input.header} onChange={(header) => set({header})} />
      </div>
      <CheckField label="Show the secret" value={shown} onChange={setShown} />
    </Frame>
  );
}

type Verdict = SignatureCheck | 'unavailable' | undefined;

function useVerdict({body, secret, header}: typeof EXAMPLE): Verdict {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let stale = false;
    // An empty key is no key for Web Crypto; on plain http there is no Web Crypto at all.
    const check = crypto.subtle && secret ? checkSignature(body, secret, header) : Promise.reject(new Error());
    check.then(
      (found) => !stale && setVerdict(found),
      () => !stale && setVerdict(secret ? 'unavailable' : undefined),
    );
    return () => {
      stale = true;
    };
  }, [body, secret, header]);
  return verdict;
}

function describe(verdict: Verdict): string {
  if (verdict === 'unavailable')
    return 'This browser offers Web Crypto only on https and localhost. Use OpenSSL: openssl dgst -sha256 -hmac SECRET body.txt';
  if (!verdict) return 'Enter a secret.';
  return verdict.matches ? 'The signature matches the body and the secret.' : `The signature does not match. ${verdict.hint ?? ''}`;
}
