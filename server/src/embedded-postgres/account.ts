import { chownSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How to start the Postgres programs, which refuse to run as root. */
export interface PostgresAccount {
  /** Put before the program and its arguments. */
  prefix: string[];
  /** Given to spawn; absent where the program runs as the user of Node. */
  uid?: number;
  gid?: number;
  /** The required owner of the data; absent if it is the current user. */
  owner?: Identity;
}

interface Identity {
  uid: number;
  gid: number;
}

const ROOT: Identity = { uid: 0, gid: 0 };
const NOBODY: Identity = { uid: 65534, gid: 65534 };

/**
 * As an ordinary user: plainly. As root: as another user where that one can reach data and programs, else inside a
 * user namespace, where root's own files look like that user's.
 */
export function pickOsUser(dataDir: string, binaries: string): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const who = ownerOf(dataDir) ?? systemAccount() ?? NOBODY;
  const paths = [...ancestors(realpathSync(dirname(dataDir))), ...ancestors(realpathSync(binaries))];
  if (paths.every((path) => canEnter(path, who))) return { prefix: [], ...who, owner: who };
  const prefix = ['unshare', '--user', `--map-user=${who.uid}`, `--map-group=${who.gid}`, '--'];
  return { prefix, owner: ROOT };
}

/** Hands a file or folder over, the folder itself last, so that an interrupted hand-over is noticed and repeated. */
export function chownTo(owner: Identity | undefined, path: string): void {
  const found = statSync(path);
  if (!owner || found.uid === owner.uid) return;
  if (found.isDirectory())
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (!entry.isSymbolicLink()) chownTo(owner, join(path, entry.name));
  chownSync(path, owner.uid, owner.gid);
}

/** Data that an ordinary user made stays that user's when root starts Podium for once. */
function ownerOf(dataDir: string): Identity | null {
  const folder = statSync(join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  return folder && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : null;
}

/** An account of the system: Postgres runs under no number without a name. */
function systemAccount(): Identity | undefined {
  const found = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : undefined;
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...ancestors(parent), path];
}

function canEnter(path: string, who: Identity): boolean {
  const { mode, uid, gid } = statSync(path);
  const mask = uid === who.uid ? 0o100 : gid === who.gid ? 0o010 : 0o001;
  return (mode & mask) !== 0;
}
