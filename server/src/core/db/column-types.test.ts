import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { readInstant } from './column-types';

const standard = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown;

describe('an instant', () => {
  it.each([
    '2026-11-21 08:11:18+00',
    '2026-11-21 08:11:18.4+00',
    '2026-11-21 08:11:18.404999+05:30',
    '1969-12-31 23:59:59.999999-03',
    '12026-11-21 08:11:18+00',
    '0099-01-01 00:00:00+00',
    '0044-03-15 08:11:18+00 BC',
    '1880-01-01 00:19:32+00:19:32',
    'infinity',
  ])('of %s is read as pg reads it', (text) => {
    expect(readInstant(text)).toEqual(standard(text));
  });
});
