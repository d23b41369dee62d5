/** Maximum duration of a unit or server test on an idle machine, in milliseconds. */
const LIMIT = 1000;

/** Reports the unit and server tests that take longer than they should; system tests may. */
export default class SlowReporter {
  /** @type {{ name: string, duration: number }[]} */
  #slow = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { duration = 0 } = test.diagnostic() ?? {};
    if (duration <= LIMIT || test.project.name === 'system') return;
    this.#slow.push({ name: `${test.module.relativeModuleId} › ${test.fullName}`, duration });
  }

  onTestRunEnd() {
    for (const { name, duration } of this.#slow.toSorted((a, b) => b.duration - a.duration))
      process.stdout.write(`Slow: ${(duration / 1000).toFixed(1)} s ${name}\n`);
  }
}
