/** The aids that evaluate flags, and what holds for every aid; the engine in the same thread. */
import {cleanup, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {AidProps} from '../client/Aid';
import EdgeProxy from '../client/aids/EdgeProxy';
import Ladder from '../client/aids/Ladder';
import Permissions from '../client/aids/Permissions';
import Rollout from '../client/aids/Rollout';
import Segment from '../client/aids/Segment';
import Signature from '../client/aids/Signature';
import Topology from '../client/aids/Topology';
import Usage from '../client/aids/Usage';
import {TooSlowError} from '../client/engine/evaluator';
import {encodeState} from '../model/linkState';
import {rolloutDefaults} from '../model/rollout';
import {show} from './showAid';

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
    // The status is read out after a pause, so it may still hold what came before.
    await waitFor(() => expect(screen.queryByText('Evaluating…')).toBeNull());
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
    for (const Aid of [Rollout, Segment, Ladder, Usage, Permissions, Signature, EdgeProxy, Topology]) {
      show(Aid as ComponentType<AidProps>);
      await waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
      cleanup();
    }
    expect(write).not.toHaveBeenCalled();
  });
});
