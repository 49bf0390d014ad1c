import { columnsOf } from '../../core/db/columns';
import { identifier, join, literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { UploadEntity } from './upload.entity';

/** The name of a picture, from `uploads u`. */
const uploadName = columnsOf(UploadEntity, sql`u`, 'name');

/** Adds a picture; one of the same name counts as used now. */
export const upsertUpload = statement('uploads.upsert', {
  params: columnsOf(UploadEntity, sql`u`, 'name', 'contentType', 'bytes', 'width', 'height'),
  text: (p) => sql`
    INSERT INTO uploads (name, content_type, bytes, width, height)
    VALUES (${p.name}, ${p.contentType}, ${p.bytes}, ${p.width}, ${p.height})
    ON CONFLICT (name) DO UPDATE SET last_used_at = now()`,
});

/** Notes that a picture is used now; no row where there is none of this name. */
export const touchUpload = statement('uploads.touch', {
  params: { name: 'text' },
  row: uploadName,
  text: (p, columns) =>
    sql`UPDATE uploads u SET last_used_at = now() WHERE name = ${p.name} RETURNING ${columns}`,
});

/** Every column that names a picture; a test compares it with the tables. */
export const PICTURE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  attendees: ['avatar', 'cover'],
  companies: ['cover', 'logo'],
  company_products: ['picture'],
  events: ['cover', 'logo'],
  insights: ['cover'],
  users: ['avatar'],
};

const used = join(
  Object.entries(PICTURE_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => sql`SELECT ${identifier(column)} AS name FROM ${identifier(table)}`),
  ),
  ' UNION ALL ',
);

/** Longer than anybody fills in a form. */
const UNUSED = sql`u.last_used_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM (${used}) used WHERE used.name = u.name)`;

/** Rows stay locked until their files are removed, so that a batch is small. */
export const UNUSED_BATCH = 50;

/** Deletes a batch of pictures that nothing uses; without those that another transaction has locked. */
export const deleteUnusedUploads = statement('uploads.deleteUnused', {
  params: {},
  row: uploadName,
  text: (_, columns) => sql`
    WITH unused AS MATERIALIZED (
      SELECT u.name FROM uploads u WHERE ${UNUSED} ORDER BY u.name LIMIT ${literal(UNUSED_BATCH)} FOR UPDATE SKIP LOCKED)
    DELETE FROM uploads u USING unused WHERE u.name = unused.name RETURNING ${columns}`,
});

/** Lets these pictures be removed at once where nothing uses them. */
export const releaseUploads = statement('uploads.release', {
  params: { names: 'text[]' },
  text: (p) => sql`UPDATE uploads SET last_used_at = 'epoch' WHERE name = ANY(${p.names})`,
});

/** Marks the pictures of a person as long unused, unless other objects show them too. */
export const expirePicturesOf = statement('uploads.expireOf', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  row: uploadName,
  text: (p, columns) => sql`
    UPDATE uploads u SET last_used_at = 'epoch' WHERE name IN (
      SELECT unnest(ARRAY[avatar, cover]) FROM attendees WHERE id = ANY(${p.attendeeIds})
      UNION SELECT avatar FROM users WHERE id = ${p.userId}) RETURNING ${columns}`,
});
