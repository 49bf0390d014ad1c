import { describe, expect, it } from 'vitest';
import { countFilters, readFilters, toApiFilter, writeFilters } from './attendee-filter';

const full = {
  search: 'sara',
  countries: ['PK', 'AE'],
  category: 'INVESTOR',
  interests: ['Cloud & AI', 'Fintech'],
  bookmarked: true,
} as const;
const filters = { ...full, countries: [...full.countries], interests: [...full.interests] };

describe('the filters in the address', () => {
  it('come back as they were written, beside other parameters', () => {
    const params = writeFilters(new URLSearchParams('person=7'), filters);
    expect(readFilters(params)).toEqual(filters);
    expect(params.get('person')).toBe('7');
  });

  it('replace the earlier ones', () => {
    const params = writeFilters(new URLSearchParams('q=old&country=DE&saved=1'), {
      ...filters,
      search: 'new',
      countries: [],
      bookmarked: false,
    });
    expect(params.toString()).toBe('q=new&category=investor&interest=Cloud+%26+AI&interest=Fintech');
  });

  it('ignore what is not understood', () => {
    expect(readFilters(new URLSearchParams('category=robot&saved=yes'))).toEqual({
      search: '',
      countries: [],
      category: null,
      interests: [],
      bookmarked: false,
    });
  });
});

describe('toApiFilter', () => {
  it('leaves out what is not set', () => {
    expect(toApiFilter(readFilters(new URLSearchParams('q=++')))).toEqual({});
  });

  it('carries everything that is', () => {
    expect(toApiFilter(filters)).toEqual(full);
  });
});

describe('countFilters', () => {
  it('counts kinds, not values', () => {
    expect([countFilters(filters), countFilters(readFilters(new URLSearchParams('q=x')))]).toEqual([4, 0]);
  });
});
