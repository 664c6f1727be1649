import type { z } from 'zod'
import type { Answer, Channel, Channels, Problem } from '../contract/ipc.ts'
import { problemOf, Refused } from '../contract/refused.ts'
import { requestExcess } from '../contract/requestExtent.ts'
import { REQUESTS } from '../contract/schemas.ts'
import type { Log } from '../files/log.ts'
import type { Client } from './client.ts'
import { CallRates } from './rates.ts'
import { requireChannel, requireIds } from './rights.ts'

export type Handler<C extends Channel> = (
  request: Channels[C]['request'],
  client: Client,
) => Promise<Channels[C]['response']> | Channels[C]['response']

/** One handler for every channel: leaving one out does not compile. */
export type Handlers = { readonly [C in Channel]: Handler<C> }

const SCHEMAS: { readonly [C in Channel]: z.ZodType<Channels[C]['request']> } = REQUESTS

export type Answerer = ReturnType<typeof createAnswerer>

/** Creates the function that answers all calls. It never throws: bad requests, refusals and errors become answers. */
export function createAnswerer(handlers: Handlers, log: Log, rates: CallRates = new CallRates()) {
  return async (channel: unknown, request: unknown, client: Client): Promise<Answer<unknown>> => {
    try {
      if (!isChannel(channel)) throw new Refused('bad-request', 'no such channel')
      if (!rates.allows(client, channel)) throw new Refused('too-many-requests', channel)
      requireChannel(client.rights, channel)
      return { ok: true, value: await answer(handlers, channel, request, client) }
    } catch (error) {
      const problem = problemOf(error)
      if (rates.allowsLogLine(client)) logRefusal(channel, problem, error, log)
      return { ok: false, problem }
    }
  }
}

function answer<C extends Channel>(handlers: Handlers, channel: C, request: unknown, client: Client) {
  const parsed = parseRequest(channel, request)
  requireIds(client.rights, parsed)
  return handlers[channel](parsed, client)
}

function isChannel(channel: unknown): channel is Channel {
  return typeof channel === 'string' && Object.hasOwn(REQUESTS, channel)
}

/** Returns the checked request. Throws `bad-request` with the place and the fault. */
export function parseRequest<C extends Channel>(channel: C, request: unknown): Channels[C]['request'] {
  const excess = requestExcess(request)
  if (excess !== null) throw new Refused('bad-request', excess)
  const parsed = SCHEMAS[channel].safeParse(request)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused('bad-request', `${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'not understood'}`)
}

function logRefusal(channel: unknown, problem: Problem, error: unknown, log: Log): void {
  // Converting other values to a string could throw.
  const facts = { channel: typeof channel === 'string' ? channel.slice(0, 40) : typeof channel, code: problem.code }
  if (problem.code === 'internal') log.error('call failed', { ...facts, error })
  else if (problem.code === 'save-failed') log.error('call failed', { ...facts, reason: problem.detail ?? '' })
  else if (['bad-request', 'not-allowed', 'too-many-requests'].includes(problem.code))
    log.warn('call refused', { ...facts, where: problem.detail ?? '' })
}
