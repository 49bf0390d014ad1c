import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseRange } from './outbound-targets';

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const flag = z
  .enum(['', '0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional();

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The modes of TLS that have one meaning: `allow` and `prefer` leave it to the server. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

const tlsModeOf = (address: string): string | undefined => /[?&]sslmode=([^&]*)/.exec(address)?.[1];

/** pg alone takes every `sslmode` but `disable` for `verify-full`; asked like this, it does what libpq documents. */
const asLibpq = (address: string): string =>
  tlsModeOf(address) === undefined ? address : `${address}&uselibpqcompat=true`;

const databaseAddress = optional(
  z
    .url({ protocol: /^postgres(ql)?$/ })
    .refine((address) => TLS_MODES.includes(tlsModeOf(address) ?? 'disable'), {
      error: `sslmode has to be one of ${TLS_MODES.join(', ')}`,
    })
    .transform(asLibpq),
);

/** The text of a file that a setting names. */
const fileText = z.string().transform((path, ctx) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    ctx.addIssue({ code: 'custom', message: `the file ${path} cannot be read` });
    return z.NEVER;
  }
});

const secretsKey = z
  .string()
  .regex(/^[A-Za-z\d+/]{43}=$/, 'has to be 32 bytes in base64, as openssl rand -base64 32 gives them')
  .transform((text): Buffer => Buffer.from(text, 'base64'));

const addressRange = z.string().transform((text, ctx) => {
  const range = parseRange(text);
  if (range) return range;
  ctx.addIssue({ code: 'custom', message: `${text} is no range of addresses, such as 10.0.0.0/8` });
  return z.NEVER;
});

const portalHost = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'must be hosts in small letters, such as old.example.org');

/** The settings as they come from the environment; docs/operating.md has a row for each. */
export const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATABASE_URL: databaseAddress,
    DATABASE_DIRECT_URL: databaseAddress,
    REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
    REDIS_CA: optional(fileText),
    REDIS_PREFIX: z
      .string()
      .regex(/^[\w.-]{1,50}$/, 'must be a word')
      .default('podium'),
    DATA_DIR: z.string().min(1).default('.data'),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    FORMER_HOSTS: z.string().default('').transform(splitList).pipe(z.array(portalHost)),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: optional(z.string().max(200)),
    VAPID_PUBLIC_KEY: optional(z.string().max(200)),
    VAPID_PRIVATE_KEY: optional(z.string().max(200)),
    PUSH_SERVICES: optional(z.string().max(2000)),
    WEBHOOK_PRIVATE_TARGETS: z.string().default('').transform(splitList).pipe(z.array(addressRange)),
    SECURITY_CONTACT: optional(z.url({ protocol: /^(https|mailto|tel)$/ })),
    SECRETS_KEY: z.string().default('').transform(splitList).pipe(z.array(secretsKey)),
    UPLOADS_URL: optional(z.url({ protocol: /^s3(\+http)?$/, error: 'must begin with s3:// or s3+http://' })),
    TRUST_PROXY: z.string().default('').transform(splitList),
    DEMO: flag,
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().regex(/^.{10,128}$/s, 'must have 10 to 128 characters')),
    JOBS: flag,
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    SOCKETS_PER_SESSION: z.coerce.number().int().min(1).max(100_000).default(20),
    SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    COST_BUDGET: z.coerce.number().int().min(1_000).max(1_000_000_000).default(1_000_000),
    METRICS_TOKEN: optional(
      z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters, without spaces'),
    ),
    WEB_VITALS: flag,
    // The collector's library reads these itself, and others of the standard; here they are checked.
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
    OTEL_EXPORTER_OTLP_HEADERS: optional(z.string().max(2000)),
    OTEL_SERVICE_NAME: optional(z.string().max(200)),
    OTEL_RESOURCE_ATTRIBUTES: optional(z.string().max(2000)),
    OTEL_TRACES_SAMPLER: optional(z.string().max(50)),
    OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
    OTEL_METRIC_EXPORT_INTERVAL: optional(z.coerce.number().int().min(1_000).max(3_600_000)),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    message: 'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    path: ['ADMIN_EMAIL'],
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    message: 'goes together with DATABASE_URL',
    path: ['DATABASE_DIRECT_URL'],
  })
  .refine((env) => env.REDIS_CA === undefined || env.REDIS_URL?.startsWith('rediss:'), {
    message: 'goes together with a REDIS_URL that begins with rediss://',
    path: ['REDIS_CA'],
  })
  .refine((env) => (env.VAPID_PUBLIC_KEY === undefined) === (env.VAPID_PRIVATE_KEY === undefined), {
    message: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together',
    path: ['VAPID_PUBLIC_KEY'],
  });

