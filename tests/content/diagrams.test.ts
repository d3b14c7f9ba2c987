/**
 * Every diagram of the built site, measured: size of its words, contrast of its strokes in both
 * modes, and that nothing lies on anything else.
 */
import {readFileSync} from 'node:fs';

import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {beforeAll, describe, expect, it} from 'vitest';

import {readBuiltPages} from './lib/builtSite';
import {type Box, cross, type Geometry, overlap, readGeometry, runsThrough} from './lib/diagramGeometry';

type Drawing = Geometry & {place: string; kind: 'wide' | 'narrow' | 'both'; isSequence: boolean};

/**
 * Room for a drawing: a column of 42rem, and a window of 320 px where text may shrink to 12 px
 * (src/css/diagrams.css).
 */
const PHONE = ((320 - 32 - 18) * 13) / 12;
const ROOM = {wide: 42 * 16 - 18, narrow: PHONE, both: PHONE};

let drawings: Drawing[] = [];
beforeAll(() => {
  drawings = readBuiltPages().flatMap(({route, html}) =>
    figuresIn(html).flatMap((figure) =>
      [...figure.matchAll(/<svg class="(wide|narrow|both)"[\s\S]*?<\/svg>/g)].map(([svg, kind]) => ({
        ...readGeometry(svg.replace(/^<svg class="\w+"/, '<svg')),
        place: `${route}, ${/<figcaption>([^<]*)/.exec(figure)?.[1] ?? ''}, ${kind}`,
        kind: kind as Drawing['kind'],
        // On phones it is a list of messages (drawSvg.ts).
        isSequence: figure.includes('<ol class="narrow"'),
      })),
    ),
  );
});

/**
 * Diagrams of a page, with every attribute in quotes again: the build takes out quotes that HTML
 * does not need.
 */
function figuresIn(html: string): string[] {
  const figures = [...html.matchAll(/<figure class="?diagram\b[\s\S]*?<\/figure>/g)].map(([figure]) => figure);
  // Worked examples of aids are drawn by plugins/playground; tests/e2e/aidLoading.spec.ts measures
  // them.
  return figures.filter((figure) => !figure.includes('focusable')).map((figure) => toHtml(fromHtml(figure, {fragment: true})));
}

/** Where a rule is broken, by page and caption. */
function broken(rule: (drawing: Drawing) => string[]): string[] {
  return drawings.flatMap((drawing) => rule(drawing).map((fault) => `${drawing.place}: ${fault}`));
}

describe('the measurements', () => {
  it('see words and lines on each other', () => {
    const box = '<g fill="var(--site-bg)" stroke="var(--site-blue)"><rect x="10" y="10" width="80" height="30" rx="2"></rect></g>';
    const bad = `<svg width="100" font-size="13"><path d="M0 20H95"></path>${box}<g fill="x" stroke="none"><text x="90" y="24">Flagsmith</text></g></svg>`;
    const {boxes, texts, segments} = readGeometry(bad);
    expect([boxes.length, texts.length, segments.length]).toEqual([1, 1, 1]);
    expect(segments.some((segment) => boxes.some((each) => runsThrough(segment, each, 2)))).toBe(true);
    expect(texts.some((text) => boxes.some((each) => overlap(text, each) && !isInside(text, each)))).toBe(true);
  });

  it('see lines that cross, and not those that meet', () => {
    const [level, upright] = readGeometry('<svg width="100" font-size="13"><path d="M0 20H95M50 0V40"></path></svg>').segments;
    const [straight, branch] = readGeometry('<svg width="100" font-size="13"><path d="M0 20H95M50 20V40"></path></svg>').segments;
    expect([cross(level!, upright!), cross(straight!, branch!)]).toEqual([true, false]);
  });
});

describe('the diagrams', () => {
  it('are read', () => {
    expect(drawings.filter(({kind}) => kind !== 'narrow').length).toBeGreaterThan(60);
    expect(drawings.every(({boxes, texts, segments}) => boxes.length > 1 && texts.length > 1 && segments.length > 0)).toBe(true);
  });

  it('have text of 13 px and fit their column without being scaled below 12 px', () => {
    expect(broken(({fontSize, width, kind}) => (fontSize === 13 && width <= ROOM[kind] ? [] : [`${fontSize} px, ${width} wide`]))).toEqual(
      [],
    );
  });

  it('have words that stay in their box or on free ground', () => {
    expect(
      broken(({texts, boxes}) =>
        texts.filter((text) => boxes.some((box) => overlap(text, box) && !isInside(text, box))).map(({name}) => name),
      ),
    ).toEqual([]);
    expect(
      broken(({texts}) =>
        texts.filter((text, at) => texts.some((other, index) => index > at && overlap(shrunk(text), shrunk(other)))).map(({name}) => name),
      ),
    ).toEqual([]);
  });

  it('have boxes apart from each other', () => {
    expect(
      broken(({boxes}) => boxes.filter((box, at) => boxes.some((other, index) => index > at && overlap(box, other))).map(({name}) => name)),
    ).toEqual([]);
  });

  it('have lines through no box and no word', () => {
    expect(
      broken(({segments, boxes, texts}) => [
        ...boxes.filter((box) => segments.some((segment) => runsThrough(segment, box, 2))).map(({name}) => `a line through a ${name}`),
        ...texts.filter((text) => segments.some((segment) => runsThrough(segment, text, 1))).map(({name}) => `a line through "${name}"`),
      ]),
    ).toEqual([]);
  });

  it('have arrows that cross no other', () => {
    expect(drawings.filter(({isSequence}) => !isSequence).length).toBeGreaterThan(60);
    // In a sequence every message crosses the lines of those who are not concerned.
    expect(
      broken(({segments, isSequence}) =>
        isSequence
          ? []
          : segments.flatMap((segment, at) =>
              segments
                .slice(at + 1)
                .filter((other) => cross(segment, other))
                .map((other) => `${JSON.stringify(segment)} and ${JSON.stringify(other)}`),
            ),
      ),
    ).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('have strokes of 3:1 and words of 4.5:1 in the %s mode', (mode) => {
    const token = readTokens(mode);
    const used = drawings.flatMap(({colours}) => colours);
    const strokes = new Set([...used.map(({stroke}) => stroke), 'text-muted']);
    const fills = new Set([...used.map(({fill}) => fill), 'bg-subtle', 'bg']);
    expect([...strokes].filter((stroke) => contrast(token(stroke), token('bg-subtle')) < 3)).toEqual([]);
    expect([...fills].filter((fill) => contrast(token('text'), token(fill)) < 4.5)).toEqual([]);
    expect(contrast(token('text-muted'), token('bg-subtle'))).toBeGreaterThanOrEqual(4.5);
  });
});

function isInside(text: Box, box: Box): boolean {
  return text.x >= box.x && text.x + text.width <= box.x + box.width && text.y >= box.y && text.y + text.height <= box.y + box.height;
}

/** Neighbouring lines of one text may share a pixel row with their descenders. */
function shrunk(box: Box): Box {
  return {...box, y: box.y + 1, height: box.height - 2};
}

function readTokens(mode: 'light' | 'dark'): (name: string) => string {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  return (name) => {
    const find = (part: string) => new RegExp(`--site-${name}: (#[0-9a-f]{6})`).exec(part)?.[1];
    const value = (mode === 'dark' ? find(dark) : undefined) ?? find(light);
    if (!value) throw new Error(`src/css/tokens.css has no colour --site-${name}.`);
    return value;
  };
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
