/** Carries the address of the client to the API, which cannot see the socket. The server sets it. */
export const clientHeader = "x-consultorio-client";

/** Carries the id of the request to the API, which names it in a failure. The server sets it. */
export const requestHeader = "x-consultorio-request";

/** Asks a person who met a failure for the id that finds it in the log. */
export const requestIdNote = (requestId: string) => `Si llamas por esto, di este número: ${requestId}`;
