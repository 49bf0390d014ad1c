import { describe, expect, it } from 'vitest';
import { fileProblem, hasTooManyRows } from './file-problem';

const file = (name: string, content = 'E-mail\n') => new File([content], name);

describe('a file before it is sent', () => {
  it.each([
    ['people.csv', 'E-mail\n', null],
    ['People.XLSX', 'PK', null],
    ['people.xls', 'x', 'old'],
    ['people.pdf', 'x', 'kind'],
    ['people.csv', '', 'empty'],
    ['people.csv', 'x'.repeat(25 * 1024 * 1024 + 1), 'size'],
    ['people.csv', `E-mail\n${'a@b.test\n'.repeat(20_001)}`, 'rows'],
  ])('%s: %#', async (name, content, problem) => {
    expect(await fileProblem(file(name, content))).toBe(problem);
  });
});

describe('rows', () => {
  it('are counted without the header, empty lines and line breaks inside quotes', () => {
    expect(hasTooManyRows(`E-mail\n${'a\n'.repeat(20_000)}`)).toBe(false);
    expect(hasTooManyRows(`E-mail\n${'a\n'.repeat(20_000)};;\n\n\n`)).toBe(false);
    expect(hasTooManyRows(`E-mail\n${'"a\nb"\n'.repeat(20_000)}`)).toBe(false);
    expect(hasTooManyRows(`E-mail\n${'a\n'.repeat(20_000)}b`)).toBe(true);
  });
});
