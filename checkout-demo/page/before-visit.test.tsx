import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCatalog, anExperience } from '../rules/testing/fixtures';
import { BeforeVisit } from './before-visit';
import { demoMessages } from './demo-messages';
import { renderDemo } from './testing/render-demo';

const text = demoMessages('en').checkoutDemo;
const event = {
  kind: 'event',
  id: 'concert',
  title: 'Concert',
  start: '2026-12-05T11:00:00.000Z',
} as const;
const visit = { ...event, kind: 'visit', id: 'cellar-route', language: 'cs' } as const;
const things = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

it('a visit needs the ticket, something warm, good shoes and an ID, and says where it begins', () => {
  const meetingPoint = 'Under the bell, ten minutes before.';
  const catalog = aCatalog({ experiences: [anExperience({ meetingPoint })] });
  renderDemo(<BeforeVisit item={visit} catalog={catalog} />);
  expect(screen.getByRole('heading', { name: text.bring })).toBeVisible();
  expect(things()).toEqual([text.bringTicket, text.bringJumper, text.bringShoes, text.bringId]);
  expect(screen.getByText(meetingPoint)).toBeVisible();
});

it('a visit without a meeting point of its own begins where all do', () => {
  renderDemo(<BeforeVisit item={visit} catalog={aCatalog({})} />, 'de');
  expect(screen.getByText(demoMessages('de').checkoutDemo.arrive)).toBeVisible();
});

it('an event needs the ticket and an ID, and has no start of a tour', () => {
  renderDemo(<BeforeVisit item={event} catalog={aCatalog({})} />);
  expect(things()).toEqual([text.bringTicket, text.bringId]);
  expect(screen.queryByText(text.arrive)).not.toBeInTheDocument();
});
