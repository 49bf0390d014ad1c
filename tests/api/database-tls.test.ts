import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/core/config';
import { createDataSource } from '../../server/src/core/db/database';
import { chownTo, pickOsUser } from '../../server/src/embedded-postgres/account';
import { findBinaries } from '../../server/src/embedded-postgres/binaries';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/src/embedded-postgres/embedded-postgres';
import { hasOpenssl, makeCertificate } from '../support/certificate';

const why = hasOpenssl ? '' : ' (skipped: openssl is not installed)';

describe.skipIf(!hasOpenssl)(`a Postgres with a certificate that it signed itself${why}`, () => {
  let folder: string;
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'podium-tls-'));
    chmodSync(folder, 0o755);
    const { cert, key } = makeCertificate(folder, 'own');
    makeCertificate(folder, 'other');
    const dataDir = join(folder, 'postgres');
    chownTo(pickOsUser(dataDir, findBinaries()).owner, key);
    const settings = { fsync: 'off', ssl: 'on', ssl_cert_file: cert, ssl_key_file: key };
    postgres = await startEmbeddedPostgres({ dataDir, settings });
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The address as a setting makes it of one with these parameters. */
  const addressOf = (host: string, parameters: string): string => {
    const url = postgres.url.replace('127.0.0.1', host) + parameters.replace('=own', `=${folder}/own.crt`);
    return readConfig({ DATABASE_URL: url.replace('=other', `=${folder}/other.crt`) }).databaseUrl ?? '';
  };
  const ENCRYPTED = 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

  it.each([
    ['127.0.0.1', '', 'plain'],
    ['127.0.0.1', '?sslmode=disable', 'plain'],
    ['127.0.0.1', '?sslmode=require', 'encrypted'],
    ['127.0.0.1', '?sslmode=require&sslrootcert=own', 'encrypted'],
    ['127.0.0.1', '?sslmode=require&sslrootcert=other', 'self-signed certificate'],
    ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=own', 'encrypted'],
    ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=other', 'self-signed certificate'],
    ['127.0.0.1', '?sslmode=verify-ca', 'sslrootcert'],
    ['localhost', '?sslmode=verify-full&sslrootcert=own', 'encrypted'],
    ['127.0.0.1', '?sslmode=verify-full&sslrootcert=own', "does not match certificate's altnames"],
    ['localhost', '?sslmode=verify-full', 'self-signed certificate'],
  ])('is reached as libpq documents: %s%s gives %s', async (host, parameters, expected) => {
    const connect = async () => {
      const pool = new Pool({ connectionString: addressOf(host, parameters) });
      try {
        const { rows } = await pool.query<{ ssl: boolean }>(ENCRYPTED);
        return rows[0]?.ssl ? 'encrypted' : 'plain';
      } finally {
        await pool.end();
      }
    };
    expect(await connect().catch(String)).toContain(expected);
  });

  it('is reached by the pool in the same way', async () => {
    const url = addressOf('127.0.0.1', '?sslmode=require');
    const dataSource = await createDataSource({ url, pool: 1, entities: [], migrations: [] }).initialize();
    expect(await dataSource.query(ENCRYPTED)).toEqual([{ ssl: true }]);
    await dataSource.destroy();
  });

  it('is not asked in a mode that leaves the choice to it', () => {
    expect(() => addressOf('127.0.0.1', '?sslmode=prefer')).toThrow('DATABASE_URL: sslmode has to be one of');
  });
});
