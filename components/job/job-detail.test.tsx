import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aJob } from '#lib/content/testing/a-job';
import { JobDetail } from './job-detail';

const lastEvening = new Date('2026-06-30T23:59:00+02:00');
const dayAfter = new Date('2026-07-01T00:00:00+02:00');

function show(job = aJob(), now = lastEvening) {
  return renderLocalized(
    <JobDetail
      job={job}
      locale="en"
      contentLocale="en"
      now={now}
      closedNotice={<p>This vacancy is closed.</p>}
    />,
  );
}

describe('JobDetail', () => {
  it('shows the terms, and accepts applications through the last evening', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tapster');
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/en/careers');
    expect(screen.getAllByText('Full time')).toHaveLength(2);
    expect(screen.getByText('38 000–46 000 Kč a month')).toBeVisible();
    expect(screen.getByText('30 June 2026')).toBeVisible();
    expect(screen.getByText('Five weeks of holiday')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      '/en/forms/career?about=Tapster',
    );
    expect(screen.getByText('This vacancy is closed.')).not.toBeVisible();
  });

  it('shows a notice from the next day on, and no link to apply', () => {
    show(aJob(), dayAfter);
    expect(screen.getByText('This vacancy is closed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('encodes special characters of a title in the link to apply', () => {
    show(aJob({ title: 'Shop & stock (m/f)' }));
    const href = screen.getByRole('link', { name: 'Apply' }).getAttribute('href') ?? '';
    expect(new URL(href, 'https://site.example').searchParams.get('about')).toBe(
      'Shop & stock (m/f)',
    );
  });

  it('leaves out missing facts', () => {
    show(aJob({ salaryFrom: null, salaryTo: null, offer: null, body: null }));
    expect(screen.queryByText('Pay')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
