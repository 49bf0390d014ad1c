import { sql, type Db } from '../../core/db/database';

/** Whether a user has this address; case-insensitive. */
export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.rows(sql`SELECT 1 FROM users WHERE email = ${email.toLowerCase()}`)).length > 0;
