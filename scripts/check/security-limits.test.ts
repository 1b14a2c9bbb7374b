import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { expect, it, test } from 'vitest';
import { MAX_BYTES, MAX_KEYS } from '../../content-service/api/handlers/key-value.ts';
import { MAX_URL_LENGTH } from '../../content-service/api/handlers/listen.ts';
import { FORM_LIMIT } from '../../content-service/api/handlers/login.ts';
import { MAX_QUERY_LENGTH } from '../../content-service/api/handlers/query.ts';
import { UPLOAD_LIMIT } from '../../content-service/api/handlers/upload.ts';
import { MUTATION_BODY_LIMIT, QUERY_BODY_LIMIT } from '../../content-service/api/request/body.ts';
import { BUFFER_BYTES } from '../../content-service/event-stream/event-stream.ts';
import { LIMITS as streams } from '../../content-service/event-stream/event-streams.ts';
import {
  ANONYMOUS_BODIES,
  ANONYMOUS_EXPORTS,
  ANONYMOUS_READS,
} from '../../content-service/http/anonymous-limits.ts';
import * as failedAttempts from '../../content-service/http/failed-attempts.ts';
import { IDLE_MS } from '../../content-service/http/idle-bodies.ts';
import * as stalled from '../../content-service/http/stalled-responses.ts';
import { RENDERINGS, WAITING_RENDERINGS } from '../../content-service/images/image-service.ts';
import { AVIF_MAX_EDGE } from '../../content-service/images/negotiate.ts';
import { MAX_PIXELS } from '../../content-service/images/parameters.ts';
import * as logins from '../../content-service/login/waiting-logins.ts';
import { DOCUMENT_LIMIT } from '../../content-service/mutate/check-sizes.ts';
import * as presence from '../../content-service/presence/presence-connection.ts';
import { MAX_PER_USER } from '../../content-service/presence/presence-rooms.ts';
import { RESULT_CHARACTERS } from '../../content-service/query/engine/measure.ts';
import { MAX_HEADER_BYTES } from '../../content-service/server.ts';
import { LIMITS as sockets, UNUSED_MS } from '../../content-service/sockets/sockets.ts';
import { MAX_STREAMS } from '../../content-service/sockets/tunnel-streams.ts';
import { MAX_DEPTH } from '../../content-service/store/json.ts';
import { MAX_SESSIONS, SESSION_HOURS } from '../../content-service/users/session-store.ts';
import { limits as contentLimits } from '../../lib/content/parse/formats/limits.ts';
import { ATTEMPT_MS, DELIVERIES_AT_ONCE } from '../../lib/forms/delivery/worker.ts';
import {
  inspectionConcurrency,
  inspectionLimits,
} from '../../lib/forms/file/inspection/inspect-file.ts';
import { maxAttachmentBytes, maxFormBytes } from '../../lib/forms/schema/attachment-rules.ts';
import { attachmentBounds } from '../../lib/forms/store/attachment-quota.ts';
import { MAX_ROWS_PER_DAY } from '../../lib/forms/store/campaign-counts.ts';
import { draftBounds, maxDraftBytes } from '../../lib/forms/store/drafts.ts';
import { MIN_FREE_BYTES_FOR_FILES } from '../../lib/forms/store/store.ts';
import { renderingWidths } from '../../lib/media/picture/renderings.ts';
import { MAX_PENDING } from '../../lib/request/campaigns/pending-counts.ts';
import { limits as rates } from '../../lib/request/rate-limit/limits.ts';
import {
  MAX_LISTS,
  MAX_STATE_LENGTH,
  MAX_USER_AGENT_LENGTH,
} from '../../server/framework/limit-headers.ts';
import { renderingConcurrency } from '../../server/limit-rendering.ts';
import { BODY_IDLE_MS, bodyMemory, smallBodyMemory } from '../../server/request/body-limits.ts';
import { SLOW_BYTES, SLOW_MS } from '../../server/request/buffered-bytes.ts';
import { PROGRESS_BYTES } from '../../server/request/read-body.ts';
import { ruleFor } from '../../server/request/rules.ts';
import { MAX_PARAMETERS } from '../../server/request-target.ts';
import { MAX_WAITING, STALLED_MS } from '../../server/serialize-connections.ts';
import { CLOSE_MS } from '../../server/unreadable-requests.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Writes a size as the document does. */
const size = (bytes: number) =>
  bytes < MB ? `${Math.floor(bytes / KB)} KB` : `${Math.floor(bytes / MB)} MB`;
