import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Whether this machine can make certificates. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Makes a certificate for `localhost` that signs itself, in this folder. */
export const makeCertificate = (folder: string, name: string) => {
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  return { cert, key };
};
