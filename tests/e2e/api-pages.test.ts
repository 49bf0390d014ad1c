import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { browserPath, DESKTOP, launchBrowser, visit } from '../support/browser';
import { startServer, type TestServer } from '../support/server';

describe.skipIf(!browserPath)('the pages about the API in a browser', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const open = async (path: string) => {
    const visitor = await visit(browser, server.url, DESKTOP);
    const outside: string[] = [];
    visitor.page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
        outside.push(request.url());
    });
    await visitor.page.goto(path);
    return { ...visitor, outside };
  };

  it('list every operation of /v1', async () => {
    const { page, complaints, outside, context } = await open('/api');
    const login = page.locator('[data-path="/auth/login"]');
    await login.waitFor();
    await login.click();
    await page.getByRole('button', { name: 'Try it out' }).waitFor();
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('run a query of the schema', async () => {
    const { page, complaints, outside, context } = await open('/graphql');
    const send = page.getByRole('button', { name: /send request/i }).first();
    await send.waitFor();
    await send.click();
    await page.getByText('"demoLogins"').first().waitFor();
    expect(await page.locator('.ant-alert-banner').count()).toBe(0);
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
