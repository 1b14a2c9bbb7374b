/** A request as its sender knows it. Times are in ms since 1970. */
interface SentRequest {
  /** The address it came from, which no other request has had within a second. */
  readonly address: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The log of nginx has whole seconds. */
const SECOND_MS = 1000;

/**
 * Returns the ports of the instances that nginx sent a request to, from the lines of its log in the
 * format of deploy/nginx/beer-museum.conf: `address [time] "request" status … upstream addresses …`.
 */
export function upstreamPorts(lines: readonly string[], request: SentRequest): readonly number[] {
  const { address, startedAt, endedAt } = request;
  return lines.flatMap((line) => {
    const [, time = '', rest = ''] = /\[(.+?)\] "[^"]*"(.*)$/.exec(line) ?? [];
    const loggedAt = Date.parse(time);
    const isOfIt =
      line.startsWith(`${address} `) &&
      loggedAt > startedAt - SECOND_MS &&
      loggedAt < endedAt + SECOND_MS;
    return isOfIt ? [...rest.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port)) : [];
  });
}
