import { expect, it } from 'vitest';
import { ImportProgress } from './import-progress';

it('notes progress after batches that brought none', async () => {
  const written: number[] = [];
  const progress = new ImportProgress(async (rows) => void written.push(rows));
  for (const rows of [0, 500, 500, 700]) {
    progress.note(rows);
    await progress.settled();
  }
  expect(written).toEqual([500, 700]);
});
