import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

it('yields to other requests while it reads a long form', async () => {
  const pieces = 100;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const piece = Buffer.from('a=b&'.repeat(16 * 1024));
      for (let count = 0; count < pieces; count += 1) controller.enqueue(piece);
      controller.close();
    },
  });
  let turns = 0;
  const takeTurn = () => {
    turns += 1;
    turn = setImmediate(takeTurn);
  };
  let turn = setImmediate(takeTurn);
  expect(await readForm('application/x-www-form-urlencoded', body)).toMatchObject({
    fields: { a: 'b' },
  });
  clearImmediate(turn);
  expect(turns).toBeGreaterThanOrEqual(pieces);
});
