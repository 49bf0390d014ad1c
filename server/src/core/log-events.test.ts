import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logEvents } from './log-events';
import { createLogger } from './logger';

const operating = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'operating.md'), 'utf8');

it('docs/operating.md has every kind of log line, in this order', () => {
  const [, section = ''] = /\n## Log lines\n([^]*?)(?=\n## |$(?![^]))/.exec(operating) ?? [];
  const rows = [...section.matchAll(/^\| `(.+?)` *\| (.+?) *\| (.+?) *\| (.+?) *\|$/gm)];
  expect(rows.map((row) => row.slice(1, 4))).toEqual(
    Object.entries(logEvents).map(([name, [level, message]]) => [name, level, message]),
  );
  expect(rows.filter(([, , , , action = '']) => !/^[A-Zn`].+[.?]$/.test(action))).toEqual([]);
});

it('a line has its event, and nothing that Postgres or a mail server quotes of people', () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('550 No such user: <ada.l+x@example.test>'), {
    code: 'EENVELOPE',
    rejected: ['ada@example.test'],
    detail: 'Failing row contains (ada@example.test, secret-hash).',
  });
  log.child({ requestId: 'r-1' }).event('job.failed', { err: error });
  log.event('request.refused');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 40,
    event: 'job.failed',
    msg: 'A job failed and is tried again',
    requestId: 'r-1',
    err: {
      code: 'EENVELOPE',
      message: '550 No such user: <[hidden]>',
      stack: expect.stringContaining('log-events.test') as string,
    },
  });
  expect(lines[0]).not.toMatch(/ada@|secret/);
});
