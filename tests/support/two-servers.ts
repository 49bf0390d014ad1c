import { startServer, type TestServer } from './server';

type Options = Parameters<typeof startServer>[0];

/** Two servers over one new database, with the same options or `others` for the second; to close the first closes both. */
export async function startTwoServers(
  options: Options = {},
  others: Options = options,
): Promise<[first: TestServer, second: TestServer]> {
  const first = await startServer(options);
  const second = await startServer({ ...others, databaseUrl: first.databaseUrl });
  const close = async () => {
    await second.close();
    await first.close();
  };
  return [{ ...first, close }, second];
}
