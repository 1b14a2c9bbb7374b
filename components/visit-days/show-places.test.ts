import { expect, it } from 'vitest';
import { showPlaces } from './show-places';

it('places after midnight are those of the day on which the night began', () => {
  document.body.innerHTML = `<form data-visit-days="sold out"><table><tr>
    <td><button name="date" value="2026-12-04" data-last-start="2026-12-05T01:00">4</button></td>
    <td><button name="date" value="2026-12-05">5</button></td>
  </tr></table></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  const starts = [{ date: '2026-12-05', time: '00:30', languages: [], places: 3 }];
  showPlaces(form, { from: '2026-12-01', through: '2026-12-31', starts });
  const days = [...form.querySelectorAll('button')];
  expect(days.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['2026-12-04', false],
    ['2026-12-05', true],
  ]);
});
