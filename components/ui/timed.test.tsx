import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Timed } from './timed';
import { TimedIsland } from './timed-island';
import { updateTimedOnReturn } from './update-timed-on-return';

const start = new Date('2026-05-23T18:00:00Z');
const end = new Date('2026-05-23T22:00:00Z');
const before = new Date('2026-05-23T12:00:00Z');

function Page({ rendered }: { readonly rendered: Date }) {
  return (
    <>
      <Timed until={end} now={rendered}>
        Buy tickets
      </Timed>
      <Timed from={start} until={end} now={rendered}>
        On now
      </Timed>
      <Timed from={end} now={rendered}>
        It is over
      </Timed>
      <Timed now={rendered}>Always</Timed>
    </>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('Timed', () => {
  it('stays as rendered without the island', () => {
    render(<Page rendered={before} />);
    expect(screen.getByText('Buy tickets')).toBeVisible();
    expect(screen.getByText('On now')).not.toBeVisible();
    expect(screen.getByText('It is over')).not.toBeVisible();
    expect(screen.getByText('Always')).toBeVisible();
  });

  it('leaves out what has ended at the time of rendering', () => {
    render(<Page rendered={end} />);
    expect(screen.queryByText('Buy tickets')).not.toBeInTheDocument();
    expect(screen.queryByText('On now')).not.toBeInTheDocument();
    expect(screen.getByText('It is over')).toBeVisible();
  });

  it('renders what is always shown without attributes of its own', () => {
    render(
      <Timed now={before} className="bar" data-offer="">
        Always
      </Timed>,
    );
    expect(screen.getByText('Always').outerHTML).toBe(
      '<div class="bar" data-offer="">Always</div>',
    );
  });

  it('renders an element of the caller’s choice', () => {
    render(
      <ul>
        <Timed as="li" now={before}>
          An entry
        </Timed>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('An entry');
  });
});

describe('TimedIsland', () => {
  it('corrects a page that was rendered long ago', () => {
    vi.useFakeTimers({ now: end });
    render(
      <>
        <Page rendered={before} />
        <TimedIsland />
      </>,
    );
    expect(screen.getByText('Buy tickets')).not.toBeVisible();
    expect(screen.getByText('On now')).not.toBeVisible();
    expect(screen.getByText('It is over')).toBeVisible();
    expect(screen.getByText('Always')).toBeVisible();
  });

  it('updates the page as elements begin and end', () => {
    vi.useFakeTimers({ now: before });
    render(
      <>
        <Page rendered={before} />
        <TimedIsland />
      </>,
    );
    act(() => {
      vi.advanceTimersByTime(start.getTime() - before.getTime());
    });
    expect(screen.getByText('On now')).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(end.getTime() - start.getTime());
    });
    expect(screen.getByText('On now')).not.toBeVisible();
    expect(screen.getByText('It is over')).toBeVisible();
  });

  it('updates again when the page is re-rendered', () => {
    vi.useFakeTimers({ now: end });
    const view = render(<TimedIsland />);
    view.rerender(
      <>
        <TimedIsland />
        <Page rendered={before} />
      </>,
    );
    expect(screen.getByText('It is over')).toBeVisible();
  });

  it.each(['pageshow', 'visibilitychange'])('updates the page on %s, as after sleep', (sign) => {
    vi.useFakeTimers({ now: before });
    render(
      <>
        <Page rendered={before} />
        <TimedIsland />
      </>,
    );
    const stop = updateTimedOnReturn();
    vi.setSystemTime(end);
    dispatchEvent(new Event(sign));
    expect(screen.getByText('It is over')).toBeVisible();
    expect(vi.getTimerCount()).toBe(1);
    stop();
  });

  it('leaves no timer behind', () => {
    vi.useFakeTimers({ now: before });
    const { unmount } = render(
      <>
        <Page rendered={before} />
        <TimedIsland />
      </>,
    );
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
