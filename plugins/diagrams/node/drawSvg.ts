/**
 * Mermaid text, or numbers to compare → drawings for wide and narrow columns, on a thread of its
 * own: laying out is the slowest thing that a page can ask for.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import type {Graph, Role, Sequence} from '../types';
import {drawBars} from './drawBars';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import {parseBars} from './parseBars';
import {parseGraph} from './parseGraph';
import {parseSequence} from './parseSequence';
import {ROLES} from './roles';
import {LOOK} from './svg';
import {wrapWords} from './textSize';

export type Drawing = {html: string; wide: number; narrow: number};

/**
 * Columns of text from 42rem on show the wide drawing (src/css/diagrams.css). The narrow one has
 * text of 12 px or more down to a window of 320 px.
 */
const WIDE = {name: 'wide', width: 652, rooms: [190, 150, 120, 96]} as const;
const NARROW = {name: 'narrow', width: 292, rooms: [200, 130, 100, 84, 70]} as const;
const STEP = {width: 300, chrome: 10};

export async function drawSvg(source: string): Promise<Drawing> {
  if (source.startsWith('bars')) {
    const bars = parseBars(source);
    const [wide, narrow] = [drawBars(bars, 'wide', WIDE.width), drawBars(bars, 'narrow', NARROW.width)];
    return {html: wide.html + narrow.html, wide: wide.height, narrow: narrow.height};
  }
  const diagram = source.startsWith('sequenceDiagram') ? parseSequence(source) : parseGraph(source);
  const graph = diagram.kind === 'graph' ? await drawGraph(diagram, WIDE) : undefined;
  if (graph && graph.width <= NARROW.width) return forBoth(graph, rolesOf(diagram));
  const wide = diagram.kind === 'graph' ? graph : drawSequence(diagram, 'wide', WIDE.width);
  if (!wide) throw new Error(`it is wider than ${WIDE.width} pixels; take boxes out of a row or shorten their names.`);
  const narrow = diagram.kind === 'graph' ? await drawGraph(diagram, NARROW) : undefined;
  const roles = rolesOf(diagram);
  // A list has no colours to explain.
  const legend = legendOf(roles, narrow ? '' : ' wide');
  const steps = narrow ?? stepsOf(diagram);
  const below = heightOf(legend);
  return {html: `${wide.html}${steps.html}${legend}`, wide: wide.height + below, narrow: steps.height + (narrow ? below : 0)};
}

/** A wide drawing that also fits a phone needs no second one. */
function forBoth({html, height}: {html: string; height: number}, roles: Role[]): Drawing {
  const legend = legendOf(roles, '');
  const whole = height + heightOf(legend);
  return {html: html.replace(`class="${WIDE.name}"`, 'class="both"') + legend, wide: whole, narrow: whole};
}

function heightOf(legend: string): number {
  return legend === '' ? 0 : 30;
}

/** What does not fit a phone as a picture: the same arrows one after another. */
function stepsOf(diagram: Graph | Sequence): {html: string; height: number} {
  const items = diagram.kind === 'graph' ? connections(diagram) : messages(diagram);
  const height = items.reduce((sum, {text}) => sum + STEP.chrome + wrapWords(text, STEP.width).height, 0);
  const tag = diagram.kind === 'graph' ? 'ul' : 'ol';
  return {html: `<${tag} class="narrow" aria-hidden="true">${items.map(({html}) => `<li>${html}</li>`).join('')}</${tag}>`, height};
}

type Step = {html: string; text: string};

function messages({participants, messages, loops}: Sequence): Step[] {
  const name = (id: string) => participants.find((each) => each.id === id)?.label ?? id;
  return messages.map(({from, to, text}, index) => {
    const loop = loops.find(({first, last}) => first <= index && index <= last);
    const way = from === to ? name(from) : `${name(from)} → ${name(to)}`;
    const said = loop ? `${text} (${loop.label})` : text;
    return {html: `<b>${escapeHtml(way)}</b> ${escapeHtml(said)}`, text: `${way} ${said}`};
  });
}

function connections({nodes, edges: all}: Graph): Step[] {
  const isPoint = (id: string) => nodes.some((each) => each.id === id && each.label === '');
  const edges = all.filter(({from, to}) => !isPoint(from) && !isPoint(to));
  const name = (id: string) => nodes.find((each) => each.id === id)?.label ?? id;
  return [...new Set(edges.map(({from}) => from))].map((from) => {
    const ends = edges.filter((edge) => edge.from === from).map(({to, label}) => (label ? `${name(to)} (${label})` : name(to)));
    return {html: `<b>${escapeHtml(name(from))}</b> → ${escapeHtml(ends.join(' · '))}`, text: `${name(from)} → ${ends.join(' · ')}`};
  });
}

function rolesOf(diagram: Graph | Sequence): Role[] {
  const used = new Set(diagram.kind === 'graph' ? diagram.nodes.map(({role}) => role) : diagram.participants.map(({role}) => role));
  return ROLES.filter((role) => role !== 'plain' && used.has(role));
}

/** Two colours explain themselves by the names in the boxes. */
function legendOf(roles: Role[], where: '' | ' wide'): string {
  if (roles.length < 3) return '';
  const keys = roles.map(
    (role) => `<span style="--fill:var(--site-${LOOK[role].fill});--stroke:var(--site-${LOOK[role].stroke})">${LOOK[role].name}</span>`,
  );
  return `<p class="diagram-legend${where}" aria-hidden="true">${keys.join('')}</p>`;
}
