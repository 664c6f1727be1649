import type { z } from 'zod'
import type { Caller } from '../callers/caller.ts'
import { requireChannel, requireIds } from '../callers/rights.ts'
import type { Answer, Channel, Channels } from '../contract/ipc.ts'
import { REQUESTS } from '../contract/schemas.ts'
import type { Log } from '../log.ts'
import { problemOf, Refused } from '../refused.ts'

export type Handler<C extends Channel> = (
  request: Channels[C]['request'],
  caller: Caller,
) => Promise<Channels[C]['response']> | Channels[C]['response']

/** One handler for every channel: leaving one out does not compile. */
export type Handlers = { readonly [C in Channel]: Handler<C> }

const SCHEMAS: { readonly [C in Channel]: z.ZodType<Channels[C]['request']> } = REQUESTS

export type Answerer = ReturnType<typeof createAnswerer>

/** Creates the function that answers all calls. It never throws: bad requests, refusals and errors become answers. */
export function createAnswerer(handlers: Handlers, log: Log) {
  return async (channel: unknown, request: unknown, caller: Caller): Promise<Answer<unknown>> => {
    try {
      if (!isChannel(channel)) throw new Refused('bad-request', 'no such channel')
      requireChannel(caller.rights, channel)
      return { ok: true, value: await answer(handlers, channel, request, caller) }
    } catch (error) {
      return refusal(channel, error, log)
    }
  }
}

function answer<C extends Channel>(handlers: Handlers, channel: C, request: unknown, caller: Caller) {
  const parsed = parseRequest(channel, request)
  requireIds(caller.rights, parsed)
  return handlers[channel](parsed, caller)
}

function isChannel(channel: unknown): channel is Channel {
  return typeof channel === 'string' && Object.hasOwn(REQUESTS, channel)
}

/** Throws `bad-request` with where and what. */
export function parseRequest<C extends Channel>(channel: C, request: unknown): Channels[C]['request'] {
  const schema = SCHEMAS[channel]
  const parsed = nullOnOverflow(() => schema.safeParse(request))
  if (!parsed) throw new Refused('bad-request', 'nested too deeply')
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused('bad-request', `${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'not understood'}`)
}

/** Null if the schema overflowed the stack on a deeply nested value. */
function nullOnOverflow<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function refusal(channel: unknown, error: unknown, log: Log): Answer<never> {
  const problem = problemOf(error)
  // Converting other values to a string could throw.
  const facts = { channel: typeof channel === 'string' ? channel.slice(0, 40) : typeof channel, code: problem.code }
  if (problem.code === 'internal') log.error('call failed', { ...facts, error })
  else if (problem.code === 'save-failed') log.error('call failed', { ...facts, reason: problem.detail ?? '' })
  else if (problem.code === 'bad-request' || problem.code === 'not-allowed')
    log.warn('call refused', { ...facts, where: problem.detail ?? '' })
  return { ok: false, problem }
}
