import {existsSync, readFileSync, writeFileSync} from 'node:fs';

type ManifestFile<Entry> = {
  read: () => Entry[];
  /** Adds entries or replaces those with the same id; drops those that are no longer described. */
  update: (changed: Entry[], described: {id: string}[]) => void;
};

/** A committed list of what was made from which description, one entry per line, by id. */
export function manifestFile<Entry extends {id: string}>(file: string): ManifestFile<Entry> {
  const read = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : []);
  return {
    read,
    update(changed, described) {
      const entries = new Map([...read(), ...changed].map((entry) => [entry.id, entry]));
      const kept = described.flatMap(({id}) => entries.get(id) ?? []).sort((a, b) => a.id.localeCompare(b.id));
      writeFileSync(file, `[\n${kept.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
    },
  };
}
