import { describeDeclared, registeredStatements, type RegisteredStatement } from '../core/db/statement';
import { createSchema } from '../schema';

const columnsOf = (declarations: RegisteredStatement['row']): string =>
  Object.entries(declarations)
    .map(([name, declared]) => {
      const { type, nullable } = describeDeclared(declared);
      return `${name} ${type}${nullable ? '?' : ''}`;
    })
    .join(', ');

const textOf = ({ name, text, params, row }: RegisteredStatement): string =>
  `-- ${name} (${columnsOf(params)}) -> (${columnsOf(row)})\n${text};\n`;

/** The text of `schema/statements.sql`: every registered statement, so that reviewers see what is sent to Postgres. */
export const statementsText = (): string => {
  createSchema();
  return `-- Emitted by the build; change the queries files instead.\n\n${registeredStatements().map(textOf).join('\n')}`;
};
