import {execFileSync} from 'node:child_process';

/** Dates of last change come from git; an unpacked archive has none, and the build must not fail for that. */
export function hasGitHistory(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
