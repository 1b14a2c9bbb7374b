import { longestFormBytes } from '../../lib/forms/schema/attachment-rules.ts';

/** What the body of a POST may be. */
export interface BodyRule {
  /** The most bytes. */
  readonly bytes: number;
  /** Media types without parameters; a body that is empty needs none. */
  readonly types: readonly string[];
  /**
   * Hands on the beginning of a longer body, one byte more than allowed, in place of refusing it:
   * the handler then answers with what was typed.
   */
  readonly isCut?: boolean;
}

/** What a path can be asked with (RFC 9110, section 9.1), and its body where that is a POST. */
export interface RequestRule {
  readonly methods: readonly string[];
  readonly body?: BodyRule;
}

const KIB = 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const JSON_TYPE = 'application/json';

const READ = ['GET', 'HEAD'];

/** The paths that take a POST; every other path is only read. */
const postRules: readonly (RequestRule & { readonly path: RegExp })[] = [
  { path: /^\/api\/age$/, methods: ['POST'], body: { bytes: 4 * KIB, types: [URL_ENCODED] } },
  { path: /^\/api\/consent$/, methods: ['POST'], body: { bytes: KIB, types: [JSON_TYPE] } },
  {
    path: /^\/api\/forms\/[^/]+$/,
    methods: [...READ, 'POST'],
    body: { bytes: longestFormBytes, types: [URL_ENCODED, MULTIPART], isCut: true },
  },
  // Mail programs send a form of one field (RFC 8058, section 3.1), in either encoding.
  {
    path: /^\/api\/newsletter\/[^/]+$/,
    methods: ['POST'],
    body: { bytes: 4 * KIB, types: [URL_ENCODED, MULTIPART] },
  },
  {
    path: /^\/api\/preview\/enter$/,
    methods: [...READ, 'POST'],
    body: { bytes: 32 * KIB, types: [URL_ENCODED] },
  },
  {
    path: /^\/api\/preview\/leave$/,
    methods: ['POST'],
    body: { bytes: 32 * KIB, types: [URL_ENCODED] },
  },
  {
    path: /^\/api\/revalidate$/,
    methods: ['POST'],
    body: { bytes: 256 * KIB, types: [JSON_TYPE] },
  },
  { path: /^\/api\/revalidate\/[^/]+$/, methods: ['POST'], body: { bytes: 0, types: [] } },
];

/** A preview link is taken off the address however it is asked for; what comes with it is not. */
const previewLinkRule: RequestRule = {
  methods: [...READ, 'POST'],
  body: { bytes: 4 * KIB, types: [URL_ENCODED, MULTIPART] },
};

const readRule: RequestRule = { methods: READ };

/** The rule for a path without its query; `isPreviewLink` tells that its query had a token. */
export function ruleFor(path: string, isPreviewLink: boolean): RequestRule {
  const rule = postRules.find((candidate) => candidate.path.test(path));
  return rule ?? (isPreviewLink ? previewLinkRule : readRule);
}
