import {spawnSync} from 'node:child_process';

export type SourceFile = {path: string; text: string};

/** What the platform is made of, without its tests. */
const FOLDERS = ['api', 'docker', 'frontend'];
const IS_SOURCE = /\.(py|sh|tsx?|js)$/;
const IS_TEST = /(^|\/)(tests?|e2e|e2etests|__tests__|stories|documentation)\/|\.(test|stories)\.|\.d\.ts$/;

/** The source files of a tag, read without a checkout. */
export function readSources(repository: string, tag: string): SourceFile[] {
  const paths = git(repository, ['ls-tree', '-r', '--name-only', tag, ...FOLDERS])
    .toString()
    .split('\n')
    .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path));
  const blobs = git(repository, ['cat-file', '--batch'], paths.map((path) => `${tag}:${path}\n`).join(''));
  let place = 0;
  return paths.flatMap((path) => {
    const end = blobs.indexOf('\n', place);
    const [, type, size] = blobs.toString('utf8', place, end).split(' ');
    place = end + 1;
    if (type !== 'blob') return [];
    const text = blobs.toString('utf8', place, place + Number(size));
    place += Number(size) + 1;
    return [{path, text}];
  });
}

function git(repository: string, args: string[], input = ''): Buffer {
  const {status, stdout, stderr} = spawnSync('git', ['-C', repository, ...args], {input, maxBuffer: 1e9});
  if (status !== 0)
    throw new Error(
      `git ${args.slice(0, 2).join(' ')} failed in ${repository}: ${stderr.toString().trim()}\nName a checkout of github.com/Flagsmith/flagsmith that has both tags: git fetch --depth 1 origin tag v2.266.0`,
    );
  return stdout;
}
