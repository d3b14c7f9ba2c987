/**
 * 200 segments, 200 flags and 200 identities at random: the remote answer against local evaluation
 * and the playground.
 */
import {createPlayground, nodeAnswers, pythonAnswers, remoteAnswers, type Answer} from '../../scripts/conformance/evaluation/answers';
import type {Condition, Rule} from '../../plugins/playground/model/segmentRule';
import {isOverridden, PLAIN_FLAGS, planEvaluation, type Person} from '../../scripts/conformance/evaluation/plan';
import {seedPlan} from '../../scripts/conformance/evaluation/seedPlan';
import {checksFor, type Context} from '../types';

const SEED = 2265;
const plan = planEvaluation(SEED);
const playground = createPlayground(plan);

type World = {project: Awaited<ReturnType<typeof seedPlan>>; segmentIds: number[]; remote: Answer[]};
let world: Promise<World> | undefined;

async function build(context: Context): Promise<World> {
  const project = await seedPlan(context, plan);
  const rows = await context.sql(
    `select id, name from segments_segment where project_id = ${project.id} and name like 'segment\\_%' and version_of_id = id`,
  );
  const segmentIds: number[] = [];
  for (const row of rows.split('\n')) {
    const [id = '', name = ''] = row.split('|');
    segmentIds[Number(name.slice('segment_'.length))] = Number(id);
  }
  return {project, segmentIds, remote: await remoteAnswers(context, project, plan.people)};
}

type Difference = {person: Person; flag: string; segments: number[]; remote: unknown; local: unknown};

function compare(remote: Answer[], local: Answer[]): Difference[] {
  return plan.people.flatMap((person, index) =>
    plan.flags.flatMap(({name, segments}) => {
      const [a, b] = [remote[index]?.[name], local[index]?.[name]];
      return JSON.stringify(a) === JSON.stringify(b) ? [] : [{person, flag: name, segments, remote: a, local: b}];
    }),
  );
}

/**
 * A difference that the page lists: the playground has a note on a condition of one of these
 * segments.
 */
function isListed({person, segments}: Difference, ids: number[]): boolean {
  return segments.some((segment) => {
    const {trace} = playground(segment, ids[segment] ?? 0, person);
    return [trace, ...trace.groups].some(({conditions}) => conditions.some(({elsewhere}) => elsewhere !== undefined));
  });
}

/**
 * The Node.js SDK takes `false` and `0` for missing when the identity has an override, as the SDK
 * overview says.
 */
function losesTraits({person, segments}: Difference): boolean {
  const isLost = (property: string): boolean => property in person.traits && !person.traits[property];
  return isOverridden(person) && segments.some((segment) => conditionsOf(plan.segments[segment]).some(({property}) => isLost(property)));
}

function conditionsOf(rule: Rule | undefined): Condition[] {
  return rule ? [rule, ...rule.groups].flatMap(({conditions}) => conditions) : [];
}

function report(found: Difference[], what: string): void {
  if (found.length === 0) return;
  const shown = found
    .slice(0, 3)
    .map(({person, flag, segments, remote, local}) =>
      JSON.stringify({person, flag, remote, local, rules: segments.map((each) => plan.segments[each])}),
    );
  throw new Error(`${found.length} of ${plan.people.length * plan.flags.length} ${what}: ${shown.join(' ')}`);
}

export default [
  checksFor('basic-features/segments/operators', [
    {
      id: 'python-local',
      says: 'The table describes the Python engine, which also evaluates for the Core API.',
      run: async (context) => {
        const {project, remote} = await (world ??= build(context));
        report(compare(remote, await pythonAnswers(context, project, plan.people)), 'answers differ in the Python SDK');
      },
    },
  ]),
  checksFor('basic-features/segments/sdk-differences', [
    {
      id: 'node-local',
      says: 'They agree on the hash and on the common cases. Apart from Ruby, they agree on priorities too. These cases differ:',
      run: async (context) => {
        const {project, segmentIds, remote} = await (world ??= build(context));
        const found = compare(remote, await nodeAnswers(context, project, plan.people));
        report(
          found.filter((difference) => !isListed(difference, segmentIds) && !losesTraits(difference)),
          'answers differ in the Node.js SDK without being listed',
        );
      },
    },
  ]),
  checksFor('basic-features/segments', [
    {
      id: 'playground',
      says: "The Node.js SDK's engine evaluates it, and a note marks the cases in which remote evaluation differs.",
      run: async (context) => {
        const {segmentIds, remote} = await (world ??= build(context));
        const local = plan.people.map((person): Answer =>
          Object.fromEntries(
            plan.flags.slice(0, PLAIN_FLAGS).map(({name, enabled, value}, segment) => {
              const {matches} = playground(segment, segmentIds[segment] ?? 0, person);
              return [name, matches ? [!enabled, `segment_${segment}`] : [enabled, value]];
            }),
          ),
        );
        const plain = compare(remote, local).filter(({flag}) => flag in (local[0] ?? {}));
        report(
          plain.filter((difference) => !isListed(difference, segmentIds)),
          'answers differ in the playground without a note',
        );
      },
    },
  ]),
  checksFor('clients/index', [
    {
      id: 'node-falsy-traits',
      says: 'For an identity that has an override, a trait that is `false`, `0` or `""` is treated as missing, and traits from an earlier call stay until they are sent again. Send all traits with every call, and send such values as text',
      run: async (context) => {
        const {project, remote} = await (world ??= build(context));
        const found = compare(remote, await nodeAnswers(context, project, plan.people));
        if (!found.some(losesTraits)) throw new Error('the Node.js SDK keeps these traits now: remove the row');
      },
    },
  ]),
];
