import { expect, it } from 'vitest';
import { vouchers } from './voucher.query.ts';

it.each([
  [{ amount: 1000 }, [{ amount: 1000, adults: null }]],
  [{ adults: 2 }, [{ amount: null, adults: 2 }]],
  [{ adults: 4 }, []],
  [{ amount: 150_000 }, []],
  [{}, []],
])('a voucher of %j is sold only if the checkout has it', (worth, sold) => {
  expect(vouchers.parse([{ _id: 'v', ...worth }])).toMatchObject({ value: sold });
});
