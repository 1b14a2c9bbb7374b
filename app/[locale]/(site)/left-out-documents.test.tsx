import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { reportedProblems } from '#lib/content/client/preview-problems';
import { LeftOutDocuments } from './left-out-documents';

vi.mock('#lib/content/client/preview-problems', () => ({ reportedProblems: vi.fn() }));

const missing = { revision: null, expected: 'price', leftOut: 'document' } as const;

const night = { ...missing, id: 'event-night', type: 'event', field: 'start' };
const tour = { ...missing, id: 'experience-tour', type: 'experience', field: 'price' };

beforeEach(() => {
  vi.mocked(reportedProblems).mockReturnValue([night, tour]);
});

it('names the documents of its types that the page left out', () => {
  renderLocalized(<LeftOutDocuments types={['experience', 'ticketType']} />, 'de');
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('experience-tour');
  expect(notice).toHaveAttribute('lang', 'de');
});

it('renders nothing where nothing of its types is missing', () => {
  const { container } = renderLocalized(<LeftOutDocuments types={['ticketType']} />, 'en');
  expect(container).toBeEmptyDOMElement();
});
