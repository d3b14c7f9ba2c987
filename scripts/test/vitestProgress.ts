/** A Vitest reporter that prints how many test files are done, for `npm test`. */
import type {Reporter} from 'vitest/reporters';

import {formatProgress} from './progress';

export default class VitestProgress implements Reporter {
  private done = 0;
  private total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.total = files.length;
  }

  onTestModuleEnd(): void {
    this.done += 1;
    console.log(formatProgress({done: this.done, total: this.total, unit: 'files'}));
  }
}
