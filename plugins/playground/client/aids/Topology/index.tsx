/** The parts of an installation for the choices a reader makes. */
import {Fragment, type ReactNode} from 'react';

import {splitName} from '../../../../shared/splitName';
import {BOX_SIZE, drawTopology} from '../../../model/drawTopology';
import {buildTopology, readTopology} from '../../../model/topology';
import type {AidProps} from '../../Aid';
import {CheckField, type Choice, ChoiceField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';

const CHOICES: {field: 'host' | 'dashboard' | 'analytics'; label: string; choices: Choice[]}[] = [
  {
    field: 'host',
    label: 'Hosting',
    choices: [
      {value: 'self-hosted', label: 'Self-hosted'},
      {value: 'saas', label: 'SaaS'},
    ],
  },
  {
    field: 'dashboard',
    label: 'Dashboard',
    choices: [
      {value: 'unified', label: 'In the API image'},
      {value: 'separate', label: 'Own container'},
    ],
  },
  {
    field: 'analytics',
    label: 'Usage data',
    choices: [
      {value: 'postgresql', label: 'PostgreSQL'},
      {value: 'influxdb', label: 'InfluxDB'},
    ],
  },
];

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
            <li key={note}>
              <LongNames text={note} />
            </li>
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
        {CHOICES.filter(({field}) => !isSaas || field === 'host').map(({field, ...choice}) => (
          <ChoiceField key={field} {...choice} value={state[field]} onChange={(value) => change({[field]: value})} />
        ))}
      </div>
      <div className="aid-buttons" role="group" aria-label="Parts">
        {TOGGLES.filter(([, , selfHostedOnly]) => !isSaas || !selfHostedOnly).map(([key, label]) => (
          <CheckField key={key} label={label} value={state[key]} onChange={(on) => change({[key]: on})} />
        ))}
      </div>
    </Frame>
  );
}

/** Names of variables break after an underscore, as in the pages. */
function LongNames({text}: {text: string}): ReactNode {
  return splitName(text, 0).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
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
