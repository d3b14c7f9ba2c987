/** `{project}` and other names in a description → ids and keys of this run. */
import type {Picture} from '../../screenshots/types';
import type {Seeded} from './seedCompany';

export function fill(picture: Picture, seeded: Seeded): Picture {
  if (picture.seed === 'signed-out') return picture;
  const project = seeded[picture.seed];
  const values: Record<string, string | number> = {project: project.id, organisation: project.organisation};
  for (const [name, {key}] of Object.entries(project.environments)) values[name.toLowerCase()] = key;
  for (const [name, id] of Object.entries(project.features)) values[`feature.${name}`] = id;
  for (const [name, id] of Object.entries(project.segments)) values[`segment.${name}`] = id;
  for (const [name, id] of Object.entries(seeded.identities)) values[`identity.${name}`] = id;
  const valueOf = (name: string) => {
    if (values[name] === undefined) throw new Error(`${picture.name}: {${name}} is unknown. Known: ${Object.keys(values).join(', ')}.`);
    return values[name];
  };
  const json = JSON.stringify(picture)
    // A response needs an id as a number; within a text it becomes a part of it.
    .replace(/"\{([a-z][\w.-]*)\}"/g, (_whole, name: string) => JSON.stringify(valueOf(name)))
    .replace(/\{([a-z][\w.-]*)\}/g, (_whole, name: string) => String(valueOf(name)));
  return JSON.parse(json) as Picture;
}
