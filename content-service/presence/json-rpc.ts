import { z } from 'zod';
import { isShallow } from '../store/json.ts';

/** Error codes of JSON-RPC 2.0, section 5.1. */
export const RPC_CODES = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
};

/** The length of a message in characters, checked before it is parsed. */
const MAX_MESSAGE_LENGTH = 8 * 1024;

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  id: z.union([z.string(), z.number()]),
  params: z.record(z.string(), z.json()).default({}),
});

type Params = z.infer<typeof requestSchema>['params'];

/** The methods of a connection by their names. They return the result, or throw an `RpcError`. */
export type RpcMethods = Readonly<Record<string, (params: Params) => string | boolean>>;

/** An error that the client of a method receives. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface RpcResponse {
  /** The message to send. */
  readonly text: string;
  /** The error that it reports, or null. */
  readonly error: RpcError | null;
}

/** Calls the method that a message requests, and returns the response to it. */
export function respondToRpc(message: string, methods: RpcMethods): RpcResponse {
  const request = readRequest(message);
  if (request === null) {
    return failure(null, new RpcError(RPC_CODES.invalidRequest, 'The message is not a request'));
  }
  const { id, method, params } = request;
  try {
    const call = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (call === undefined) {
      throw new RpcError(RPC_CODES.methodNotFound, `There is no method "${method}"`);
    }
    return { text: rpcText({ id, result: call(params) }), error: null };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return failure(id, error);
  }
}

function failure(id: string | number | null, error: RpcError): RpcResponse {
  const { code, message } = error;
  return { text: rpcText({ id, error: { code, message } }), error };
}

function rpcText(message: object): string {
  return JSON.stringify({ jsonrpc: '2.0', ...message });
}

/** Returns the parameters of a method. Throws an `RpcError` that names the first invalid one. */
export function parseParams<T>(schema: z.ZodType<T>, params: Params): T {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.');
  throw new RpcError(RPC_CODES.invalidParams, `The parameter "${place}" is not valid`);
}

function readRequest(text: string): z.infer<typeof requestSchema> | null {
  if (text.length > MAX_MESSAGE_LENGTH) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isShallow(value)) return null;
  return requestSchema.safeParse(value).data ?? null;
}
