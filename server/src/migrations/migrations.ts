import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `020-password-recovery.sql`: the number orders them, the words say what it is for. */
const FILE_NAME = /^(\d{3})-([a-z]+(?:-[a-z]+)*)\.sql$/;

/** Lines of their own begin the SQL that makes the change, and the SQL that takes it back. */
const SECTIONS = /^-- migrate:up$(.*)^-- migrate:down$(.*)/ms;

/** The number is added to it, since TypeORM orders migrations by a time in milliseconds at the end of their names. */
const TIME = 1_795_000_000_000;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The class that TypeORM wants; that of `020-password-recovery.sql` is known to databases as `PasswordRecovery1795000000020`. */
export const migrationOf = (file: string, text: string) => {
  const [, number, words] = FILE_NAME.exec(file) ?? [];
  if (!number || !words)
    throw new Error(`A migration has a name like 020-password-recovery.sql, not ${file}.`);
  const [, up, down] = SECTIONS.exec(text) ?? [];
  if (up === undefined || down === undefined)
    throw new Error(`${file} needs the lines "-- migrate:up" and "-- migrate:down", in this order.`);
  const name = words.split('-').map(capitalized).join('') + (TIME + Number(number));
  return class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(down);
    }
  };
};

const files = import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true });

/** Every migration, in the order in which they run. */
export const migrations = Object.keys(files)
  .toSorted()
  .map((path) => migrationOf(path.slice('./'.length), files[path]!));
