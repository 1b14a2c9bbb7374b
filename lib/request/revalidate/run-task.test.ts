// @vitest-environment node
import { after } from 'next/server';
import { expect, it, vi } from 'vitest';
import { refreshAnswers } from '../../content/answers/refresh-answers.ts';
import { prepareNewDocuments } from '../../content/answers/request-new-documents.ts';
import { runTask } from './run-task.ts';

vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('./due-answers.ts', () => ({ dueAnswers: () => [] }));
vi.mock('../../content/answers/request-new-documents.ts', () => ({
  prepareNewDocuments: vi.fn(),
}));
vi.mock('../../content/answers/refresh-answers.ts', () => ({
  takeOverAnswers: async () => [],
  refreshAnswers: vi.fn(async () => ({ complete: true, changed: [] })),
}));

it('a comparison has new documents requested once it is done', async () => {
  const calls: string[] = [];
  vi.mocked(prepareNewDocuments).mockImplementation(() => {
    calls.push('prepared');
    return async () => {
      calls.push('requested');
    };
  });
  vi.mocked(refreshAnswers).mockImplementation(async () => {
    calls.push('compared');
    return { complete: true, changed: [] };
  });
  vi.mocked(after).mockReset();
  await runTask('refresh');
  expect(calls).toEqual(['prepared', 'compared']);
  const request = vi.mocked(after).mock.calls[0]?.[0];
  if (typeof request === 'function') await request();
  expect(calls).toEqual(['prepared', 'compared', 'requested']);
});
