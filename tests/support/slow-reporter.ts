import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Maximum duration of a browser test on an idle machine, in milliseconds. */
const LIMIT = 5000;

/** Reports the browser tests that take longer than they should. */
export default class SlowReporter implements Reporter {
  readonly #slow: { title: string; duration: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    if (duration > LIMIT) this.#slow.push({ title: test.titlePath().filter(Boolean).join(' › '), duration });
  }

  onEnd(): void {
    for (const { title, duration } of this.#slow.toSorted((a, b) => b.duration - a.duration))
      process.stdout.write(`Slow: ${(duration / 1000).toFixed(1)} s ${title}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
