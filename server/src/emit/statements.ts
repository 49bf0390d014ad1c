import { registeredStatements, type RegisteredStatement } from '../core/db/statement';
import { createSchema } from '../schema';
import { describeDeclared } from '../core/db/declared';

const columnsOf = (declarations: RegisteredStatement['row']): string =>
  Object.entries(declarations)
    .map(([name, declared]) => {
      const { type, nullable } = describeDeclared(declared);
      return `${name} ${type}${nullable ? '?' : ''}`;
    })
    .join(', ');

/** Removes the indentation that the text has in the source. */
const dedent = (text: string): string => {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
};

const textOf = ({ name, text, params, row }: RegisteredStatement): string =>
  `-- ${name} (${columnsOf(params)}) -> (${columnsOf(row)})\n${dedent(text)};\n`;

/** The text of `schema/statements.sql`: every registered statement, so that reviewers see what is sent to Postgres. */
export const statementsText = (): string => {
  createSchema();
  return `-- Emitted by the build; change the queries files instead.\n\n${registeredStatements().map(textOf).join('\n')}`;
};
