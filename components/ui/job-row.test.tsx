import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aJob } from '#lib/content/testing/a-job';
import { JobRow } from './job-row';

describe('JobRow', () => {
  it('shows contract, place and salary', () => {
    renderLocalized(<JobRow job={aJob()} locale="de" />, 'de');
    expect(screen.getByText(/Vollzeit/)).toBeVisible();
    expect(screen.getByText('Ausschank')).toBeVisible();
    expect(screen.getByText('38 000–46 000 Kč im Monat')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tapster' })).toHaveAttribute(
      'href',
      '/de/karriere/tapster',
    );
  });

  it.each([
    [{ salaryTo: null }, 'from 38 000 Kč a month'],
    [{ salaryFrom: null }, 'up to 46 000 Kč a month'],
  ])('shows the known part of the salary', (overrides, text) => {
    renderLocalized(<JobRow job={aJob(overrides)} locale="en" />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows no salary without any amount', () => {
    renderLocalized(<JobRow job={aJob({ salaryFrom: null, salaryTo: null })} locale="en" />);
    expect(screen.queryByText(/Kč/)).not.toBeInTheDocument();
  });

  it('marks a position that exists in English only', () => {
    renderLocalized(<JobRow job={aJob({ languages: ['en'] })} locale="it" />, 'it');
    expect(screen.getByRole('link')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('in inglese')).toBeInTheDocument();
  });
});
