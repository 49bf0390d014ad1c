import { column, columnsOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { fullNameOf } from '../../core/db/own-data';
import { sql, type Sql } from '../../core/db/sql';
import { NEXT_VERSION } from '../../core/db/versioned-update';
import { statement } from '../../core/db/statement';
import { AttendeeEntity } from './attendee.entity';

const defineSetting = (name: string, changed: Sql, value: Sql) =>
  statement(name, {
    params: { ids: 'uuid[]', values: typed<readonly (string | null)[]>('text[]') },
    row: {
      ...columnsOf(AttendeeEntity, sql`a`, 'id'),
      name: column('text', fullNameOf(sql`a`)),
      value: column('text?', sql`a.${changed}::text`),
    },
    text: (p, columns) => sql`
      UPDATE attendees a SET ${changed} = ${value}, updated_at = ${NEXT_VERSION}
      FROM unnest(${p.ids}, ${p.values}) AS v (id, value)
      WHERE a.id = v.id
      RETURNING ${columns}`,
  });

/** Gives attendees categories, one each. */
export const setCategories = defineSetting(
  'attendees.setCategories',
  sql`category`,
  sql`v.value::attendee_category`,
);

/** Gives attendees companies by their ids, one each; none where the value is null or the company is gone. */
export const setCompanies = defineSetting(
  'attendees.setCompanies',
  sql`company_id`,
  sql`(SELECT c.id FROM companies c WHERE c.id = v.value::uuid)`,
);
