/**
 * API calls in 30 days, what they cost beyond a plan, and the load of a self-hosted installation.
 * The formulas are those of the billing and sizing pages.
 */
import {numberBetween, oneOf, settings, type Reader} from './read';

const SECONDS_IN_30_DAYS = 2_592_000;
/** Excess calls are billed in units of this many. */
export const UNIT = 100_000;

type Range = {min: number; max: number; unit?: string};
const count: Range = {min: 0, max: 1e12};
const many: Range = {min: 0, max: 1e6};
const seconds: Range = {min: 1, max: 86_400, unit: 's'};
const milliseconds: Range = {min: 1, max: 60_000, unit: 'ms'};
const few: Range = {min: 1, max: 1000};

/** Where each number starts, and its range in the form and in links. */
export const NUMBERS = {
  sessions: [100_000, count],
  identifies: [0.5, many],
  refreshes: [0, many],
  requests: [0, many],
  processes: [4, many],
  interval: [60, seconds],
  proxies: [0, many],
  environments: [1, many],
  proxyInterval: [10, seconds],
  included: [50_000, count],
  price: [0, many],
  peakSessions: [60_000, count],
  peakIdentifies: [1.2, many],
  peakViews: [180_000, count],
  workers: [3, few],
  threads: [2, few],
  identityMs: [120, milliseconds],
  documentMs: [50, milliseconds],
  flagsMs: [30, milliseconds],
} satisfies Record<string, [start: number, range: Range]>;
export type NumberName = keyof typeof NUMBERS;

const numbers = Object.entries(NUMBERS).map(([name, [start, {min, max}]]) => [name, [start, numberBetween(min, max)]]);
const usage = settings({
  view: ['cost', oneOf(['cost', 'load'])],
  ...(Object.fromEntries(numbers) as Record<NumberName, [number, Reader<number>]>),
});
export type UsageState = typeof usage.defaults;
export const {defaults: usageDefaults, read: readUsage} = usage;

type CallRow = {source: string; calculation: string; calls: number};

export function callsOf(state: UsageState): CallRow[] {
  const {sessions, identifies, refreshes, requests, processes, interval, proxies, environments, proxyInterval} = state;
  return [
    {
      source: 'Browser and mobile',
      calculation: `${format(sessions)} sessions × (1 + ${identifies} + ${refreshes})`,
      calls: sessions * (1 + identifies + refreshes),
    },
    {source: 'Server, remote evaluation', calculation: `${requests} a second × 2,592,000 s`, calls: requests * SECONDS_IN_30_DAYS},
    {
      source: 'Server, local evaluation',
      calculation: `${counted(processes, 'process', 'processes')} × 2,592,000 s ÷ ${interval} s`,
      calls: (processes * SECONDS_IN_30_DAYS) / interval,
    },
    {
      source: 'Edge Proxy',
      calculation: `${counted(proxies, 'worker')} × ${counted(environments, 'environment')} × 2,592,000 s ÷ ${proxyInterval} s`,
      calls: (proxies * environments * SECONDS_IN_30_DAYS) / proxyInterval,
    },
  ].map((row) => ({...row, calls: Math.round(row.calls)}));
}

type Cost = {calls: number; excess: number; units: number; price: number};

export function costOf(state: UsageState): Cost {
  const calls = callsOf(state).reduce((sum, row) => sum + row.calls, 0);
  const excess = Math.max(0, calls - state.included);
  const units = Math.ceil(excess / UNIT);
  return {calls, excess, units, price: units * state.price};
}

/** Upper limits of each tier for the three kinds of request. */
const TIERS: [name: string, identities: number, documents: number, flags: number][] = [
  ['Small', 10, 1, 50],
  ['Medium', 50, 10, 300],
  ['Large', 200, 50, 1500],
];

export type Load = {
  identities: number;
  documents: number;
  flags: number;
  tier: string;
  concurrency: number;
  replicas: number;
  connections: number;
};

export function loadOf(state: UsageState): Load {
  const identities = (state.peakSessions * state.peakIdentifies) / 3600;
  const documents = state.processes / state.interval;
  const flags = state.peakViews / 3600;
  const tier = TIERS.find(([, a, b, c]) => identities <= a && documents <= b && flags <= c)?.[0] ?? 'Extra-large';
  const concurrency = (identities * state.identityMs + documents * state.documentMs + flags * state.flagsMs) / 1000;
  const slots = state.workers * state.threads;
  const replicas = Math.max(2, Math.ceil((2 * concurrency) / slots));
  return {identities, documents, flags, tier, concurrency, replicas, connections: replicas * (slots + 1)};
}

function counted(value: number, one: string, many = `${one}s`): string {
  return `${format(value)} ${value === 1 ? one : many}`;
}

export function format(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', {maximumFractionDigits: digits});
}
