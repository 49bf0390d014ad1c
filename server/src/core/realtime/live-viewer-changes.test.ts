import { afterEach, expect, it, vi } from 'vitest';
import type { RequestContext } from '../request/context';
import { createLogger } from '../logger';
import type { ViewerAccess } from './live-viewer';
import { LiveViewers } from './live-viewers';

const accessWith = (fingerprint: string): ViewerAccess => ({
  sessionId: 'session',
  userId: 'user',
  fingerprint,
  grants: new Map([['event', null]]),
  blocked: new Set(),
});

const open: LiveViewers[] = [];
afterEach(() => open.splice(0).forEach((viewers) => viewers.close()));

/** Viewers whose lookups a test answers itself, one after the other. */
const build = () => {
  const answers: ((access: ViewerAccess | undefined) => void)[] = [];
  const look = () =>
    new Promise<Map<string, ViewerAccess>>((resolve) =>
      answers.push((access) =>
        resolve(
          new Map(
            access
              ? [
                  ['token', access],
                  ['session', access],
                ]
              : [],
          ),
        ),
      ),
    );
  const viewers = new LiveViewers({
    log: createLogger('silent'),
    byTokens: look,
    bySessions: look,
    contextOf: () => ({}) as RequestContext,
  });
  open.push(viewers);
  const reopened: string[] = [];
  const ended: string[] = [];
  viewers.report({
    onEnded: ({ access }) => void ended.push(access.sessionId),
    onChanged: async ({ access }) => void reopened.push(access.fingerprint),
  });
  /** Answers the lookup that comes next; `meanwhile` happens while it is under way. */
  const answer = async (fingerprint: string | undefined, meanwhile = () => {}) => {
    const resolve = await vi.waitFor(
      () => {
        const next = answers.shift();
        if (!next) throw new Error('Nobody is looked up');
        return next;
      },
      { timeout: 20_000 },
    );
    meanwhile();
    resolve(fingerprint === undefined ? undefined : accessWith(fingerprint));
  };
  return { viewers, answer, reopened, ended };
};

it.each([
  ['the user', { userIds: ['user'] }],
  ['the session', { sessionIds: ['session'] }],
  ['an event that they may enter', { eventIds: ['event'] }],
])(
  'somebody is looked up once more where a change of %s came during the first look',
  async (_what, change) => {
    const { viewers, answer } = build();
    const opening = viewers.open('token');
    await answer('old', () => viewers.change(change));
    await answer('new');
    expect((await opening)?.access.fingerprint).toBe('new');
  },
);

it('changes of others, and of other events, cost no second look', async () => {
  const { viewers, answer } = build();
  const opening = viewers.open('token');
  await answer('old', () =>
    viewers.change({ userIds: ['other'], sessionIds: ['other'], eventIds: ['other'] }),
  );
  expect((await opening)?.access.fingerprint).toBe('old');
});

it('what was read before the last change is not taken for current', async () => {
  const { viewers, answer, reopened, ended } = build();
  const opening = viewers.open('token');
  await answer('first');
  const viewer = await opening;
  if (!viewer) throw new Error('The viewer was not found');
  viewers.change({ userIds: ['user'] });
  // The second change comes while the first is looked up, and ends the session.
  const { settled } = viewer;
  viewers.change({ userIds: ['user'] });
  await answer('second');
  expect([viewer.isCurrent, reopened]).toEqual([false, []]);
  await answer(undefined);
  await settled;
  expect([viewer.isOver, reopened, ended]).toEqual([true, [], ['session']]);
});

it('a change that comes while subscriptions are opened again is looked up too', async () => {
  const { viewers, answer, reopened } = build();
  const opening = viewers.open('token');
  await answer('first');
  const viewer = await opening;
  viewers.report({
    onEnded: () => undefined,
    onChanged: async ({ access }) => {
      reopened.push(access.fingerprint);
      if (reopened.length === 1) viewers.change({ userIds: ['user'] });
    },
  });
  viewers.change({ userIds: ['user'] });
  const settled = viewer?.settled;
  await answer('second');
  await answer('third');
  await settled;
  expect([reopened, viewer?.isCurrent, viewer?.access.fingerprint]).toEqual([
    ['second', 'third'],
    true,
    'third',
  ]);
});
