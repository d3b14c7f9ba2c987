/** Behaviour of the aids, with the engine in the same thread. */
import {cleanup, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType, ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {AidProps} from '../client/Aid';
import EdgeProxy from '../client/aids/EdgeProxy';
import Ladder from '../client/aids/Ladder';
import Permissions from '../client/aids/Permissions';
import Rollout from '../client/aids/Rollout';
import Sdk from '../client/aids/Sdk';
import Segment from '../client/aids/Segment';
import Signature from '../client/aids/Signature';
import Topology from '../client/aids/Topology';
import Usage from '../client/aids/Usage';
import {type Evaluate, TooSlowError} from '../client/engine/evaluator';
import {EvaluateContext} from '../client/engine/useEvaluation';
import {createRunner, type Request} from '../model/jobs';
import {encodeState} from '../model/linkState';
import {rolloutDefaults} from '../model/rollout';
import {loadEngine} from '../node/loadEngine';

const run = createRunner(loadEngine());
const direct: Evaluate = (name, input) => {
  const response = run({id: 1, name, input} as Request);
  return 'error' in response ? Promise.reject(new Error(response.error)) : Promise.resolve(response.output as never);
};

function show(Aid: ComponentType<AidProps>, start?: string, evaluate: Evaluate = direct): void {
  const inside: ReactNode = <Aid start={start} />;
  render(<EvaluateContext.Provider value={evaluate}>{inside}</EvaluateContext.Provider>);
}

beforeEach(() => window.history.replaceState(null, '', '/page'));
afterEach(cleanup);

describe('Rollout', () => {
  it('counts who was added, and announces it', async () => {
    show(Rollout);
    expect(
      await screen.findByText('101 of 1000 identities were in, 197 are in now: 96 added, 0 removed.', {selector: '.aid-result'}),
    ).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('96 added'));
  });

  it('follows the keyboard: a share, another mode, an example', async () => {
    const user = userEvent.setup();
    show(Rollout);
    const after = within(screen.getByRole('group', {name: 'After'}));
    const share = after.getByRole('textbox', {name: /^Share/});
    await user.clear(share);
    await user.type(share, '10');
    expect(await screen.findByText(/0 added, 0 removed/, {selector: '.aid-result'})).toBeTruthy();
    await user.click(screen.getByRole('radio', {name: 'Variation weights'}));
    await user.click(screen.getByRole('button', {name: 'Grow the first variation'}));
    expect(await screen.findByText(/identities get another variation/, {selector: '.aid-result'})).toBeTruthy();
  });

  it('writes the state to the address, and reads it from there', async () => {
    const user = userEvent.setup();
    show(Rollout);
    await user.click(screen.getByRole('button', {name: '20% to 10%'}));
    await waitFor(() => expect(window.location.hash).toMatch(/^#rollout=/));
    cleanup();
    show(Rollout);
    expect(await screen.findByText(/0 added, 96 removed/, {selector: '.aid-result'})).toBeTruthy();
    await user.click(screen.getByRole('button', {name: 'Reset'}));
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it.each([
    ['#rollout=%3Cscript%3E', 'characters that such a link never has'],
    ['#rollout=eyJhIjox', 'cut off'],
    [`#rollout=${btoa('{"share":[1,1e9]}').replace(/=+$/, '')}`, 'share 2 is not a number from 0 to 100'],
    [`#rollout=${btoa('[1]').replace(/=+$/, '')}`, 'it holds no settings'],
  ])('says why the link %s is of no use, and works', async (hash, message) => {
    window.history.replaceState(null, '', `/page${hash}`);
    show(Rollout);
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(await screen.findByText(/96 added/, {selector: '.aid-result'})).toBeTruthy();
  });

  it('follows a link to another state of the same page', async () => {
    show(Rollout);
    window.history.replaceState(null, '', `/page#rollout=${encodeState({...rolloutDefaults, share: [50, 50]}, rolloutDefaults)}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(await screen.findByText(/0 added, 0 removed/, {selector: '.aid-result'})).toBeTruthy();
  });
});

describe('Segment', () => {
  it('says which condition decides', async () => {
    const user = userEvent.setup();
    show(Segment);
    expect(await screen.findByText(/is in the segment/, {selector: '.aid-result'})).toBeTruthy();
    const trait = within(screen.getByRole('group', {name: 'Trait 2'}));
    await user.clear(trait.getByRole('textbox', {name: 'Value'}));
    await user.type(trait.getByRole('textbox', {name: 'Value'}), 'DE');
    expect(
      await screen.findByText('The identity is not in the segment; one condition decides: country In DE,FR.', {selector: '.aid-result'}),
    ).toBeTruthy();
  });

  it('gives the rule as JSON and as Terraform', async () => {
    const user = userEvent.setup();
    show(Segment);
    expect(screen.getByText(/"operator": "IN"/)).toBeTruthy();
    // In a fold.
    await user.click(screen.getByRole('radio', {name: 'Terraform', hidden: true}));
    expect(screen.getByText(/resource "flagsmith_segment" "paying_customers"/)).toBeTruthy();
  });

  it('adds and removes groups and conditions', async () => {
    const user = userEvent.setup();
    show(Segment);
    await user.click(screen.getByRole('button', {name: 'Add a group'}));
    expect(screen.getByRole('group', {name: 'Group 3'})).toBeTruthy();
    await user.click(screen.getByRole('button', {name: 'Remove Group 3, condition 1'}));
    await user.click(screen.getByRole('button', {name: 'Remove Group 3'}));
    expect(screen.queryByRole('group', {name: 'Group 3'})).toBeNull();
  });

  it.each([
    ['Segment', Segment],
    ['Ladder', Ladder],
  ] as const)('explains an evaluation that was stopped: %s', async (_name, aid) => {
    show(aid, undefined, () => Promise.reject(new TooSlowError()));
    expect((await screen.findByRole('alert')).textContent).toContain('takes too long');
    expect(screen.queryByText('Evaluating…')).toBeNull();
    expect(screen.getByText('Not evaluated.', {selector: '.aid-result'})).toBeTruthy();
  });
});

describe('Ladder', () => {
  it('moves the decision down when a membership ends', async () => {
    const user = userEvent.setup();
    show(Ladder);
    expect(await screen.findByText(/is on with the value “for beta”/, {selector: '.aid-result'})).toBeTruthy();
    await user.click(screen.getAllByRole('checkbox', {name: 'member'})[0]!);
    expect(await screen.findByText(/is off with the value “for eu”/, {selector: '.aid-result'})).toBeTruthy();
    await user.click(screen.getByRole('checkbox', {name: /has an identity/}));
    expect(await screen.findByText(/Environment default decides/, {selector: '.aid-result'})).toBeTruthy();
  });

  it('lets an identity override win', async () => {
    const user = userEvent.setup();
    show(Ladder);
    await user.selectOptions(screen.getByRole('combobox', {name: 'Identity override'}), 'off');
    expect(await screen.findByText(/is off with the value “for this identity”/, {selector: '.aid-result'})).toBeTruthy();
  });
});

describe('Usage', () => {
  it('adds up and says what lies above the plan', async () => {
    const user = userEvent.setup();
    show(Usage);
    expect(screen.getByText(/322,800 API calls in 30 days\. 272,800 are above the plan: 3 units/, {selector: '.aid-result'})).toBeTruthy();
    const price = screen.getByRole('textbox', {name: /Price of 100,000/});
    await user.clear(price);
    expect(price.getAttribute('aria-invalid')).toBe('true');
    await user.type(price, '10');
    expect(screen.getByText(/, 30 in the currency of your contract/, {selector: '.aid-result'})).toBeTruthy();
  });

  it('sizes an installation', () => {
    show(Usage, '{"view":"load"}');
    expect(screen.getByText(/^Tier Medium/, {selector: '.aid-result'})).toBeTruthy();
  });
});

describe('Sdk', () => {
  it('writes code for the chosen language', async () => {
    const user = userEvent.setup();
    show(Sdk);
    await user.selectOptions(screen.getByRole('combobox', {name: 'SDK'}), 'Go');
    await user.click(screen.getByRole('radio', {name: 'Local'}));
    expect(screen.getByText(/flagsmith\.WithLocalEvaluation\(ctx\)/)).toBeTruthy();
    expect(screen.getByText(/starts with ser\./)).toBeTruthy();
  });
});

describe('fields that keep a default', () => {
  it('are empty, and take a number or nothing', async () => {
    const user = userEvent.setup();
    show(Sdk);
    const field = screen.getByRole<HTMLInputElement>('textbox', {name: /^Timeout/});
    expect([field.value, field.placeholder]).toEqual(['', 'default of the SDK']);
    await user.type(field, '3');
    expect(screen.getByText(/requestTimeoutSeconds: 3/)).toBeTruthy();
    await user.clear(field);
    expect(screen.queryByText(/requestTimeoutSeconds/)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('Permissions', () => {
  it('finds grants for tasks and tasks for grants', async () => {
    const user = userEvent.setup();
    show(Permissions);
    await user.click(screen.getByRole('checkbox', {name: 'Delete a flag'}));
    expect(screen.getByText(/in the project: View project, Delete feature/, {selector: '.aid-result'})).toBeTruthy();
    await user.click(screen.getByRole('radio', {name: 'Permissions they have'}));
    expect(screen.getByText(/These permissions allow \d+ of \d+ tasks/, {selector: '.aid-result'})).toBeTruthy();
  });
});

describe('Signature', () => {
  it('recognises the usual mistakes and keeps everything out of the address', async () => {
    const user = userEvent.setup();
    show(Signature);
    expect(await screen.findByText('The signature matches the body and the secret.', {selector: '.aid-result'})).toBeTruthy();
    await user.type(screen.getByRole('textbox', {name: 'Raw body'}), '\n');
    expect(await screen.findByText(/your copy added one/, {selector: '.aid-result'})).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('button', {name: 'Copy link'})).toBeNull();
  });
});

describe('EdgeProxy', () => {
  it('writes the file, and keeps keys out of the address', async () => {
    const user = userEvent.setup();
    show(EdgeProxy);
    await user.type(screen.getByRole('textbox', {name: 'Server-side key'}), 'ser.SECRET');
    await user.type(screen.getByRole('textbox', {name: 'server.port'}), '9000');
    expect(screen.getByText(/"server_side_key": "ser.SECRET"/)).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toMatch(/^#edge-proxy=/));
    expect(atob(window.location.hash.replace('#edge-proxy=', ''))).toBe('{"values":[{"key":"server.port","value":"9000"}]}');
  });

  it('says when the two keys are swapped', async () => {
    const user = userEvent.setup();
    show(EdgeProxy);
    await user.type(screen.getByRole('textbox', {name: 'Server-side key'}), 'abc');
    expect(screen.getByText('A server-side key starts with ser.')).toBeTruthy();
  });
});

describe('Topology', () => {
  it('adds a part and its connections', async () => {
    const user = userEvent.setup();
    show(Topology);
    await user.click(screen.getByRole('checkbox', {name: 'Edge Proxy'}));
    expect(screen.getByText('environment document, 10 s')).toBeTruthy();
    await user.click(screen.getByRole('radio', {name: 'SaaS'}));
    expect(screen.queryByRole('checkbox', {name: 'Task Processor'})).toBeNull();
  });
});

describe('the verdict on a phone', () => {
  it('stands above the keyboard that covers the lower part of the window', () => {
    const viewport = Object.assign(new EventTarget(), {height: window.innerHeight - 320, offsetTop: 0});
    vi.stubGlobal('visualViewport', viewport);
    show(Usage);
    viewport.dispatchEvent(new Event('resize'));
    expect(screen.getByRole('region').style.getPropertyValue('--aid-covered')).toBe('320px');
    vi.unstubAllGlobals();
  });
});

describe('every aid', () => {
  it('never writes to storage', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (const Aid of [Rollout, Segment, Ladder, Usage, Sdk, Permissions, Signature, EdgeProxy, Topology]) {
      show(Aid as ComponentType<AidProps>);
      await waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
      cleanup();
    }
    expect(write).not.toHaveBeenCalled();
  });
});
