import { GraphQLScalarType } from 'graphql';

/** One value of a row. */
export type ReportValue = string | number | boolean | Date | null;

const notAnInput = (): never => {
  throw new TypeError('ReportCell is never an input');
};

export const ReportCell = new GraphQLScalarType<ReportValue, Exclude<ReportValue, Date>>({
  name: 'ReportCell',
  description: 'A text, a number, true or false, a time in ISO 8601 (UTC), or null: the column says which.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : (value as Exclude<ReportValue, Date>)),
  parseValue: notAnInput,
  parseLiteral: notAnInput,
});
