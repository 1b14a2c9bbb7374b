import { maxFormBytes } from '../../lib/forms/schema/attachment-rules.ts';

/** The limits for the body of a POST request. */
export interface BodyRule {
  /** Maximum size in bytes. */
  readonly bytes: number;
  /** Allowed media types without parameters; an empty body needs none. */
  readonly types: readonly string[];
  /**
   * Passes on the beginning of a longer body, one byte more than allowed, instead of refusing it:
   * the handler then responds with the values that the visitor entered.
   */
  readonly isCut?: boolean;
}

/** The methods a path allows (RFC 9110, section 9.1), and the limits for the body of a POST. */
export interface RequestRule {
  readonly methods: readonly string[];
  readonly body?: BodyRule;
}

const KIB = 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const JSON_TYPE = 'application/json';

const READ = ['GET', 'HEAD'];

/** The paths that allow more than GET and HEAD; all are below `/api/`. */
const pathRules: readonly (RequestRule & { readonly path: RegExp })[] = [
  { path: /^\/api\/age$/, methods: ['POST'], body: { bytes: 4 * KIB, types: [URL_ENCODED] } },
  {
    path: /^\/api\/campaigns\/(?:card|counts)$/,
    // The Studio's browser asks with OPTIONS whether it may request them (Fetch, section 3.3).
    methods: [...READ, 'OPTIONS'],
  },
  {
    path: /^\/api\/campaigns\/reports$/,
    methods: ['POST'],
    body: { bytes: KIB, types: [JSON_TYPE] },
  },
  { path: /^\/api\/consent$/, methods: ['POST'], body: { bytes: KIB, types: [JSON_TYPE] } },
  {
    path: /^\/api\/forms\/[^/]+$/,
    methods: [...READ, 'POST'],
    body: { bytes: maxFormBytes, types: [URL_ENCODED, MULTIPART], isCut: true },
  },
  // Mail clients send a form with one field (RFC 8058, section 3.1), in either encoding.
  {
    path: /^\/api\/(?:newsletter|waiting-list)\/[^/]+$/,
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

/**
 * Preview links also allow POST, because the token must be removed from the address for every
 * method; the body is ignored.
 */
const previewLinkRule: RequestRule = {
  methods: [...READ, 'POST'],
  body: { bytes: 4 * KIB, types: [URL_ENCODED, MULTIPART] },
};

const readRule: RequestRule = { methods: READ };

/**
 * Returns the rule for a path without its query; `isPreviewLink` states that the query had a token.
 */
export function ruleFor(path: string, isPreviewLink: boolean): RequestRule {
  const rule = path.startsWith('/api/')
    ? pathRules.find((candidate) => candidate.path.test(path))
    : undefined;
  return rule ?? (isPreviewLink ? previewLinkRule : readRule);
}
