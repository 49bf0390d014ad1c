import { createLoader } from 'nuqs/server';
import { describe, expect, it } from 'vitest';
import { peopleParams, toApiFilter } from './people-params';

const read = createLoader(peopleParams);
const filterOf = (search: string) => toApiFilter(read(new URLSearchParams(search)));

describe('the filters in the address', () => {
  it('reach the API as they are written', () => {
    expect(
      filterOf(
        'q=sara&country=PK&country=AE&category=investor&interest=Cloud+%26+AI&interest=Fintech&saved=1',
      ),
    ).toEqual({
      text: 'sara',
      countries: ['PK', 'AE'],
      category: 'INVESTOR',
      interests: ['Cloud & AI', 'Fintech'],
      bookmarked: true,
    });
  });

  it('are left out where they are not set or not understood', () => {
    expect(filterOf('q=++&category=robot&saved=yes')).toEqual({});
  });
});

describe('the order in the address', () => {
  it('is the best match where none is named', () => {
    expect(
      ['', 'sort=recent', 'sort=colour'].map((search) => read(new URLSearchParams(search)).sort),
    ).toEqual(['BEST_MATCH', 'RECENT', 'BEST_MATCH']);
  });
});
