import {spawn} from 'node:child_process';

/** By its path: npx takes seconds to find it. */
const CSPELL = 'node_modules/cspell/bin.mjs';
const OPTIONS = ['--no-progress', '--no-summary', '--no-must-find-files', '--no-color'];

/** Words that no dictionary has, one line each. Throws when the speller does not run. */
export async function spell(files: string[], program = CSPELL): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...OPTIONS, ...files], {stdio: ['ignore', 'pipe', 'pipe']});
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const lines = output.split('\n').filter(Boolean);
  // 1: there are unknown words. Anything else, or 1 without a word, means that nothing was spelled.
  if (code === 0 || (code === 1 && lines.length > 0)) return lines;
  throw new Error(
    `cspell ended with code ${code}, so no page was spelled: ${errors.trim().slice(-500) || 'it printed nothing'}. Run npm ci.`,
  );
}
