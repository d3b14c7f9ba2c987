/** The aids that calculate, explain or generate. */
import {cleanup, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import EdgeProxy from '../client/aids/EdgeProxy';
import Permissions from '../client/aids/Permissions';
import Signature from '../client/aids/Signature';
import Topology from '../client/aids/Topology';
import Usage from '../client/aids/Usage';
import {show} from './showAid';

beforeEach(() => window.history.replaceState(null, '', '/page'));
afterEach(cleanup);
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

  it('takes numbers as people write them, and says which it takes', async () => {
    const user = userEvent.setup();
    show(Usage);
    const sessions = screen.getByRole('textbox', {name: /Sessions in 30 days/});
    await user.clear(sessions);
    await user.type(sessions, '1,000,000');
    expect(sessions.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.getByText(/1,672,800 API calls/, {selector: '.aid-result'})).toBeTruthy();
    await user.type(sessions, ',5');
    expect(screen.getByText('Enter a number from 0 to 1,000,000,000,000.')).toBeTruthy();
  });

  it('sizes an installation', () => {
    show(Usage, '{"view":"load"}');
    expect(screen.getByText(/^Tier Medium/, {selector: '.aid-result'})).toBeTruthy();
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