/** Keys of Web Push (VAPID), and the services that may be called; undefined where nothing is pushed. */
const pushOf = (data: z.infer<typeof environment>) => {
  if (!data.VAPID_PUBLIC_KEY || !data.VAPID_PRIVATE_KEY) return undefined;
  const contacts = [data.SECURITY_CONTACT, data.PUBLIC_URL].filter((contact) =>
    /^(https|mailto):/.test(contact ?? ''),
  );
  return {
    publicKey: data.VAPID_PUBLIC_KEY,
    privateKey: data.VAPID_PRIVATE_KEY,
    /** Contact of the sender, as push services ask for. */
    subject: contacts[0] ?? 'mailto:push@podium.invalid',
    /** Origins of push services, `*.` for any subdomain; unset: those of today's browsers. */
    ...(data.PUSH_SERVICES ? { services: splitList(data.PUSH_SERVICES) } : {}),
  };
};

/** Reads the settings from the environment; throws one error that names every invalid one. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not usable:\n${errors.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    /** Unset: the embedded Postgres is started. */
    databaseUrl: data.DATABASE_URL,
    /** Set: `databaseUrl` leads through a pooler, and this one to Postgres itself, for what needs a session. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    /** Unset: one process serves alone. */
    redisUrl: data.REDIS_URL,
    /** Certificates of who may sign that of Redis; unset: the usual ones. */
    redisCa: data.REDIS_CA,
    /** Begins the names of all that is in Redis, so that several portals can share one. */
    redisPrefix: data.REDIS_PREFIX,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: data.PUBLIC_URL,
    /** Hosts that browsers found the portal at before, and that badges may still name. */
    formerHosts: data.FORMER_HOSTS,
    /** Base address of links in mails where no request says another one, without a slash at the end. */
    siteUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${data.PORT}`,
    /** Unset: mails are kept for the log. */
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    push: pushOf(data),
    /** Private addresses that webhooks may be sent to, also without TLS. */
    webhookPrivateTargets: data.WEBHOOK_PRIVATE_TARGETS,
    /** Name servers that know the hosts of webhooks; unset: those of the machine. */
    webhookNameServers: undefined as readonly string[] | undefined,
    /** Where security problems are reported, for `security.txt`; unset: the help page. */
    securityContact: data.SECURITY_CONTACT,
    /** Webhooks' secrets and mails' texts are sealed with the first, and opened with all; none: they are stored as they are. */
    secretsKeys: data.SECRETS_KEY,
    /** `s3://KEY:SECRET@host/bucket?region=…` (`s3+http` without TLS); unset: pictures are in `dataDir`. */
    uploadsUrl: data.UPLOADS_URL,
    /** Proxies whose X-Forwarded-For is believed: addresses, ranges, or `loopback`, `uniquelocal`. None by default. */
    trustProxy: data.TRUST_PROXY,
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    firstAdmin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : undefined,
    /** Whether this server does jobs; others may do them instead. */
    jobs: data.JOBS ?? true,
    /** How long `/readyz` says no before the port closes, so that a balancer notices first. */
    drainSeconds: data.DRAIN_SECONDS,
    socketsPerSession: data.SOCKETS_PER_SESSION,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    databasePool: data.DATABASE_POOL,
    /** Points that each user, or address of anonymous callers, may spend on operations in a minute. */
    costBudget: data.COST_BUDGET,
    /** How long people who closed the portal still count as present. */
    presenceLingerMs: 10_000,
    /** The token that readers of `/metrics` send; unset: they have to connect directly from a private address. */
    metricsToken: data.METRICS_TOKEN,
    /** Whether browsers may send how fast pages were for people, for `/metrics`. */
    webVitals: data.WEB_VITALS ?? true,
    /** Traces and metrics go to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; undefined without one. */
    telemetry: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { metricExportMs: data.OTEL_METRIC_EXPORT_INTERVAL ?? 60_000 }
      : undefined,
    logLevel: data.LOG_LEVEL,
  };
};

/** Everything that may differ between two installations, validated. */
export type Config = ReturnType<typeof readConfig>;
