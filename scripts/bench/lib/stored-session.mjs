/** A person of the demo's logins as the portal keeps one who signed in, in `localStorage`. */
export const storedSession = async ({ client, signIn }, email) => {
  const { rows } = await client.query(
    `SELECT id, id AS user_id, email, display_name AS "displayName", role FROM users WHERE email = $1`,
    [email],
  );
  const [token] = await signIn(rows);
  const device = { colourMode: 'system', dismissed: [] };
  const auth = { user: rows[0], token, device, bookmarks: [], profile: null };
  return JSON.stringify({ version: 1, auth, join: { event: null, code: null, newUser: null } });
};
