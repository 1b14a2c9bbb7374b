import { describe, expect, it } from 'vitest';
import { anEvent } from '../../content/testing/an-event.ts';
import { eventCalendar } from './event-calendar.ts';

const place = {
  url: 'https://beermuseum.example/en/events/night-in-the-vaults',
  location: 'Beer Museum Prague, Zvonařská 7, Prague 1',
};

/** Returns the lines of the file, unfolded (RFC 5545, section 3.1). */
function linesOf(event = anEvent()): string[] {
  return eventCalendar(event, place)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
}

describe('eventCalendar', () => {
  it('contains the times and the location', () => {
    const lines = linesOf();
    expect(lines).toContain('DTSTART:20260523T180000Z');
    expect(lines).toContain('DTEND:20260523T210000Z');
    expect(lines).toContain('LOCATION:Beer Museum Prague\\, Zvonařská 7\\, Prague 1');
  });

  it('ends in the second of two hours with the same clock time', () => {
    const lines = linesOf(anEvent({ start: '2026-10-24T20:00:00Z', end: '2026-10-25T01:30:00Z' }));
    expect(lines).toContain('DTEND:20261025T013000Z');
  });

  it('has a stable UID, and the status of a cancelled event', () => {
    expect(linesOf()).toContain('UID:event-night@beermuseum.example');
    expect(linesOf()).toContain('DTSTAMP:20260501T100000Z');
    expect(linesOf()).toContain('STATUS:CONFIRMED');
    expect(linesOf(anEvent({ status: 'cancelled' }))).toContain('STATUS:CANCELLED');
  });

  it('has no line longer than 75 octets', () => {
    const file = eventCalendar(anEvent({ summary: 'Ležák, světlo a 🍺 '.repeat(20) }), place);
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file.replace(/\r\n /g, '')).toContain('Ležák\\, světlo a 🍺 Ležák');
  });
});
