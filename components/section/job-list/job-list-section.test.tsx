import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getJobs } from '#lib/content/get-job';
import type { SectionOf } from '#lib/content/get-page';
import { aJob } from '#lib/content/testing/a-job';
import { JobListSection } from './job-list-section';

vi.mock('#lib/content/get-job', () => ({ getJobs: vi.fn() }));

const section: SectionOf<'jobListSection'> = {
  _key: 'jobs',
  _type: 'jobListSection',
  anchor: null,
  tone: null,
  label: null,
  heading: 'Who is missing',
  intro: null,
  limit: null,
  actions: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.mocked(getJobs).mockResolvedValue([
    aJob({ _id: 'a', title: 'Guide', validThrough: '2026-07-31' }),
    aJob({ _id: 'b', title: 'Tapster', validThrough: '2026-06-30' }),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function renderAt(now: string) {
  vi.setSystemTime(new Date(now));
  return renderLocalized(await JobListSection({ section, locale: 'en' }));
}

describe('JobListSection', () => {
  it('lists positions through the evening of their last day', async () => {
    await renderAt('2026-06-30T23:59:00+02:00');
    expect(screen.getByRole('link', { name: 'Guide' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tapster' })).toBeVisible();
  });

  it('lists none after that', async () => {
    await renderAt('2026-07-01T00:00:00+02:00');
    expect(screen.getByRole('link', { name: 'Guide' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tapster' })).not.toBeInTheDocument();
  });

  it('shows a message without open positions', async () => {
    await renderAt('2026-08-01T00:00:00+02:00');
    expect(screen.getByText('There are no vacancies at the moment.')).toBeVisible();
  });
});
