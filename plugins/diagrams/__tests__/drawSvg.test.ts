import {describe, expect, it} from 'vitest';

import {drawSvg} from '../node/drawSvg';

const widths = (html: string) =>
  [...html.matchAll(/<svg class="(\w+)"[^>]* width="(\d+)"/g)].map(([, name, width]) => [name, Number(width)] as const);

describe('drawSvg', () => {
  it('draws a row for wide columns and a pile for narrow ones', async () => {
    const {html, wide, narrow} = await drawSvg('flowchart LR\n  a[Application] --> b[Edge Proxy] --> c[Flagsmith API]');
    const [[, across = 0] = [], [, down = 0] = []] = widths(html);
    expect(across).toBeGreaterThan(300);
    expect(down).toBeLessThan(200);
    expect(narrow).toBeGreaterThan(wide * 2);
  });

  it('draws once what fits a phone anyway', async () => {
    const {html, wide, narrow} = await drawSvg('flowchart TD\n  a[SDK] --> b[API] --> c[(PostgreSQL)]');
    expect(html.match(/<svg class="\w+"/g)).toEqual(['<svg class="both"']);
    expect(html).toContain('class="diagram-legend"');
    expect(narrow).toBe(wide);
  });

  it('continues a long row in the next line', async () => {
    const names = ['Create flag', 'Wrap the code', 'Merge dark', 'Enable in development', 'Target some users', 'Roll out', 'Remove flag'];
    const {html, wide} = await drawSvg(
      `flowchart LR\n${names
        .slice(1)
        .map((name, at) => `  n${at}[${names[at]}] --> n${at + 1}[${name}]`)
        .join('\n')}`,
    );
    expect(widths(html)[0]?.[1]).toBeLessThanOrEqual(652);
    expect(wide).toBeLessThan(200);
  });

  it('writes steps where a picture does not fit a phone', async () => {
    const {html} = await drawSvg(
      'sequenceDiagram\n  participant A as App\n  participant F as Flagsmith\n  loop every 60 s\n    A->>F: poll\n  end\n  A->>A: evaluate',
    );
    expect(html).toContain(
      '<ol class="narrow" aria-hidden="true"><li><b>App → Flagsmith</b> poll (every 60 s)</li><li><b>App</b> evaluate</li></ol>',
    );
  });

  it('explains its colours when there are more than two', async () => {
    const two = await drawSvg('flowchart LR\n  a[SDK] --> b[Core API]');
    const three = await drawSvg('flowchart LR\n  a[SDK] --> b[Core API] --> c[(PostgreSQL)]');
    expect(two.html).not.toContain('diagram-legend');
    expect(three.html).toMatch(/class="diagram-legend".*Yours.*Flagsmith.*Storage/);
  });

  it('explains no colours below a list, which has none', async () => {
    const three = await drawSvg(
      'sequenceDiagram\n  participant A as SDK\n  participant F as Core API\n  participant P as PostgreSQL\n  A->>F: a\n  F->>P: b',
    );
    expect(three.html).toContain('class="diagram-legend wide"');
  });

  it('says when a drawing is too wide', async () => {
    const many = Array.from({length: 9}, (_, at) => `  participant P${at} as A participant with a long name ${at}`).join('\n');
    await expect(drawSvg(`sequenceDiagram\n${many}\n  P0->>P8: hello`)).rejects.toThrow(/wider than 652 pixels/);
  });
});
