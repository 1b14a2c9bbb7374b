import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isSecret, mayContainSecret } from '../../lib/platform/env/secret-names.ts';
import { serverSchema } from '../../lib/platform/env/server-schema.ts';

const deploy = join(dirname(dirname(import.meta.dirname)), 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

const isSetting = (name: string) => name in serverSchema.shape;
/** A tag that names a version, as opposed to one that moves between them. */
const PINNED = /^[^:@\s]+:v?\d[\w.-]*$/;

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const instructions = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.split(/ (.*)/));
  const argumentsOf = (keyword: string) =>
    instructions.flatMap(([name, rest = '']) => (name === keyword ? [rest] : []));

  it('has no problem that the linter knows', () => {
    const casing = ValidationSeverity.ERROR;
    expect(
      validate(text, { instructionCasing: casing, instructionWorkdirRelative: casing }),
    ).toEqual([]);
  });

  it('begins with images of one version', () => {
    const images = argumentsOf('FROM').map((from) => from.split(' ')[0] ?? '');
    expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
  });

  it('runs as a user without rights, as process 1', () => {
    const last = (keyword: string) => argumentsOf(keyword).at(-1);
    expect(Number(last('USER'))).toBeGreaterThan(0);
    expect(last('CMD')).toMatch(/^\[.*\]$/);
    expect(text.match(/^HEALTHCHECK/gm)).toHaveLength(1);
  });

  it('copies, and never adds from an address', () => {
    expect(argumentsOf('ADD')).toEqual([]);
  });

  it('has secrets in the environment of one command, and in no layer', () => {
    const kept = [...argumentsOf('ARG'), ...argumentsOf('ENV')];
    expect(kept.filter(isSecret)).toEqual([]);
  });

  it('is built with settings that exist', () => {
    const secrets = [...text.matchAll(/--mount=type=secret,id=(\w+),env=(\w+)/g)];
    expect(secrets).not.toHaveLength(0);
    const named = [...argumentsOf('ARG'), ...secrets.flatMap(([, id = '', env = '']) => [id, env])];
    expect(named.filter((name) => !isSetting(name))).toEqual([]);
  });
});

const serviceSchema = z.object({
  image: z.string(),
  user: z.string().optional(),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  pull_policy: z.string().optional(),
  read_only: z.literal(true),
  restart: z.string(),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  deploy: z.object({
    resources: z.object({
      limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }),
    }),
  }),
});

const internalSchema = z.object({
  internal: z.literal(true),
  ipam: z.object({ config: z.tuple([z.object({ subnet: z.cidrv4() })]) }),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
  networks: z.object({
    front: z.object({ enable_ipv6: z.literal(true) }),
    editors: internalSchema,
    back: internalSchema,
  }),
});

/** The image that is built here. */
const OURS = 'beer-museum:local';

/** Settings that are not passed on: */
const NOT_PASSED = [
  // fixed by the image, and by the addresses in it,
  ...['NODE_ENV', 'PORT', 'SUBMISSIONS_DATA', 'CONTENT_SERVICE_DATA', 'CONTENT_SERVICE_PORT'],
  // of the Studio, which is built elsewhere,
  'STUDIO_PORT',
  // and of hosted content, with which the services are others.
  ...['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_VERSION', 'SANITY_WRITE_TOKEN'],
];

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const compose = composeSchema.parse(parse(text, { merge: true }));
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { image }]) => image === OURS);

  it('has two instances of the site, and what they share', () => {
    const names = ['site-1', 'site-2', 'content', 'postgres', 'valkey', 'nginx'];
    expect(Object.keys(compose.services).toSorted()).toEqual(names.toSorted());
  });

  it.each(services)('%s has an image of one version and runs without rights', (_name, service) => {
    if (service.image === OURS) return;
    expect(service.image).toMatch(PINNED);
    expect(service.user).toMatch(/^(?!root\b|0\b)/);
    expect(service.healthcheck).toBeDefined();
  });

  it('builds its image once, and pulls it from nowhere', () => {
    const builders = ours.flatMap(([name, { build }]) => (build ? [name] : []));
    expect(builders).toEqual(['site-1']);
    const others = ours.filter(([, { build }]) => !build);
    expect(others.map(([, service]) => service.pull_policy)).toEqual(['never', 'never']);
  });

  it('passes every setting on, apart from those that are fixed here', () => {
    const passed = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment)));
    const missing = Object.keys(serverSchema.shape).filter((name) => !passed.has(name));
    expect(missing.toSorted()).toEqual(NOT_PASSED.toSorted());
  });

  it('has instances with the same settings', () => {
    const { 'site-1': one, 'site-2': other } = compose.services;
    expect(other?.environment).toEqual(one?.environment);
  });

  it('sets only variables that exist', () => {
    const names = ours.flatMap(([, { environment, build }]) => [
      ...Object.keys(environment),
      ...Object.keys(build?.args ?? {}),
    ]);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('builds with arguments that the Dockerfile knows', () => {
    const known = new Set(read('Dockerfile').match(/(?<=^ARG )\w+/gm));
    const given = ours.flatMap(([, { build }]) => Object.keys(build?.args ?? {}));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('contains no secret', () => {
    const values = services.flatMap(([, { environment }]) => Object.entries(environment));
    const written = values.filter(([, value]) => !/^\$\{\w+(:[-?][^}]*)?\}$/.test(`${value}`));
    const names = written.map(([name]) => name).filter(mayContainSecret);
    // Addresses within the network that is declared here, of which the passwords are checked below.
    expect([...new Set(names)].toSorted()).toEqual([
      'CONTENT_WEBHOOK_URL',
      'DATABASE_URL',
      'REDIS_URL',
    ]);
    expect(text).not.toMatch(/:\/\/[^:/\s]+:(?!\$\{)[^@\s]+@/);
  });

  it('has a content service that distinguishes the clients of the instances and of nginx', () => {
    const { back, editors } = compose.networks;
    const subnets = [back, editors].map(({ ipam }) => ipam.config[0].subnet);
    const { environment } = compose.services.content ?? {};
    expect(environment?.CONTENT_SERVICE_TRUSTED_PROXIES).toBe(subnets.join(','));
  });

  it('sends webhooks to nginx, which listens for them and publishes no port for it', () => {
    const address = new URL(`${compose.services.content?.environment.CONTENT_WEBHOOK_URL}`);
    expect([address.hostname, address.pathname]).toEqual(['nginx', '/api/revalidate']);
    expect(read('nginx/tls-example.conf')).toContain(`listen ${address.port};`);
    const { ports } = compose.services.nginx ?? {};
    expect(ports).toEqual(['80:8080', '443:8443']);
    expect(compose.services.content?.networks).toContain('editors');
    expect(compose.services.nginx?.networks).toContain('editors');
  });

  it('has an nginx for which each instance is one server, though it has two addresses', () => {
    expect(compose.networks.front.enable_ipv6).toBe(true);
    expect(read('nginx/tls-example.conf')).toMatch(/^resolver [^;]* ipv6=off;$/m);
  });

  it('declares every volume that it mounts', () => {
    const mounted = services.flatMap(([, { volumes }]) =>
      volumes.map((each) => each.split(':')[0]),
    );
    const named = mounted.filter((name) => /^[a-z]/.test(name ?? ''));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });
});
