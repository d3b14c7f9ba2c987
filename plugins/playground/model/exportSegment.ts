/** The rule as the Admin API and as the Terraform provider take it. */
import {toEngineCondition, type Condition, type Group, type SegmentState} from './segmentRule';

type ApiRule = {type: string; conditions?: ReturnType<typeof toEngineCondition>[]; rules?: ApiRule[]};

/** Body of `POST projects/{id}/segments/`. */
export function toApiJson({name, rule}: SegmentState): string {
  const group = ({type, conditions}: Group): ApiRule => ({type, conditions: conditions.map(toEngineCondition)});
  return JSON.stringify({name, rules: [{...group(rule), rules: rule.groups.map(group)}]}, null, 2);
}

export function toTerraform({name, rule}: SegmentState): string {
  return [
    `resource "flagsmith_segment" "${resourceName(name)}" {`,
    `  name         = ${hcl(name)}`,
    '  project_uuid = flagsmith_project.web.uuid',
    '',
    '  rules = [',
    ...block(rule, 4, rule.groups),
    '  ]',
    '}',
  ].join('\n');
}

function block({type, conditions}: Group, indent: number, groups: Group[] = []): string[] {
  const pad = ' '.repeat(indent);
  const nested = groups.flatMap((group, index) => withComma(block(group, indent + 4), index < groups.length - 1));
  return [
    `${pad}{`,
    `${pad}  type = "${type}"`,
    ...(conditions.length > 0
      ? [
          `${pad}  conditions = [`,
          ...conditions.flatMap((condition, index) => withComma(conditionBlock(condition, indent + 4), index < conditions.length - 1)),
          `${pad}  ]`,
        ]
      : []),
    ...(nested.length > 0 ? [`${pad}  rules = [`, ...nested, `${pad}  ]`] : []),
    `${pad}}`,
  ];
}

function conditionBlock(condition: Condition, indent: number): string[] {
  const pad = ' '.repeat(indent);
  const {property, operator, value} = toEngineCondition(condition);
  return [
    `${pad}{`,
    `${pad}  property = ${hcl(property)}`,
    `${pad}  operator = "${operator}"`,
    ...(value === undefined ? [] : [`${pad}  value    = ${hcl(value)}`]),
    `${pad}}`,
  ];
}

function withComma(lines: string[], more: boolean): string[] {
  return more ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''},`] : lines;
}

/** `${` and `%{` start templates in HCL strings; doubled, they are text. */
function hcl(value: string): string {
  return JSON.stringify(value).replace(/([$%])\{/g, '$1$1{');
}

function resourceName(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9_-]+/g, '_');
  return /^[A-Za-z_]/.test(clean) ? clean : `segment_${clean}`;
}
