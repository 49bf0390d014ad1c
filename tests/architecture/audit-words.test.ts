import { expect, it } from 'vitest';
import { actionOf, FIELD_OF } from '../../server/src/modules/bulk-jobs/bulk-job.audit';
import { BulkJobKind } from '../../server/src/modules/bulk-jobs/bulk-job.entity';
import { importTargets } from '../../server/src/modules/imports/import-target.queries';
import { readFiles, readSources } from './sources';

const [catalogue] = readFiles('client/src/features/logs/audit', /^messages\.ts$/);
const worded = new Set([...catalogue!.text.matchAll(/^  '([^']+)': '/gm)].map(([, action]) => action!));
const recording = readSources('server/src/modules').filter(({ text }) => text.includes('/core/audit/'));

const found = (pattern: RegExp): string[] =>
  recording.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, words]) => words!));

const stepsOf = (kind: BulkJobKind) =>
  [undefined, 'done', 'failed', ...(FIELD_OF[kind] ? ['undo' as const] : [])] as const;
const imports = Object.values(importTargets).map(({ action }) => action);
/** Every action that the server can write: those in its sources as they are, and those that it puts together. */
const actions = new Set([
  ...found(/(?:\baction: |eraseUser\(inner, user, )'([^']+)'/g),
  ...found(/recordAnnouncementChange\(inner, '(\w+)'/g).map((verb) => `announcement.${verb}`),
  ...Object.values(BulkJobKind).flatMap((kind) => stepsOf(kind).map((step) => actionOf(kind, step))),
  ...imports.flatMap((action) => [action, `${action}.undo`]),
]);

it('each action of the log has words', () => {
  expect([...actions].filter((action) => !worded.has(action))).toEqual([]);
});

it('no words are kept for actions that are gone', () => {
  expect([...worded].filter((action) => !actions.has(action))).toEqual([]);
});

it('no action is put together in another way', () => {
  expect(new Set(found(/\baction: (?!'|string\b)([^,]+)/g))).toEqual(
    new Set([
      '`announcement.${verb}`',
      '`${importTargets[found.kind].action}.undo`',
      'actionOf(job.kind',
      'actionOf(kind)',
      'actionOf(kind',
      'importTargets[kind].action',
    ]),
  );
});
