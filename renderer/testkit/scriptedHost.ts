import type { Channel, Channels, HostApi, PageMessage, Problem } from '../../electron/contract/ipc.ts'

/** The host's answers, by channel; channels that are left out answer with a failure. */
export type Answers = {
  readonly [C in Channel]?: (request: Channels[C]['request']) => Channels[C]['response']
}

/** A host with scripted answers that keeps its requests. */
export interface ScriptedHost extends HostApi {
  /** The requests of one channel, oldest first. */
  asked<C extends Channel>(channel: C): readonly Channels[C]['request'][]
  /** Answers the channel with this problem from now on. */
  refuse(channel: Channel, problem: Problem): void
  /** Answers the channel again from now on. */
  allow(channel: Channel): void
  /** Sends a message on the feed. */
  tell(message: PageMessage): void
}

/** Returns a host for `setHost`. */
export function scriptedHost(answers: Answers): ScriptedHost {
  const calls: { readonly channel: Channel; readonly request: unknown }[] = []
  const refused = new Map<Channel, Problem>()
  const listeners = new Set<(message: PageMessage) => void>()
  return {
    asked<C extends Channel>(channel: C) {
      const own = calls.filter((one) => one.channel === channel)
      return own.map(({ request }) => request as Channels[C]['request']) // kept by `call`, with the type of its channel
    },
    refuse: (channel, problem) => void refused.set(channel, problem),
    allow: (channel) => void refused.delete(channel),
    tell: (message) => {
      for (const listener of listeners) listener(message)
    },
    async call(channel, request) {
      calls.push({ channel, request })
      const problem = refused.get(channel)
      if (problem) return { ok: false, problem }
      const answer = answers[channel]
      if (!answer) return { ok: false, problem: { code: 'internal', detail: `${channel} is not scripted` } }
      return { ok: true, value: answer(request) }
    },
    onFeed(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
