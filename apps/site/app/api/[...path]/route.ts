import { serverRuntime } from "../../server-runtime.ts";

/** Every call of the API. The contract in `@consultorio/api` has the paths; an unknown one answers 404. */
const handler = async (request: Request): Promise<Response> => (await serverRuntime()).api(request);

export const GET = handler;
export const POST = handler;
export const DELETE = handler;
