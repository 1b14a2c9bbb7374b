import { expireAnswers } from '#lib/request/revalidate/expire-answers';
import { isInternal } from '#lib/request/revalidate/internal-secret';
import { revalidateTasks } from '#lib/request/revalidate/request-task';
import { runTask } from '#lib/request/revalidate/run-task';

type Context = RouteContext<'/api/revalidate/[task]'>;

/** Runs a background task; only this process itself is authorised to request it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { task: name } = await params;
  const task = revalidateTasks.find((known) => known === name);
  if (!task || !isInternal(request.headers.get('authorization'))) {
    return new Response(null, { status: 404 });
  }
  const { complete, changed } = await runTask(task);
  expireAnswers(changed);
  return new Response(null, { status: complete ? 204 : 503 });
}
