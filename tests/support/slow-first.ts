import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first. One that starts last keeps all other workers waiting for its end. */
const SLOW = [
  'tests/e2e/screens/attendees.test.ts',
  'tests/e2e/screens/companies.test.ts',
  'tests/api/place-model.test.ts',
  'tests/realtime/node-versions.test.ts',
  'tests/realtime/credential-races.test.ts',
  'tests/realtime/hostile-imports.test.ts',
  'tests/api/repeated-calls.test.ts',
  'tests/api/operating.test.ts',
  'tests/api/hostile-input.test.ts',
  'tests/api/strangers-memory.test.ts',
  'tests/realtime/import-kills.test.ts',
  'tests/realtime/chaos.test.ts',
  'tests/realtime/webhook-receivers.test.ts',
  'tests/api/access-fields.test.ts',
  'tests/api/import-files.test.ts',
  'server/src/core/realtime/subscribe-cycles.test.ts',
  'tests/api/rest-conformance.test.ts',
  'tests/api/rest-contract.test.ts',
];

/** Starts slow files of a project first, also where no earlier run has measured them, as in a fresh clone. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const index = SLOW.indexOf(relative(this.ctx.config.root, moduleId));
      return index < 0 ? SLOW.length : index;
    };
    // Projects stay together, since a worker is kept for as long as files of its project follow.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
