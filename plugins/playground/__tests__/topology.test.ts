import {describe, expect, it} from 'vitest';

import {drawTopology} from '../model/drawTopology';
import {buildTopology, readTopology, topologyDefaults, type TopologyState} from '../model/topology';

/** Every combination of the toggles. */
function* states(): Generator<TopologyState> {
  for (let bits = 0; bits < 2 ** 9; bits += 1) {
    const on = (bit: number) => (bits & (1 << bit)) !== 0;
    yield {
      host: on(0) ? 'saas' : 'self-hosted',
      dashboard: on(1) ? 'separate' : 'unified',
      processor: on(2),
      replicas: on(3),
      readReplica: on(4),
      realtime: on(5),
      proxy: on(6),
      local: on(7),
      analytics: on(8) ? 'influxdb' : 'postgresql',
    };
  }
}

describe('every topology', () => {
  it('draws each part once, in a cell of its own, and connects only parts that exist', () => {
    for (const state of states()) {
      const topology = buildTopology(state);
      const {boxes, lines, width, height} = drawTopology(topology);
      const name = JSON.stringify(state);
      expect(new Set(boxes.map(({x, y}) => `${x},${y}`)).size, name).toBe(boxes.length);
      expect(lines.length, name).toBe(topology.arrows.length);
      expect(
        boxes.every(({x, y}) => x >= 0 && y >= 0 && x < width && y < height),
        name,
      ).toBe(true);
      const connected = new Set(topology.arrows.flatMap(({from, to}) => [from, to]));
      for (const {id} of boxes) expect(connected, `${name}: ${id} stands alone`).toContain(id);
    }
  });
});

describe('notes', () => {
  const notes = (change: Partial<TopologyState>) => buildTopology({...topologyDefaults, ...change}).notes.join(' ');
  it('warn when nothing works in the background', () => expect(notes({processor: false})).toContain('scheduled changes'));
  it('say that push needs the Task Processor', () => expect(notes({processor: false, realtime: true})).toContain('nothing is pushed'));
  it('name the edition of the SSE service', () => expect(notes({realtime: true})).toContain('Enterprise'));
});

describe('readTopology', () => {
  it('returns the defaults for nothing', () => expect(readTopology({})).toEqual(topologyDefaults));
  it.each([{host: 'moon'}, {proxy: 1}, {extra: true}])('rejects %j', (value) => expect(() => readTopology(value)).toThrow());
});
