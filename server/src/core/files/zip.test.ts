import { expect, it } from 'vitest';
import { writeZip } from './zip';

/** Content without an end, which says when it is left. */
const endless = () => {
  const state = { left: false };
  const content = async function* content(): AsyncGenerator<Buffer> {
    try {
      for (;;) yield Buffer.from(crypto.randomUUID().repeat(1_000));
    } finally {
      state.left = true;
    }
  };
  return { state, content: content() };
};

it('leaves the content of its files when its reader stops', async () => {
  const { state, content } = endless();
  const bytes = writeZip({ 'first.txt': 'x', 'second.txt': content });
  for (let chunk = 0; chunk < 5; chunk += 1) await bytes.next();
  await bytes.return(undefined);
  await expect.poll(() => state.left).toBe(true);
});

it('fails as the content of its files does', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from('x');
    throw new Error('No more rows');
  }
  const read = async () => {
    for await (const chunk of writeZip({ 'first.txt': failing() })) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('No more rows');
});