const seconds = (ms: number) => `${ms / 1000} s`;
const bodyOf = (path: string) => size(ruleFor(path, false).body?.bytes ?? 0);

/** The table of limits: what is limited, and its maximum. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', maximum = '']) => ({ what, maximum }));

const numerals: Readonly<Record<string, string>> = { one: '1', two: '2', four: '4' };
const NUMBER = /\b(one|two|four|\d[\d,]*)( (?:KB|MB|GB|s|px|megapixels|hours))?\b/g;

/** Returns the numbers of a text, with their units. */
function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(NUMBER)].map(
    ([, number = '', unit = '']) => (numerals[number] ?? number.replaceAll(',', '')) + unit,
  );
}

const inAvif = renderingWidths.filter((width) => width <= AVIF_MAX_EDGE);
const { page, picture, form, other } = renderingConcurrency;

/** The beginning or content of each row, and its numbers as they are in the code. */
const declared: readonly (readonly [what: string, numbers: readonly (string | number)[]])[] = [
  ['| headers of a request |', [size(maxHeaderSize)]],
  ['name of a client', [MAX_USER_AGENT_LENGTH]],
  ["state of the framework's router", [MAX_STATE_LENGTH, MAX_LISTS]],
  ['separators of parameters', [MAX_PARAMETERS]],
  ['requests of a connection at a time', [1, MAX_WAITING]],
  ['time in which a client accepts nothing of a response', [seconds(STALLED_MS)]],
  ['response, also one of the embedded content service', [seconds(stalled.STALLED_MS)]],
  ['time to close the connection of an unreadable request', [seconds(CLOSE_MS)]],
  [
    'body: cookie choice, campaign report, age form, links in mails',
    [
      bodyOf('/api/consent'),
      bodyOf('/api/campaigns/reports'),
      bodyOf('/api/age'),
      bodyOf('/api/newsletter/confirm'),
    ],
  ],
  ['body: preview forms, webhook', [bodyOf('/api/preview/leave'), bodyOf('/api/revalidate')]],
  ['body of a form, with its file', [size(maxFormBytes), size(maxAttachmentBytes)]],
  [
    'bodies in memory, in total and per address',
    [
      size(bodyMemory.max),
      size(bodyMemory.maxPerSender),
      size(SLOW_BYTES),
      size(smallBodyMemory.max),
      size(smallBodyMemory.maxPerSender),
    ],
  ],
  [`time without ${size(PROGRESS_BYTES)} of progress in a body`, [seconds(BODY_IDLE_MS)]],
  ['time for the rest of a body after its response, also', [seconds(IDLE_MS)]],
  ['time for the rest of a body after its response', [seconds(BODY_IDLE_MS)]],
  [
    'attachments stored in a day',
    [
      size(attachmentBounds.sender),
      `${attachmentBounds.total / (1024 * MB)} GB`,
      size(MIN_FREE_BYTES_FOR_FILES),
    ],
  ],
  [
    'inspection of a file',
    [
      seconds(inspectionLimits.time),
      size(inspectionLimits.memory),
      inspectionConcurrency.maxPerSender,
      inspectionConcurrency.max,
    ],
  ],
  ['requests that the framework handles at a time', [page.max, picture.max, form.max, other.max]],
  [
    'requests waiting for that, of each kind',
    [page.maxWaiting, page.maxWaitingPerSender, seconds(page.maxWaitMs)],
  ],
  [
    '| picture |',
    [
      2 * renderingWidths.length + inAvif.length,
      `${MAX_PIXELS / 1_000_000} megapixels`,
      `${AVIF_MAX_EDGE} px`,
      RENDERINGS,
      WAITING_RENDERINGS,
    ],
  ],
  ['filtered lists rendered for an address', [rates.filterRendering.max]],
  ['headers of a request to the embedded content service', [size(MAX_HEADER_BYTES)]],
  [
    'body sent to the embedded content service',
    [size(QUERY_BODY_LIMIT), size(MUTATION_BODY_LIMIT), size(FORM_LIMIT), MAX_DEPTH],
  ],
  ['requests with a JSON body of anonymous', [ANONYMOUS_BODIES.total, ANONYMOUS_BODIES.perClient]],
  [
    'queries, and requests for documents, of anonymous',
    [ANONYMOUS_READS.total, ANONYMOUS_READS.perClient],
  ],
  ['exports of anonymous clients', [ANONYMOUS_EXPORTS.total, ANONYMOUS_EXPORTS.perClient]],
  ['document, and uploaded asset', [size(DOCUMENT_LIMIT), size(UPLOAD_LIMIT)]],
  ['requested together from the embedded content service by their ids', [size(RESULT_CHARACTERS)]],
  ['characters of a query', [MAX_QUERY_LENGTH, MAX_URL_LENGTH]],
  ['values that the Studio stores for a user', [size(MAX_BYTES), MAX_KEYS]],
  ['invalid tokens sent', [failedAttempts.MAX_ATTEMPTS, failedAttempts.MAX_ATTEMPTS_OF_PROXY]],
  [
    'event streams of the embedded content service',
    [
      streams.authenticated.total,
      streams.authenticated.perClient,
      streams.anonymous.total,
      streams.anonymous.perClient,
      size(BUFFER_BYTES),
    ],
  ],
  ['event streams in one tunnel', [MAX_STREAMS]],
  [
    'logins that wait for the Studio',
    [logins.MAX_WAITING, logins.WAIT_MS / 60_000, MAX_SESSIONS, `${SESSION_HOURS} hours`],
  ],
  [
    'WebSocket connections',
    [sockets.total, sockets.perClient, sockets.anonymous, seconds(UNUSED_MS)],
  ],
  [
    'presence of editors',
    [MAX_PER_USER, 1, presence.MAX_PER_SECOND, size(presence.LOCATIONS_BYTES)],
  ],
  ['documents in one list on a page', [contentLimits.listed, contentLimits.sections]],
  ['| mail |', [seconds(ATTEMPT_MS), DELIVERIES_AT_ONCE]],
  [
    'form values stored for browsers without JavaScript',
    [
      size(maxDraftBytes),
      draftBounds.sender.count,
      size(draftBounds.sender.bytes),
      draftBounds.table.count,
      size(draftBounds.table.bytes),
    ],
  ],
  ['counts of campaigns', [MAX_ROWS_PER_DAY, MAX_PENDING]],
];

it.each(declared)('docs/security.md states the limit in the code: %s', (what, numbers) => {
  const found = rows.filter((row) => `| ${row.what} |`.includes(what));
  expect(found).toHaveLength(1);
  expect(found.flatMap(({ maximum }) => numbersIn(maximum))).toEqual(numbers.map(String));
});

test('docs/security.md states when the slowest bodies make room for others, and which share of turns is for one sender', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  expect(text).toContain(
    `took more than ${seconds(SLOW_MS)} for their last ${size(SLOW_BYTES)} are aborted`,
  );
  expect(text).toContain('half of them per address');
  const shares = Object.values(renderingConcurrency).map(
    ({ max, maxPerSender }) => maxPerSender / max,
  );
  expect(new Set(shares)).toEqual(new Set([0.5]));
});
