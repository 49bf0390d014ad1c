import { afterEach, expect, test } from 'vitest';
import { gql } from '@apollo/client';
import { message, threadOf } from '../../../../tests/support/chat-data';
import { ConversationThreadDocument } from '../../generated/graphql';
import { setSentences } from '../errors/errors';
import { createCache } from './cache';

// Test files share their modules.
afterEach(() => setSentences(undefined));

test('keeps a company and a person that hold a contact apart', () => {
  const query = gql`
    {
      contactHolders(eventId: "e") {
        nodes {
          sharing
          company {
            id
          }
          attendee {
            id
          }
        }
      }
    }
  `;
  const holder = (sharing: boolean, whose: object) => ({
    __typename: 'ContactHolder',
    sharing,
    company: null,
    attendee: null,
    ...whose,
  });
  const nodes = [
    holder(false, { company: { __typename: 'CompanyBrief', id: '1' } }),
    holder(true, { attendee: { __typename: 'Attendee', id: '2' } }),
  ];
  const data = { contactHolders: { __typename: 'ContactHolderConnection', nodes } };
  const cache = createCache();
  cache.writeQuery({ query, data });
  expect(cache.readQuery({ query })).toEqual(data);
});

test('newer messages leave it to the older pages whether there are more before them', () => {
  const cache = createCache();
  const query = ConversationThreadDocument;
  const { conversation } = threadOf(4);
  const write = (sequences: number[], hasPreviousPage: boolean, page: object) => {
    const pageInfo = { ...conversation.messages.pageInfo, hasPreviousPage };
    const messages = { ...conversation.messages, nodes: sequences.map(message), pageInfo };
    const variables = { attendeeId: 'ada', ...page };
    cache.writeQuery({ query, variables, data: { conversation: { ...conversation, messages } } });
    const known = cache.readQuery({ query, variables })?.conversation.messages;
    return [known?.nodes.map(({ sequence }) => sequence), known?.pageInfo.hasPreviousPage];
  };
  expect(write([3], true, { last: 1 })).toEqual([[3], true]);
  expect(write([4, 3], false, { first: 2, after: '2' })).toEqual([[3, 4], true]);
  expect(write([1, 2], false, { last: 2, before: '3' })).toEqual([[1, 2, 3, 4], false]);
});

test('a refusal is in the language of the page, where the server speaks that of the account', () => {
  setSentences({ 'This event is over.': 'انتهت هذه الفعالية.' });
  const cache = createCache();
  const query = gql`
    {
      attendee {
        id
        refusal {
          message
          help
        }
      }
    }
  `;
  const said = { __typename: 'ContactRefusal', message: 'This event is over.', help: 'Unknown words.' };
  const data = { attendee: { __typename: 'Attendee', id: 'a1', refusal: said } };
  cache.writeQuery({ query, data });
  expect(cache.readQuery<typeof data>({ query })?.attendee.refusal).toEqual({
    ...said,
    message: 'انتهت هذه الفعالية.',
  });
});
