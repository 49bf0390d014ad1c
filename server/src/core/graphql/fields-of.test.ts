import 'reflect-metadata';
import { printType } from 'graphql';
import { buildSchemaSync, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';
import { expect, it } from 'vitest';
import { sql } from '../db/sql';
import { defineEnum } from './enums';
import { fieldsOf } from './fields-of';
import { DateScalar } from './scalars';

const BoxSize = defineEnum('BoxSize', 'How big a box is.', { SMALL: 'Fits a hand.', LARGE: 'Does not.' });
type BoxSize = keyof typeof BoxSize;

class BoxEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'secret_code' })
  secretCode: string;

  @Column('text', { array: true })
  labels: string[];

  @Column('enum', { enum: BoxSize, enumName: 'box_size', nullable: true })
  size: BoxSize | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('date')
  day: string;

  @Column('jsonb')
  content: unknown;
}

@ObjectType({ description: 'A box.' })
class Box extends fieldsOf(BoxEntity, {
  id: 'UUIDv7.',
  labels: 'What stands on it.',
  size: 'How big it is.',
  closedAt: 'When it was closed; null before.',
  day: { type: () => DateScalar, description: 'Day that it is for.' },
}) {}

@Resolver(() => Box)
class BoxResolver {
  @Query(() => Int)
  one(): number {
    return 1;
  }
}

it('shows the named columns with the types that the entity says, and reads no others', () => {
  // The checker is for the resolvers of other test files: type-graphql knows all that the process has loaded.
  const schema = buildSchemaSync({ resolvers: [BoxResolver], orphanedTypes: [Box], authChecker: () => true });
  expect(printType(schema.getType('Box')!).replaceAll(/ *"""[^"]*"""\n/g, '')).toBe(`type Box {
  id: ID!

  labels: [String!]!

  size: BoxSize

  closedAt: DateTimeISO

  day: Date!
}`);
  expect(Object.keys(Box.columns(sql`b`))).toEqual(['id', 'labels', 'size', 'closedAt', 'day']);
});

it('does not guess the type of a column', () => {
  expect(() => fieldsOf(BoxEntity, { content: 'What is in it.' })).toThrow(
    'BoxEntity.content is jsonb: its GraphQL type has to be named',
  );
});
