/** Name of the migrated database that every test database is a copy of. */
export const TEMPLATE = 'podium_template';
