/** `{name}` in a check becomes a value of the demo. */
import type {Demo} from '../platform/types';
import type {DemoOrganisation} from '../platform/seed';

export type Values = Record<string, string | number>;

export function valuesOf(demo: Demo, {id: organisation, key: organisationKey, project}: DemoOrganisation): Values {
  const named = (prefix: string, ids: Record<string, number>): Values =>
    Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${prefix}.${name}`, id]));
  return {
    email: demo.email,
    password: demo.password,
    token: demo.token,
    organisation,
    organisationKey,
    project: project.id,
    environment: project.production.id,
    environmentKey: project.production.key,
    serverKey: project.production.serverKey,
    developmentKey: project.development.key,
    ...named('feature', project.features),
    ...named('segment', project.segments),
    ...named('tag', project.tags),
    ...named('identity', project.identities),
  };
}

/**
 * A string that is one name becomes the value itself, so that numbers stay
 * numbers. Unknown names throw.
 */
export function fill<T>(value: T, values: Values): T {
  if (typeof value === 'string') return fillText(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, values)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof RegExp))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item as unknown, values)])) as T;
  return value;
}

function fillText(text: string, values: Values): string | number {
  const whole = /^\{([a-zA-Z]+(?:\.[\w-]+)?)\}$/.exec(text)?.[1];
  if (whole !== undefined) return lookUp(whole, values);
  return text.replace(/\{([a-zA-Z]+(?:\.[\w-]+)?)\}/g, (_match, name: string) => String(lookUp(name, values)));
}

function lookUp(name: string, values: Values): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`{${name}} is unknown. Known: ${Object.keys(values).join(', ')}.`);
  return value;
}
