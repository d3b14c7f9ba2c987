/** Replaces path-to-regexp 1: patterns of this site are plain paths and `*`. */
type Options = {end?: boolean; strict?: boolean; sensitive?: boolean};

export default function pathToRegexp(path: string, _keys: unknown, {end = true, strict = false, sensitive = false}: Options = {}): RegExp {
  if (/[:()]/.test(path))
    throw new Error(`plugins/lean-bundle: the route ${path} has parameters; take path-to-regexp off the list of stand-ins.`);
  const plain = strict ? path : path.replace(/\/$/, '');
  const source = plain.replace(/[.+?^${}|[\]\\]/g, '\\$&').replaceAll('*', '(.*)');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const rest = strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${source}${slash}${end ? '$' : rest}`, sensitive ? '' : 'i');
}

pathToRegexp.compile = (path: string) => () => path;
