import { statement, typed } from '../../core/db/statement';
import { nextVersion } from '../../core/db/versioned-update';

const values = { ids: 'uuid[]', values: typed<readonly (string | null)[]>('text[]') } as const;
const row = { id: 'uuid', name: 'text', value: 'text?' } as const;

/** Gives attendees categories, one each. */
export const setCategories = statement('attendees.setCategories', {
  params: values,
  row,
  text: (p) => `
    UPDATE attendees a SET category = v.value::attendee_category, updated_at = ${nextVersion()}
    FROM unnest(${p.ids}, ${p.values}) AS v (id, value)
    WHERE a.id = v.id
    RETURNING a.id, a.first_name || ' ' || a.last_name AS name, a.category::text AS value`,
});

/** Gives attendees companies by their ids, one each; none where the value is null or the company is gone. */
export const setCompanies = statement('attendees.setCompanies', {
  params: values,
  row,
  text: (p) => `
    UPDATE attendees a SET company_id = (SELECT c.id FROM companies c WHERE c.id = v.value::uuid), updated_at = ${nextVersion()}
    FROM unnest(${p.ids}, ${p.values}) AS v (id, value)
    WHERE a.id = v.id
    RETURNING a.id, a.first_name || ' ' || a.last_name AS name, a.company_id::text AS value`,
});
