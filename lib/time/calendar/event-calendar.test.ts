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
  it('contains times in Prague’s time zone, the location, and the definition of the zone', () => {
    const lines = linesOf();
    expect(lines).toContain('DTSTART;TZID=Europe/Prague:20260523T200000');
    expect(lines).toContain('DTEND;TZID=Europe/Prague:20260523T230000');
    expect(lines).toContain('LOCATION:Beer Museum Prague\\, Zvonařská 7\\, Prague 1');
    expect(lines.filter((line) => line === 'TZID:Europe/Prague')).toHaveLength(1);
  });

  it('uses winter time in winter', () => {
    const lines = linesOf(anEvent({ start: '2026-12-31T19:00:00Z', end: '2027-01-01T00:30:00Z' }));
    expect(lines).toContain('DTSTART;TZID=Europe/Prague:20261231T200000');
    expect(lines).toContain('DTEND;TZID=Europe/Prague:20270101T013000');
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
