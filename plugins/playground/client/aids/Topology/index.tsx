/** The parts of an installation for the choices a reader makes. */
import type {ReactNode} from 'react';

import {BOX_SIZE, drawTopology} from '../../../model/drawTopology';
import {buildTopology, readTopology, type TopologyState} from '../../../model/topology';
import type {AidProps} from '../../Aid';
import {CheckField, ChoiceField} from '../../parts/choices';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';

type Toggle = 'processor' | 'replicas' | 'readReplica' | 'realtime' | 'proxy' | 'local';

const TOGGLES: [Toggle, string, selfHostedOnly: boolean][] = [
  ['processor', 'Task Processor', true],
  ['replicas', 'API replicas', true],
  ['readReplica', 'Read replica', true],
  ['realtime', 'Real-time flags', false],
  ['proxy', 'Edge Proxy', false],
  ['local', 'Local evaluation in servers', false],
];

export default function Topology({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'topology', start, read: readTopology});
  const topology = buildTopology(state);
  const isSaas = state.host === 'saas';
  const result = `${topology.parts.length} parts and ${topology.arrows.length} connections.`;
  return (
    <Frame
      title="Topology"
      problem={problem}
      result={result}
      reset={reset}
      output={
        <ul className="aid-notes">
          {topology.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
      below={
        <>
          <Drawing topology={topology} />
          <Connections topology={topology} />
        </>
      }
    >
      <div className="aid-columns">
        <Choices
          label="Hosting"
          field="host"
          state={state}
          change={change}
          choices={[
            ['self-hosted', 'Self-hosted'],
            ['saas', 'SaaS'],
          ]}
        />
        {!isSaas && (
          <Choices
            label="Dashboard"
            field="dashboard"
            state={state}
            change={change}
            choices={[
              ['unified', 'In the API image'],
              ['separate', 'Own container'],
            ]}
          />
        )}
        {!isSaas && (
          <Choices
            label="Usage data"
            field="analytics"
            state={state}
            change={change}
            choices={[
              ['postgresql', 'PostgreSQL'],
              ['influxdb', 'InfluxDB'],
            ]}
          />
        )}
      </div>
      <div className="aid-buttons" role="group" aria-label="Parts">
        {TOGGLES.filter(([, , selfHostedOnly]) => !isSaas || !selfHostedOnly).map(([key, label]) => (
          <CheckField key={key} label={label} value={state[key]} onChange={(on) => change({[key]: on})} />
        ))}
      </div>
    </Frame>
  );
}

type ChoicesProps = {
  label: string;
  field: 'host' | 'dashboard' | 'analytics';
  state: TopologyState;
  change: (part: Partial<TopologyState>) => void;
  choices: [string, string][];
};

function Choices({label, field, state, change, choices}: ChoicesProps): ReactNode {
  return (
    <ChoiceField
      label={label}
      value={state[field]}
      onChange={(value) => change({[field]: value})}
      choices={choices.map(([value, name]) => ({value, label: name}))}
    />
  );
}

type TopologyProps = {topology: ReturnType<typeof buildTopology>};

function Drawing({topology}: TopologyProps): ReactNode {
  const {width, height, boxes, lines} = drawTopology(topology);
  return (
    <div
      className="diagram-canvas aid-drawing"
      tabIndex={0}
      role="group"
      aria-label="Drawing of the parts; the table below lists the connections"
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {lines.map(({from, to, path}) => (
          <path key={`${from}-${to}`} className="aid-line" d={path} />
        ))}
        {boxes.map(({id, x, y, label, detail, yours}) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <rect className={yours ? 'aid-box' : 'aid-box aid-foreign'} {...BOX_SIZE} rx="8" />
            <text x={BOX_SIZE.width / 2} y={detail ? 23 : 31}>
              {label}
            </text>
            <text className="aid-small" x={BOX_SIZE.width / 2} y="40">
              {detail}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Connections({topology: {parts, arrows}}: TopologyProps): ReactNode {
  const nameOf = (id: string) => parts.find((part) => part.id === id)?.label ?? id;
  return (
    <OutputTable
      caption="Who calls whom"
      head={['From', 'To', 'For']}
      rows={arrows.map(({from, to, label}) => [nameOf(from), nameOf(to), label])}
    />
  );
}
