import { expect, test } from 'vitest';
import { gql } from '@apollo/client';
import { createCache } from './cache';

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
