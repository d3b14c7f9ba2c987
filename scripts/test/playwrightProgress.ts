/** A Playwright reporter that prints how many tests are done, for `npm test`. */
import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';

import {formatProgress} from './progress';

export default class PlaywrightProgress implements Reporter {
  private done = 0;
  private total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.done += 1;
    console.log(formatProgress({done: this.done, total: this.total, unit: 'tests'}));
  }
}
