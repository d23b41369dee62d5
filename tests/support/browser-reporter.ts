import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { endOfLog, type FailedTest, type SlowTest } from './end-of-log.ts';

/** Maximum duration of a browser test on an idle machine, in milliseconds. */
const LIMIT = 5000;

/** Ends the log of browser tests with the slowest and the failed ones. */
export default class BrowserReporter implements Reporter {
  readonly #slow: SlowTest[] = [];
  readonly #failed: FailedTest[] = [];

  onTestEnd(test: TestCase, { duration, status, error }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(' › ');
    if (duration > LIMIT) this.#slow.push({ name, duration });
    if (status !== test.expectedStatus) this.#failed.push({ name, message: error?.message ?? status });
  }

  onEnd(): void {
    process.stdout.write(endOfLog(this.#slow, this.#failed));
  }

  printsToStdio(): boolean {
    return false;
  }
}
