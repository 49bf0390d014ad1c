import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

const SECOND = 1000;

/** The seconds that a test file took; its setup is imports and hooks. */
const profileOf = (module: TestModule, root: string) => {
  const tests = [...module.children.allTests()];
  const testMs = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0);
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const allMs = prepareDuration + collectDuration + setupDuration + duration;
  return {
    file: relative(root, module.moduleId),
    tests: tests.length,
    setupSeconds: Math.max(0, allMs - testMs) / SECOND,
    testSeconds: testMs / SECOND,
  };
};

/** Writes the outcome and the profile of a run to the file `TEST_REPORT`, from which `npm test` makes its last lines. */
export class RunReporter implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['TEST_REPORT'];
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter(
      (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
    );
    const firstLine = (reasons: readonly { message: string }[]) =>
      reasons[0]?.message.split('\n', 1)[0] ?? '';
    const describeTest = (test: TestCase) =>
      `${relative(this.root, test.module.moduleId)} > ${test.fullName}: ${firstLine(test.result().errors ?? [])}`;
    // Tests that failed, files that could not be loaded and errors outside of tests, with the first line of why.
    const failures = [
      ...tests.filter((test) => ['failed', 'pending'].includes(test.result().state)).map(describeTest),
      ...broken.map((module) => `${relative(this.root, module.moduleId)}: ${firstLine(module.errors())}`),
      ...errors.map((error) => firstLine([error])),
    ];
    const report = {
      passed: count('passed'),
      skipped: count('skipped'),
      failures,
      files: modules.map((module) => profileOf(module, this.root)),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
