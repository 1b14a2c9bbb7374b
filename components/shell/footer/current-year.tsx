import { Timed } from '#components/ui/timed';
import { pragueInstant, pragueTime } from '#lib/time/prague';

/** Renders the current year in Prague at the time of viewing; `now` is the time of rendering. */
export function CurrentYear({ now }: { readonly now: Date }) {
  const year = Number(pragueTime(now).date.slice(0, 4));
  const turn = pragueInstant(`${year + 1}-01-01`);
  return (
    <>
      <Timed as="span" until={turn} now={now}>
        {year}
      </Timed>
      <Timed as="span" from={turn} now={now}>
        {year + 1}
      </Timed>
    </>
  );
}
