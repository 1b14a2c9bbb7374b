import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureOf } from '../delivery/smtp-failure.ts';
import type { SubscriberTable } from '../store/tables.ts';
import { notifyExternalList } from './notify-external-list.ts';

const moment = '2026-05-04T10:00:00.000Z';
const subscriber: SubscriberTable = {
  id: 'subscriber',
  email: 'jana@visitor.example',
  name: '',
  phone: '',
  country: '',
  locale: 'cs',
  state: 'unsubscribed',
  created_at: moment,
  consented_at: moment,
  confirmed_at: moment,
  unsubscribed_at: moment,
};

let requests: string[];

/** Redirects from `/hook` to a page that answers everything with 200. */
const list = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  if (request.url === '/hook') response.writeHead(302, { Location: '/page' });
  response.end();
});

beforeEach(async () => {
  requests = [];
  list.listen(0, '127.0.0.1');
  await once(list, 'listening');
});

afterEach(() => {
  list.close();
  list.closeAllConnections();
});

it('does not take a redirect for an acceptance, and reports its status', async () => {
  const { port } = list.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}/hook`, secret: 'a-secret-of-some-length' };
  const error = await notifyExternalList(
    subscriber,
    'delivery',
    'https://beer.example/',
    webhook,
  ).catch((reason: unknown) => reason);
  expect(failureOf(error)).toMatchObject({ error: 'ELIST 302', final: false });
  expect(requests).toEqual(['POST /hook']);
});
