import type {Proof} from '../types';
import type {SampleRun} from '../../shared/record/entries';
import {provenSdk, type SdkVersions} from './sdkVersions';

const date = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** What a block may say: what the record holds, and nothing more than parsed without one. */
export function describeProof(run: SampleRun | undefined, sdk: string | null, versions: SdkVersions): Proof {
  if (!run) return {level: 'parsed', label: 'Parsed', title: 'Only the syntax was checked.'};
  const {level} = run;
  const isRun = level === 'executed';
  const how = isRun ? 'against a local server, and its output was as expected' : 'against the SDK itself';
  if (run.with !== undefined) {
    const label = `${isRun ? 'Ran' : 'Compiled'} on ${date.format(new Date(run.date))} with ${run.with}`;
    return {level, label, title: `${isRun ? 'Run' : 'Compiled'} for a release of this site, ${how}. It has not changed since.`};
  }
  const release = sdk === null ? undefined : provenSdk(versions, sdk);
  const name = release ? ` with ${release.package} ${release.version}` : '';
  const title = isRun ? `Our tests run the whole file${name} and compare its output.` : `Our tests compile the whole file${name}.`;
  return {level, label: `${isRun ? 'Runs' : 'Compiles'} in CI${release ? ` with ${release.version}` : ''}`, title};
}
