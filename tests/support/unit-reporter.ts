import type { Reporter, TestCase } from 'vitest/node';
import { endOfLog, type FailedTest, type SlowTest } from './end-of-log.ts';

/** Maximum duration of a unit or server test on an idle machine, in milliseconds. */
const LIMIT = 1000;

/** Ends the log of unit and server tests with the slowest and the failed ones. System tests may be slow. */
export default class UnitReporter implements Reporter {
  readonly #slow: SlowTest[] = [];
  readonly #failed: FailedTest[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    const duration = test.diagnostic()?.duration ?? 0;
    if (duration > LIMIT && test.project.name !== 'system') this.#slow.push({ name, duration });
    const { state, errors } = test.result();
    if (state === 'failed') this.#failed.push({ name, message: errors[0]?.message ?? state });
  }

  onTestRunEnd(): void {
    process.stdout.write(endOfLog(this.#slow, this.#failed));
  }
}
