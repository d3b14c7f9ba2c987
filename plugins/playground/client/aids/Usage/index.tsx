/** Calls in 30 days and what lies above a plan; or the load of a self-hosted installation. */
import type {ReactNode} from 'react';

import {callsOf, costOf, format, loadOf, NUMBERS, readUsage, type NumberName, type UsageState} from '../../../model/usage';
import type {AidProps} from '../../Aid';
import {ChoiceField, NumberField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';

type Change = (part: Partial<UsageState>) => void;
type Labels = Partial<Record<NumberName, string>>;

const COST_FIELDS: Record<string, Labels> = {
  'Browser and mobile': {
    sessions: 'Sessions in 30 days',
    identifies: 'Further identify or trait calls per session',
    refreshes: 'Refreshes per session',
  },
  'Server, remote evaluation': {requests: 'Evaluated requests per second, average'},
  'Server, local evaluation': {processes: 'Processes that poll', interval: 'Poll interval'},
  'Edge Proxy': {proxies: 'Proxy workers', environments: 'Environments', proxyInterval: 'Poll interval'},
  Plan: {included: 'Calls in your plan, 30 days', price: 'Price of 100,000 further calls, from your contract'},
};

const LOAD_FIELDS: Record<string, Labels> = {
  'Peak hour': {peakSessions: 'Sessions', peakIdentifies: 'Identify calls per session', peakViews: 'Page views without identity'},
  'Local evaluation and Edge Proxy': {processes: 'Processes that poll', interval: 'Poll interval'},
  'Median time, measured by you': {identityMs: 'identities', documentMs: 'environment-document', flagsMs: 'flags'},
  'API container': {workers: 'GUNICORN_WORKERS', threads: 'GUNICORN_THREADS'},
};

export default function Usage({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'usage', start, read: readUsage});
  const result = state.view === 'cost' ? costSentence(state) : loadSentence(state);
  return (
    <Frame
      title="Usage calculator"
      problem={problem}
      result={result}
      reset={reset}
      output={state.view === 'cost' ? <CallTable state={state} /> : <LoadTable state={state} />}
    >
      <ChoiceField
        label="Question"
        value={state.view}
        onChange={(view) => change({view: view as UsageState['view']})}
        choices={[
          {value: 'cost', label: 'API calls and cost on SaaS'},
          {value: 'load', label: 'Size of a self-hosted API'},
        ]}
      />
      <div className="aid-flow">
        {Object.entries(state.view === 'cost' ? COST_FIELDS : LOAD_FIELDS).map(([title, labels]) => (
          <NumberGroup key={title} title={title} labels={labels} state={state} change={change} />
        ))}
      </div>
    </Frame>
  );
}

function NumberGroup({title, labels, state, change}: {title: string; labels: Labels; state: UsageState; change: Change}): ReactNode {
  return (
    <fieldset className="aid-group aid-numbers">
      <legend>{title}</legend>
      {(Object.entries(labels) as [NumberName, string][]).map(([name, label]) => (
        <NumberField key={name} label={label} value={state[name]} onChange={(value) => change({[name]: value})} {...NUMBERS[name][1]} />
      ))}
    </fieldset>
  );
}

function costSentence(state: UsageState): string {
  const {calls, excess, units, price} = costOf(state);
  const start = `${format(calls)} API calls in 30 days.`;
  if (excess === 0) return `${start} Your plan covers them.`;
  return `${start} ${format(excess)} are above the plan: ${format(units)} ${units === 1 ? 'unit' : 'units'} of 100,000${price > 0 ? `, ${format(price, 2)} in the currency of your contract` : ''}.`;
}

function loadSentence(state: UsageState): string {
  const {tier, replicas, connections} = loadOf(state);
  return `Tier ${tier}: ${format(replicas)} API replicas, which need ${format(connections)} database connections.`;
}

function CallTable({state}: {state: UsageState}): ReactNode {
  const rows = callsOf(state);
  const most = Math.max(...rows.map(({calls}) => calls), 1);
  return (
    <OutputTable
      caption="API calls in 30 days"
      head={['Source', 'Calls']}
      rows={rows.map(({source, calculation, calls}) => [
        <>
          {source} <span className="aid-detail">{calculation}</span>
        </>,
        <Bar key="bar" value={calls} most={most} />,
      ])}
    />
  );
}

function LoadTable({state}: {state: UsageState}): ReactNode {
  const {identities, documents, flags, concurrency} = loadOf(state);
  const most = Math.max(identities, documents, flags, 1);
  return (
    <OutputTable
      caption="Load in the peak hour"
      head={['Kind', 'Per second']}
      rows={[
        ['A: identities', <Bar key="a" value={identities} most={most} digits={2} />],
        ['B: environment documents', <Bar key="b" value={documents} most={most} digits={2} />],
        ['C: flags', <Bar key="c" value={flags} most={most} digits={2} />],
        ['Requests at the same time', format(concurrency, 2)],
      ]}
    />
  );
}

function Bar({value, most, digits = 0}: {value: number; most: number; digits?: number}): ReactNode {
  return (
    <span className="aid-bar">
      {format(value, digits)}
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(value / most) * 100} height="6" />
      </svg>
    </span>
  );
}
