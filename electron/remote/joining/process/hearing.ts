import { isAnswerTo, readFeed, readHeard, readLuck, readPledges, readRoom } from '../../../contract/heard.ts'

/**
 * Checks the messages of a table before they are used: the limits of their text, and the shape of their kind. Answers
 * must belong to calls.
 */
export class Hearing {
  private readonly mostCalls: number
  /** The methods of calls without an answer yet. */
  private readonly asked = new Map<number, string>()

  constructor(mostCalls: number) {
    this.mostCalls = mostCalls
  }

  /** Notes a call of this side; returns false if it is no call, or if too many wait for their answers. */
  noteCall(text: string): boolean {
    const call = callIn(text)
    if (!call || this.asked.size >= this.mostCalls) return false
    this.asked.set(call.id, call.method)
    return true
  }

  /** Returns whether a message may be passed on. */
  accepts(text: string): boolean {
    const heard = readHeard(text)
    if (!heard) return false
    if (!('method' in heard)) return this.answers(heard)
    if (heard.method === 'room.changed') return readRoom(heard.params) !== null
    if (heard.method === 'luck.sealed') return readLuck(heard.params) !== null
    if (heard.method === 'luck.pledged') return readPledges(heard.params) !== null
    return heard.method.startsWith('feed.') && readFeed(heard.params)?.kind === heard.method.slice('feed.'.length)
  }

  private answers(heard: { readonly id: number | null; readonly result?: unknown }): boolean {
    if (heard.id === null) return true // the answer to a call that was not understood has no id
    const method = this.asked.get(heard.id)
    if (method === undefined || !this.asked.delete(heard.id)) return false
    return !('result' in heard) || isAnswerTo(method, heard.result)
  }
}

function callIn(text: string): { readonly id: number; readonly method: string } | null {
  try {
    const { id, method } = JSON.parse(text) as { readonly id?: unknown; readonly method?: unknown }
    return typeof id === 'number' && typeof method === 'string' ? { id, method } : null
  } catch {
    return null
  }
}
