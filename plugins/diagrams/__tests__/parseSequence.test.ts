import {describe, expect, it} from 'vitest';

import {parseSequence} from '../node/parseSequence';

describe('parseSequence', () => {
  it('reads participants with their roles, messages, replies and loops', () => {
    const source =
      'sequenceDiagram\n  actor M as Boss\n  participant A as Core API\n  M->>A: save\n  loop every 60 s\n    A->>A: check\n  end\n  A-->>M: 200';
    expect(parseSequence(source)).toEqual({
      kind: 'sequence',
      participants: [
        {id: 'M', label: 'Boss', role: 'people'},
        {id: 'A', label: 'Core API', role: 'flagsmith'},
      ],
      messages: [
        {from: 'M', to: 'A', text: 'save', dashed: false},
        {from: 'A', to: 'A', text: 'check', dashed: false},
        {from: 'A', to: 'M', text: '200', dashed: true},
      ],
      loops: [{label: 'every 60 s', first: 1, last: 1}],
    });
  });

  it.each([
    ['  participant A as App\n  A->>B: hi', /names "B", which is not a participant/],
    ['  Note over A: hi', /"Note over A: hi" is not known/],
  ])('rejects %j', (lines, message) => {
    expect(() => parseSequence(`sequenceDiagram\n${lines}`)).toThrow(message);
  });
});
