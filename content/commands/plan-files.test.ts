import { expect, it } from 'vitest';
import { context } from '../format/testing/fixtures.ts';
import { planFiles } from './plan-files.ts';

const redirect = (_id: string, to = '/en/new') => ({ _id, _type: 'redirect', from: '/en/old', to });
const text = 'from: /en/old # as printed\nto: /en/new\n';
const old = {
  file: 'documents/redirect/old.yaml',
  id: 'redirect-old',
  type: 'redirect',
  text,
  fields: { from: '/en/old', to: '/en/new' },
};

it('keeps the text of a file whose document did not change', () => {
  const { texts, problems } = planFiles([redirect('redirect-old')], [old], context);
  expect(Object.fromEntries(texts)).toEqual({ 'documents/redirect/old.yaml': text });
  expect(problems).toEqual([]);
});

it('leaves a file to the document that has it', () => {
  const owner = { ...old, id: 'owner', fields: { ...old.fields, _id: 'owner' } };
  const documents = [redirect('redirect-old', '/en/other'), redirect('owner')];
  const { texts, problems, incomplete } = planFiles(documents, [owner], context);
  expect(texts.get(old.file)).toContain('to: /en/new');
  expect(problems).toEqual([
    {
      file: old.file,
      path: '_id',
      message: '"redirect-old" would have the same file as another document',
    },
  ]);
  expect([...incomplete]).toEqual(['redirect-old']);
});

it('names a document of which the format cannot hold everything', () => {
  const odd = { ...redirect('redirect-old'), colour: 'red' };
  const { texts, problems, incomplete } = planFiles([odd], [], context);
  expect([...texts.keys()]).toEqual([old.file]);
  expect(problems).not.toEqual([]);
  expect([...incomplete]).toEqual(['redirect-old']);
});
