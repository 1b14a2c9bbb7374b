import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { type ContentProblem, expectations } from '#lib/content/model/content-query';
import { locales } from '#lib/platform/i18n/locales';
import { ContentProblems } from './content-problems';

const problem: ContentProblem = {
  id: 'event-goose',
  type: 'event',
  revision: 'r1',
  field: 'start',
  expected: 'dateTime',
  leftOut: 'document',
};

it('shows the document, the field and what is expected, in the language of the page', () => {
  renderLocalized(<ContentProblems problems={[problem]} />, 'de');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Dieses Dokument sehen Besucher nicht (Veranstaltung):');
  expect(alert).toHaveTextContent('event-goose');
  expect(alert).toHaveTextContent('start: Hier gehören Datum und Uhrzeit hin');
});

it('says when drafts could not be read', () => {
  renderLocalized(<ContentProblems problems={[]} areDraftsUnread />, 'de');
  expect(screen.getByRole('alert')).toHaveTextContent('An ihrer Stelle sehen Sie die');
});

it('groups all problems of a document in one alert', () => {
  const other = { ...problem, field: 'end' };
  const elsewhere = { ...problem, id: 'event-swing' };
  renderLocalized(<ContentProblems problems={[problem, other, elsewhere]} />);
  const counts = screen
    .getAllByRole('alert')
    .map((alert) => within(alert).getAllByRole('listitem').length);
  expect(counts).toEqual([2, 1]);
});

it('does not say that visitors miss more than the end of a list', () => {
  const items = { ...problem, field: 'gallery[500]', expected: 'fewer', leftOut: 'items' } as const;
  renderLocalized(<ContentProblems problems={[items]} />, 'en');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Visitors don’t see the end of a list here (event):');
  expect(alert).toHaveTextContent('gallery[500]: is one too many');
});

it('shows the stored name of an unknown type', () => {
  renderLocalized(<ContentProblems problems={[{ ...problem, type: 'hologram' }]} />);
  expect(screen.getByRole('alert')).toHaveTextContent('(hologram)');
});

it.each(locales)('explains every expectation in %s', (locale) => {
  const problems = expectations.map((expected) => ({ ...problem, field: expected, expected }));
  renderLocalized(<ContentProblems problems={problems} />, locale);
  expect(screen.getAllByRole('listitem')).toHaveLength(expectations.length);
});

it('renders nothing without problems', () => {
  const { container } = renderLocalized(<ContentProblems problems={[]} />);
  expect(container).toBeEmptyDOMElement();
});
