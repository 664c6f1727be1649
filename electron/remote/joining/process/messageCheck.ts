import {
  isAnswerTo,
  readFeed,
  readLuck,
  readPledges,
  readReceived,
  readRoom,
  readShown,
} from '../../../contract/received.ts'
import type { GuestFeedMessage, RoomNotice } from '../../../contract/screens.ts'

const feedOf = (kind: GuestFeedMessage['kind']) => (params: unknown) => readFeed(params)?.kind === kind

/** The checks of the notifications that a table sends to a seat. */
const NOTICES: Readonly<Record<RoomNotice, (params: unknown) => boolean>> = {
  'feed.snapshot': feedOf('snapshot'),
  'feed.batch': feedOf('batch'),
  'feed.clocks': feedOf('clocks'),
  'feed.trouble': feedOf('trouble'),
  'room.changed': (params) => readRoom(params) !== null,
  'room.shown': (params) => readShown(params) !== null,
  'luck.sealed': (params) => readLuck(params) !== null,
  'luck.pledged': (params) => readPledges(params) !== null,
}

const isNotice = (method: string): method is RoomNotice => Object.hasOwn(NOTICES, method)

/**
 * Checks the messages of a table before they are used: the limits of their text, and the shape of their kind. Answers
 * must belong to calls.
 */
export class MessageCheck {
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
    const received = readReceived(text)
    if (!received) return false
    if (!('method' in received)) return this.answers(received)
    return isNotice(received.method) && NOTICES[received.method](received.params)
  }

  private answers(received: { readonly id: number | null; readonly result?: unknown }): boolean {
    if (received.id === null) return true // the answer to a call that was not understood has no id
    const method = this.asked.get(received.id)
    if (method === undefined || !this.asked.delete(received.id)) return false
    return !('result' in received) || isAnswerTo(method, received.result)
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
