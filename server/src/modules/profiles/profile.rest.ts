import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { ownView } from '../attendees/index';
import { bookmarkIdsShape } from '../bookmarks/index';
import type { Zoned } from '../events/index';

/** The own profile. */
export const profileRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/auth/event-profile/:id'],
    access: 'signed in',
    summary: 'The own profile in an event, with the bookmarks.',
    tag: 'auth',
    params: z.object({ id: id() }),
    document: `query EventProfile($id: ID!) {
      eventProfile(eventId: $id) { bookmarks profile { event { timezone } ${ownView.fields} } }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({
      eventProfile: { profile, bookmarks },
    }: {
      eventProfile: { bookmarks: string[]; profile: Viewed<typeof ownView> & Zoned };
    }) => ({ profile: ownView.present(profile, profile.event.timezone), bookmarks }),
    response: z.object({ profile: ownView.shape, bookmarks: bookmarkIdsShape }),
  }),
];
