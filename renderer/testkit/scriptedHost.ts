import type { Channel, Channels, HostApi, PageMessage, Problem } from '../../electron/contract/ipc.ts'

/** What the host answers, by channel; what is left out is answered as a failure. */
export type Answers = {
  readonly [C in Channel]?: (request: Channels[C]['request']) => Channels[C]['response']
}

/** A host that answers as a test says and keeps what it was asked. */
export interface ScriptedHost extends HostApi {
  /** The requests of one channel, oldest first. */
  asked<C extends Channel>(channel: C): readonly Channels[C]['request'][]
  /** From now on the channel is answered with this problem. */
  refuse(channel: Channel, problem: Problem): void
  /** From now on it is answered again. */
  allow(channel: Channel): void
  /** Sends a message on the feed. */
  tell(message: PageMessage): void
}

/** A host for `setHost`. */
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
